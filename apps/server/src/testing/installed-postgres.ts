import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { appRole } from '../platform/database/app-role.ts'
import { openDatabase } from '../platform/database/db.ts'
import { log, type TestDatabase } from './database.ts'
import { freePort } from './free-port.ts'
import { inDatabase, withClient } from './postgres-client.ts'

const run = promisify(execFile)
const place = '/usr/lib/postgresql'

const [bin] = (existsSync(place) ? readdirSync(place) : [])
  .toSorted((one, other) => Number(other) - Number(one))
  .map((version) => join(place, version, 'bin'))
  .filter((folder) => existsSync(join(folder, 'postgres')))

/** Without it the tests say so and go on, except in CI, where it has to be there. */
export const hasInstalledPostgres = bin !== undefined || process.env['CI'] !== undefined

/** The PostgreSQL of this machine's own packages, which has client programs, as somebody else runs it. */
export interface InstalledPostgres {
  /** Whether it is PostgreSQL 15 or whatever else. */
  readonly major: number
  /** An empty database of an owner who is no superuser and may make no roles unless told; both are made where they are missing. */
  newDatabase(name: string, owner: string): Promise<string>
  asAdministrator(statement: string): Promise<void>
  stop(): Promise<void>
}

export async function startInstalledPostgres(): Promise<InstalledPostgres> {
  if (bin === undefined) throw new Error('PostgreSQL is not installed: on Debian, apt-get install postgresql')
  const folder = await mkdtemp(join(tmpdir(), 'installed-postgres-'))
  const asOwner =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'] : []
  const command = (name: string, ...args: string[]): [string, string[]] => {
    const [first = '', ...rest] = [...asOwner, join(bin, name), ...args]
    return [first, rest]
  }
  if (asOwner.length > 0) await run('chown', ['postgres', folder])
  await chmod(folder, 0o755)
  const data = join(folder, 'data')
  await run(...command('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'))
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const server = spawn(...command('postgres', '-D', data, ...settings.flatMap((one) => ['-c', one])), {
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const administrator = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await untilReady(server, administrator)
  const asAdministrator = (statement: string) =>
    withClient(administrator, async (client) => void (await client.query(statement)))
  const { major } = await withClient(administrator, async (client) => {
    const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`)
    return rows[0]
  })
  return {
    major,
    asAdministrator,
    async newDatabase(name, owner) {
      await asAdministrator(`do $$ begin create role ${owner} login; exception when duplicate_object then null; end $$`)
      await asAdministrator(`create database ${name} owner ${owner}`)
      const url = new URL(inDatabase(administrator, name))
      url.username = owner
      url.password = 'any'
      return url.href
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGINT')
        await once(server, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As the helpers of servers want it; whoever stops the whole cluster drops nothing. */
export function asTestDatabase(url: string): TestDatabase {
  const database = openDatabase({ url, poolSize: 4, log, role: appRole })
  const owner = openDatabase({ url, poolSize: 2, log })
  return {
    url,
    database,
    owner,
    async drop() {
      await Promise.all([database.close(), owner.close()])
    },
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    const isReady = await withClient(url, async () => true).catch(() => false)
    if (isReady) return
    await sleep(50)
  }
}
