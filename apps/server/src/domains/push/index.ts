import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { onSessionEnded } from '../../platform/http/session-ended.ts'
import { openActionKeys } from './action-keys.ts'
import { getPushKey } from './calls/get-push-key.ts'
import { readPush } from './calls/read-push.ts'
import { renewPush } from './calls/renew-push.ts'
import { replyPush } from './calls/reply-push.ts'
import { reportVisibility } from './calls/report-visibility.ts'
import { subscribePush } from './calls/subscribe-push.ts'
import { unsubscribePush } from './calls/unsubscribe-push.ts'
import { announceJob, announceKey, retryJob, retryNoticeJob, sweepJob } from './jobs.ts'
import { MessagePush } from './message-push.ts'
import type { PushNeeds } from './needs.ts'
import { NoticePush } from './notice-push.ts'
import { type NewNotice, NoticeRounds } from './notice-rounds.ts'
import { openPushServices } from './push-service.ts'
import { deleteRounds } from './queries/rounds.ts'
import { deleteSubscription, deleteUseless } from './queries/subscriptions.ts'
import { type NewMessage, PushRounds } from './rounds.ts'
import { PushSender } from './sender.ts'

export interface PushDomain extends Domain {
  /** Call it after the commit of a message, and again when one under review was approved; returns at once, never throws. */
  notifyMessage(message: NewMessage): void
  /** Call it after the commit of a member's own notice; returns at once, never throws. */
  notifyNotice(notice: NewNotice): void
  /** Notifies everybody of an announcement that is in force, once this transaction commits. */
  announce(tx: Db, noticeId: number): Promise<void>
}

/** A browser whose push service has failed for so long is forgotten; its page subscribes anew when it is opened. */
const failingRetentionMs = dayMs
const roundsRetentionMs = hourMs

/** Notifications for members whose page is closed or hidden. */
export function createPushDomain(context: ServerContext, domains: PushNeeds): PushDomain {
  const { db, bus, clock, jobs, log } = context
  const services = openPushServices(context)
  const sender = new PushSender(context, domains, services)
  const keys = openActionKeys(context.secrets, clock)
  const push = new MessagePush(context, domains, sender, keys)
  const rounds = new PushRounds(context, push)
  const noticePush = new NoticePush(context, domains, sender)
  const noticeRounds = new NoticeRounds(context, noticePush)
  const queuePage = async (noticeId: number, afterSession: number, tx?: Db): Promise<void> => {
    const key = announceKey(noticeId, afterSession)
    await jobs.enqueue(announceJob, { noticeId, afterSession }, { key, ...(tx && { tx }) })
  }
  // Who misses it is not told either: a sign-in that ended has no targets.
  const stopHearing = onSessionEnded(bus, ({ sessionId }) => {
    deleteSubscription(db, sessionId).catch((error: unknown) => log.error({ err: error }, 'a subscription stayed'))
  })
  return {
    notifyMessage: (message) => rounds.add(message),
    notifyNotice: (notice) => noticeRounds.add(notice),
    announce: (tx, noticeId) => queuePage(noticeId, 0, tx),
    calls: bindCalls(pushCalls, {
      getPushKey: getPushKey(services),
      subscribePush: subscribePush(services),
      renewPush: renewPush(services),
      replyPush: replyPush(domains, keys),
      readPush: readPush(domains, keys),
      reportVisibility: reportVisibility,
      unsubscribePush,
    }),
    async start() {
      await jobs.work(retryJob, async ({ sessionId, streamId }) => {
        if (await push.notifyAgain(sessionId, streamId)) throw new Error('the push service does not take it yet')
      })
      await jobs.work(retryNoticeJob, async ({ sessionId, noticeId }) => {
        if (await noticePush.notifyAgain(sessionId, noticeId)) throw new Error('the push service does not take it yet')
      })
      await jobs.work(announceJob, ({ noticeId, afterSession }) =>
        noticePush.announce(noticeId, afterSession, (next) => queuePage(noticeId, next)),
      )
      await jobs.work(sweepJob, async () => {
        await deleteUseless(db, clock() - failingRetentionMs)
        await deleteRounds(db, clock() - roundsRetentionMs)
      })
    },
    async stop() {
      stopHearing()
      await Promise.all([rounds.stop(), noticeRounds.stop()])
      await sender.settle()
      services.close()
    },
  }
}
