/** Lets so many works through at once; the others wait in line, as many as there is room for. */
export class Semaphore {
  readonly #slots: number
  readonly #room: number
  readonly #line: (() => void)[] = []
  #inside = 0

  constructor({ slots, room }: { readonly slots: number; readonly room: number }) {
    this.#slots = slots
    this.#room = room
  }

  /** The line is as long as it may be: do without, or come back later. */
  get isFull(): boolean {
    return this.#line.length >= this.#room
  }

  /** Waits for a slot; answers the way to give it back, which is called once. */
  async enter(): Promise<() => void> {
    if (this.#inside < this.#slots) this.#inside++
    else await new Promise<void>((resolve) => void this.#line.push(resolve))
    return () => {
      const next = this.#line.shift()
      if (next) next()
      else this.#inside--
    }
  }
}
