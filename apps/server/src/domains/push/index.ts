import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/handlers.ts'
import { onSessionEnded } from '../../platform/session-ended.ts'
import { getPushKey } from './calls/get-push-key.ts'
import { renewPush } from './calls/renew-push.ts'
import { subscribePush } from './calls/subscribe-push.ts'
import { tellVisibility } from './calls/tell-visibility.ts'
import { unsubscribePush } from './calls/unsubscribe-push.ts'
import { PushDesk } from './desk.ts'
import { retryJob, sweepJob } from './jobs.ts'
import type { PushNeeds } from './needs.ts'
import { openPushServices } from './push-service.ts'
import { deleteRounds } from './queries/rounds.ts'
import { deleteSubscription, deleteUseless } from './queries/subscriptions.ts'
import { type NewMessage, PushRounds } from './rounds.ts'

export type { NewMessage } from './rounds.ts'

export interface PushDomain extends Domain {
  /** Call it after the commit of a message, and again when one under review was approved; returns at once, never throws. */
  notifyMessage(message: NewMessage): void
}

/** A browser whose push service has failed for so long is forgotten; its page subscribes anew when it is opened. */
const failingKeptMs = 86_400_000
const roundsKeptMs = 3_600_000

/** Notifications for members whose page is closed or hidden. */
export function createPushDomain(context: ServerContext, needs: PushNeeds): PushDomain {
  const { db, bus, clock, jobs, log } = context
  const services = openPushServices(context)
  const desk = new PushDesk(context, needs, services)
  const rounds = new PushRounds(context, desk)
  // Who misses it is not told either: a sign-in that ended has no targets.
  const stopHearing = onSessionEnded(bus, ({ sessionId }) => {
    deleteSubscription(db, sessionId).catch((fault: unknown) => log.error({ err: fault }, 'a subscription stayed'))
  })
  return {
    notifyMessage: (message) => rounds.add(message),
    calls: bindCalls(pushCalls, {
      getPushKey: getPushKey(services),
      subscribePush: subscribePush(services),
      renewPush: renewPush(services),
      tellVisibility,
      unsubscribePush,
    }),
    async start() {
      await jobs.work(retryJob, async ({ sessionId, streamId }) => {
        if (await desk.tellAgain(sessionId, streamId)) throw new Error('the push service does not take it yet')
      })
      await jobs.work(sweepJob, async () => {
        await deleteUseless(db, clock() - failingKeptMs)
        await deleteRounds(db, clock() - roundsKeptMs)
      })
    },
    async stop() {
      stopHearing()
      await rounds.stop()
      await desk.settle()
      services.close()
    },
  }
}
