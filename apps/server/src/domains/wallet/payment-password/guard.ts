import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { BoundCall, CallContext } from '../../../platform/http/handlers.ts'
import { refuseField } from '../../../platform/http/refusal.ts'
import { judgePayment, type MemberNotification } from './judge.ts'

type Input = Readonly<Record<string, unknown>>

/** A row that may refuse a payment password asks for one. */
const requests = ({ row }: BoundCall): boolean => row.errors.includes('paymentPasswordWrong')

/** Paying an order asks only where the balance pays; every other row always. */
const needsPassword = ({ row }: BoundCall, input: Input): boolean =>
  row !== orderCalls.payOrder || (input.action === 'pay' && input.pay_type === 'balance')

/**
 * Lets these calls go on only with the caller's payment password, or the ticket of a passkey. It is judged before the transaction of the idempotency key, so that a
 * wrong try stays counted, and taken out of the input: neither the handler nor the stored hash of the request sees it.
 */
export const guardPayments = (domains: MemberNotification, calls: readonly BoundCall[]): readonly BoundCall[] =>
  calls.map((call) =>
    requests(call) ? { ...call, before: (context, input) => judge(domains, call, context, input as Input) } : call,
  )

async function judge(domains: MemberNotification, call: BoundCall, context: CallContext, input: Input): Promise<Input> {
  const { pay_password: password, ...rest } = input
  if (needsPassword(call, input)) {
    if (typeof password !== 'string') return refuseField('pay_password')
    await judgePayment(context as CallContext<'bearer'>, domains, password)
  }
  return rest
}
