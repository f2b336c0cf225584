import Stripe from 'stripe'
import type { ServerContext } from '../../../../context.ts'
import type { Settings } from '../../../../settings.ts'
import type { NewSession, OnlineProvider, ProviderEvent, SessionState } from '../provider.ts'
import { listStripeBalance } from './stripe-balance.ts'
import { closeIntent, fetchIntent, isExpressIntent, isIntent, stripeExpress } from './stripe-intents.ts'
import { idOf, isDefinite, units } from './stripe-values.ts'

/** An answer that does not come in time is unknown, and asked for again by the jobs. */
const timeoutMs = 10_000
/** How old a signed message may be. */
const toleranceS = 300

/** Languages of its pages; it chooses by the browser in any other. */
const locales: Readonly<Record<NewSession['language'], Stripe.Checkout.SessionCreateParams.Locale>> = {
  'zh-CN': 'zh',
  en: 'en',
  vi: 'vi',
  pt: 'pt-BR',
  ja: 'ja',
}

/** Stripe Checkout; undefined without its keys. */
export function openStripe(settings: ServerContext['settings']): OnlineProvider | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_CURRENCY: currency } = settings
  if (key === '' || secret === '') return undefined
  const api = new Stripe(key, { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false, ...addressOf(settings) })
  return {
    name: 'stripe',
    mode: 'online',
    currency,
    express: stripeExpress(api, settings.STRIPE_PUBLISHABLE_KEY),
    wayOf: (reference) => (isIntent(reference) ? 'express' : 'page'),
    async create(session) {
      try {
        const made = await api.checkout.sessions.create(sessionParams(session), {
          idempotencyKey: `attempt-${session.attemptId}`,
        })
        return made.url ? { reference: made.id, payUrl: made.url } : undefined
      } catch (error) {
        if (isDefinite(error)) return undefined
        throw error
      }
    },
    fetch: async (reference) =>
      isIntent(reference)
        ? fetchIntent(api, reference)
        : stateOf(await api.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] })),
    async close(reference) {
      if (isIntent(reference)) return closeIntent(api, reference)
      try {
        return stateOf(await api.checkout.sessions.expire(reference, { expand: ['payment_intent'] }))
      } catch (error) {
        // What is over already cannot be ended: how it ended is what counts.
        if (isDefinite(error)) return this.fetch(reference)
        throw error
      }
    },
    parseEvent({ body, headers }, nowMs) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return undefined
      try {
        return eventOf(api.webhooks.constructEvent(body, signature, secret, toleranceS, undefined, nowMs))
      } catch {
        return undefined
      }
    },
    async refund({ key: refundKey, reference, paymentRef, amount }) {
      try {
        const params = { payment_intent: paymentRef, amount: units(amount), metadata: { refund: refundKey } }
        const made =
          reference === ''
            ? await api.refunds.create(params, { idempotencyKey: refundKey })
            : await api.refunds.retrieve(reference)
        return { reference: made.id, state: refundState(made.status), note: made.failure_reason ?? '' }
      } catch (error) {
        if (isDefinite(error)) return { reference, state: 'failed', note: error.message }
        throw error
      }
    },
    async listOutsideRefunds(paymentRef) {
      const found = await api.refunds.list({ payment_intent: paymentRef, limit: 100 })
      return found.data
        .filter(({ status, metadata }) => status === 'succeeded' && !metadata?.refund)
        .map((refund) => ({ id: refund.id, amount: BigInt(refund.amount), currency: refund.currency }))
    },
    paymentOf: async (charge) => idOf((await api.charges.retrieve(charge)).payment_intent),
    // A payment that no page of Stripe's took was made on ours, and is its own session.
    sessionOf: async (paymentRef) =>
      (await api.checkout.sessions.list({ payment_intent: paymentRef, limit: 1 })).data[0]?.id ?? paymentRef,
    listDisputes: async (paymentRef) =>
      (await api.disputes.list({ payment_intent: paymentRef, limit: 100 })).data.map(({ id }) => id),
    async fetchDispute(reference) {
      const dispute = await api.disputes.retrieve(reference)
      return {
        paymentRef: idOf(dispute.payment_intent),
        amount: BigInt(dispute.amount),
        currency: dispute.currency,
        isOpen: !decided.has(dispute.status),
        isLost: dispute.status === 'lost',
        moves: dispute.balance_transactions.map((line) => ({
          id: line.id,
          amount: BigInt(line.amount),
          fee: BigInt(line.fee),
          currency: line.currency,
        })),
      }
    },
    listBalance: (fromMs, toMs, most) => listStripeBalance(api, fromMs, toMs, most),
  }
}

