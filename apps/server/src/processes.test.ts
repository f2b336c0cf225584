import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from './platform/database/postgres/address.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'

let test: TestDatabase
let folder: string
let server: ChildProcess | undefined
let said = ''
beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'processes-'))
})
afterEach(() => server?.kill('SIGKILL'))
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A process in a group of its own, as a supervisor starts it. */
function start(environment: Record<string, string>, ...args: string[]): ChildProcess {
  said = ''
  server = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
    env: {
      ...process.env,
      DATABASE_URL: test.url,
      DATA_DIR: folder,
      DEMO: '0',
      PUBLIC_URL: 'http://127.0.0.1',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...environment,
    },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  server.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return server
}

const statusOf = (port: number, way: string) =>
  fetch(`http://127.0.0.1:${port}${way}`).then(
    ({ status }) => status,
    () => 0,
  )

describe('a process that is stopped', () => {
  it('by signals to its whole group, each twice: says it is not ready, goes on answering for a while, and ends with 0', async () => {
    const port = await findFreePort()
    const running = start({ PORT: String(port), DRAIN_SECONDS: '2' })
    await vi.waitFor(async () => expect(await statusOf(port, '/readyz')).toBe(200), { timeout: 50_000, interval: 200 })
    const ended = once(running, 'exit')
    const startedMs = performance.now()
    for (let time = 0; time < 3; time++) process.kill(-(running.pid ?? 0), 'SIGTERM')
    await vi.waitFor(async () => expect(await statusOf(port, '/readyz')).toBe(503), { timeout: 1500, interval: 20 })
    process.kill(-(running.pid ?? 0), 'SIGTERM')
    expect(await statusOf(port, '/healthz')).toBe(200)
    expect(await ended).toEqual([0, null])
    expect(performance.now() - startedMs).toBeGreaterThan(1900)
    expect(said).toBe('')
  })
})

describe('a process that cannot do its work', () => {
  const endOf = async (running: ChildProcess) => {
    const [code] = await once(running, 'exit')
    return { code, said }
  }

  it.each([
    ['gateway', {}, 'Setting NATS_URL: a process of role gateway needs it'],
    ['worker', { NATS_URL: 'nats://127.0.0.1:1' }, 'Setting SECRET_KEY: a process of role worker needs it'],
    ['all', { NATS_URL: 'nats://me:secret@127.0.0.1:1' }, 'Setting NATS_URL: no server answers at 127.0.0.1:1'],
    [
      'all',
      { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/films' },
      'Setting DATABASE_URL: the database films at 127.0.0.1:1',
    ],
  ])('of role %s with %o says so in one sentence', async (role, environment, sentence) => {
    const end = await endOf(start({ PORT: '0', ...environment }, '--role', role))
    expect(end.code).toBe(1)
    expect(end.said).toContain(sentence)
    expect(end.said).not.toContain('secret')
    expect(end.said.trim().split('\n')).toHaveLength(1)
  })

  it('because its port is taken says so before anything else', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    // Nothing answers there, and nothing is asked.
    const end = await endOf(start({ PORT: String(port), DATABASE_URL: 'postgresql://me@127.0.0.1:1/films' }))
    other.close()
    expect(end).toEqual({
      code: 1,
      said: `Setting PORT: another program uses port ${port}. Stop that program, or choose another port.\n`,
    })
  })
})
