import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Bus } from './bus.ts'

/** Somebody came online, or has been away for ten seconds. */
export interface PresenceChange {
  readonly userId: number
  readonly isOnline: boolean
}

/** What processes tell each other: all their members, or one that changed. */
type Report =
  | { readonly process: string; readonly kind: 'ask' }
  | { readonly process: string; readonly kind: 'gone' }
  | { readonly process: string; readonly kind: 'all'; readonly users: readonly number[] }
  | { readonly process: string; readonly kind: 'one'; readonly userId: number; readonly isOnline: boolean }

const subject = 'presence'
const offlineDelayMs = 10_000
const reportMs = 30_000
/** A process that was not heard of for this long has died. */
const deadAfterMs = 3 * reportMs

/** Who has a socket open, in any process (socket.md section 2). Losing a report only delays the truth to the next full one. */
export class Presence {
  readonly #bus: Bus
  readonly #clock: Clock
  readonly #process = randomUUID()
  readonly #here = new Set<number>()
  readonly #elsewhere = new Map<string, { users: Set<number>; heardMs: number }>()
  readonly #leaving = new Map<number, NodeJS.Timeout>()
  readonly #handlers: ((change: PresenceChange) => void)[] = []
  readonly #unsubscribe: () => void
  readonly #reporter: NodeJS.Timeout

  constructor(bus: Bus, clock: Clock) {
    this.#bus = bus
    this.#clock = clock
    this.#unsubscribe = bus.subscribe(subject, (payload) => this.#hear(JSON.parse(payload.toString())))
    this.#reporter = setInterval(() => this.#reportAll(), reportMs).unref()
    this.#tell({ process: this.#process, kind: 'ask' })
    // Comings and goings were missed on both sides.
    bus.onLost(() => {
      this.#tell({ process: this.#process, kind: 'ask' })
      this.#reportAll()
    })
  }

  isOnline(userId: number): boolean {
    if (this.#here.has(userId)) return true
    for (const { users } of this.#elsewhere.values()) if (users.has(userId)) return true
    return false
  }

  /** Members online, in all processes together. */
  count(): number {
    return this.users().size
  }

  /** The same by id. */
  users(): Set<number> {
    const online = new Set(this.#here)
    for (const { users } of this.#elsewhere.values()) for (const userId of users) online.add(userId)
    return online
  }

  /** Calls `handler` for members whose sockets this process holds or held; who is still online elsewhere has not changed. */
  onChange(handler: (change: PresenceChange) => void): void {
    this.#handlers.push(handler)
  }

  /** The member's first socket here opened. */
  arrive(userId: number): void {
    clearTimeout(this.#leaving.get(userId))
    if (this.#leaving.delete(userId)) return
    this.#here.add(userId)
    this.#change(userId, true)
  }

  /** The member's last socket in this process closed. They count as online for ten seconds more. */
  leave(userId: number): void {
    const depart = () => {
      this.#leaving.delete(userId)
      this.#here.delete(userId)
      this.#change(userId, false)
    }
    this.#leaving.set(userId, setTimeout(depart, offlineDelayMs).unref())
  }

  /** Whose socket was here goes with the process, unless they have another elsewhere. */
  close(): void {
    const here = [...this.#here]
    this.#here.clear()
    for (const userId of here)
      if (!this.isOnline(userId)) for (const handler of this.#handlers) handler({ userId, isOnline: false })
    this.#tell({ process: this.#process, kind: 'gone' })
    clearInterval(this.#reporter)
    for (const timer of this.#leaving.values()) clearTimeout(timer)
    this.#unsubscribe()
  }

  #change(userId: number, isOnline: boolean): void {
    this.#tell({ process: this.#process, kind: 'one', userId, isOnline })
    if (isOnline !== this.isOnline(userId)) return
    for (const handler of this.#handlers) handler({ userId, isOnline })
  }

  #hear(report: Report): void {
    if (report.process === this.#process) return
    if (report.kind === 'gone') {
      this.#elsewhere.delete(report.process)
      return
    }
    const known = this.#elsewhere.get(report.process) ?? { users: new Set<number>(), heardMs: 0 }
    this.#elsewhere.set(report.process, known)
    known.heardMs = this.#clock()
    if (report.kind === 'ask') this.#reportAll()
    else if (report.kind === 'all') known.users = new Set(report.users)
    else if (report.isOnline) known.users.add(report.userId)
    else known.users.delete(report.userId)
  }

  #reportAll(): void {
    this.#tell({ process: this.#process, kind: 'all', users: [...this.#here] })
    for (const [process, { heardMs }] of this.#elsewhere)
      if (this.#clock() - heardMs > deadAfterMs) this.#elsewhere.delete(process)
  }

  #tell(report: Report): void {
    this.#bus.publish(subject, JSON.stringify(report))
  }
}
