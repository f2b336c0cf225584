import { refuse } from '../../platform/http/refusal.ts'
import { Semaphore } from '../../platform/semaphore.ts'

const retryAfterS = 5

/** A semaphore that never runs two operations of one key at once either. */
export class KeyedSemaphore {
  readonly #semaphore: Semaphore
  readonly #lastOfKey = new Map<string, Promise<unknown>>()

  constructor(limits: { readonly permits: number; readonly maxQueued: number }) {
    this.#semaphore = new Semaphore(limits)
  }

  /** Runs the operation when its key and a permit are free. Refuses 4006 when too many wait already. */
  async run<T>(key: string, operation: () => Promise<T>): Promise<T> {
    if (this.#semaphore.isFull) refuse('tooManyRequests', { retry_after: retryAfterS })
    const previous = this.#lastOfKey.get(key)
    const current = this.#runAfter(previous, operation)
    this.#lastOfKey.set(key, current)
    try {
      return await current
    } finally {
      if (this.#lastOfKey.get(key) === current) this.#lastOfKey.delete(key)
    }
  }

  async #runAfter<T>(previous: Promise<unknown> | undefined, operation: () => Promise<T>): Promise<T> {
    await previous?.catch(() => undefined)
    const release = await this.#semaphore.acquire()
    try {
      return await operation()
    } finally {
      release()
    }
  }
}
