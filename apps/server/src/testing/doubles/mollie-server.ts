import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

interface Amount {
  value: string
  currency: string
}

/** A payment as Mollie keeps it, as far as we look at it. */
export interface MolliePayment {
  id: string
  status: 'open' | 'pending' | 'paid' | 'canceled' | 'expired' | 'failed'
  amount: Amount
  createdAt: string
  paidAt: string | null
  metadata: { order_no: string }
  webhookUrl: string
  redirectUrl: string
  locale: string
  _links: { checkout: { href: string } | null }
}

interface Refund {
  id: string
  paymentId: string
  status: 'pending' | 'refunded' | 'failed'
  amount: Amount
  createdAt: string
  metadata: { refund?: string } | null
}

interface Chargeback {
  id: string
  paymentId: string
  amount: Amount
  createdAt: string
  reversedAt: string | null
}

export interface MollieDouble {
  /** What the server under test is started with. */
  readonly environment: Readonly<Record<string, string>>
  readonly payments: Map<string, MolliePayment>
  readonly refunds: Map<string, Refund>
  readonly chargebacks: Map<string, Chargeback>
  /** Method and path of every question, oldest first. */
  readonly requested: string[]
  /** While true every question is answered with HTTP 500. */
  isDown: boolean
  /** While true it does what it is asked, and the answer is lost. */
  losesAnswers: boolean
  /** What becomes of refunds from now on. */
  refundStatus: Refund['status']
  /** Its memory of idempotency keys is over, as it is after an hour. */
  forgetKeys(): void
  /** The member pays; what they pay may be changed. */
  pay(id: string, more?: Partial<MolliePayment>): MolliePayment
  /** Somebody gives money back in Mollie's own dashboard. */
  refundOutside(id: string, value: string): Refund
  /** A bank takes the money back. */
  chargeBack(id: string): Chargeback
  close(): Promise<void>
}

const webhookKey = 'mollie-test-webhook-key'
const apiKey = 'test_mollie_double'

const newId = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`
const amountBody = z.object({ value: z.string().regex(/^\d+\.\d\d$/), currency: z.string().regex(/^[A-Z]{3}$/) })
const paymentBody = z.object({
  amount: amountBody,
  description: z.string().min(1),
  redirectUrl: z.url(),
  cancelUrl: z.url(),
  webhookUrl: z.url(),
  locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
  metadata: z.object({ order_no: z.string() }),
})
const refundBody = z.object({ amount: amountBody, metadata: z.object({ refund: z.string() }) })

/** A local double of Mollie's API: payments, refunds and chargebacks, with its idempotency keys and pages. */
export async function startMollie(now: () => number): Promise<MollieDouble> {
  const keys = new Map<string, unknown>()
  const double: Omit<MollieDouble, 'environment' | 'close'> = {
    payments: new Map(),
    refunds: new Map(),
    chargebacks: new Map(),
    requested: [],
    isDown: false,
    losesAnswers: false,
    refundStatus: 'refunded',
    forgetKeys: () => keys.clear(),
    pay(id, more = {}) {
      const paid = { status: 'paid', paidAt: new Date(now()).toISOString(), ...more } as const
      return Object.assign(paymentOf(id), paid)
    },
    refundOutside: (id, value) =>
      save(double.refunds, {
        id: newId('re'),
        paymentId: id,
        status: 'refunded',
        amount: { ...paymentOf(id).amount, value },
        createdAt: new Date(now()).toISOString(),
        metadata: null,
      }),
    chargeBack: (id) =>
      save(double.chargebacks, {
        id: newId('chb'),
        paymentId: id,
        amount: paymentOf(id).amount,
        createdAt: new Date(now()).toISOString(),
        reversedAt: null,
      }),
  }
  const paymentOf = (id: string): MolliePayment => {
    const found = double.payments.get(id)
    if (!found) throw new Error(`no payment ${id}`)
    return found
  }
  const server = createServer((request, response) => {
    void reply(double, keys, now, request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const environment = {
    MOLLIE_API_KEY: apiKey,
    MOLLIE_WEBHOOK_SECRET: webhookKey,
    MOLLIE_API_URL: `http://127.0.0.1:${port}`,
  }
  return Object.assign(double, { environment, close: () => closeServer(server) })
}

