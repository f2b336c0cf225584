import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAppRole } from '../platform/database/app-role.ts'
import { examineDatabase } from '../platform/database/database-session.ts'
import { type Database, type Db, openDatabase } from '../platform/database/db.ts'
import { assertKnown } from '../platform/database/migrate.ts'
import { dumpName } from './dump.ts'
import type { Manifest } from './manifest.ts'
import { contentsOf, giveRights, rightsIn, statementsOf } from './rights.ts'
import { databaseArgument, findRestorer, runTool, type Tool } from './tools.ts'

type DatabaseState = NonNullable<Manifest['database']>

interface Target {
  readonly url: string
  readonly db: Database
  readonly tool: Tool
  readonly source: string
  readonly state: DatabaseState
}

const log = { error: (details: object, message: string) => console.error(message, details) }

/** Looks whether the dump in `source` can go into the database at `url`, and opens it. Throws the sentence an operator needs. */
export async function openTarget(url: string, source: string, state: DatabaseState): Promise<Target> {
  if (!existsSync(join(source, dumpName))) throw new Error(`${source} holds no ${dumpName}: it is no backup.`)
  await assertKnown(state.migrations)
  const { isPooled } = await examineDatabase(url)
  const db = openDatabase({ url, isPooled, poolSize: 1, log, isPatient: true })
  try {
    await assertEmpty(db)
    const { major } = await db.one<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    if (major < state.server_major)
      throw new Error(
        `The backup is of PostgreSQL ${state.server_version}, and the server at DATABASE_URL is ${major}: a dump goes into the same version or a newer one.`,
      )
    const tool = await findRestorer(state.dump_major, major)
    await db.transaction(makeAppRole)
    return { url, db, tool, source, state }
  } catch (error) {
    await db.close()
    throw error
  }
}

/**
 * Fills the empty database: everything in one transaction, then in another the rights and a new epoch, because devices may know numbers that the
 * dump never gave (socket.md 3.3). Without an epoch no server runs. Answers the grants it left out.
 */
export async function restoreDump({ url, db, tool, source, state }: Target): Promise<string[]> {
  const dump = join(source, dumpName)
  const scratch = await mkdtemp(join(tmpdir(), 'restore-'))
  try {
    const list = await runTool(tool, ['--list', dump])
    const [contents, rights] = [join(scratch, 'contents'), join(scratch, 'rights')]
    await writeFile(contents, contentsOf(list))
    await writeFile(rights, rightsIn(list))
    const script = await runTool(tool, [`--use-list=${rights}`, '--file=-', dump])
    await runTool(
      tool,
      [
        '--single-transaction',
        '--exit-on-error',
        '--no-owner',
        '--no-privileges',
        '--no-publications',
        '--no-subscriptions',
        '--no-password',
        `--use-list=${contents}`,
        databaseArgument(url),
        dump,
      ],
      url,
    )
    return await db.transaction((tx) => finish(tx, script, state))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function finish(tx: Db, script: string, state: DatabaseState): Promise<string[]> {
  const raw = { prepare: false }
  await tx.execute('set local statement_timeout = 0', [], raw)
  const { owner } = await tx.one<{ owner: string }>('select quote_ident(current_user) as owner')
  // The program leaves its own search path on a pooler's connection, not on ours.
  const leftOut = await giveRights(tx, statementsOf(script, state.owner, owner))
  await tx.execute('insert into public.epoch default values')
  // A dump holds no statistics, and plans without them are bad ones.
  await tx.execute('analyze', [], raw)
  return leftOut
}

const nameOf = async (db: Db): Promise<string> =>
  (await db.one<{ name: string }>('select current_database() as name')).name

/** Whatever extensions brought does not count. */
async function assertEmpty(db: Db): Promise<void> {
  const name = await nameOf(db)
  const { total, half } = await db.one<{ total: number; half: boolean }>(
    `select count(*)::int as total, count(*) filter (where n.nspname = 'public' and c.relname = 'epoch') > 0 as half
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  )
  if (total === 0) return
  const isHalf = half && (await db.query('select 1 as one from public.epoch', [], { prepare: false })).length === 0
  throw new Error(
    isHalf
      ? `Setting DATABASE_URL: a restore into ${name} was cut short. Drop that database, create it again and restore anew.`
      : `Setting DATABASE_URL: the database ${name} is not empty (${total} tables, views or sequences). A backup is restored into a new database only: create one and name it.`,
  )
}
