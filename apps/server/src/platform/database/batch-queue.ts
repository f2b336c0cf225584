import { setTimeout as sleep } from 'node:timers/promises'
import { refuse } from '../http/refusal.ts'
import type { Metrics } from '../metrics.ts'

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export interface BatchQueueDeps<Item, Result> {
  /** What its batches are of, for the metrics. */
  readonly of: string
  readonly metrics: Pick<Metrics, 'batchSize'>
  /** Stores a batch in one commit and wakes who must hear of it; result i belongs to item i. */
  readonly run: (batch: readonly Item[]) => Promise<readonly Result[]>
  /** Items of the same value never share a batch; the later one waits for the next. */
  readonly apart?: (item: Item) => unknown
  /** How many items may wait, 1500 unless told. */
  readonly waitingLimit?: number
  /** How many batches may be on their way at a time, 1 unless told: with more, later items may be stored first. */
  readonly atOnce?: number
  /** How long it gathers before a batch leaves, in milliseconds; 0 unless told. */
  readonly gatherMs?: number
}

/** Larger batches do not store more per second (measured), they only wait longer. */
const batchLimit = 256
/** About a tenth of a second of work; who comes later is told to slow down rather than left waiting. */
const waitingLimit = 1500

/**
 * Stores items in batches: one batch, or `atOnce`, is on its way to the database, what comes meanwhile gathers for the next.
 * One by one the same machine stores a quarter as many, and what belongs together leaves out of order.
 */
export class BatchQueue<Item, Result> {
  readonly #parts: BatchQueueDeps<Item, Result>
  #gathering: Waiting<Item, Result>[] = []
  #waiting = 0
  #lanes = 0

  constructor(deps: BatchQueueDeps<Item, Result>) {
    this.#parts = deps
  }

  /** Resolves once the item's batch is committed; refuses 4006 while too many wait. */
  store(item: Item): Promise<Result> {
    if (this.#waiting >= (this.#parts.waitingLimit ?? waitingLimit)) refuse('tooManyRequests', { retry_after: 1 })
    this.#waiting++
    return new Promise((resolve, reject) => {
      this.#gathering.push({ item, resolve, reject })
      this.#wake()
    })
  }

  /** Nothing waits and nothing is on its way. */
  get isIdle(): boolean {
    return this.#waiting === 0
  }

  /** The batch leaves at the end of this turn of the event loop, with whatever the turn reads. */
  #wake(): void {
    if (this.#lanes >= (this.#parts.atOnce ?? 1)) return
    this.#lanes++
    setImmediate(() => void this.#flush())
  }

  /**
   * Answers come back together, and whoever got one asks again within moments. A batch that leaves with the first of them is a fraction of the next
   * one, and a batch costs nearly the same however few it holds: so it may gather before it leaves.
   */
  async #flush(): Promise<void> {
    const { gatherMs = 0 } = this.#parts
    while (this.#gathering.length > 0) {
      if (gatherMs > 0) await sleep(gatherMs)
      const batch = this.#take()
      // The other lane may have taken what this one gathered for.
      if (batch.length > 0) await this.#run(batch)
    }
    this.#lanes--
  }

  #take(): Waiting<Item, Result>[] {
    const { apart } = this.#parts
    if (!apart) return this.#gathering.splice(0, batchLimit)
    const batch = new Map<unknown, Waiting<Item, Result>>()
    const later: Waiting<Item, Result>[] = []
    for (const waiting of this.#gathering) {
      const value = apart(waiting.item)
      if (batch.size < batchLimit && !batch.has(value)) batch.set(value, waiting)
      else later.push(waiting)
    }
    this.#gathering = later
    return [...batch.values()]
  }

  /** One item the database rejects fails its statement: halves run again, down to that item. Repeating stores nothing twice. */
  async #run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#parts.run(batch.map(({ item }) => item))
      this.#parts.metrics.batchSize.observe({ of: this.#parts.of }, batch.length)
      this.#settle(batch, results)
    } catch (error) {
      if (batch.length === 1 || !isRejectedByDatabase(error)) {
        this.#waiting -= batch.length
        for (const { reject } of batch) reject(error)
        return
      }
      const half = batch.length >> 1
      await this.#run(batch.slice(0, half))
      await this.#run(batch.slice(half))
    }
  }

  #settle(batch: readonly Waiting<Item, Result>[], results: readonly Result[]): void {
    // Before anybody hears: whoever was the last finds the queue idle.
    this.#waiting -= batch.length
    for (const [index, { resolve, reject }] of batch.entries()) {
      const result = results[index]
      if (result === undefined) reject(new Error(`No result for an item of ${this.#parts.of}`))
      else resolve(result)
    }
  }
}

/** The statement itself failed, or waited too long for a lock, as opposed to the way to the database. */
const isRejectedByDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(2[0-9]|40|54|55P03|P0)/.test(error.code)
