import { randomUUID } from 'node:crypto'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type PagesName, registerPagePolicy } from '../../../../platform/http/page-policy.ts'
import type { StripeIntent } from '../../../../testing/doubles/stripe-server.ts'
import type { Member } from '../../../../testing/members.ts'
import { bought, cancel, newBank, newPlan, orderOf, pay, purseOf, tend } from '../../recharge/testing.ts'
import { allHandled, type OnlineWorld, openDispute, openOnlineWorld, soon } from '../testing.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
let stripe: OnlineWorld['stripe']
let ana: Member
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server, stripe } = world)
})
afterAll(() => world.close())
afterEach(() => world.recover())

const request = (more: { readonly amount?: string; readonly plan_id?: number } = { amount: '25' }) =>
  ({ platform_id: world.channel, express: 1, ...more }) as const

const intentsOf = (orderNo: string): StripeIntent[] =>
  [...stripe.intents.values()].filter(({ metadata }) => metadata.order_no === orderNo)

async function begin(more?: Parameters<typeof request>[0]) {
  ana = await world.newMember()
  const { order, pay_secret: secret, pay_url: url } = await bought(server, ana, request(more))
  const [intent] = intentsOf(order.order_no)
  if (!intent) throw new Error('Stripe was not asked')
  return { orderNo: order.order_no, secret, url, intent }
}

const settled = (orderNo: string, money: string) =>
  vi.waitFor(async () => {
    expect(await world.stateOf(ana, orderNo)).toBe(3)
    expect(await purseOf(server, ana)).toMatchObject({ money })
  }, soon)

describe('paying with the wallet of the phone', () => {
  it('is told with each channel that takes it, with the key for the script of Stripe and nothing secret', async () => {
    const member = await world.newMember()
    await newBank(server)
    const { list } = await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: member.token })
    const shown = list.map(({ mode, express }) => ({ mode, express }))
    expect(shown).toContainEqual({ mode: 'online', express: { key: 'pk_test_double', currency: 'usd' } })
    expect(shown).toContainEqual({ mode: 'manual', express: undefined })
    expect(JSON.stringify(list)).not.toMatch(/sk_test|whsec/)
  })

  it('answers a secret in place of a page, for the amount of the plan that the server knows, and credits nothing', async () => {
    const plan = await newPlan(server)
    const { intent, secret, url } = await begin({ plan_id: plan, amount: '0.01' })
    expect(intent).toMatchObject({ amount: 3000, currency: 'usd', status: 'requires_payment_method' })
    expect(secret).toBe(intent.client_secret)
    expect(url).toBeUndefined()
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00', bought: '0' })
    stripe.payIntent(intent.id)
    await world.notify(intent, 'payment_intent.succeeded')
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ bought: '330' }), soon)
  })

  it('a repeat with its key, and another try at the same order, is the same payment', async () => {
    ana = await world.newMember()
    const key = randomUUID()
    const [first, again] = [
      await server.succeed(rechargeCalls.requestRecharge, request(), { token: ana.token, key }),
      await server.succeed(rechargeCalls.requestRecharge, request(), { token: ana.token, key }),
    ]
    expect(again).toEqual(first)
    const orderNo = first.order.order_no
    const paying = { pay_type: 'channel', platform_id: world.channel, express: 1 } as const
    const { data } = await pay(server, ana, orderNo, paying)
    expect(data.pay_secret).toBe(first.pay_secret)
    expect(intentsOf(orderNo)).toHaveLength(1)
  })

  it('check 14: an answer of Stripe that was lost costs neither the payment nor a second one', async () => {
    ana = await world.newMember()
    const key = randomUUID()
    stripe.losesAnswers = true
    const lost = await server.call(rechargeCalls.requestRecharge, request({ amount: '31' }), { token: ana.token, key })
    expect(lost.code).toBe(7029)
    stripe.losesAnswers = false
    const made = [...stripe.intents.values()].find(({ amount }) => amount === 3100)
    stripe.payIntent(made?.id ?? '')
    await world.notify(made ?? {}, 'payment_intent.succeeded')
    await vi.waitFor(async () => expect(await purseOf(server, ana)).toMatchObject({ money: '31.00' }), soon)
    expect([...stripe.intents.values()].filter(({ amount }) => amount === 3100)).toHaveLength(1)
  })

  it('is refused 7029 where an operator confirms the money, and nothing is left of it', async () => {
    const bank = await newBank(server)
    const member = await world.newMember()
    const refused = await server.call(
      rechargeCalls.requestRecharge,
      { platform_id: bank, amount: '25', express: 1 },
      { token: member.token, key: randomUUID() },
    )
    expect(refused.code).toBe(7029)
    const { list } = await server.succeed(orderCalls.listOrders, {}, { token: member.token })
    expect(list).toEqual([])
  })
})

