import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { examineDatabase } from '../platform/database/database-session.ts'
import type { Manifest } from './manifest.ts'
import { findDumper, runTool } from './tools.ts'

type DatabaseState = NonNullable<Manifest['database']>

export const dumpName = 'database.dump'

/**
 * Dumps the database at `url` as its owner into `folder`, while servers write, and answers what it was. One snapshot holds for the dump and for
 * what is said about it.
 */
export async function dumpDatabase(url: string, folder: string): Promise<DatabaseState> {
  // Says what is wrong with the address, and refuses a pooler that gives every transaction another connection.
  await examineDatabase(url)
  const client = new Client({ connectionString: url, application_name: 'cliffhanger backup' })
  // A connection that breaks rejects its statement; the dump has the snapshot by then.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      'begin isolation level repeatable read; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0',
    )
    const state = await lookAt(client)
    const tool = await findDumper(state.server_major)
    const file = join(folder, dumpName)
    const { snapshot, ...described } = state
    await runTool(tool, ['--format=custom', '--no-password', `--snapshot=${snapshot}`, `--file=${file}`], url)
    await chmod(file, 0o600)
    return { ...described, dump_version: tool.version, dump_major: tool.major }
  } finally {
    await client.end().catch(() => {})
  }
}

type Looked = Omit<DatabaseState, 'dump_version' | 'dump_major'> & { readonly snapshot: string }

async function lookAt(client: Client): Promise<Looked> {
  const { rows: found } = await client.query<{ is_ours: boolean }>(
    `select to_regclass('public.schema_migrations') is not null and to_regclass('public.epoch') is not null as is_ours`,
  )
  if (found[0]?.is_ours !== true)
    throw new Error(`Setting DATABASE_URL: the database ${client.database} at ${client.host} holds no platform.`)
  const { rows } = await client.query<Looked>(
    `select current_database() as name, quote_ident(current_user) as owner, current_setting('server_version') as server_version,
            current_setting('server_version_num')::int / 10000 as server_major, (select value::text from public.epoch) as epoch,
            pg_export_snapshot() as snapshot,
            (select coalesce(json_agg(id order by first_ms), '[]') from public.master_keys) as keys,
            (select json_agg(json_build_object('number', number, 'name', name, 'checksum', checksum) order by number) from public.schema_migrations) as migrations`,
  )
  const [state] = rows
  if (!state || state.epoch === null)
    throw new Error(
      `Setting DATABASE_URL: a restore into ${client.database} was cut short; there is nothing to back up.`,
    )
  return state
}
