import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { ServerContext } from '../../../../context.ts'
import type { Dispute, NewSession, OnlineProvider, ProviderMessage, SessionState } from '../provider.ts'
import {
  chargeback,
  MollieApi,
  type MollieChargeback,
  type MolliePayment,
  type MollieRefund,
  MollieRefusal,
  payment,
  readValue,
  refund,
  reversedLine,
  type Value,
  writeValue,
} from './mollie-api.ts'
import { listMollieBalance } from './mollie-balance.ts'

/** Languages of its pages. */
const locales: Readonly<Record<NewSession['language'], string>> = {
  'zh-CN': 'en_US',
  en: 'en_US',
  vi: 'en_US',
  pt: 'pt_PT',
  ja: 'en_US',
}

const paymentId = /^tr_[A-Za-z0-9]{4,60}$/

/** Mollie Payments; undefined without its keys. A session of ours is a payment of Mollie's. */
export function openMollie(settings: ServerContext['settings']): OnlineProvider | undefined {
  const { MOLLIE_API_KEY: key, MOLLIE_WEBHOOK_SECRET: secret, MOLLIE_CURRENCY: currency } = settings
  if (key === '' || secret === '') return undefined
  const api = new MollieApi(key, settings.MOLLIE_API_URL)
  const fetchPayment = (id: string) => api.request({ path: `payments/${id}`, schema: payment })
  const fetchState = async (id: string): Promise<SessionState> => stateOf(await fetchPayment(id))
  return {
    name: 'mollie',
    mode: 'online',
    currency,
    wayOf: () => 'page',
    async create(session) {
      try {
        const made = await api.request({
          method: 'POST',
          path: 'payments',
          schema: payment,
          body: paymentBody(session, secret),
          idempotencyKey: `attempt-${session.attemptId}`,
        })
        const payUrl = made._links.checkout?.href
        return payUrl === undefined ? undefined : { reference: made.id, payUrl }
      } catch (error) {
        if (error instanceof MollieRefusal) return undefined
        throw error
      }
    },
    fetch: fetchState,
    async close(reference) {
      try {
        return stateOf(await api.request({ method: 'DELETE', path: `payments/${reference}`, schema: payment }))
      } catch (error) {
        // Not every way to pay can be ended, and what is over already cannot: how it stands is what counts.
        if (error instanceof MollieRefusal) return fetchState(reference)
        throw error
      }
    },
    parseEvent: (message) => eventOf(message, secret),
    async refund({ key: refundKey, reference, paymentRef, amount }) {
      try {
        const made =
          reference === ''
            ? await makeRefund(api, { refundKey, paymentRef, value: { currency, amount } })
            : await api.request({ path: `payments/${paymentRef}/refunds/${reference}`, schema: refund })
        return { reference: made.id, state: refundState(made.status), note: made.status }
      } catch (error) {
        if (error instanceof MollieRefusal) return { reference, state: 'failed', note: error.message }
        throw error
      }
    },
    async listOutsideRefunds(paymentRef) {
      const found = await api.listAll(`payments/${paymentRef}/refunds`, 'refunds', refund)
      return found
        .filter((made) => made.status === 'refunded' && refundKeyOf(made) === '')
        .map((made) => ({ id: made.id, ...readValue(made.amount) }))
    },
    paymentOf: async (charge) => charge,
    sessionOf: async (paymentRef) => paymentRef,
    async listDisputes(paymentRef) {
      const found = await api.listAll(`payments/${paymentRef}/chargebacks`, 'chargebacks', chargeback)
      return found.map(({ id }) => `${paymentRef}/${id}`)
    },
    async fetchDispute(reference) {
      const [of, id] = reference.split('/')
      return disputeOf(await api.request({ path: `payments/${of}/chargebacks/${id}`, schema: chargeback }))
    },
    listBalance: (fromMs, toMs, most) => listMollieBalance(api, fromMs, toMs, most),
  }
}

const paymentBody = (session: NewSession, secret: string): object => {
  const webhook = new URL(session.webhookUrl)
  webhook.searchParams.set('key', secret)
  return {
    amount: writeValue(session),
    description: session.title,
    redirectUrl: session.returnUrl,
    cancelUrl: session.returnUrl,
    webhookUrl: webhook.href,
    locale: locales[session.language],
    metadata: { order_no: session.orderNo },
  }
}

const orderNumber = z.object({ order_no: z.string() })
const refundKey = z.object({ refund: z.string() })
const refundKeyOf = ({ metadata }: MollieRefund): string => refundKey.safeParse(metadata).data?.refund ?? ''

function stateOf({ id, status, amount, metadata }: MolliePayment): SessionState {
  if (status === 'paid') {
    const reference = orderNumber.safeParse(metadata).data?.order_no ?? ''
    return { state: 'paid', paymentRef: id, facts: { ...readValue(amount), reference } }
  }
  if (status === 'open') return { state: 'open' }
  return { state: status === 'pending' || status === 'authorized' ? 'processing' : 'closed' }
}

/** Its keys live for an hour and refunds are asked for again for days: one that was made bears our own key, and is found by it. */
async function makeRefund(
  api: MollieApi,
  { refundKey: key, paymentRef, value }: { refundKey: string; paymentRef: string; value: Value },
): Promise<MollieRefund> {
  const path = `payments/${paymentRef}/refunds`
  for await (const made of api.list(path, 'refunds', refund)) if (refundKeyOf(made) === key) return made
  const body = { amount: writeValue(value), metadata: { refund: key } }
  return api.request({ method: 'POST', path, schema: refund, body, idempotencyKey: key })
}

function refundState(status: string): 'unknown' | 'done' | 'failed' {
  if (status === 'refunded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'unknown'
}

/** Mollie takes the money with the chargeback and gives it back where it is reversed, however late; it calls none lost for good. */
function disputeOf({ id, paymentId: paymentRef, amount, reversedAt }: MollieChargeback): Dispute {
  const { amount: disputed, currency } = readValue(amount)
  const taken = { id, amount: -disputed, fee: 0n, currency }
  const back = { id: reversedLine(id), amount: disputed, fee: 0n, currency }
  const moves = reversedAt ? [taken, back] : [taken]
  return { paymentRef, amount: disputed, currency, isOpen: !reversedAt, isLost: false, moves }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Its message is the number of a payment about which something changed, without a signature. The key in the address we gave it keeps
 * strangers from making us ask; the payment is read again whoever sent it. Messages bear no number of their own: each is kept.
 */
function eventOf({ body, query }: ProviderMessage, secret: string) {
  const reference = new URLSearchParams(body.toString('utf8')).get('id') ?? ''
  if (!timingSafeEqual(digest(query.get('key') ?? ''), digest(secret)) || !paymentId.test(reference)) return undefined
  return { eventId: randomUUID(), kind: 'payment', about: 'payment', reference, orderNo: '' } as const
}
