import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { refuse } from '../../platform/refusal.ts'
import { type AppendResult, appendMessages, type NewMessage, type Stored } from './queries/messages.ts'

interface Waiting<Message> {
  readonly message: Message
  readonly resolve: (result: AppendResult) => void
  readonly reject: (fault: unknown) => void
}

interface SendQueueParts<Message> {
  readonly db: Db
  readonly clock: Clock
  readonly metrics: Pick<Metrics, 'batchSize'>
  /** Called after the commit, in the order of seq inside each conversation. */
  readonly onStored: (message: Message, stored: Stored) => void
}

/** Larger batches do not store more per second (measured), they only wait longer. */
const batchLimit = 256
/** About a tenth of a second of work; who comes later is told to slow down rather than left waiting. */
const waitingLimit = 1500

/**
 * Stores messages in batches: one batch is on its way to the database, what is sent meanwhile gathers for the next.
 * One by one the same machine stores a quarter as many, and frames of one conversation leave out of order.
 */
export class SendQueue<Message extends NewMessage> {
  readonly #parts: SendQueueParts<Message>
  #gathering: Waiting<Message>[] = []
  #waiting = 0
  #isFlushing = false

  constructor(parts: SendQueueParts<Message>) {
    this.#parts = parts
  }

  /** Resolves once the message's batch is committed; refuses 4006 while too many wait. */
  store(message: Message): Promise<AppendResult> {
    if (this.#waiting >= waitingLimit) refuse('tooManyRequests', { retry_after: 1 })
    this.#waiting++
    return new Promise((resolve, reject) => {
      this.#gathering.push({ message, resolve, reject })
      this.#wake()
    })
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
      this.#waiting -= batch.length
    }
    this.#isFlushing = false
  }

  /** One item the database rejects fails its statement: halves run again, down to that item. Repeating stores nothing twice. */
  async #run(batch: readonly Waiting<Message>[]): Promise<void> {
    try {
      const results = await appendMessages(
        this.#parts.db,
        batch.map(({ message }) => message),
        this.#parts.clock(),
      )
      this.#parts.metrics.batchSize.observe(batch.length)
      this.#settle(batch, results)
    } catch (fault) {
      if (batch.length === 1 || !isRejectedByDatabase(fault)) {
        for (const { reject } of batch) reject(fault)
        return
      }
      const half = batch.length >> 1
      await this.#run(batch.slice(0, half))
      await this.#run(batch.slice(half))
    }
  }

  #settle(batch: readonly Waiting<Message>[], results: readonly AppendResult[]): void {
    for (const [index, { message, resolve, reject }] of batch.entries()) {
      const result = results[index]
      if (!result) {
        reject(new Error('The database gave no result for a message'))
        continue
      }
      resolve(result)
      if (result.outcome === 'stored') this.#parts.onStored(message, result)
    }
  }
}

/** The statement itself failed, as opposed to the way to the database. */
const isRejectedByDatabase = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' && /^(2[0-9]|40|54)/.test(fault.code)
