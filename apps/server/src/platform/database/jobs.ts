import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { type JobWithMetadata, PgBoss, type Db as QueueDb } from 'pg-boss'
import type * as z from 'zod'
import type { Metrics } from '../metrics.ts'
import { type ConnectionOptions, openConnections } from './connection-pool.ts'
import { answered, DatabaseUnavailable } from './database-errors.ts'
import type { Db } from './db.ts'

/** A kind of background work: what it is called, what it is told, and how often it is tried. */
export interface JobDefinition<Data extends object> {
  /** `domain.imperative`, such as `media.transcodeAsset`. */
  readonly name: string
  readonly schema: z.ZodType<Data>
  /** How many run at once in one process. */
  readonly concurrency: number
  /** With `isGrowing` each wait is about twice as long as the one before. */
  readonly retry: { readonly limit: number; readonly delaySeconds: number; readonly isGrowing?: boolean }
  /** A run that takes longer counts as failed. */
  readonly timeoutSeconds: number
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

export interface JobsOptions extends Pick<ConnectionOptions, 'url' | 'isPooled' | 'pulse'> {
  readonly isWorker: boolean
  readonly metrics?: Pick<Metrics, 'jobs' | 'jobQueueFailures'>
  /** Makes and changes the tables of the queue at the start, unless told not to. */
  readonly mayMigrate?: boolean
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

/** A handler runs at least once for a job, and again after a crash: it must cope with its own half-done work. */
export function defineJob<Data extends object>(
  job: Pick<JobDefinition<Data>, 'name' | 'schema'> & Partial<JobDefinition<Data>>,
): JobDefinition<Data> {
  return { concurrency: 1, retry: { limit: 3, delaySeconds: 5 }, timeoutSeconds: 900, pollSeconds: 2, ...job }
}

/** A dead process is noticed after the heartbeat's time and one look of the supervisor: within half a minute. */
const heartbeatSeconds = 15
const heartbeatRefreshSeconds = 4
const superviseIntervalSeconds = 5
const stopTimeoutMs = 20_000

/** Jobs live in PostgreSQL, in the schema `pgboss`, and survive every process. */
export function openJobs({ url, isPooled, pulse, isWorker, mayMigrate = true, metrics, log }: JobsOptions): Jobs {
  const connections = openConnections({ url, isPooled, pulse, log, applicationName: 'cliffhanger jobs', max: 4 })
  /** One line when the queue loses its database and one when it has it again, however often it looks meanwhile. */
  let isAway = false
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        const result = await connections.lend((client) => withoutTrace(client, answered(client.query(text, values))))
        if (isAway) log.warn({}, 'the job queue works again')
        isAway = false
        return result
      },
    },
    migrate: mayMigrate,
    createSchema: mayMigrate,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
  })
  const stopping = new AbortController()
  boss.on('error', (error) => {
    // Connections that are being given up may end in any way.
    if (stopping.signal.aborted) return
    metrics?.jobQueueFailures.inc()
    // The queue hands on a copy that adds which of its workers met the error.
    if (error.name !== DatabaseUnavailable.name) return log.error({ err: error }, 'the job queue failed')
    if (!isAway) log.error({}, 'the job queue waits for its database')
    isAway = true
  })
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))

  const queues = new Map<string, Promise<void>>()

  const ensureQueue = <Data extends object>(job: JobDefinition<Data>): Promise<void> => {
    const known = queues.get(job.name)
    if (known) return known
    const queue = createQueue(boss, job)
    queues.set(job.name, queue)
    queue.catch(() => queues.delete(job.name))
    return queue
  }

  return {
    async start() {
      await boss.start()
    },
    async enqueue(job, data, { tx, key, delaySeconds } = {}) {
      await ensureQueue(job)
      const id = await boss.send(job.name, data, {
        // Every job has a key, because a queue that holds one job per key takes "no key" for a key too.
        singletonKey: key ?? randomUUID(),
        ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
        ...(tx && { db: executorOf(tx) }),
      })
      const wake = () => wakeWorkers(boss, job.name)
      if (tx) tx.afterCommit(wake)
      else wake()
      return id ?? undefined
    },
    async work(job, handler) {
      if (!isWorker) return
      await ensureQueue(job)
      const run = async ([found]: JobWithMetadata<unknown>[]): Promise<void> => {
        if (!found) return
        const { id, retryCount: attempt } = found
        try {
          const signal = AbortSignal.any([found.signal, stopping.signal])
          await handler(job.schema.parse(found.data ?? {}), { id, attempt, signal })
          metrics?.jobs.inc({ job: job.name, outcome: 'done' })
        } catch (error) {
          // A run that ends because the server stops is tried again after the next start.
          metrics?.jobs.inc({ job: job.name, outcome: stopping.signal.aborted ? 'stopped' : 'failed' })
          if (!stopping.signal.aborted) log.error({ ...causeOf(error), job: job.name, id, attempt }, 'a job failed')
          throw error
        }
      }
      const options = {
        includeMetadata: true,
        pollingIntervalSeconds: job.pollSeconds,
        localConcurrency: job.concurrency,
        heartbeatRefreshSeconds,
      } as const
      await boss.work(job.name, options, run)
      if (job.schedule) await boss.schedule(job.name, job.schedule.cron, {}, { tz: job.schedule.timeZone })
    },
    async stop() {
      stopping.abort(new Error('the server stops'))
      await boss.stop({ graceful: true, timeout: stopTimeoutMs })
      await connections.close()
    },
  }
}

/** The queue sends whole transactions as one text, and bears that some fail, such as its set-up where another process was first: what failed
 *  is rolled back, or the connection would refuse whatever comes next. */
async function withoutTrace<Answer>(client: PoolClient, reply: Promise<Answer>): Promise<Answer> {
  try {
    return await reply
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) await answered(client.query('rollback'))
    throw error
  }
}

/** Makes the queue, and gives one that is there the present limits. */
async function createQueue<Data extends object>(boss: PgBoss, job: JobDefinition<Data>): Promise<void> {
  const limits = {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: job.retry.isGrowing ?? false,
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds,
  }
  await boss.createQueue(job.name, { policy: 'exclusive', ...limits })
  await boss.updateQueue(job.name, limits)
}

/** The stack tells nothing of a database that is away. */
const causeOf = (error: unknown) => (error instanceof DatabaseUnavailable ? { cause: error.message } : { err: error })

/** Those of this process; the others look by themselves. */
function wakeWorkers(boss: PgBoss, queue: string): void {
  for (const { id, name } of boss.getWipData()) {
    if (name === queue) boss.notifyWorker(id)
  }
}

function executorOf(tx: Db): QueueDb {
  return { executeSql: async (text, values) => ({ rows: await tx.query(text, values, { prepare: false }) }) }
}
