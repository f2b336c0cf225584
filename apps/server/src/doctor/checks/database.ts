import { Client } from 'pg'
import { appRole } from '../../platform/database/app-role.ts'
import { examineDatabase, prepareConnection } from '../../platform/database/database-session.ts'
import { type Check, fail, ok, warn } from '../check.ts'

const oldestVersion = 15
/** What one process takes: its pool, its listener and its queue. */
const besidesPool = 5

/** Reaches the database, and looks whether role and time limits arrive whatever stands between. */
export const database: Check = {
  subject: 'database',
  async run({ databaseUrl, settings }) {
    if (databaseUrl === undefined)
      return [warn('database', 'the bundled database does not run', 'Start the server, then run the doctor again.')]
    const { isPooled } = await examineDatabase(databaseUrl)
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
    await client.connect()
    try {
      const { rows } = await client.query<{ version: string; connections: string; has_role: boolean }>(
        `select current_setting('server_version') as version, current_setting('max_connections') as connections,
           exists (select from pg_roles where rolname = $1) as has_role`,
        [appRole],
      )
      const [found] = rows
      if (!found) throw new Error('the database answered nothing')
      const { version, connections, has_role: hasRole } = found
      const findings = [
        Number.parseInt(version, 10) < oldestVersion
          ? fail('database', `PostgreSQL ${version}`, `PostgreSQL ${oldestVersion} or newer is needed.`)
          : ok('database', `PostgreSQL ${version}${isPooled ? ', through a pooler in session mode' : ''}`),
        roomFor(Number(connections), settings.DATABASE_POOL + besidesPool),
      ]
      if (!hasRole) return [...findings, warn('role', `${appRole} does not exist yet`, 'The first start makes it.')]
      await prepareConnection(client, { role: appRole, isPooled })
      return [...findings, ok('role and time limits', `a connection runs as ${appRole} with its limits`)]
    } finally {
      await client.end()
    }
  },
}

const roomFor = (connections: number, each: number) =>
  connections < 2 * each
    ? warn(
        'connections',
        `${connections} for processes that take ${each} each`,
        'Raise max_connections, lower DATABASE_POOL, or put a pooler in session mode between.',
      )
    : ok('connections', `${connections}, of which a process takes ${each}`)
