import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A process under measurement. */
export interface Measured {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/** Runs a script of the repository under the same Node until `path` answers. */
export async function startScript(script: string, path: string, environment: Readonly<Record<string, string>>): Promise<Measured> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
    await sleep(50)
  }
  return {
    url,
    process: child,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

/** The whole server with budgets out of the way, on an empty folder of its own; an outside database where `DATABASE_URL` names one. */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<Measured & { readonly folder: string }> {
  const folder = join(root, '.out', `bench-${process.pid}-${Date.now()}`)
  await mkdir(folder, { recursive: true })
  const server = await startScript('apps/server/src/main.ts', '/readyz', {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: '0',
    RATE_FACTOR: '1000000',
    SEND_PER_MINUTE: '100000000',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    ...environment,
  })
  return {
    ...server,
    folder,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
