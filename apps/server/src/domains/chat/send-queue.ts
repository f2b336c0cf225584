import type { Metrics } from '../../platform/metrics.ts'
import { refuse } from '../../platform/refusal.ts'

interface Waiting<Message, Result> {
  readonly message: Message
  readonly resolve: (result: Result) => void
  readonly reject: (fault: unknown) => void
}

interface SendQueueParts<Message, Result> {
  readonly metrics: Pick<Metrics, 'batchSize'>
  /** Stores a batch in one commit and wakes who must hear of it; result i belongs to message i. */
  readonly run: (batch: readonly Message[]) => Promise<readonly Result[]>
}

/** Larger batches do not store more per second (measured), they only wait longer. */
const batchLimit = 256
/** About a tenth of a second of work; who comes later is told to slow down rather than left waiting. */
const waitingLimit = 1500

/**
 * Stores messages in batches: one batch is on its way to the database, what is sent meanwhile gathers for the next.
 * One by one the same machine stores a quarter as many, and frames of one conversation leave out of order.
 */
export class SendQueue<Message, Result> {
  readonly #parts: SendQueueParts<Message, Result>
  #gathering: Waiting<Message, Result>[] = []
  #waiting = 0
  #isFlushing = false

  constructor(parts: SendQueueParts<Message, Result>) {
    this.#parts = parts
  }

  /** Resolves once the message's batch is committed; refuses 4006 while too many wait. */
  store(message: Message): Promise<Result> {
    if (this.#waiting >= waitingLimit) refuse('tooManyRequests', { retry_after: 1 })
    this.#waiting++
    return new Promise((resolve, reject) => {
      this.#gathering.push({ message, resolve, reject })
      this.#wake()
    })
  }

  /** Nothing waits and nothing is on its way. */
  get isIdle(): boolean {
    return this.#waiting === 0
  }

  /** The batch leaves at the end of this turn of the event loop, with whatever the turn reads. */
  #wake(): void {
    if (this.#isFlushing) return
    this.#isFlushing = true
    setImmediate(() => void this.#flush())
  }

  async #flush(): Promise<void> {
    while (this.#gathering.length > 0) {
      const batch = this.#gathering.splice(0, batchLimit)
      await this.#run(batch)
    }
    this.#isFlushing = false
  }

  /** One item the database rejects fails its statement: halves run again, down to that item. Repeating stores nothing twice. */
  async #run(batch: readonly Waiting<Message, Result>[]): Promise<void> {
    try {
      const results = await this.#parts.run(batch.map(({ message }) => message))
      this.#parts.metrics.batchSize.observe(batch.length)
      this.#settle(batch, results)
    } catch (fault) {
      if (batch.length === 1 || !isRejectedByDatabase(fault)) {
        this.#waiting -= batch.length
        for (const { reject } of batch) reject(fault)
        return
      }
      const half = batch.length >> 1
      await this.#run(batch.slice(0, half))
      await this.#run(batch.slice(half))
    }
  }

  #settle(batch: readonly Waiting<Message, Result>[], results: readonly Result[]): void {
    // Before anybody hears: whoever was the last finds the queue idle.
    this.#waiting -= batch.length
    for (const [index, { resolve, reject }] of batch.entries()) {
      const result = results[index]
      if (result === undefined) reject(new Error('The database gave no result for a message'))
      else resolve(result)
    }
  }
}

/** The statement itself failed, as opposed to the way to the database. */
const isRejectedByDatabase = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' && /^(2[0-9]|40|54)/.test(fault.code)
