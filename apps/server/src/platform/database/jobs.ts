import { randomUUID } from 'node:crypto'
import type { JobWithMetadata, Db as QueueDb } from 'pg-boss'
import type * as z from 'zod'
import type { Metrics } from '../metrics.ts'
import { DatabaseUnavailable } from './database-errors.ts'
import type { Db } from './db.ts'
import { JobQueue, type JobQueueOptions, type QueueDefinition } from './job-queue.ts'

/** A kind of background work: what it is called, what it is told, and how often it is tried. */
export interface JobDefinition<Data extends object> extends QueueDefinition {
  readonly schema: z.ZodType<Data>
  /** How many run at once in one process. */
  readonly concurrency: number
  /** How often a process looks for work that another process queued; its own it sees at once. 0.5 or more. */
  readonly pollSeconds: number
  /** Queues a run without being asked; one at a time however many processes run. The data is `{}`. */
  readonly schedule?: { readonly cron: string; readonly timeZone: string }
}

export interface JobRun {
  readonly id: string
  /** 0 at the first try. */
  readonly attempt: number
  /** Aborted when the server stops or the time is up: end soon by throwing, and the job is tried again. */
  readonly signal: AbortSignal
}

export type JobHandler<Data> = (data: Data, run: JobRun) => Promise<void>

export interface EnqueueOptions {
  /** The job exists if, and only if, this transaction commits. */
  readonly tx?: Db
  /** While a job of this key waits or runs, no second one is made. */
  readonly key?: string
  readonly delaySeconds?: number
}

export interface Jobs {
  start(): Promise<void>
  /** Answers the job's id, or undefined when one of the same key is there. */
  enqueue<Data extends object>(
    job: JobDefinition<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<string | undefined>
  /** Works off a job from now on. Does nothing in a process that is no worker, so that a domain need not ask. */
  work<Data extends object>(job: JobDefinition<Data>, handler: JobHandler<Data>): Promise<void>
  /** Aborts the runs and waits for them, then lets go of the database. */
  stop(): Promise<void>
}

export interface JobsOptions extends JobQueueOptions {
  readonly metrics?: Pick<Metrics, 'jobs' | 'jobQueueFailures'>
}

/** A handler runs at least once for a job, and again after a crash: it must cope with its own half-done work. */
export function defineJob<Data extends object>(
  job: Pick<JobDefinition<Data>, 'name' | 'schema'> & Partial<JobDefinition<Data>>,
): JobDefinition<Data> {
  return { concurrency: 1, retry: { limit: 3, delaySeconds: 5 }, timeoutSeconds: 900, pollSeconds: 2, ...job }
}

const heartbeatRefreshSeconds = 4

/** Jobs live in PostgreSQL, in the schema `pgboss`, and survive every process. */
export function openJobs(options: JobsOptions): Jobs {
  const queue = new JobQueue(options)
  const { boss } = queue
  return {
    async start() {
      await boss.start()
    },
    async enqueue(job, data, { tx, key, delaySeconds } = {}) {
      await queue.ensure(job)
      const id = await boss.send(job.name, data, {
        // Every job has a key, because a queue that holds one job per key takes "no key" for a key too.
        singletonKey: key ?? randomUUID(),
        ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
        ...(tx && { db: executorOf(tx) }),
      })
      const wake = () => queue.wakeWorkers(job.name)
      if (tx) tx.afterCommit(wake)
      else wake()
      return id ?? undefined
    },
    async work(job, handler) {
      if (!options.isWorker) return
      await queue.ensure(job)
      const polling = {
        includeMetadata: true,
        pollingIntervalSeconds: job.pollSeconds,
        localConcurrency: job.concurrency,
        heartbeatRefreshSeconds,
      } as const
      await boss.work(job.name, polling, async ([found]: JobWithMetadata<unknown>[]) => {
        if (found) await runJob(options, job, handler, found, queue.stopping)
      })
      if (job.schedule) await boss.schedule(job.name, job.schedule.cron, {}, { tz: job.schedule.timeZone })
    },
    stop: () => queue.stop(),
  }
}

async function runJob<Data extends object>(
  { metrics, log }: JobsOptions,
  job: JobDefinition<Data>,
  handler: JobHandler<Data>,
  { id, retryCount: attempt, data, signal }: JobWithMetadata<unknown>,
  stopping: AbortSignal,
): Promise<void> {
  try {
    const run = { id, attempt, signal: AbortSignal.any([signal, stopping]) }
    await handler(job.schema.parse(data ?? {}), run)
    metrics?.jobs.inc({ job: job.name, outcome: 'done' })
  } catch (error) {
    // A run that ends because the server stops is tried again after the next start.
    metrics?.jobs.inc({ job: job.name, outcome: stopping.aborted ? 'stopped' : 'failed' })
    if (!stopping.aborted) log.error({ ...causeOf(error), job: job.name, id, attempt }, 'a job failed')
    throw error
  }
}

/** The stack tells nothing of a database that is away. */
const causeOf = (error: unknown) => (error instanceof DatabaseUnavailable ? { cause: error.message } : { err: error })

function executorOf(tx: Db): QueueDb {
  return { executeSql: async (text, values) => ({ rows: await tx.query(text, values, { prepare: false }) }) }
}
