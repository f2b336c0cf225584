import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { countWrong, lockedSeconds, type PaymentLock } from '@cliffhanger/rules/wallet/payment-lock.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import { verifyPassword } from '../../../platform/security/password.ts'
import type { WalletNeeds } from '../needs.ts'
import { readWalletSettings } from '../wallet-settings.ts'
import {
  acceptTry,
  findPaymentPassword,
  lockPaymentPassword,
  payByTicket,
  updateLock,
} from './queries/payment-passwords.ts'
import { ticketHash } from './tickets.ts'

type Trying = Pick<CallContext<'bearer'>, 'db' | 'bus' | 'clock' | 'caller'>
type Paying = Trying & Pick<CallContext, 'idempotencyKey' | 'requestId'>
/** How a member learns that their PIN is locked. */
export type MemberNotification = Pick<WalletNeeds, 'notices'>

export const refuseLocked = (lock: PaymentLock, nowMs: number): void => {
  const seconds = lockedSeconds(lock, nowMs)
  if (seconds > 0) refuse('paymentPasswordLocked', { locked_seconds: seconds })
}

/**
 * Holds six digits against the caller's payment password: refuses 7002, 7003 (with the tries that are left) or 7004 (with the seconds).
 * A wrong try is counted under the lock of the row and committed before anything else, so whatever many at once are answered is what
 * they would be one after the other, per member and never per address, so that nobody locks a neighbour's: after the fifth wrong one nobody learns whether the next was right (C-44), and the member is told. Never in a
 * transaction.
 */
export async function judgePaymentPassword(
  context: Trying,
  domains: MemberNotification,
  password: string,
): Promise<void> {
  const { db, clock, caller } = context
  const stored = (await findPaymentPassword(db, caller.userId)) ?? refuse('paymentPasswordMissing')
  refuseLocked(stored, clock())
  const { settings } = await readWalletSettings(db)
  const policy = { tries: settings.pay_lock_tries, lockMs: settings.pay_lock_minutes * minuteMs }
  const isRight = await verifyPassword(stored.password_hash, password)
  if (isRight && (await acceptTry(db, caller.userId, stored.password_hash, clock()))) return
  const left = await db.transaction(async (tx) => {
    const nowMs = clock()
    const lock = (await lockPaymentPassword(tx, caller.userId)) ?? refuse('paymentPasswordMissing')
    refuseLocked(lock, nowMs)
    const counted = countWrong(lock, policy, nowMs)
    await updateLock(tx, caller.userId, counted)
    if (counted.locked_until_ms > 0) {
      const values = { minutes: settings.pay_lock_minutes }
      const notice = await domains.notices.write(tx, { userId: caller.userId, key: 'payPasswordLocked', values })
      await appendEvents(context, tx, [notice])
    }
    return counted.locked_until_ms > 0 ? 0 : policy.tries - counted.tries
  })
  refuse('paymentPasswordWrong', { left_tries: left })
}

const isDigits = (proof: string): boolean => /^\d+$/.test(proof)

/**
 * Lets a payment go on: by the payment password, or by the ticket of a passkey, which is good for one Idempotency-Key. A ticket that is
 * not good now is 7003 and counts as no try, since nobody can guess one; while payments are locked neither pays (check 19).
 */
export async function judgePayment(context: Paying, domains: MemberNotification, proof: string): Promise<void> {
  if (isDigits(proof)) return judgePaymentPassword(context, domains, proof)
  const { db, clock, caller, idempotencyKey: key = context.requestId } = context
  refuseLocked((await findPaymentPassword(db, caller.userId)) ?? refuse('paymentPasswordMissing'), clock())
  if (!(await payByTicket(db, caller.userId, { hash: ticketHash(proof), key }, clock()))) refuse('paymentPasswordWrong')
}
