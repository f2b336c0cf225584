import { randomUUID } from 'node:crypto'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { expect, vi } from 'vitest'
import { type StripeDouble, type StripeSession, startStripe } from '../../../testing/doubles/stripe-server.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { bought, newOnline, openModules, orderOf } from '../recharge/testing.ts'

/** How long what a job does may take in a test. */
export const soon = { timeout: 15_000, interval: 50 }

/** A recharge that is to be paid online, with its session at Stripe. */
interface Begun {
  readonly orderNo: string
  readonly rechargeId: number
  readonly session: StripeSession
}

/** A server that takes payments by a double of Stripe. */
export interface OnlineWorld {
  readonly server: TestServer
  readonly stripe: StripeDouble
  /** The channel that is paid online. */
  readonly channel: number
  newMember(): Promise<Member>
  /** A new token of an operator for money; those of before are over where the clock went far ahead. */
  operator(): Promise<string>
  begin(who: Member, wanted?: { readonly amount?: string; readonly plan_id?: number }): Promise<Begun>
  /** Begins and pays, and waits until it is settled. */
  settled(who: Member, wanted?: { readonly amount?: string; readonly plan_id?: number }): Promise<Begun>
  /** Sends a signed message to the server; answers the HTTP status. */
  deliver(message: { readonly body: string; readonly signature: string }): Promise<number>
  /** Tells the server of something as Stripe would. */
  notify(object: object, type?: string, id?: string): Promise<number>
  stateOf(who: Member, orderNo: string): Promise<number | undefined>
  /** Money of a member that could not be credited. */
  suspenseOf(token: string, userId: number): Promise<SuspenseItems>
  /** After a test: Stripe is well again, and the ledger is right. */
  recover(): Promise<void>
  close(): Promise<void>
}

type SuspenseItems = Awaited<ReturnType<typeof listSuspense>>

const listSuspense = async (server: TestServer, token: string) =>
  (await server.succeed(paymentOperatorCalls.listSuspense, { limit: 100 }, { token })).list

export async function openOnlineWorld(): Promise<OnlineWorld> {
  const stripe = await startStripe()
  const settings = { ...stripe.environment, ACCESS_TOKEN_SECONDS: '99999999', LOG_LEVEL: 'silent' }
  const server = await startTestServer(settings)
  await openModules(server)
  const channel = await newOnline(server)
  const world: OnlineWorld = {
    server,
    stripe,
    channel,
    newMember: () => newMember(server),
    operator: () => newOperatorToken(server, 'finance'),
    async begin(who, wanted = {}) {
      const { order, recharge } = await bought(server, who, { platform_id: channel, amount: '25', ...wanted })
      const session = [...stripe.sessions.values()].find(({ client_reference_id: no }) => no === order.order_no)
      if (!session) throw new Error('Stripe was not asked')
      return { orderNo: order.order_no, rechargeId: recharge.id, session }
    },
    async settled(who, wanted) {
      const begun = await world.begin(who, wanted)
      stripe.paySession(begun.session.id)
      await world.notify(begun.session)
      const endMs = Date.now() + soon.timeout
      while ((await world.stateOf(who, begun.orderNo)) !== 3) {
        if (Date.now() > endMs) throw new Error('the recharge was not settled')
        await new Promise((resolve) => void setTimeout(resolve, soon.interval))
      }
      return begun
    },
    deliver: async ({ body, signature }) =>
      (
        await server.send({
          method: 'POST',
          path: '/webhooks/stripe',
          body,
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        })
      ).status,
    notify: (object, type = 'checkout.session.completed', id) =>
      world.deliver(stripe.sign({ type, object, ...(id !== undefined && { id }) }, { atMs: server.context.clock() })),
    stateOf: async (who, orderNo) => (await orderOf(server, who, orderNo)).recharge?.state,
    suspenseOf: async (token, userId) =>
      (await listSuspense(server, token)).filter(({ member }) => member?.user_id === userId),
    async recover() {
      stripe.isDown = false
      stripe.refundStatus = 'succeeded'
      await expectSoundLedger(server)
    },
    async close() {
      await server.close()
      await stripe.close()
    },
  }
  return world
}

interface DisputeLine {
  readonly amount: number
  readonly fee: number
}

/** A dispute at Stripe that nobody has taken money for, told by its first message. */
export async function openDispute(world: OnlineWorld, payment: string, amount: number, currency = 'usd') {
  const id = `du_${randomUUID()}`
  const made = {
    id,
    payment_intent: payment,
    amount,
    currency,
    status: 'warning_needs_response',
    balance_transactions: [] as { id: string; amount: number; fee: number; currency: string }[],
  }
  world.stripe.disputes.set(id, made)
  const notify = (type: string) => world.notify({ id, object: 'dispute' }, `charge.dispute.${type}`)
  await notify('created')
  return {
    tell: notify,
    change(status: string, ...lines: DisputeLine[]) {
      made.status = status
      for (const line of lines)
        made.balance_transactions.push({ id: `${id}_${made.balance_transactions.length}`, currency: 'usd', ...line })
    },
  }
}

/** Somebody gives money back at Stripe and not here; told by its message, `times` at once. */
export async function refundOutside(world: OnlineWorld, payment: string, amount: number, times = 1): Promise<void> {
  const id = `re_${randomUUID()}`
  const made = { id, amount, currency: 'usd', status: 'succeeded', payment_intent: payment, metadata: {} }
  world.stripe.refunds.set(id, made)
  const charge = { id: payment.replace('pi_', 'ch_'), object: 'charge' }
  await Promise.all(Array.from({ length: times }, () => world.notify(charge, 'charge.refunded')))
}

/** Every message of the provider was handled. */
export const allHandled = ({ server }: OnlineWorld): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        await server.context.db.query(`select * from provider_events where state not in ('done', 'ignored')`),
      ).toEqual([]),
    soon,
  )
