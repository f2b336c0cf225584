import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { findOrder } from '../orders/queries.ts'
import { wayOf } from './begin-attempt.ts'
import { openSession } from './open-session.ts'
import { findLiveAttempt } from './queries/attempts.ts'
import { findOnline } from './registry.ts'

interface Answered {
  readonly order: { readonly order_no: string }
}

interface PayAddress {
  readonly pay_url?: string
  readonly pay_secret?: string
}

/**
 * Adds the page a member pays on to the reply about an order that they pay online, or the secret they pay with on ours. After the
 * transaction, since it calls the provider; a repeat finds what was made. Refuses 7029 where there is none now: the order stays, and the same key may ask again.
 */
export const addPayUrl =
  (deps: PaymentDeps) =>
  async (
    { db, caller }: CallContext<'bearer'>,
    answered: Answered,
    input: Parameters<typeof wayOf>[0],
  ): Promise<Answered & PayAddress> => {
    const order = await findOrder(db, caller.userId, answered.order.order_no)
    const provider = order?.chosen_provider ?? ''
    if (order?.state !== orderStates.pending || !isOnlineProvider(provider)) return answered
    const live = await findLiveAttempt(db, order.id, provider, wayOf(input))
    if (!live || live.state === 'processing') return answered
    const online = findOnline(deps.providers, provider)
    if (!online) return refuse('channelUnavailable')
    const opened = await openSession(deps, online, live).catch((error: unknown) => {
      deps.context.log.warn({ err: error, attempt: live.id }, 'a provider did not answer')
      return undefined
    })
    if (!opened) return refuse('channelUnavailable')
    const { attempt, secret } = opened
    if (secret !== '') return { ...answered, pay_secret: secret }
    return attempt.pay_url === '' ? refuse('channelUnavailable') : { ...answered, pay_url: attempt.pay_url }
  }
