/** Limits how many operations run at once; a limited number of others wait, in the order they came. */
export class Semaphore {
  readonly #permits: number
  readonly #maxQueued: number
  readonly #queue: (() => void)[] = []
  #running = 0

  constructor({ permits, maxQueued }: { readonly permits: number; readonly maxQueued: number }) {
    this.#permits = permits
    this.#maxQueued = maxQueued
  }

  /** As many wait as may wait: do without, or come back later. */
  get isFull(): boolean {
    return this.#queue.length >= this.#maxQueued
  }

  /** Waits for a permit; replies with the function that gives it back, which is called once. */
  async acquire(): Promise<() => void> {
    if (this.#running < this.#permits) this.#running++
    else await new Promise<void>((resolve) => void this.#queue.push(resolve))
    return () => {
      const next = this.#queue.shift()
      if (next) next()
      else this.#running--
    }
  }
}
