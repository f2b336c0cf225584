import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../platform/database/postgres/address.ts'

const binary = '/usr/sbin/pgbouncer'

/** Without it the tests say so and go on, except in CI, where it has to be there. */
export const hasPgbouncer = existsSync(binary) || process.env['CI'] !== undefined

/** A real PgBouncer in front of one database. */
export interface TestPgbouncer {
  /** Address of the same database through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts it on a free port; `more` are further lines of its settings. */
export async function startPgbouncer(
  url: string,
  mode: 'session' | 'transaction',
  more: readonly string[] = [],
): Promise<TestPgbouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pgbouncer-'))
  const port = await findFreePort()
  const { host, port: serverPort, user, password, database } = partsOf(url)
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    [
      '[databases]',
      `${database} = host=${host} port=${serverPort} user=${user} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      'default_pool_size = 40',
      ...more,
    ].join('\n'),
  )
  await chmod(folder, 0o755)
  const server = launch(file)
  let lines = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    lines += chunk.toString()
  })
  while (!(await replies(port))) {
    if (server.exitCode !== null) throw new Error(`pgbouncer ended: ${lines}`)
    await sleep(20)
  }
  return {
    url: `postgresql://${user}:any@127.0.0.1:${port}/${database}`,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL')
        await once(server, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** It refuses to run as root. */
function launch(file: string): ChildProcess {
  const options: SpawnOptions = { stdio: ['ignore', 'ignore', 'pipe'] }
  return process.getuid?.() === 0
    ? spawn('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', binary, file], options)
    : spawn(binary, [file], options)
}

function partsOf(url: string) {
  const address = new URL(url)
  return {
    host: address.searchParams.get('host') ?? address.hostname,
    port: address.port || '5432',
    user: address.username,
    password: decodeURIComponent(address.password),
    database: address.pathname.slice(1),
  }
}

async function replies(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
