import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

/** A session as Stripe keeps it, as far as we look at it. */
export interface StripeSession {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  payment_intent: { id: string; object: 'payment_intent'; status: string } | null
}

/** A payment that is made on our page, as Stripe keeps it, as far as we look at it. */
export interface StripeIntent {
  id: string
  object: 'payment_intent'
  client_secret: string
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled'
  amount: number
  amount_received: number
  currency: string
  metadata: Record<string, string>
}

interface StripeLine {
  id: string
  amount: number
  fee: number
  currency: string
}

/** A line of our account with its source, as it is asked for. */
interface StripeBalanceLine {
  id: string
  type: string
  amount: number
  net: number
  currency: string
  /** In seconds. */
  created: number
  source: { id: string; object: string; payment_intent?: string } | null
}

export interface StripeDouble {
  /** What the server under test is started with. */
  readonly environment: Readonly<Record<string, string>>
  readonly sessions: Map<string, StripeSession>
  readonly intents: Map<string, StripeIntent>
  readonly refunds: Map<
    string,
    { id: string; amount: number; status: string; payment_intent: string; metadata: Record<string, string> }
  >
  readonly disputes: Map<
    string,
    {
      id: string
      payment_intent: string
      balance_transactions: StripeLine[]
      amount?: number
      currency?: string
      status?: string
    }
  >
  /** What it booked on our account, newest first as it tells it. */
  readonly balance: StripeBalanceLine[]
  /** Method and path of every question, oldest first. */
  readonly requested: string[]
  /** While true every question is answered with HTTP 500. */
  isDown: boolean
  /** While true it does what it is asked, and the answer is lost. */
  losesAnswers: boolean
  /** What becomes of refunds from now on. */
  refundStatus: 'succeeded' | 'pending' | 'failed'
  /** The member pays; `more` may change what they pay. */
  paySession(id: string, more?: Partial<StripeSession>): StripeSession
  /** The member confirms the wallet of their phone; `more` may change what came. */
  payIntent(id: string, more?: Partial<StripeIntent>): StripeIntent
  /** A message as Stripe would sign it: body and signature. */
  sign(
    event: { id?: string; type: string; object: unknown },
    options?: { secret?: string; atMs?: number },
  ): {
    body: string
    signature: string
  }
  close(): Promise<void>
}

const secret = 'whsec_test_secret'

