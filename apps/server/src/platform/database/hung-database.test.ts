import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { openLog } from '../log.ts'
import { defineJob } from './jobs.ts'
import { eraseCluster } from './postgres/cluster.ts'

let folder: string
let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hung-'))
  await chmod(folder, 0o755)
  server = await startTestServer(
    { DATABASE_URL: '', DATA_DIR: folder },
    { log: openLog('warn', { write: (line) => void lines.push(line) }) },
  )
})
afterAll(async () => {
  await server.close()
  await eraseCluster(path.join(folder, 'postgres'))
  await rm(folder, { recursive: true, force: true })
})

const postmaster = async () =>
  Number.parseInt(await readFile(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10)

/** The postmaster and every process it has made. */
async function signalDatabase(signal: NodeJS.Signals): Promise<void> {
  const parent = await postmaster()
  process.kill(parent, signal)
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' })
  for (const pid of children.split('\n').filter((word) => word.trim() !== '')) process.kill(Number(pid), signal)
}

const request = async (way: string, init?: RequestInit) => {
  const startedMs = performance.now()
  const response = await fetch(`http://127.0.0.1:${server.port}${way}`, {
    ...init,
    signal: AbortSignal.timeout(20_000),
  })
  const body = await response.text()
  return {
    status: response.status,
    body,
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - startedMs,
  }
}

const row = sessionCalls.signInByDevice
const signIn = () =>
  request(row.path, {
    method: row.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      plat_code: 'demo',
      device_type: 'h5',
      device_os: 'Linux',
      device_id: 'a device that meets a silent database',
    }),
  })

it('a database that hangs: calls answer 503 within three seconds and readyz within two, and one line tells of it', async () => {
  const job = defineJob({ name: 'test.note', schema: z.object({ words: z.string() }), pollSeconds: 0.5 })
  const note = vi.fn<(words: string) => void>()
  await server.context.jobs.work(job, async ({ words }) => note(words))
  expect((await signIn()).status).toBe(200)
  expect((await request('/readyz')).status).toBe(200)

  await signalDatabase('SIGSTOP')
  try {
    const readiness = request('/readyz')
    const first = await Promise.all(Array.from({ length: 20 }, signIn))
    for (const { status, retryAfter, body, ms } of first) {
      expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '2' })
      expect(JSON.parse(body)).toMatchObject({ code: 503, data: { retry_after: 2 } })
      expect(ms).toBeLessThan(3000)
    }
    expect((await readiness).ms).toBeLessThan(2000)
    for (let turn = 0; turn < 4; turn++) {
      const [call, ready] = await Promise.all([signIn(), request('/readyz')])
      expect([call.status, ready.status]).toEqual([503, 503])
      expect(call.ms).toBeLessThan(1000)
      expect(ready.ms).toBeLessThan(1000)
      await sleep(1000)
    }
  } finally {
    await signalDatabase('SIGCONT')
  }

  await vi.waitFor(async () => expect((await request('/readyz')).status).toBe(200), { timeout: 10_000, interval: 100 })
  expect((await signIn()).status).toBe(200)
  await server.context.jobs.enqueue(job, { words: 'still at work' })
  await vi.waitFor(() => expect(note).toHaveBeenCalledWith('still at work'), { timeout: 20_000 })

  const count = (words: string) => lines.filter((line) => line.includes(words)).length
  expect(count('the database does not answer"')).toBe(1)
  expect(count('the job queue waits for its database')).toBeLessThanOrEqual(1)
  expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
  expect(lines.length).toBeLessThan(12)
})

it('a database that is killed: calls answer 200 or 503, never 500', async () => {
  const seen = new Set<number>()
  const end = Date.now() + 4000
  const load = Array.from({ length: 4 }, async () => {
    while (Date.now() < end) seen.add((await signIn()).status)
  })
  await sleep(300)
  process.kill(await postmaster(), 'SIGKILL')
  await Promise.all(load)
  await vi.waitFor(async () => expect((await request('/readyz')).status).toBe(200), { timeout: 20_000, interval: 100 })
  expect(seen).toEqual(new Set([200, 503]))
})
