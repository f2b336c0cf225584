import type { ServerContext } from '../../context.ts'
import type { MessagePush } from './message-push.ts'
import { listRounds, takeTurns } from './queries/rounds.ts'
import { listTargets, type Target, type TargetKey } from './queries/targets.ts'

/** A message that was stored and shown just now. */
export interface NewMessage {
  readonly stream: string
  readonly messageId: number
}

interface Waiting {
  /** The newest. */
  messageId: number
  /** By `performance.now()`. */
  readonly dueMs: number
}

/** Messages gather for so long: who reads at once is not told, and many conversations cost one question. */
const gatherMs = 300
/** A conversation is pushed at most once in this time; its newest message stands for those before. */
const intervalMs = 2000
const conversationsAtOnce = 1000
const targetsAtOnce = 1000
/** Conversations that wait in this process; a notification beyond is left out, the message is not. */
const mostWaiting = 50_000

/** Gathers new messages by conversation and has their readers told, round after round. Conversations take turns over all processes. */
export class PushRounds {
  readonly #context: ServerContext
  readonly #push: MessagePush
  readonly #waiting = new Map<string, Waiting>()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #isStopped = false

  constructor(context: ServerContext, push: MessagePush) {
    this.#context = context
    this.#push = push
  }

  add({ stream, messageId }: NewMessage): void {
    this.#put(stream, messageId, gatherMs)
  }

  /** Lets the round under way finish; what waits is left out. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #put(stream: string, messageId: number, delayMs: number): void {
    const known = this.#waiting.get(stream)
    if (known) {
      known.messageId = Math.max(known.messageId, messageId)
      return
    }
    if (this.#waiting.size >= mostWaiting) return
    this.#waiting.set(stream, { messageId, dueMs: performance.now() + delayMs })
    this.#wake()
  }

  #wake(): void {
    if (this.#timer || this.#running || this.#isStopped || this.#waiting.size === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#running = this.#round()
        .catch((error: unknown) => this.#context.log.error({ err: error }, 'a round of notifications failed'))
        .finally(() => {
          this.#running = undefined
          this.#wake()
        })
    }, gatherMs).unref()
  }

  async #round(): Promise<void> {
    const streams = this.#takeDue()
    if (streams.size === 0) return
    const turns = new Map<number, boolean>()
    let after: TargetKey = { session_id: 0, msg_id: 0 }
    for (let isMore = true; isMore; ) {
      const messageIds = [...streams.keys()]
      const page = await listTargets(this.#context.db, {
        messageIds,
        after,
        limit: targetsAtOnce,
        nowMs: this.#context.clock(),
      })
      const away = page.filter(this.#push.isAway)
      await this.#takeTurns(away, turns, streams)
      await this.#push.notify(away.filter(({ stream_id }) => turns.get(stream_id)))
      after = page.at(-1) ?? after
      isMore = page.length === targetsAtOnce
    }
  }

  /** Stream by message of what is due. */
  #takeDue(): Map<number, string> {
    const nowMs = performance.now()
    const due = new Map<number, string>()
    for (const [stream, { messageId, dueMs }] of this.#waiting) {
      if (due.size >= conversationsAtOnce) break
      if (dueMs > nowMs) continue
      due.set(messageId, stream)
      this.#waiting.delete(stream)
    }
    return due
  }

  /** Notes of each conversation with targets whether it is its turn; one that must wait is put back, unless a newer message of it
   *  was pushed meanwhile. */
  async #takeTurns(
    targets: readonly Target[],
    turns: Map<number, boolean>,
    streams: ReadonlyMap<number, string>,
  ): Promise<void> {
    const fresh = new Map(
      targets.filter(({ stream_id }) => !turns.has(stream_id)).map(({ stream_id, msg_id }) => [stream_id, msg_id]),
    )
    if (fresh.size === 0) return
    const { db, clock } = this.#context
    const wanted = [...fresh].map(([stream_id, msg_id]) => ({ stream_id, msg_id }))
    const nowMs = clock()
    const taken = await takeTurns(db, wanted, nowMs, intervalMs)
    for (const { stream_id } of wanted) turns.set(stream_id, taken.has(stream_id))
    const late = wanted.filter(({ stream_id }) => !taken.has(stream_id)).map(({ stream_id }) => stream_id)
    if (late.length === 0) return
    for (const { stream_id, msg_id: pushedId, pushed_ms } of await listRounds(db, late)) {
      const messageId = fresh.get(stream_id) ?? 0
      const stream = streams.get(messageId)
      const waitMs = Math.min(intervalMs, Math.max(0, pushed_ms + intervalMs - nowMs))
      if (stream !== undefined && messageId > pushedId) this.#put(stream, messageId, waitMs)
    }
  }
}
