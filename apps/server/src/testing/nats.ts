import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

/** A NATS server of one test. */
export interface TestNats {
  readonly url: string
  /** Kills it; `resume` starts it again on the same port. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Starts `nats-server` on a free port of this machine. */
export async function startNats(): Promise<TestNats> {
  const port = await freePort()
  let server = await launch(port)
  return {
    url: `nats://127.0.0.1:${port}`,
    pause: () => kill(server),
    async resume() {
      server = await launch(port)
    },
    stop: () => kill(server),
  }
}

async function launch(port: number): Promise<ChildProcess> {
  const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    let lines = ''
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`nats-server ended: ${lines}`)))
    server.stderr?.on('data', (chunk: Buffer) => {
      lines += chunk.toString()
      if (lines.includes('Server is ready')) resolve()
    })
  })
  return server
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}
