import type { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { lockedSeconds } from '@cliffhanger/rules/wallet/payment-lock.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { findPaymentPassword } from '../queries/payment-passwords.ts'

/** Whether the caller has a payment password, and how long it is locked. */
export const getPaymentPasswordState: Handler<typeof paymentPasswordCalls.getPaymentPasswordState> = async ({
  db,
  clock,
  caller,
}) => {
  const stored = await findPaymentPassword(db, caller.userId)
  return { is_set: flagOf(stored !== undefined), locked_seconds: stored ? lockedSeconds(stored, clock()) : 0 }
}
