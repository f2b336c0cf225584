import type { PushNotice } from '@cliffhanger/contract/push/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { ActionKeys } from './action-keys.ts'
import { retryJob, retryKey } from './jobs.ts'
import type { PushNeeds } from './needs.ts'
import { presentMessage } from './present.ts'
import { listRounds } from './queries/rounds.ts'
import { listTargets, type MessageToNotify, readMessagesToNotify, type Target } from './queries/targets.ts'
import type { PushSender } from './sender.ts'

/** Tells browsers of messages, one notification each. */
export class MessagePush {
  readonly #context: ServerContext
  readonly #domains: PushNeeds
  readonly #sender: PushSender
  readonly #keys: ActionKeys

  constructor(context: ServerContext, domains: PushNeeds, sender: PushSender, keys: ActionKeys) {
    this.#context = context
    this.#domains = domains
    this.#sender = sender
    this.#keys = keys
  }

  isAway = (target: Target): boolean => this.#sender.isAway(target)

  /** Begins to tell these browsers; resolves when the last has begun. One whose push service fails is told by a job, so that it
   *  does not keep the others waiting. */
  async notify(targets: readonly Target[]): Promise<void> {
    if (targets.length === 0) return
    const { db } = this.#context
    const messages = new Map(
      (await readMessagesToNotify(db, unique(targets.map(({ msg_id }) => msg_id)))).map((row) => [row.msg_id, row]),
    )
    const unread = await this.#domains.chat.unreadTotals(db, unique(targets.map(({ user_id }) => user_id)))
    for (const target of targets) {
      const message = messages.get(target.msg_id)
      if (!message) continue
      if (target.is_failing) {
        await this.#retry(target, 0)
        continue
      }
      const notice = this.#present(message, target, unread)
      await this.#sender.begin(target, notice, () => this.#retry(target, retryJob.retry.delaySeconds))
    }
  }

  /** Tells one browser of the newest message of the conversation that was pushed, unless that is no longer called for.
   *  Answers whether it must be tried again. */
  async notifyAgain(sessionId: number, streamId: number): Promise<boolean> {
    const { db, clock } = this.#context
    const [round] = await listRounds(db, [streamId])
    if (!round) return false
    const messageIds = [round.msg_id]
    const after = { session_id: 0, msg_id: 0 }
    const [target] = await listTargets(db, { messageIds, after, limit: 1, nowMs: clock(), sessionId })
    if (!target || !this.isAway(target)) return false
    const [message] = await readMessagesToNotify(db, messageIds)
    if (!message) return false
    const unread = await this.#domains.chat.unreadTotals(db, [target.user_id])
    const outcome = await this.#sender.send(target, this.#present(message, target, unread))
    return outcome.kind === 'failed'
  }

  #present(message: MessageToNotify, target: Target, unread: ReadonlyMap<number, number>): PushNotice {
    const key = this.#keys.seal({ sessionId: target.session_id, messageId: message.msg_id })
    return presentMessage(message, target, { unread: unread.get(target.user_id) ?? 0, key })
  }

  async #retry({ session_id: sessionId, stream_id: streamId }: Target, delaySeconds: number): Promise<void> {
    const key = retryKey(sessionId, streamId)
    await this.#context.jobs.enqueue(retryJob, { sessionId, streamId }, { key, delaySeconds })
  }
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
