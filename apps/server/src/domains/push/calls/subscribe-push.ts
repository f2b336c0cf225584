import type { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { checkSubscription } from '../check-subscription.ts'
import type { PushServices } from '../push-service.ts'
import { holdSession, putSubscription } from '../queries/subscriptions.ts'

/** Tells this browser from now on, for as long as its sign-in lasts. Twice is as once. */
export const subscribePush =
  (services: PushServices): Handler<typeof pushCalls.subscribePush> =>
  async ({ db, clock, caller }, subscription) => {
    checkSubscription(services, subscription)
    await db.transaction(
      async (tx) => {
        if (!(await holdSession(tx, caller.sessionId))) refuse('sessionRevoked')
        await putSubscription(tx, caller, subscription, clock())
      },
      { retries: 3 },
    )
    return {}
  }
