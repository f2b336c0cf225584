import type { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { checkSubscription } from '../check-subscription.ts'
import type { PushServices } from '../push-service.ts'
import { findOwner, holdSession, putSubscription } from '../queries/subscriptions.ts'

/** The service worker has no token: it proves by the old endpoint and its secret, which only the browser and we know, that it is
 *  the same browser. Once it has moved, the old pair is worth nothing. */
export const renewPush =
  (services: PushServices): Handler<typeof pushCalls.renewPush> =>
  async ({ db, clock }, { old_endpoint, old_auth, ...subscription }) => {
    checkSubscription(services, subscription)
    await db.transaction(
      async (tx) => {
        const owner = (await findOwner(tx, old_endpoint, old_auth)) ?? refuse('notFound')
        if (!(await holdSession(tx, owner.sessionId))) refuse('notFound')
        await putSubscription(tx, owner, subscription, clock())
      },
      { retries: 3 },
    )
    return {}
  }
