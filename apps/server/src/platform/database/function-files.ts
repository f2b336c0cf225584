import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseError } from 'pg'
import { isLockError } from '../http/idempotency.ts'
import type { Database, Db } from './db.ts'
import { type Applied, assertNoneNewer, listApplied, readMigrations, shippedFolder } from './migration-files.ts'
import { type MigrateOptions, repeatPatiently, waitForTurn } from './migration-turn.ts'

/** The current body of one SQL function with its rights: `functions/<domain>/<name>.sql` beside the migrations (docs/adr/0033). */
export interface FunctionFile {
  readonly name: string
  /** As the migrator names it: `functions/operators/refuse_audit_change.sql`. */
  readonly title: string
  readonly text: string
  /** Of what the database executes: lines that are comments do not count. */
  readonly checksum: string
}

/** The files beside the migrations of `folder`, by title; none where it has no functions. */
export async function readFunctions(folder = shippedFolder): Promise<FunctionFile[]> {
  const entries = await readdir(path.join(folder, 'functions'), { recursive: true }).catch(() => [])
  const titles = entries
    .filter((entry) => entry.endsWith('.sql'))
    .map((entry) => `functions/${entry.replaceAll(path.sep, '/')}`)
  return Promise.all(
    titles.toSorted().map(async (title) => {
      const text = await readFile(path.join(folder, title), 'utf8')
      return { name: path.basename(title, '.sql'), title, text, checksum: checksumOf(text) }
    }),
  )
}

const checksumOf = (text: string): string => {
  const lines = text.split('\n').filter((line) => !/^\s*(?:--|$)/.test(line))
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** What a migration has to say of a file it comes with, so that older builds refuse the database: `-- function seq_at_message 0123456789ab`. */
export const noteOf = ({ name, checksum }: FunctionFile): string => `-- function ${name} ${checksum.slice(0, 12)}`

/**
 * Applies the function files that the database lacks, all in one transaction, after the migrations; answers the titles of those that changed. What
 * was applied before the newest migration is applied again, because a migration may drop or alter a function. Nothing to do costs one query.
 * Throws when a newer build migrated meanwhile: its functions stay.
 */
export async function applyFunctions(
  database: Database,
  folder = shippedFolder,
  options: MigrateOptions = {},
): Promise<string[]> {
  const files = await readFunctions(folder)
  if (files.length === 0 || (await findDue(database, files)).length === 0) return []
  const attempt = (lockTimeoutMs: number) =>
    database.transaction(async (tx) => {
      await waitForTurn(tx)
      if (folder === shippedFolder) assertNoneNewer(await readMigrations(folder), await tx.query<Applied>(listApplied))
      const due = await findDue(tx, files)
      await tx.execute(`set local lock_timeout = ${lockTimeoutMs}`, [], { prepare: false })
      await replace(tx, due)
      await note(tx, due)
      return due.filter(({ isChanged }) => isChanged).map(({ title }) => title)
    })
  return repeatPatiently(database, 'Applying the function files', attempt, options)
}

interface DueFile extends FunctionFile {
  /** False: it is only applied again because of a later migration. */
  readonly isChanged: boolean
}

/** What the database remembers of a function file. */
export interface FunctionNote {
  readonly name: string
  readonly checksum: string
  /** No migration came after it. */
  readonly is_last: boolean
}

export const listNotes =
  'select name, checksum, migrations = (select count(*) from schema_migrations) as is_last from schema_functions'

/** Those of `files` that the database lacks, has in another form, or has from before its newest migration. */
export function dueOf(files: readonly FunctionFile[], notes: readonly FunctionNote[]): DueFile[] {
  const known = new Map(notes.map((one) => [one.name, one]))
  return files
    .map((file) => ({ ...file, isChanged: known.get(file.name)?.checksum !== file.checksum }))
    .filter(({ name, isChanged }) => isChanged || known.get(name)?.is_last !== true)
}

export const findDue = async (db: Pick<Db, 'query'>, files: readonly FunctionFile[]): Promise<DueFile[]> =>
  dueOf(files, await db.query<FunctionNote>(listNotes))

/** Twice: the first round makes every function without looking into bodies, so that the second may find any of them in the bodies it checks. */
async function replace(tx: Db, files: readonly FunctionFile[]): Promise<void> {
  for (const isChecked of ['off', 'on']) {
    await tx.execute(`set local check_function_bodies = ${isChecked}`, [], { prepare: false })
    for (const { title, text } of files) {
      try {
        await tx.execute(text, [], { prepare: false })
      } catch (error) {
        if (!(error instanceof DatabaseError) || isLockError(error)) throw error
        throw new Error(`${title} failed: ${error.message}`, { cause: error })
      }
    }
  }
}

const note = (tx: Db, files: readonly FunctionFile[]): Promise<number> =>
  tx.execute(
    `insert into schema_functions (name, checksum, migrations)
       select f.name, f.checksum, (select count(*) from schema_migrations) from unnest($1::text[], $2::text[]) f(name, checksum)
     on conflict (name) do update set checksum = excluded.checksum, migrations = excluded.migrations, applied_at = now()`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  )
