import { isAway } from '@cliffhanger/rules/push/notice.ts'
import type { ServerContext } from '../../context.ts'
import { Gate } from '../../platform/gate.ts'
import { retryJob, retryKey } from './jobs.ts'
import type { PushNeeds } from './needs.ts'
import { presentNotice } from './present.ts'
import type { Outcome, PushServices } from './push-service.ts'
import { listRounds } from './queries/rounds.ts'
import { deleteEndpoint, noteFailing, noteWorking } from './queries/subscriptions.ts'
import { listTargets, type MessageToTell, readMessagesToTell, type Target } from './queries/targets.ts'

/** Notifications on their way at once, in one process. */
const atOnce = 32

/** Tells browsers of messages, one notification each, and draws the consequences from what their push services answer. */
export class PushDesk {
  readonly #context: ServerContext
  readonly #needs: PushNeeds
  readonly #services: PushServices
  readonly #gate = new Gate({ slots: atOnce, room: Number.POSITIVE_INFINITY })
  readonly #underWay = new Set<Promise<void>>()

  constructor(context: ServerContext, needs: PushNeeds, services: PushServices) {
    this.#context = context
    this.#needs = needs
    this.#services = services
  }

  /** Whether this browser is told now: nobody is connected for the member, or nobody looks at its page. */
  isAway = ({ user_id, is_hidden }: Target): boolean =>
    isAway({ isOnline: this.#needs.isOnline(user_id), isHidden: is_hidden })

  /** Begins to tell these browsers; resolves when the last has begun. One whose push service fails is told by a job, so that it
   *  does not keep the others waiting. */
  async tell(targets: readonly Target[]): Promise<void> {
    if (targets.length === 0) return
    const { db } = this.#context
    const messages = new Map(
      (await readMessagesToTell(db, unique(targets.map(({ msg_id }) => msg_id)))).map((row) => [row.msg_id, row]),
    )
    const unread = await this.#needs.unreadTotals(db, unique(targets.map(({ user_id }) => user_id)))
    for (const target of targets) {
      const message = messages.get(target.msg_id)
      if (!message) continue
      if (target.is_failing) await this.#retry(target, 0)
      else await this.#begin(target, message, unread.get(target.user_id) ?? 0)
    }
  }

  /** Tells one browser of the newest message of the conversation that was pushed, unless that is no longer called for.
   *  Answers whether it must be tried again. */
  async tellAgain(sessionId: number, streamId: number): Promise<boolean> {
    const { db } = this.#context
    const [round] = await listRounds(db, [streamId])
    if (!round) return false
    const messageIds = [round.msg_id]
    const [target] = await listTargets(db, { messageIds, after: { session_id: 0, msg_id: 0 }, limit: 1, sessionId })
    if (!target || !this.isAway(target)) return false
    const [message] = await readMessagesToTell(db, messageIds)
    if (!message) return false
    const unread = await this.#needs.unreadTotals(db, [target.user_id])
    const outcome = await this.#send(target, message, unread.get(target.user_id) ?? 0)
    return outcome.kind === 'failed'
  }

  /** Waits for what is on its way. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
  }

  /** Waits for a slot, and no longer. */
  async #begin(target: Target, message: MessageToTell, unread: number): Promise<void> {
    const leave = await this.#gate.enter()
    const work = this.#sendOrRetry(target, message, unread).finally(() => {
      this.#underWay.delete(work)
      leave()
    })
    this.#underWay.add(work)
  }

  async #sendOrRetry(target: Target, message: MessageToTell, unread: number): Promise<void> {
    try {
      const { kind } = await this.#send(target, message, unread)
      if (kind === 'failed') await this.#retry(target, retryJob.retry.delaySeconds)
    } catch (fault) {
      this.#context.log.error({ err: fault }, 'a notification was lost')
    }
  }

  async #send(target: Target, message: MessageToTell, unread: number): Promise<Outcome> {
    const { db, clock, log } = this.#context
    const outcome = await this.#services.send(target, presentNotice(message, target, unread))
    switch (outcome.kind) {
      case 'delivered':
        if (target.is_failing) await noteWorking(db, target.endpoint)
        return outcome
      case 'gone':
        await deleteEndpoint(db, target.endpoint)
        return outcome
      case 'failed':
      case 'refused':
        log.warn({ reason: outcome.reason, service: URL.parse(target.endpoint)?.host }, 'a notification was not taken')
        await noteFailing(db, target.endpoint, clock())
        return outcome
      default:
        return outcome satisfies never
    }
  }

  async #retry({ session_id: sessionId, stream_id: streamId }: Target, delaySeconds: number): Promise<void> {
    const key = retryKey(sessionId, streamId)
    await this.#context.jobs.enqueue(retryJob, { sessionId, streamId }, { key, delaySeconds })
  }
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
