import { randomUUID } from 'node:crypto'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Member } from '../../../../testing/members.ts'
import { heardBy } from '../../../friends/testing.ts'
import { buy, orderOf, purseOf, tend } from '../../recharge/testing.ts'
import { type OnlineWorld, openOnlineWorld, soon } from '../testing.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
let stripe: OnlineWorld['stripe']
let ana: Member
let operator: string
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server, stripe } = world)
  ana = await world.newMember()
  operator = await world.operator()
})
afterAll(() => world.close())
afterEach(() => world.recover())

describe('paying online', () => {
  it('answers the page to pay on, the same for a repeat, and credits nothing', async () => {
    const key = randomUUID()
    const [first, again] = [
      await buy(server, ana, { platform_id: world.channel, amount: '25' }, key),
      await buy(server, ana, { platform_id: world.channel, amount: '25' }, key),
    ]
    expect(first.data.pay_url).toMatch(/^https:\/\/checkout\.stripe\.test\//)
    expect(again.data).toEqual(first.data)
    expect(first.data.collect).toBeUndefined()
    expect(first.data.recharge).toMatchObject({ kind: 'online', pay_currency: 'USD', state: 1 })
    const { list } = await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: ana.token })
    expect(list).toMatchObject([{ id: world.channel, mode: 'online' }])
  })

  it('answers 7029 while Stripe does not answer, keeps the order, and goes on with the same key', async () => {
    const key = randomUUID()
    stripe.isDown = true
    expect((await buy(server, ana, { platform_id: world.channel, amount: '25' }, key)).code).toBe(7029)
    stripe.isDown = false
    const { data } = await buy(server, ana, { platform_id: world.channel, amount: '25' }, key)
    expect(data.pay_url).toMatch(/^https/)
    expect(
      [...stripe.sessions.values()].filter((each) => each.client_reference_id === data.order.order_no),
    ).toHaveLength(1)
  })

  it('check 14: an answer of Stripe that was lost costs neither the page nor the payment', async () => {
    const bao = await world.newMember()
    const key = randomUUID()
    stripe.losesAnswers = true
    expect((await buy(server, bao, { platform_id: world.channel, amount: '33' }, key)).code).toBe(7029)
    stripe.losesAnswers = false
    const session = [...stripe.sessions.values()].find(({ amount_total: cents }) => cents === 3300)
    await world.notify(session ?? {}, 'checkout.session.completed')
    await vi.waitFor(async () => expect(await events('new')).toEqual([]), soon)
    const { data } = await buy(server, bao, { platform_id: world.channel, amount: '33' }, key)
    expect(data.pay_url).toBe(session?.url)
    expect([...stripe.sessions.values()].filter(({ amount_total: cents }) => cents === 3300)).toHaveLength(1)
    stripe.paySession(session?.id ?? '')
    await world.notify(session ?? {}, 'checkout.session.completed')
    await vi.waitFor(async () => expect(await purseOf(server, bao)).toMatchObject({ money: '33.00' }), soon)
  })

  it('S-86: settles once by what Stripe says when it is asked, not by what the message says', async () => {
    const bao = await world.newMember()
    const { session, orderNo } = await world.begin(bao)
    await world.notify({ ...session, payment_status: 'paid', status: 'complete' })
    await vi.waitFor(async () => expect((await events('done')).length).toBeGreaterThan(0), soon)
    expect(await world.stateOf(bao, orderNo)).toBe(1)
    stripe.paySession(session.id)
    await world.notify(session)
    await vi.waitFor(async () => expect(await world.stateOf(bao, orderNo)).toBe(3), soon)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
    expect(await heardBy(server, bao, 'recharge_changed')).toMatchObject([{ state: 3 }])
  })

  it('looking at the order has Stripe asked, so that a lost message costs nothing', async () => {
    const bao = await world.newMember()
    const { session, orderNo } = await world.begin(bao)
    stripe.paySession(session.id)
    await vi.waitFor(async () => expect(await world.stateOf(bao, orderNo)).toBe(3), soon)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
  })

  it('asks by itself about payments nobody told the end of', async () => {
    const bao = await world.newMember()
    const { session } = await world.begin(bao)
    stripe.paySession(session.id)
    server.advance(3 * minuteMs)
    await tend(server)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
  })
})

