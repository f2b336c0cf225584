import { hourMs } from '@cliffhanger/contract/duration.ts'
import type { BoundCall, CallContext } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { giveBackTry, takeTry } from '../../account/index.ts'
import { findCode } from './queries.ts'
import { hashCode } from './redeem.ts'

const windowMs = hourMs

/** Wrong codes in an hour until the next hour takes none: of a member (3013), and of an address, behind which many may sit. */
const memberPolicy = { tries: 10, windowMs }
const addressPolicy = { tries: 100, windowMs }

/** Counts a typed code before it is checked, in transactions of its own: a refused code stays counted, and many at once do not slip through.
 *  A code that can be redeemed, or that this member redeemed already, is not a wrong one: its attempt is given back at once, so that
 *  repeating a call costs nothing. */
async function consumeCodeAttempt(context: CallContext, userId: number, code: string): Promise<void> {
  const { db, clock, address } = context
  const nowMs = clock()
  const keys = [
    [`redeem address ${address}`, addressPolicy],
    [`redeem member ${userId}`, memberPolicy],
  ] as const
  for (const [key, policy] of keys) if (!(await takeTry(db, key, policy, nowMs))) refuse('tooManyAttempts')
  const found = await findCode(db, hashCode(context, code))
  const isOpen = found?.state === 0 && found.returned_ms === null && found.expires_ms > nowMs
  if (isOpen || found?.used_by === userId) for (const [key] of keys) await giveBackTry(db, key)
}

/** Guards calls that may carry a code. */
export const guardCodes = (calls: readonly BoundCall[]): readonly BoundCall[] =>
  calls.map((bound) => ({
    ...bound,
    async before(context, input) {
      const { code } = input as { readonly code?: string }
      const { caller } = context
      if (code !== undefined && caller && typeof caller === 'object' && 'userId' in caller)
        await consumeCodeAttempt(context, caller.userId, code)
      return input
    },
  }))
