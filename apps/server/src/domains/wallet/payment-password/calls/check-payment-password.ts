import type { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { judgePaymentPassword, type MemberNotification } from '../judge.ts'
import { insertTicket } from '../queries/payment-passwords.ts'
import { newTicket, ticketHash, ticketMs } from '../tickets.ts'

/** Checks the payment password and answers a ticket that stands for it once where it is changed, within 5 minutes. */
export const checkPaymentPassword =
  (domains: MemberNotification): Handler<typeof paymentPasswordCalls.checkPaymentPassword> =>
  async (context, input) => {
    await judgePaymentPassword(context, domains, input.pay_password)
    const ticket = newTicket()
    const nowMs = context.clock()
    await context.db.transaction((tx) =>
      insertTicket(
        tx,
        context.caller.userId,
        { hash: ticketHash(ticket), purpose: 'change' },
        { nowMs, expiresMs: nowMs + ticketMs },
      ),
    )
    return { ticket }
  }
