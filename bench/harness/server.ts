import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.ts'

/** A process under measurement. */
export interface Measured {
  readonly url: string
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

type Environment = Readonly<Record<string, string>>

/** Longest wait for a script to answer. */
const startLimitMs = 120_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/** Runs a script, by its path in the repository or anywhere, under the same Node until `path` answers below 500. */
export async function startScript(script: string, path: string, environment: Environment): Promise<Measured> {
  const port = await freePort()
  // A process group of its own: Ctrl-C reaches it through `stop` alone, since a second signal would cut its clean stop short.
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, PUBLIC_URL: `http://127.0.0.1:${port}`, ...environment, PORT: String(port) },
    stdio: ['ignore', process.stderr, 'inherit'],
    detached: true,
  })
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntilUp(child, url + path)
  } catch (error) {
    await stop(child)
    throw error
  }
  return { url, port, pid: child.pid ?? 0, stop: () => stop(child) }
}

async function waitUntilUp(child: ChildProcess, url: string): Promise<void> {
  const deadlineMs = Date.now() + startLimitMs
  const isUp = () =>
    fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      ({ status }) => status < 500,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs[1]} ended with ${child.exitCode}`)
    if (Date.now() > deadlineMs) throw new Error(`${child.spawnargs[1]} did not answer in ${startLimitMs} ms`)
    await sleep(20)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** The whole server without the demonstration, budgets out of the way, unless `environment` says otherwise. */
export const startServer = (folder: string, environment: Environment = {}): Promise<Measured> =>
  startScript(join(root, 'apps/server/src/main.ts'), '/readyz', {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: '0',
    RATE_FACTOR: '1000000',
    SEND_PER_MINUTE: '100000000',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    ...environment,
  })
