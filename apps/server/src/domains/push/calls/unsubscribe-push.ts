import type { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { deleteSubscription } from '../queries/subscriptions.ts'

/** Tells this browser no more. Twice is as once. */
export const unsubscribePush: Handler<typeof pushCalls.unsubscribePush> = async ({ db, caller }) => {
  await deleteSubscription(db, caller.sessionId)
  return {}
}
