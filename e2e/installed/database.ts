import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { startPgbouncer } from '../../apps/server/src/testing/pgbouncer.ts'
import { withClient } from '../../apps/server/src/testing/postgres-client.ts'
import { listens, Program, run, unprivileged } from './program.ts'

const bin = '/usr/lib/postgresql/15/bin'
const owner = { name: 'drama', password: 'owner-of-dramas' }

/** PostgreSQL 15 with nothing in it but empty databases, a PgBouncer in front of each. */
export interface DatabaseServer {
  /** Makes an empty database and answers its address through the pooler. */
  create(name: string): Promise<string>
  stop(): Promise<void>
}

/** What the usual recipe has a pooler swallow, and room for five processes with 17 connections each. */
const poolerSettings = [
  'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options,extra_float_digits',
  'default_pool_size = 150',
  'max_client_conn = 300',
]

/** Makes a cluster below a folder and starts it. */
export async function startDatabaseServer(folder: string): Promise<DatabaseServer> {
  const home = join(folder, 'postgresql')
  await mkdir(home)
  await chmod(home, 0o777)
  const cluster = join(home, 'cluster')
  await run(unprivileged([`${bin}/initdb`, '-D', cluster, '-U', 'postgres', '--auth-host=trust', '--encoding=UTF8']))
  const port = await freePort()
  const settings = ['-h', '127.0.0.1', '-k', home, '-p', String(port), '-c', 'max_connections=200']
  const server = await Program.start({
    command: unprivileged([`${bin}/postgres`, '-D', cluster, ...settings]),
    log: join(folder, 'postgresql.log'),
    isReady: () => replies(port),
  })
  await statement(port, `create role ${owner.name} login createrole password '${owner.password}'`)
  const poolers: { stop(): Promise<void> }[] = []
  return {
    async create(name) {
      await statement(port, `create database ${name} owner ${owner.name}`)
      const url = `postgresql://${owner.name}:${owner.password}@127.0.0.1:${port}/${name}`
      const pooler = await startPgbouncer(url, 'session', poolerSettings)
      poolers.push(pooler)
      return pooler.url
    },
    async stop() {
      for (const pooler of poolers) await pooler.stop()
      await server.stop('SIGINT')
    },
  }
}

const statement = (port: number, sql: string): Promise<unknown> =>
  withClient(`postgresql://postgres@127.0.0.1:${port}/postgres`, (client) => client.query(sql))

const replies = async (port: number): Promise<boolean> =>
  (await listens(port)) &&
  statement(port, 'select 1').then(
    () => true,
    () => false,
  )
