import type Stripe from 'stripe'
import type { ExpressPayment, NewSession, SessionState } from '../provider.ts'
import { isDefinite, units } from './stripe-values.ts'

/** Whether a reference of ours names a payment that is made on our page, and no session of Stripe's page. */
export const isIntent = (reference: string): boolean => reference.startsWith('pi_')

/** Whether we made it ourselves: each session of Stripe's page has one too, and is what tells of it. */
export const isExpressIntent = ({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): boolean =>
  metadata.way === 'express'

/** Payment with Stripe's buttons on our page; undefined without the key its script starts with. */
export const stripeExpress = (api: Stripe, key: string): ExpressPayment | undefined =>
  key === ''
    ? undefined
    : {
        key,
        async open(session, reference) {
          try {
            const intent =
              reference === ''
                ? await api.paymentIntents.create(intentParams(session), {
                    idempotencyKey: `attempt-${session.attemptId}`,
                  })
                : await api.paymentIntents.retrieve(reference)
            return intent.client_secret === null ? undefined : { reference: intent.id, secret: intent.client_secret }
          } catch (error) {
            if (isDefinite(error)) return undefined
            throw error
          }
        },
      }

/** The amount is the order's: what the page shows is only shown. */
const intentParams = (session: NewSession): Stripe.PaymentIntentCreateParams => ({
  amount: units(session.amount),
  currency: session.currency,
  description: session.title,
  metadata: { order_no: session.orderNo, way: 'express' },
  automatic_payment_methods: { enabled: true },
})

export const fetchIntent = async (api: Stripe, reference: string): Promise<SessionState> =>
  stateOf(await api.paymentIntents.retrieve(reference))

/** Ends it, so that it cannot be paid any more; what was paid or is under way cannot be ended, and how it stands is what counts. */
export async function closeIntent(api: Stripe, reference: string): Promise<SessionState> {
  try {
    return stateOf(await api.paymentIntents.cancel(reference))
  } catch (error) {
    if (isDefinite(error)) return fetchIntent(api, reference)
    throw error
  }
}

function stateOf(intent: Stripe.PaymentIntent): SessionState {
  switch (intent.status) {
    case 'succeeded': {
      const facts = {
        amount: BigInt(Math.max(0, intent.amount_received)),
        currency: intent.currency,
        reference: intent.metadata.order_no ?? '',
      }
      return { state: 'paid', paymentRef: intent.id, facts }
    }
    case 'processing':
      return { state: 'processing' }
    case 'canceled':
      return { state: 'closed' }
    // Declined, or not confirmed yet: it may be paid with another card still.
    case 'requires_action':
    case 'requires_capture':
    case 'requires_confirmation':
    case 'requires_payment_method':
    default:
      return { state: 'open' }
  }
}
