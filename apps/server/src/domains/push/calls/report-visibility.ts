import type { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { moveVisibility } from '../queries/subscriptions.ts'

/** Notes whether anybody looks at the page; does nothing where this browser is not told anything. */
export const reportVisibility: Handler<typeof pushCalls.reportVisibility> = async (
  { db, caller },
  { hidden, at_ms },
) => {
  await moveVisibility(db, caller.sessionId, hidden === 1, at_ms)
  return {}
}