function addressOf({ STRIPE_API_URL: address }: Pick<Settings, 'STRIPE_API_URL'>): Stripe.StripeConfig {
  if (address === '') return {}
  const { hostname: host, port, protocol } = new URL(address)
  return { host, ...(port && { port }), protocol: protocol === 'http:' ? 'http' : 'https' }
}

const sessionParams = (session: NewSession): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: session.orderNo,
  metadata: { order_no: session.orderNo },
  payment_intent_data: { metadata: { order_no: session.orderNo } },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: session.currency,
        unit_amount: units(session.amount),
        product_data: { name: session.title },
      },
    },
  ],
  success_url: session.returnUrl,
  cancel_url: session.returnUrl,
  expires_at: Math.floor(session.expiresMs / 1000),
  locale: locales[session.language],
})

/** How a dispute ends. A warning that is closed came to nothing. */
const decided: ReadonlySet<Stripe.Dispute.Status> = new Set(['won', 'lost', 'warning_closed', 'prevented'])

/** A session may be complete while its payment is still under way, and that payment may fail days later. */
function stateOf(session: Stripe.Checkout.Session): SessionState {
  if (session.payment_status === 'paid') {
    const facts = {
      // Less than nothing is no payment: it goes to suspense as one of another amount than was asked for.
      amount: BigInt(Math.max(0, session.amount_total ?? 0)),
      currency: session.currency ?? '',
      reference: session.client_reference_id ?? '',
    }
    return { state: 'paid', paymentRef: idOf(session.payment_intent), facts }
  }
  if (session.status !== 'complete') return { state: session.status === 'open' ? 'open' : 'closed' }
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const isOver = payment?.status === 'canceled' || payment?.status === 'requires_payment_method'
  return { state: isOver ? 'closed' : 'processing' }
}

const refundState = (status: string | null): 'unknown' | 'done' | 'failed' => {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'unknown'
}

/** The messages of Stripe that matter here, of its some three hundred kinds. */
const aboutOf: Partial<Record<Stripe.Event['type'], ProviderEvent['about']>> = {
  'checkout.session.completed': 'session',
  'checkout.session.async_payment_succeeded': 'session',
  'checkout.session.async_payment_failed': 'session',
  'checkout.session.expired': 'session',
  'payment_intent.succeeded': 'session',
  'payment_intent.processing': 'session',
  'payment_intent.payment_failed': 'session',
  'payment_intent.canceled': 'session',
  'charge.refunded': 'charge',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
}

function eventOf({ id, type, data: { object } }: Stripe.Event): ProviderEvent {
  // The payment inside a session is told of by the session.
  const isWithin = object.object === 'payment_intent' && !isExpressIntent(object)
  const about = isWithin ? 'nothing' : (aboutOf[type] ?? 'nothing')
  return {
    eventId: id,
    kind: type,
    about,
    reference: about !== 'nothing' && 'id' in object ? object.id : '',
    orderNo: orderNoOf(object),
  }
}

function orderNoOf(object: Stripe.Event.Data.Object): string {
  if (!('object' in object)) return ''
  if (object.object === 'checkout.session') return (object as Stripe.Checkout.Session).client_reference_id ?? ''
  return object.object === 'payment_intent' ? ((object as Stripe.PaymentIntent).metadata.order_no ?? '') : ''
}
