import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Bus } from '../realtime/bus.ts'

/** Who called during the last interval of a process, and who told it. */
interface Report {
  readonly process: string
  readonly users: readonly number[]
}

const subject = 'callers'
const reportMs = 15_000
/** A member counts as online for this long after their last call. */
const recentMs = 60_000

/** Members who made a call within the last minute, in any process. If a report is lost, a member without an open socket is missing for a while. */
export class RecentCallers {
  readonly #bus: Bus
  readonly #clock: Clock
  readonly #process = randomUUID()
  /** When each was last heard of, the oldest first. */
  readonly #seenMs = new Map<number, number>()
  /** Those this process has not told the others about yet. */
  #untold = new Set<number>()
  readonly #unsubscribe: () => void
  readonly #reporter: NodeJS.Timeout

  constructor(bus: Bus, clock: Clock) {
    this.#bus = bus
    this.#clock = clock
    this.#unsubscribe = bus.subscribe(subject, (payload) => this.#hear(JSON.parse(payload.toString())))
    this.#reporter = setInterval(() => this.#report(), reportMs).unref()
  }

  /** The member made a call here. */
  note(userId: number): void {
    this.#see(userId)
    this.#untold.add(userId)
  }

  /** Those of the last minute. */
  list(): readonly number[] {
    this.#forget()
    return [...this.#seenMs.keys()]
  }

  close(): void {
    clearInterval(this.#reporter)
    this.#unsubscribe()
  }

  #see(userId: number): void {
    this.#seenMs.delete(userId)
    this.#seenMs.set(userId, this.#clock())
  }

  #hear({ process, users }: Report): void {
    if (process === this.#process) return
    for (const userId of users) this.#see(userId)
  }

  #report(): void {
    this.#forget()
    if (this.#untold.size === 0) return
    this.#bus.publish(subject, JSON.stringify({ process: this.#process, users: [...this.#untold] } satisfies Report))
    this.#untold = new Set()
  }

  #forget(): void {
    const beforeMs = this.#clock() - recentMs
    for (const [userId, seenMs] of this.#seenMs) {
      if (seenMs > beforeMs) return
      this.#seenMs.delete(userId)
    }
  }
}
