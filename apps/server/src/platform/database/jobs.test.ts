import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { withClient } from '../../testing/postgres-client.ts'
import { openMetrics } from '../metrics.ts'
import { defineJob, type Jobs, openJobs } from './jobs.ts'

const patience = { timeout: 45_000, interval: 50 }

const greet = defineJob({ name: 'test.greet', schema: z.object({ who: z.string() }), pollSeconds: 0.5 })

let test: TestDatabase
let opened: Jobs[] = []
const logged: string[] = []

beforeAll(async () => {
  test = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop()))
  opened = []
  logged.length = 0
})
afterAll(() => test.drop())

const note = (_details: object, message: string) => void logged.push(message)

async function open(isWorker: boolean): Promise<Jobs> {
  const jobs = openJobs({ url: test.url, isWorker, log: { warn: note, error: note } })
  opened.push(jobs)
  await jobs.start()
  return jobs
}

describe('jobs', () => {
  it('are counted by how they ended', async () => {
    const metrics = openMetrics()
    const worker = openJobs({ url: test.url, isWorker: true, metrics, log: { warn: note, error: note } })
    opened.push(worker)
    await worker.start()
    await worker.work(greet, async () => {})
    await worker.enqueue(greet, { who: 'Mei' })
    await expect
      .poll(() => metrics.registry.metrics(), patience)
      .toMatch(/^cliffhanger_jobs_total\{job="test.greet",outcome="done"\} 1$/m)
  })

  it('processes that are started at once on an empty database all get a queue that works', async () => {
    const empty = await createTestDatabase()
    const several = Array.from({ length: 5 }, (_, index) =>
      openJobs({ url: empty.url, isWorker: index === 0, log: { warn: note, error: note } }),
    )
    try {
      await withClient(empty.url, (client) => client.query('drop schema if exists pgboss cascade'))
      const starts = await Promise.allSettled(several.map((jobs) => jobs.start()))
      expect(starts.filter(({ status }) => status === 'rejected')).toEqual([])
      await Promise.all(several.map((jobs, index) => jobs.enqueue(greet, { who: `${index}` })))
    } finally {
      await Promise.all(several.map((jobs) => jobs.stop()))
      await empty.drop()
    }
  })

  it('hands a worker what another process queued', async () => {
    const [api, worker] = [await open(false), await open(true)]
    const seen: string[] = []
    await worker.work(greet, async ({ who }) => void seen.push(who))
    await api.enqueue(greet, { who: 'Mei' })
    await expect.poll(() => seen, patience).toEqual(['Mei'])
  })

  it('does not work in a process that is no worker', async () => {
    const [api, worker] = [await open(false), await open(true)]
    const seen: string[] = []
    await api.work(greet, async () => void seen.push('api'))
    await worker.work(greet, async () => void seen.push('worker'))
    await api.enqueue(greet, { who: 'Mei' })
    await expect.poll(() => seen, patience).toEqual(['worker'])
  })

  it('queues with the transaction and forgets with it', async () => {
    const worker = await open(true)
    const seen: string[] = []
    await worker.work(greet, async ({ who }) => void seen.push(who))
    const lost = test.database.transaction(async (tx) => {
      await worker.enqueue(greet, { who: 'lost' }, { tx })
      throw new Error('no')
    })
    await expect(lost).rejects.toThrow('no')
    await test.database.transaction((tx) => worker.enqueue(greet, { who: 'kept' }, { tx }))
    await expect.poll(() => seen, patience).toEqual(['kept'])
  })

  it('makes one job per key while one waits or runs, also for two at once, and any number without a key', async () => {
    const keyed = defineJob({ name: 'test.keyed', schema: z.object({}) })
    const api = await open(false)
    const ids = await Promise.all([1, 2, 3].map(() => api.enqueue(keyed, {}, { key: 'episode 7' })))
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
    expect(await api.enqueue(keyed, {}, { key: 'episode 8' })).toBeDefined()
    expect(await api.enqueue(keyed, {})).toBeDefined()
    expect(await api.enqueue(keyed, {})).toBeDefined()
  })

  it('tries a failed job again and says so in the log', async () => {
    const failing = defineJob({
      name: 'test.failing',
      schema: z.object({}),
      retry: { limit: 2, delaySeconds: 0 },
      pollSeconds: 0.5,
    })
    const worker = await open(true)
    const attempts: number[] = []
    await worker.work(failing, async (_data, { attempt }) => {
      attempts.push(attempt)
      if (attempt === 0) throw new Error('not yet')
    })
    await worker.enqueue(failing, {})
    await expect.poll(() => attempts, patience).toEqual([0, 1])
    expect(logged).toEqual(['a job failed'])
  })

  it('aborts a long run when the server stops, and another server takes it up', async () => {
    const long = defineJob({
      name: 'test.long',
      schema: z.object({}),
      retry: { limit: 5, delaySeconds: 0 },
      pollSeconds: 0.5,
    })
    const first = await open(true)
    const started = Promise.withResolvers<void>()
    await first.work(long, (_data, { signal }) => {
      started.resolve()
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    await first.enqueue(long, {})
    await started.promise
    await first.stop()
    const second = await open(true)
    const finished: string[] = []
    await second.work(long, async (_data, { id }) => void finished.push(id))
    await expect.poll(() => finished.length, patience).toBe(1)
  })

  it('keeps one schedule in its time zone however often it is started', async () => {
    const nightly = defineJob({
      name: 'test.nightly',
      schema: z.object({}),
      schedule: { cron: '5 0 * * *', timeZone: 'Asia/Shanghai' },
    })
    for (const worker of [await open(true), await open(true)]) await worker.work(nightly, async () => {})
    const rows = await test.database.query('select cron, timezone from pgboss.schedule where name = $1', [nightly.name])
    expect(rows).toEqual([{ cron: '5 0 * * *', timezone: 'Asia/Shanghai' }])
  })
})
