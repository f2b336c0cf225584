import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Migration } from './concurrent-migration.ts'

export const shippedFolder = path.resolve(import.meta.dirname, '../../../migrations')

/** What the database remembers of a migration. */
export interface Applied {
  readonly number: number
  readonly name: string
  readonly checksum: string
}

export const listApplied = 'select number, name, checksum from schema_migrations'

/** The numbered migrations of a folder, by number. Throws when a name has no number or two share one. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = await Promise.all(
    names.map(async (name) => {
      assert.match(name, /^\d{4}_[a-z0-9_]+\.sql$/, `${name}: a migration is named NNNN_words.sql`)
      const text = await readFile(path.join(folder, name), 'utf8')
      return { number: Number(name.slice(0, 4)), name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
  migrations.forEach((migration, index) => {
    const previous = migrations[index - 1]
    if (previous?.number === migration.number) {
      throw new Error(`Migrations ${previous.name} and ${migration.name} share a number.`)
    }
  })
  return migrations
}

/** Throws the sentence an operator needs where a build that knows more than `migrations` applied some of them. */
export function assertNoneNewer(migrations: readonly Migration[], applied: readonly Applied[]): void {
  const unknown = applied.filter(({ number }) => !migrations.some((one) => one.number === number))
  if (unknown.length === 0) return
  const names = unknown.map(({ name }) => name).toSorted()
  throw new Error(
    `The database was migrated by a newer build than this one (${names.at(-1)} is not known here). Start that build or a later one; to go back, restore the backup made before it.`,
  )
}
