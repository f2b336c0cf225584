import type { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { judgePaymentPassword, type MemberNotification, refuseLocked } from '../judge.ts'
import { hashNewPaymentPassword } from '../new-payment-password.ts'
import { lockPaymentPassword, replacePaymentPassword, useTicket } from '../queries/payment-passwords.ts'
import { ticketHash } from '../tickets.ts'

/** Changes the payment password by the old one, or by a ticket that stands for it; while it is locked by neither. */
export const changePaymentPassword =
  (domains: MemberNotification): Handler<typeof paymentPasswordCalls.changePaymentPassword> =>
  async (context, { old_password: oldPassword, ticket, pay_password: password, pay_password2: repeated }) => {
    if (password !== repeated) refuse('passwordsDiffer')
    const { db, clock, caller } = context
    if (ticket === undefined) await judgePaymentPassword(context, domains, oldPassword ?? '')
    const passwordHash = await hashNewPaymentPassword(context, password)
    await db.transaction(async (tx) => {
      const stored = (await lockPaymentPassword(tx, caller.userId)) ?? refuse('paymentPasswordMissing')
      refuseLocked(stored, clock())
      if (ticket !== undefined && !(await useTicket(tx, caller.userId, ticketHash(ticket), clock())))
        refuse('paymentPasswordWrong')
      await replacePaymentPassword(tx, caller.userId, passwordHash, clock())
    })
    return { is_set: 1 }
  }
