import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { makeAppRole } from './app-role.ts'
import type { Database, Db } from './db.ts'

const shippedFolder = path.resolve(import.meta.dirname, '../../migrations')

/** Any constant will do, as long as nobody else locks on it. */
const lockKey = 7_041_776

interface Migration {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

interface Applied {
  readonly number: number
  readonly name: string
  readonly checksum: string
}

/**
 * Applies the migrations of `folder` that the database lacks, by number, each in a transaction of its own; answers their names.
 * Safe for several servers at once. Throws when an applied file has changed, or when two files share a number. Everything they make belongs
 * to the user of `database`; the role they give rights to is made before.
 */
export async function migrate(database: Database, folder = shippedFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const applied = await database.transaction(async (tx) => {
    await waitForTurn(tx)
    await makeAppRole(tx)
    await tx.execute(`create table if not exists schema_migrations
      (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
    return tx.query<Applied>('select number, name, checksum from schema_migrations')
  })
  const names: string[] = []
  for (const migration of migrations) {
    const earlier = applied.find(({ number }) => number === migration.number)
    if (earlier) assertUnchanged(migration, earlier)
    else if (await apply(database, migration)) names.push(migration.name)
  }
  return names
}

/** False when another server applied it meanwhile. */
function apply(database: Database, migration: Migration): Promise<boolean> {
  return database.transaction(async (tx) => {
    await waitForTurn(tx)
    const earlier = await tx.find<Applied>('select number, name, checksum from schema_migrations where number = $1', [
      migration.number,
    ])
    if (earlier) {
      assertUnchanged(migration, earlier)
      return false
    }
    try {
      await tx.execute(migration.text, [], { prepare: false })
    } catch (cause) {
      throw new Error(`Migration ${migration.name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      })
    }
    await tx.execute('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ])
    return true
  })
}

/** A migration may take long, and the others wait for it as long as it takes. */
async function waitForTurn(tx: Db): Promise<void> {
  await tx.execute('set local statement_timeout = 0; set local lock_timeout = 0', [], { prepare: false })
  await tx.execute('select pg_advisory_xact_lock($1)', [lockKey])
}

function assertUnchanged(migration: Migration, applied: Applied): void {
  if (migration.checksum === applied.checksum) return
  throw new Error(
    `Migration ${migration.name} has changed since it was applied (as ${applied.name}). Put the file back and add a new migration.`,
  )
}

async function readMigrations(folder: string): Promise<Migration[]> {
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
