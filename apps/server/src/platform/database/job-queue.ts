import type { PoolClient } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Metrics } from '../metrics.ts'
import { type ConnectionOptions, openConnections } from './connection-pool.ts'
import { answered, DatabaseUnavailable } from './database-errors.ts'

/** What the queue knows of a kind of background work: what it is called, and how often it is tried. */
export interface QueueDefinition {
  /** `domain.imperative`, such as `media.transcodeAsset`. */
  readonly name: string
  /** With `isGrowing` each wait is about twice as long as the one before. */
  readonly retry: { readonly limit: number; readonly delaySeconds: number; readonly isGrowing?: boolean }
  /** A run that takes longer counts as failed. */
  readonly timeoutSeconds: number
}

export interface JobQueueOptions extends Pick<ConnectionOptions, 'url' | 'isPooled' | 'pulse'> {
  readonly isWorker: boolean
  /** False: a worker that leaves scheduled jobs to others. */
  readonly hasSchedules?: boolean
  /** Makes and changes the tables of the queue at the start, unless told not to. */
  readonly mayMigrate?: boolean
  readonly metrics?: Pick<Metrics, 'jobQueueFailures'>
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

/** A dead process is noticed after the heartbeat's time and one look of the supervisor: within half a minute. */
const heartbeatSeconds = 15
const superviseIntervalSeconds = 5
const stopTimeoutMs = 20_000

/** pg-boss on connections of its own: its queues, and what it says of itself. */
export class JobQueue {
  readonly boss: PgBoss
  readonly #options: JobQueueOptions
  readonly #connections: ReturnType<typeof openConnections>
  readonly #queues = new Map<string, Promise<void>>()
  readonly #stopping = new AbortController()
  /** One line when the queue loses its database and one when it has it again, however often it looks meanwhile. */
  #isAway = false

  constructor(options: JobQueueOptions) {
    const { url, isPooled, pulse, isWorker, hasSchedules = true, mayMigrate = true, log } = options
    this.#options = options
    this.#connections = openConnections({ url, isPooled, pulse, log, applicationName: 'cliffhanger jobs', max: 4 })
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => this.#execute(text, values) },
      migrate: mayMigrate,
      createSchema: mayMigrate,
      supervise: isWorker,
      schedule: isWorker && hasSchedules,
      superviseIntervalSeconds,
      monitorIntervalSeconds: superviseIntervalSeconds,
    })
    this.boss.on('error', (error) => this.#noteError(error))
    this.boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  }

  /** Aborted when the server stops. */
  get stopping(): AbortSignal {
    return this.#stopping.signal
  }

  /** Makes the queue of this work, once per process. */
  ensure(definition: QueueDefinition): Promise<void> {
    const known = this.#queues.get(definition.name)
    if (known) return known
    const queue = createQueue(this.boss, definition)
    this.#queues.set(definition.name, queue)
    queue.catch(() => this.#queues.delete(definition.name))
    return queue
  }

  /** Those of this process; the others look by themselves. */
  wakeWorkers(queue: string): void {
    for (const { id, name } of this.boss.getWipData()) {
      if (name === queue) this.boss.notifyWorker(id)
    }
  }

  /** Aborts the runs and waits for them, then lets go of the database. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('the server stops'))
    await this.boss.stop({ graceful: true, timeout: stopTimeoutMs })
    await this.#connections.close()
  }

  async #execute(text: string, values?: unknown[]) {
    const result = await this.#connections.lend((client) => withoutTrace(client, answered(client.query(text, values))))
    if (this.#isAway) this.#options.log.warn({}, 'the job queue works again')
    this.#isAway = false
    return result
  }

  #noteError(error: Error): void {
    const { log, metrics } = this.#options
    // Connections that are being given up may end in any way.
    if (this.stopping.aborted) return
    metrics?.jobQueueFailures.inc()
    // The queue hands on a copy that adds which of its workers met the error.
    if (error.name !== DatabaseUnavailable.name) return log.error({ err: error }, 'the job queue failed')
    if (!this.#isAway) log.error({}, 'the job queue waits for its database')
    this.#isAway = true
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
async function createQueue(boss: PgBoss, job: QueueDefinition): Promise<void> {
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