const events = async (state: 'new' | 'done' | 'ignored' | 'failed') =>
  (await server.succeed(paymentOperatorCalls.listProviderEvents, { state, limit: 100 }, { token: operator })).list

describe('check 15: messages of Stripe', () => {
  it('ten times, in parallel and in any order, credit once', async () => {
    const bao = await world.newMember()
    const { session } = await world.begin(bao)
    stripe.paySession(session.id)
    const types = ['checkout.session.async_payment_succeeded', 'checkout.session.completed', 'checkout.session.expired']
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        world.notify(session, types[index % 3], index < 5 ? 'evt_same' : undefined),
      ),
    )
    expect(new Set(replies)).toEqual(new Set([200]))
    await vi.waitFor(async () => expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' }), soon)
    await vi.waitFor(async () => expect(await events('new')).toEqual([]), soon)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
    expect((await events('done')).filter(({ event_id: id }) => id === 'evt_same')).toHaveLength(1)
  })

  it('forged, without a signature, changed or older than five minutes are answered 400 and not kept', async () => {
    const { session } = await world.begin(ana)
    const event = { id: 'evt_forged', type: 'checkout.session.completed', object: session }
    const atMs = server.context.clock()
    const good = stripe.sign(event, { atMs })
    const bad = [
      stripe.sign(event, { atMs, secret: 'whsec_other' }),
      stripe.sign(event, { atMs: atMs - 6 * minuteMs }),
      { ...good, body: good.body.replace('"open"', '"complete"') },
      { ...good, signature: 't=1,v1=00' },
    ]
    for (const message of bad) expect(await world.deliver(message)).toBe(400)
    const { status } = await server.send({ method: 'POST', path: '/webhooks/stripe', body: good.body })
    expect(status).toBe(400)
    const stored = await server.succeed(paymentOperatorCalls.listProviderEvents, { limit: 100 }, { token: operator })
    expect(stored.list.map(({ event_id: id }) => id)).not.toContain('evt_forged')
  })

  it.each([
    ['another amount', { amount_total: 2499 }, 'amount', '24.99'],
    ['less than nothing', { amount_total: -500 }, 'amount', '0.00'],
    ['another currency', { currency: 'eur' }, 'currency', '0.00'],
    ['another order', { client_reference_id: 'R000000-0000000000' }, 'reference', '25.00'],
  ] as const)('of %s than was asked for goes to suspense, not to the wallet', async (_what, paid, cause, amount) => {
    const bao = await world.newMember()
    const { session, orderNo } = await world.begin(bao)
    stripe.paySession(session.id, paid)
    await world.notify(session)
    await vi.waitFor(async () => expect(await world.suspenseOf(operator, bao.userId)).toHaveLength(1), soon)
    expect(await world.suspenseOf(operator, bao.userId)).toMatchObject([
      { cause, amount, order_no: orderNo, state: 'open' },
    ])
    expect(await purseOf(server, bao)).toMatchObject({ money: '0.00' })
    expect((await orderOf(server, bao, orderNo)).recharge?.reason).not.toBe('')
  })

  it('of a session nobody of us made goes to suspense without a member', async () => {
    const paid = {
      id: 'cs_foreign',
      object: 'checkout.session',
      url: null,
      status: 'complete',
      payment_status: 'paid',
    } as const
    const intent = { id: 'pi_foreign', object: 'payment_intent', status: 'succeeded' } as const
    stripe.sessions.set(paid.id, {
      ...paid,
      amount_total: 700,
      currency: 'usd',
      client_reference_id: 'x',
      payment_intent: intent,
    })
    await world.notify(paid)
    const found = async () =>
      (await server.succeed(paymentOperatorCalls.listSuspense, { limit: 100 }, { token: operator })).list.find(
        ({ payment_ref: ref }) => ref === 'pi_foreign',
      )
    await vi.waitFor(
      async () => expect(await found()).toMatchObject({ cause: 'reference', amount: '7.00', member: null }),
      soon,
    )
  })
})