type Double = Omit<MollieDouble, 'environment' | 'close'>

const save = <Item extends { id: string }>(items: Map<string, Item>, item: Item): Item => {
  items.set(item.id, item)
  return item
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

async function reply(
  double: Double,
  keys: Map<string, unknown>,
  now: () => number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mollie')
  const method = request.method ?? 'GET'
  double.requested.push(`${method} ${pathname}`)
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/hal+json' })
    response.end(JSON.stringify(body))
  }
  if (request.headers.authorization !== `Bearer ${apiKey}`) return send(401, { status: 401, title: 'Unauthorized' })
  if (double.isDown) return send(500, { status: 500, title: 'Internal Server Error' })
  const key = request.headers['idempotency-key']
  const known = typeof key === 'string' ? keys.get(key) : undefined
  const path = pathname.split('/').slice(2)
  const text = Buffer.concat(chunks).toString()
  const found = known ?? action(double, now, method, path, text === '' ? undefined : JSON.parse(text), searchParams)
  if (found === undefined) return send(404, { status: 404, title: 'Not Found', detail: 'No such object' })
  if (found === 'refused') return send(422, { status: 422, title: 'Unprocessable Entity', detail: 'Not possible' })
  // What was answered stays what it was.
  if (typeof key === 'string') keys.set(key, structuredClone(found))
  return double.losesAnswers && method === 'POST' ? send(500, { status: 500, title: 'Lost' }) : send(200, found)
}

function action(
  double: Double,
  now: () => number,
  method: string,
  [thing, id, part, partId]: string[],
  body: unknown,
  query: URLSearchParams,
): unknown {
  if (thing === 'refunds') return pageOf('refunds', [...double.refunds.values()], query)
  if (thing === 'chargebacks') return pageOf('chargebacks', [...double.chargebacks.values()], query)
  if (thing !== 'payments') return undefined
  if (id === undefined)
    return method === 'POST' ? makePayment(double, now, body) : pageOf('payments', [...double.payments.values()], query)
  const payment = double.payments.get(id)
  if (!payment) return undefined
  if (part === undefined) return method === 'DELETE' ? cancel(payment) : payment
  const items = part === 'refunds' ? double.refunds : double.chargebacks
  if (method === 'POST') return makeRefund(double, now, payment, body)
  if (partId !== undefined) return items.get(partId)
  return pageOf(
    part,
    [...items.values()].filter(({ paymentId }) => paymentId === id),
    query,
  )
}

/** Pages of two, newest first, so that whoever reads them has to go on. */
function pageOf(name: string, oldestFirst: readonly { readonly id: string }[], query: URLSearchParams): object {
  const items = oldestFirst.toReversed()
  const start = Math.max(
    0,
    items.findIndex(({ id }) => id === query.get('from')),
  )
  const next = items[start + 2]
  return {
    _embedded: { [name]: items.slice(start, start + 2) },
    _links: { next: next ? { href: `https://api.mollie.com/v2/${name}?from=${next.id}&limit=2` } : null },
  }
}

function makePayment({ payments }: Double, now: () => number, body: unknown): MolliePayment | 'refused' {
  const read = paymentBody.safeParse(body)
  if (!read.success) return 'refused'
  const { amount, metadata, webhookUrl, redirectUrl, locale } = read.data
  const id = newId('tr')
  return structuredClone(
    save(payments, {
      id,
      status: 'open',
      amount,
      createdAt: new Date(now()).toISOString(),
      paidAt: null,
      metadata,
      webhookUrl,
      redirectUrl,
      locale,
      _links: { checkout: { href: `https://www.mollie.test/checkout/${id}` } },
    }),
  )
}

function cancel(payment: MolliePayment): MolliePayment | 'refused' {
  if (payment.status !== 'open') return 'refused'
  return Object.assign(payment, { status: 'canceled', _links: { checkout: null } } as const)
}

function makeRefund(double: Double, now: () => number, { id }: MolliePayment, body: unknown): Refund | 'refused' {
  const read = refundBody.safeParse(body)
  if (!read.success) return 'refused'
  const { amount, metadata } = read.data
  const createdAt = new Date(now()).toISOString()
  return save(double.refunds, {
    id: newId('re'),
    paymentId: id,
    status: double.refundStatus,
    amount,
    createdAt,
    metadata,
  })
}
