import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { defineJob } from '../jobs.ts'
import { eraseCluster } from './cluster.ts'

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'revival-'))
  await chmod(folder, 0o755)
  server = await startTestServer({ DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await server.close()
  await eraseCluster(path.join(folder, 'postgres'))
  await rm(folder, { recursive: true, force: true })
})

const signIn = () =>
  server.succeed(sessionCalls.signInByDevice, {
    plat_code: 'demo',
    device_type: 'h5',
    device_os: 'Linux',
    device_id: 'a device that outlives the database',
  })

const readiness = async () => (await server.send({ method: 'GET', path: '/readyz' })).status

async function killDatabase(): Promise<void> {
  const lock = await readFile(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
  process.kill(Number.parseInt(lock, 10), 'SIGKILL')
}

describe('a server whose database is killed', () => {
  it('is not ready until the database runs again, then answers calls and works off jobs as before', async () => {
    const job = defineJob({ name: 'test.note', schema: z.object({ words: z.string() }), pollSeconds: 0.5 })
    const note = vi.fn<(words: string) => void>()
    await server.context.jobs.work(job, async ({ words }) => note(words))
    const before = await signIn()

    await killDatabase()
    await vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout: 5_000, interval: 1 })
    await vi.waitFor(async () => expect(await readiness()).toBe(200), { timeout: 20_000 })

    const after = await signIn()
    expect(after.user_info.user_id).toBe(before.user_info.user_id)
    await server.context.jobs.enqueue(job, { words: 'still at work' })
    await vi.waitFor(() => expect(note).toHaveBeenCalledWith('still at work'), { timeout: 20_000 })
  })
})
