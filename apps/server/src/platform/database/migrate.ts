import { makeAppRole } from './app-role.ts'
import { applyConcurrently, isConcurrent, type Migration } from './concurrent-migration.ts'
import type { Database, Db } from './db.ts'
import { applyFunctions, findDue, readFunctions } from './function-files.ts'
import { type Applied, assertNoneNewer, listApplied, readMigrations, shippedFolder } from './migration-files.ts'
import { type MigrateOptions, repeatPatiently, waitForTurn } from './migration-turn.ts'

/**
 * Applies the migrations of `folder` that the database lacks, by number, each in a transaction of its own (concurrent-migration.ts: or in none),
 * then the function files that changed (function-files.ts); answers their names.
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
    return tx.query<Applied>(listApplied)
  })
  if (folder === shippedFolder) assertNoneNewer(migrations, applied)
  const names: string[] = []
  for (const migration of migrations) {
    const earlier = applied.find(({ number }) => number === migration.number)
    if (earlier) assertUnchanged(migration, earlier)
    else if (await applyPatiently(database, migration, options)) names.push(migration.name)
  }
  return [...names, ...(await applyFunctions(database, folder, options))]
}

/** For a process that may not migrate. Throws the sentence an operator needs where the database is not as this build has it. */
export async function assertMigrated(database: Database, folder = shippedFolder): Promise<void> {
  const migrations = await readMigrations(folder)
  const { found } = await database.one<{ found: string | null }>(
    `select to_regclass('schema_migrations')::text as found`,
  )
  const applied = found ? await database.query<Applied>(listApplied) : []
  assertNoneNewer(migrations, applied)
  const lacking = migrations.filter(({ number }) => !applied.some((one) => one.number === number))
  if (lacking.length > 0) throw new Error(whatLacks('migrations', lacking))
  const due = await findDue(database, await readFunctions(folder))
  if (due.length > 0) throw new Error(whatLacks('functions', due))
}

const whatLacks = (kind: string, files: readonly { readonly name: string }[]): string =>
  `The database lacks ${files.length} ${kind} of this build (${files[0]?.name} first), and MIGRATE=0 leaves them to \`npm run migrate\`.`

/** Throws the sentence an operator needs where a newer build than this one applied some of them. */
export async function assertKnown(applied: readonly Applied[]): Promise<void> {
  assertNoneNewer(await readMigrations(shippedFolder), applied)
}

const applyPatiently = (database: Database, migration: Migration, options: MigrateOptions): Promise<boolean> =>
  repeatPatiently(
    database,
    `Migration ${migration.name}`,
    (lockTimeoutMs) =>
      isConcurrent(migration) ? applyOutside(database, migration) : apply(database, migration, lockTimeoutMs),
    options,
  )

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
  const earlier = await tx.find<Applied>(`${listApplied} where number = $1`, [migration.number])
  if (earlier) assertUnchanged(migration, earlier)
  return earlier !== undefined
}

const note = (tx: Db, { number, name, checksum }: Migration): Promise<number> =>
  tx.execute('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])

function assertUnchanged(migration: Migration, applied: Applied): void {
  if (migration.checksum === applied.checksum) return
  throw new Error(
    `Migration ${migration.name} has changed since it was applied (as ${applied.name}). Put the file back and add a new migration.`,
  )
}
