import type { ServerContext } from '../../context.ts'
import type { NoticePush } from './notice-push.ts'

/** A member's own notice that was stored just now. */
export interface NewNotice {
  readonly userId: number
  readonly noticeId: number
}

/** Notices gather for so long: who reads at once is not told, and of what a member is told in a moment the newest stands for all. */
const gatherMs = 1000
const noticesAtOnce = 1000
/** Members who wait in this process; a notification beyond is left out, the notice is not. */
const mostWaiting = 50_000

/** Collects new notices by member and notifies the member's devices, round after round. */
export class NoticeRounds {
  readonly #log: ServerContext['log']
  readonly #push: NoticePush
  readonly #waiting = new Map<number, number>()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #isStopped = false

  constructor({ log }: Pick<ServerContext, 'log'>, push: NoticePush) {
    this.#log = log
    this.#push = push
  }

  add({ userId, noticeId }: NewNotice): void {
    const known = this.#waiting.get(userId)
    if (known === undefined && this.#waiting.size >= mostWaiting) return
    this.#waiting.set(userId, Math.max(known ?? 0, noticeId))
    this.#wake()
  }

  /** Lets the round under way finish; what waits is left out. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #wake(): void {
    if (this.#timer || this.#running || this.#isStopped || this.#waiting.size === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#running = this.#push
        .notifyOwn(this.#take())
        .catch((error: unknown) => this.#log.error({ err: error }, 'a round of notifications failed'))
        .finally(() => {
          this.#running = undefined
          this.#wake()
        })
    }, gatherMs).unref()
  }

  #take(): number[] {
    const taken = [...this.#waiting].slice(0, noticesAtOnce)
    for (const [userId] of taken) this.#waiting.delete(userId)
    return taken.map(([, noticeId]) => noticeId)
  }
}
