import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readyLimitMs = 90_000

/** A whole server in a process of its own, which can be killed. */
export class ServerProcess {
  readonly url: string
  readonly #port: number
  readonly #folder: string
  #process: ChildProcess | undefined

  constructor(port: number, folder: string) {
    this.#port = port
    this.#folder = folder
    this.url = `http://127.0.0.1:${port}`
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    this.#process = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#folder,
        DEMO: '0',
        PUBLIC_URL: this.url,
        RATE_FACTOR: '1000',
        SEND_PER_MINUTE: '100000',
        DRAIN_SECONDS: '0',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await this.untilReady()
  }

  /** Waits until it answers. */
  async untilReady(): Promise<void> {
    const deadline = Date.now() + readyLimitMs
    while (!(await isReady(this.url))) {
      if (this.#process?.exitCode !== null) throw new Error(`The server ended with ${this.#process?.exitCode}`)
      if (Date.now() > deadline) throw new Error(`The server was not ready in ${readyLimitMs} ms`)
      await sleep(100)
    }
  }

  /** kill -9 */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** kill -9 of its database alone. */
  async killDatabase(): Promise<void> {
    const lock = await readFile(join(this.#folder, 'postgres/cluster/postmaster.pid'), 'utf8')
    process.kill(Number.parseInt(lock, 10), 'SIGKILL')
  }

  /** Kills the server, both or the database alone, in turns, and waits until the platform answers again. A database that is killed alone is
   *  started by its server. */
  async crash(turn: number): Promise<void> {
    if (turn % 3 > 0) await this.killDatabase()
    if (turn % 3 === 2) return this.untilReady()
    await this.kill()
    await this.start()
  }

  stop(): Promise<void> {
    return this.#end('SIGINT')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process
    this.#process = undefined
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A port nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
