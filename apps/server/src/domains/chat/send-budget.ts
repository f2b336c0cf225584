import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { refuse } from '../../platform/http/refusal.ts'

/** How many messages each member sent in this process during the last minute: last minute's count fades while this one's grows. */
export class SendBudget {
  readonly #perMinute: number
  #minute = 0
  #current = new Map<number, number>()
  #previous = new Map<number, number>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Counts one message; false, and not counted, when the minute is used up. */
  spend(userId: number, nowMs: number): boolean {
    this.#turnTo(Math.floor(nowMs / minuteMs))
    const spent = this.#current.get(userId) ?? 0
    const fading = (this.#previous.get(userId) ?? 0) * (1 - (nowMs % minuteMs) / minuteMs)
    if (spent + fading >= this.#perMinute) return false
    this.#current.set(userId, spent + 1)
    return true
  }

  /** Counts one message and sends it; a message that is not stored anew costs nothing. A member over the budget may still repeat what they sent.
   *  Refuses 4006. */
  async charge<Result extends { readonly outcome: string }>(
    userId: number,
    nowMs: number,
    isKnown: () => Promise<boolean>,
    send: () => Promise<Result>,
  ): Promise<Result> {
    const isPaid = this.spend(userId, nowMs)
    if (!isPaid && !(await isKnown())) refuse('tooManyRequests', { retry_after: this.retryAfter(nowMs) })
    const result = await send()
    if (isPaid && result.outcome !== 'stored') this.giveBack(userId)
    return result
  }

  /** Gives one back: a repeat, or a refused message. */
  giveBack(userId: number): void {
    const spent = this.#current.get(userId)
    if (spent) this.#current.set(userId, spent - 1)
  }

  /** Seconds after which sending is worth another try. */
  retryAfter(nowMs: number): number {
    return Math.max(1, Math.ceil((minuteMs - (nowMs % minuteMs)) / 1000))
  }

  #turnTo(minute: number): void {
    if (minute === this.#minute) return
    this.#previous = minute === this.#minute + 1 ? this.#current : new Map()
    this.#current = new Map()
    this.#minute = minute
  }
}