describe('messages about a payment on our page', () => {
  it('S-86: settle once by what Stripe says when it is asked, not by what they say', async () => {
    const { intent, orderNo } = await begin()
    await world.notify({ ...intent, status: 'succeeded', amount_received: 2500 }, 'payment_intent.succeeded')
    await allHandled(world)
    expect(await world.stateOf(ana, orderNo)).toBe(1)
    stripe.payIntent(intent.id)
    await Promise.all(Array.from({ length: 5 }, () => world.notify(intent, 'payment_intent.succeeded')))
    await settled(orderNo, '25.00')
    await allHandled(world)
    expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' })
  })

  it('a card that was declined leaves the order to be paid with another', async () => {
    const { intent, orderNo } = await begin()
    await world.notify(intent, 'payment_intent.payment_failed')
    await allHandled(world)
    expect((await orderOf(server, ana, orderNo)).order.state).toBe(0)
    stripe.payIntent(intent.id)
    await settled(orderNo, '25.00')
  })

  /** A debit that is under way for a while and then fails. */
  const failLate = async () => {
    const { intent, orderNo } = await begin()
    stripe.payIntent(intent.id, { status: 'processing', amount_received: 0 })
    await world.notify(intent, 'payment_intent.processing')
    await allHandled(world)
    expect((await pay(server, ana, orderNo, { pay_type: 'channel', platform_id: world.channel })).code).toBe(7016)
    stripe.payIntent(intent.id, { status: 'requires_payment_method', amount_received: 0 })
    for (const _twice of [1, 2]) await world.notify(intent, 'payment_intent.payment_failed')
    await allHandled(world)
    return { intent, orderNo }
  }

  it('S-88: a debit that fails late leaves the order to be paid with another card', async () => {
    const { intent, orderNo } = await failLate()
    const { code, data } = await pay(server, ana, orderNo, {
      pay_type: 'channel',
      platform_id: world.channel,
      express: 1,
    })
    expect([code, data.pay_secret]).toEqual([200, intent.client_secret])
    stripe.payIntent(intent.id)
    await world.notify(intent, 'payment_intent.succeeded')
    await settled(orderNo, '25.00')
  })

  it('S-88: a debit that fails late leaves the order to time out, and then nobody pays for it', async () => {
    const { intent, orderNo } = await failLate()
    server.advance(24 * 60 * 60 * 1000)
    await tend(server)
    expect((await orderOf(server, ana, orderNo)).order.state).toBe(2)
    expect(stripe.intents.get(intent.id)?.status).toBe('canceled')
  })

  it('check 15: another amount than was asked for is not credited, and is kept for the operators', async () => {
    const { intent } = await begin()
    stripe.payIntent(intent.id, { amount_received: 2499 })
    await world.notify(intent, 'payment_intent.succeeded')
    const operator = await world.operator()
    await vi.waitFor(async () => expect(await world.suspenseOf(operator, ana.userId)).toHaveLength(1), soon)
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
  })

  it('about the payment inside a session of Stripe count for nothing: the session tells of it', async () => {
    ana = await world.newMember()
    const { session, orderNo } = await world.begin(ana)
    const paid = stripe.paySession(session.id)
    const inside = { ...paid.payment_intent, metadata: { order_no: orderNo } }
    await world.notify(inside, 'payment_intent.succeeded', 'evt_inside')
    await allHandled(world)
    const token = await world.operator()
    const { list } = await server.succeed(paymentOperatorCalls.listProviderEvents, { limit: 100 }, { token })
    expect(list.find(({ event_id: id }) => id === 'evt_inside')).toMatchObject({ state: 'ignored' })
    expect(await world.suspenseOf(token, ana.userId)).toEqual([])
  })

  it('a dispute that is told before its payment finds it all the same', async () => {
    const { intent, orderNo } = await begin()
    stripe.payIntent(intent.id)
    await openDispute(world, intent.id, 2500)
    await allHandled(world)
    expect(await world.stateOf(ana, orderNo)).toBe(3)
  })
})

describe('going from one way to the other', () => {
  const byPage = { pay_type: 'channel' } as const

  it('ends the first, so that nobody pays twice', async () => {
    const { intent, orderNo } = await begin()
    const { data } = await pay(server, ana, orderNo, { ...byPage, platform_id: world.channel })
    expect(data.pay_url).toMatch(/^https:\/\/checkout\.stripe\.test\//)
    await vi.waitFor(() => expect(stripe.intents.get(intent.id)?.status).toBe('canceled'), soon)
  })

  it('check 16: paid by both, one is credited and the other kept for its member', async () => {
    const { intent, orderNo } = await begin()
    // Paid in the moment before it could be ended.
    stripe.payIntent(intent.id)
    await pay(server, ana, orderNo, { ...byPage, platform_id: world.channel })
    const session = [...stripe.sessions.values()].find(({ client_reference_id: no }) => no === orderNo)
    stripe.paySession(session?.id ?? '')
    await Promise.all([world.notify(intent, 'payment_intent.succeeded'), world.notify(session ?? {})])
    await settled(orderNo, '25.00')
    const operator = await world.operator()
    await vi.waitFor(async () => expect(await world.suspenseOf(operator, ana.userId)).toHaveLength(1), soon)
    expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' })
  })

  it('check 11: an order that is cancelled or over cannot be paid any more', async () => {
    const first = await begin()
    await cancel(server, ana, first.orderNo)
    await vi.waitFor(() => expect(stripe.intents.get(first.intent.id)?.status).toBe('canceled'), soon)
    const second = await begin()
    server.advance(24 * 60 * 60 * 1000)
    await tend(server)
    expect(stripe.intents.get(second.intent.id)?.status).toBe('canceled')
    expect(await world.stateOf(ana, second.orderNo)).toBe(-2)
  })
})

describe('the policy of pages', () => {
  const policyOf = async (settings: OnlineWorld['server']['context']['settings'], name: PagesName) => {
    const app = fastify()
    await registerPagePolicy(app, settings, name)
    app.get('/', async () => '')
    const { headers } = await app.inject('/')
    await app.close()
    return String(headers['content-security-policy'])
  }

  it('lets the script and the frames of Stripe into the client where Stripe is on, and nowhere else', async () => {
    const { settings } = server.context
    const policy = await policyOf(settings, 'web')
    expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/)
    expect(policy).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(await policyOf(settings, 'console')).not.toContain('stripe')
    expect(await policyOf({ ...settings, STRIPE_PUBLISHABLE_KEY: '' }, 'web')).not.toContain('stripe')
  })
})
