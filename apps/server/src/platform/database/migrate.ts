import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { isLockError } from '../http/idempotency.ts'
import { makeAppRole } from './app-role.ts'
import { applyConcurrently, isConcurrent, type Migration } from './concurrent-migration.ts'
import type { Database, Db } from './db.ts'

const shippedFolder = path.resolve(import.meta.dirname, '../../../migrations')

/** Any constant will do, as long as nobody else locks on it. */
const lockKey = 7_041_776
/** How often somebody who migrates at the same time is looked for. */
const turnPauseMs = 100

interface Applied {
  readonly number: number
  readonly name: string
  readonly checksum: string
}

export interface MigrateOptions {
  /** How long one try waits for a lock; whoever comes after it waits as long at most. */
  readonly lockTimeoutMs?: number
  /** After this long without the lock it gives up. */
  readonly patienceMs?: number
}

/**
 * Applies the migrations of `folder` that the database lacks, by number, each in a transaction of its own (concurrent-migration.ts: or in none);
 * answers their names.
 * Safe for several servers at once, and beside servers at work: a lock that somebody holds is asked for briefly, again and again, because all
 * who come after a waiting `alter table` wait with it. Throws when an applied file has changed, when two files share a number, or when a newer
 * build has migrated. Everything they make belongs to the user of `database`; the role they give rights to is made before.
 */
export async function migrate(
  database: Database,
  folder = shippedFolder,
  options: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const applied = await database.transaction(async (tx) => {
    await waitForTurn(tx)
    await makeAppRole(tx)
    await tx.execute(`create table if not exists schema_migrations
      (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
    return tx.query<Applied>('select number, name, checksum from schema_migrations')
  })
  if (folder === shippedFolder) assertNoneNewer(migrations, applied)
  const names: string[] = []
  for (const migration of migrations) {
    const earlier = applied.find(({ number }) => number === migration.number)
    if (earlier) assertUnchanged(migration, earlier)
    else if (await applyPatiently(database, migration, options)) names.push(migration.name)
  }
  return names
}

/** For a process that may not migrate. Throws the sentence an operator needs where the database is not as this build has it. */
export async function assertMigrated(database: Database, folder = shippedFolder): Promise<void> {
  const migrations = await readMigrations(folder)
  const { found } = await database.one<{ found: string | null }>(
    `select to_regclass('schema_migrations')::text as found`,
  )
  const applied = found ? await database.query<Applied>('select number, name, checksum from schema_migrations') : []
  assertNoneNewer(migrations, applied)
  const lacking = migrations.filter(({ number }) => !applied.some((one) => one.number === number))
  if (lacking.length > 0) {
    throw new Error(
      `The database lacks ${lacking.length} migrations of this build (${lacking[0]?.name} first), and MIGRATE=0 leaves them to \`npm run migrate\`.`,
    )
  }
}

/** Throws the sentence an operator needs where a newer build than this one applied some of them. */
export async function assertKnown(applied: readonly Applied[]): Promise<void> {
  assertNoneNewer(await readMigrations(shippedFolder), applied)
}

function assertNoneNewer(migrations: readonly Migration[], applied: readonly Applied[]): void {
  const unknown = applied.filter(({ number }) => !migrations.some((one) => one.number === number))
  if (unknown.length === 0) return
  const names = unknown.map(({ name }) => name).toSorted()
  throw new Error(
    `The database was migrated by a newer build than this one (${names.at(-1)} is not known here). Start that build or a later one; to go back, restore the backup made before it.`,
  )
}

async function applyPatiently(
  database: Database,
  migration: Migration,
  { lockTimeoutMs = 1000, patienceMs = 600_000 }: MigrateOptions,
): Promise<boolean> {
  const endMs = Date.now() + patienceMs
  for (let pauseMs = 500; ; pauseMs = Math.min(pauseMs * 2, 15_000)) {
    try {
      return isConcurrent(migration)
        ? await applyOutside(database, migration)
        : await apply(database, migration, lockTimeoutMs)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      if (!isLockError(error)) throw new Error(`Migration ${migration.name} failed: ${error.message}`, { cause: error })
      if (Date.now() >= endMs) throw new Error(await whoHolds(database, migration), { cause: error })
      await sleep(pauseMs * (0.75 + Math.random() / 2))
    }
  }
}

/** False when another server applied it meanwhile. */
function apply(database: Database, migration: Migration, lockTimeoutMs: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    await waitForTurn(tx)
    if (await isApplied(tx, migration)) return false
    await tx.execute(`set local lock_timeout = ${lockTimeoutMs}`, [], { prepare: false })
    await tx.execute(migration.text, [], { prepare: false })
    await note(tx, migration)
    return true
  })
}

/** As `apply`, statement by statement: what is half done when it fails is done again by the next try. */
async function applyOutside(database: Database, migration: Migration): Promise<boolean> {
  return database.transaction(async (tx) => {
    await waitForTurn(tx)
    if (await isApplied(tx, migration)) return false
    // Besides its purpose, as a statement without values it ends what the one before it left open: its view of the data, which the index would
    // wait for while this transaction waits for the index.
    await tx.execute('set local idle_in_transaction_session_timeout = 0', [], { prepare: false })
    await applyConcurrently(database.aside, migration)
    await note(tx, migration)
    return true
  })
}

async function isApplied(tx: Db, migration: Migration): Promise<boolean> {
  const earlier = await tx.find<Applied>('select number, name, checksum from schema_migrations where number = $1', [
    migration.number,
  ])
  if (earlier) assertUnchanged(migration, earlier)
  return earlier !== undefined
}

const note = (tx: Db, { number, name, checksum }: Migration): Promise<number> =>
  tx.execute('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])

/** What an operator needs to know who is in the way. */
async function whoHolds(database: Database, { name }: Migration): Promise<string> {
  const oldest = await database.find<{ pid: number; application: string; seconds: number }>(
    `select pid, application_name as application, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid() order by xact_start limit 1`,
  )
  const who = oldest
    ? ` The oldest transaction is that of process ${oldest.pid} (${oldest.application}), ${oldest.seconds} s old.`
    : ''
  return `Migration ${name} did not get its lock: something holds the table for long, such as a dump.${who} Start again when it has ended.`
}

/** A migration may take long, and the others wait for it as long as it takes. They ask again and again, by a statement without values: one that
 *  waits, or has values and was the last, keeps its view of the data, and an index that is made concurrently would wait for it in turn. */
async function waitForTurn(tx: Db): Promise<void> {
  const raw = { prepare: false }
  await tx.execute('set local statement_timeout = 0; set local lock_timeout = 0', [], raw)
  const request = `select pg_try_advisory_xact_lock(${lockKey}) as mine`
  while (!(await tx.one<{ mine: boolean }>(request, [], raw)).mine) await sleep(turnPauseMs)
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