/** A local double of Stripe's API: sessions, refunds and disputes, with its idempotency keys. It signs with the SDK's own helper. */
export async function startStripe(): Promise<StripeDouble> {
  const replies = new Map<string, unknown>()
  const double: Omit<StripeDouble, 'environment' | 'close'> = {
    sessions: new Map(),
    intents: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    balance: [],
    requested: [],
    isDown: false,
    losesAnswers: false,
    refundStatus: 'succeeded',
    paySession(id, more = {}) {
      const session = double.sessions.get(id)
      if (!session) throw new Error(`no session ${id}`)
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: { id: newId('pi'), object: 'payment_intent', status: 'succeeded' },
        ...more,
      })
      return session
    },
    payIntent(id, more = {}) {
      const intent = double.intents.get(id)
      if (!intent) throw new Error(`no payment ${id}`)
      return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, ...more })
    },
    sign({ id = newId('evt'), type, object }, { secret: other = secret, atMs = Date.now() } = {}) {
      const body = JSON.stringify({ id, object: 'event', type, data: { object } })
      const timestamp = Math.floor(atMs / 1000)
      const stripe = new Stripe('sk_test_double')
      return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret: other, timestamp }) }
    },
  }
  const server = createServer((request, response) => {
    void reply(double, replies, request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const environment = {
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  }
  return Object.assign(double, { environment, close: () => closeServer(server) })
}

const newId = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

type Double = Omit<StripeDouble, 'environment' | 'close'>

async function reply(
  double: Double,
  replies: Map<string, unknown>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const form = new URLSearchParams(Buffer.concat(chunks).toString())
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
  double.requested.push(`${request.method} ${pathname}`)
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
    response.end(JSON.stringify(body))
  }
  if (double.isDown) return send(500, { error: { type: 'api_error', message: 'down' } })
  const key = request.headers['idempotency-key']
  const known = typeof key === 'string' ? replies.get(key) : undefined
  if (known !== undefined && !double.losesAnswers) return send(200, known)
  const found = known ?? action(double, request.method ?? 'GET', pathname.split('/').slice(2), form, searchParams)
  if (found === undefined) return send(404, { error: { type: 'invalid_request_error', message: 'No such object' } })
  if (found === 'refused') return send(400, { error: { type: 'invalid_request_error', message: 'Not in this state' } })
  if (typeof key === 'string') replies.set(key, found)
  if (double.losesAnswers) return send(500, { error: { type: 'api_error', message: 'lost' } })
  return send(200, found)
}

function action(
  double: Double,
  method: string,
  [thing, second, third, fourth]: string[],
  form: URLSearchParams,
  query: URLSearchParams,
): unknown {
  if (thing === 'checkout' && second === 'sessions')
    return method === 'POST'
      ? changeSession(double, third, fourth, form)
      : third === undefined
        ? sessionsOf(double, query.get('payment_intent') ?? '')
        : double.sessions.get(third)
  if (thing === 'payment_intents')
    return method === 'POST' ? changeIntent(double, second, third, form) : double.intents.get(second ?? '')
  if (thing === 'confirm') return confirm(double, second ?? '')
  if (thing === 'refunds') return refund(double, method, second, form, query)
  if (thing === 'disputes')
    return second === undefined ? disputesOf(double, query.get('payment_intent')) : dispute(double, second)
  if (thing === 'balance_transactions') return balancePage(double, query)
  if (thing === 'charges') return { id: second, object: 'charge', payment_intent: second?.replace('ch_', 'pi_') }
  return undefined
}

/** What Stripe's script asks for on a page: pays what has this secret, and answers the message that Stripe sends about it. */
function confirm(double: Double, secretOfIntent: string): unknown {
  const found = [...double.intents.values()].find(({ client_secret: its }) => its === secretOfIntent)
  return found && double.sign({ type: 'payment_intent.succeeded', object: double.payIntent(found.id) })
}

const sessionsOf = ({ sessions }: Double, payment: string): object => {
  const data = [...sessions.values()].filter(({ payment_intent }) => payment_intent?.id === payment)
  return { object: 'list', data, has_more: false }
}

const disputesOf = ({ disputes }: Double, payment: string | null): object => {
  const data = [...disputes.values()].filter(({ payment_intent }) => payment_intent === payment)
  return { object: 'list', data, has_more: false }
}

const dispute = (double: Double, id: string): object | undefined => {
  const found = double.disputes.get(id)
  return found && { amount: 0, currency: 'usd', status: 'needs_response', ...found }
}

/** Pages of two, so that whoever reads them has to go on. */
function balancePage({ balance }: Double, query: URLSearchParams): object {
  const [from, to] = [Number(query.get('created[gte]')), Number(query.get('created[lt]'))]
  const found = balance.filter(({ created }) => created >= from && created < to)
  const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1
  return { object: 'list', data: found.slice(start, start + 2), has_more: found.length > start + 2 }
}

function changeSession(
  double: Double,
  id: string | undefined,
  change: string | undefined,
  form: URLSearchParams,
): StripeSession | 'refused' | undefined {
  if (id !== undefined && change === 'expire') {
    const session = double.sessions.get(id)
    if (session && session.status !== 'open') return 'refused'
    return session && Object.assign(session, { status: 'expired', url: null })
  }
  const made: StripeSession = {
    id: newId('cs'),
    object: 'checkout.session',
    url: `https://checkout.stripe.test/${newId('pay')}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    client_reference_id: form.get('client_reference_id') ?? '',
    payment_intent: null,
  }
  double.sessions.set(made.id, made)
  // What was answered stays what it was, as it does with the idempotency keys of the real one.
  return { ...made }
}

function changeIntent(
  double: Double,
  id: string | undefined,
  change: string | undefined,
  form: URLSearchParams,
): StripeIntent | 'refused' | undefined {
  if (id !== undefined && change === 'cancel') {
    const intent = double.intents.get(id)
    if (intent && intent.status !== 'requires_payment_method') return 'refused'
    return intent && Object.assign(intent, { status: 'canceled' })
  }
  const made: StripeIntent = {
    id: newId('pi'),
    object: 'payment_intent',
    client_secret: newId('secret'),
    status: 'requires_payment_method',
    amount: Number(form.get('amount')),
    amount_received: 0,
    currency: form.get('currency') ?? '',
    metadata: { order_no: form.get('metadata[order_no]') ?? '', way: form.get('metadata[way]') ?? '' },
  }
  double.intents.set(made.id, made)
  return { ...made }
}

function refund(
  double: Double,
  method: string,
  id: string | undefined,
  form: URLSearchParams,
  query: URLSearchParams,
): unknown {
  if (method === 'GET' && id !== undefined) return double.refunds.get(id)
  if (method === 'GET') {
    const data = [...double.refunds.values()].filter((each) => each.payment_intent === query.get('payment_intent'))
    return { object: 'list', data, has_more: false }
  }
  const made = {
    id: newId('re'),
    object: 'refund',
    amount: Number(form.get('amount')),
    currency: 'usd',
    status: double.refundStatus,
    payment_intent: form.get('payment_intent') ?? '',
    metadata: { refund: form.get('metadata[refund]') ?? '' },
  }
  double.refunds.set(made.id, made)
  return made
}
