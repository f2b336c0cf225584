import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Account } from './account.ts'

/** What the database's keeper says and to whom. */
export interface ClusterLog {
  debug(message: string): void
  error(details: object, message: string): void
}

export interface Postmaster {
  /** How it ended, of whatever cause. */
  readonly ended: Promise<PostmasterEnd>
  /** Ends the sessions, writes a checkpoint and waits for the end of the process. */
  stop(): Promise<void>
}

export interface PostmasterEnd {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
}

export interface Launch {
  readonly bin: string
  readonly cluster: string
  readonly account: Account
  readonly settings: Readonly<Record<string, string>>
  readonly onLine: (line: string) => void
}

const stopPatienceMs = 20_000

/** Only what PostgreSQL needs, so that neither a locale nor a PG* variable of the caller changes it. */
export const environment: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LANG: 'C.UTF-8', TZ: 'UTC' }

/** Starts `postgres` and waits until it accepts connections, recovery included. Rejects with its last words when it ends instead. */
export async function launchPostmaster({ bin, cluster, account, settings, onLine }: Launch): Promise<Postmaster> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, ...args] = dyingWithUs([path.join(bin, 'postgres'), '-D', cluster, ...options])
  // Its own process group: Ctrl-C must reach this server, which drains and then stops the database.
  const child = spawn(command, args, {
    ...account,
    env: environment,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<PostmasterEnd>((resolve) =>
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal })),
  )
  const lines: string[] = []
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      onLine(line)
      lines.push(line)
      if (lines.length > 20) lines.shift()
      if (line.includes('database system is ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('close', () => reject(new Error(`The database ended while starting:\n${lines.join('\n')}`)))
  })
  await ready
  return { ended, stop: () => stopProcess(child, ended) }
}

async function stopProcess(child: ChildProcess, ended: Promise<PostmasterEnd>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs)
  await ended
  clearTimeout(impatience)
}

/** On Linux the kernel stops the database when this server dies, however it dies; elsewhere the next start stops it. */
function dyingWithUs(command: [string, ...string[]]): [string, ...string[]] {
  const prefix: [string, ...string[]] = ['setpriv', '--pdeathsig', 'INT', '--']
  const isSupported = spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { stdio: 'ignore' }).status === 0
  return isSupported ? [...prefix, ...command] : command
}
