import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { heardBy } from '../../friends/testing.ts'
import { reason } from '../../operators/testing.ts'
import { cancel, newBank, orderOf, pay, purseOf, tend } from '../recharge/testing.ts'
import { type OnlineWorld, openOnlineWorld, soon } from './testing.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
let stripe: OnlineWorld['stripe']
let operator: string
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server, stripe } = world)
  operator = await world.operator()
})
afterAll(() => world.close())
afterEach(() => world.recover())

describe('the end of an online order', () => {
  it('C-43: its timeout ends the session first; one that was paid at the last moment is paid', async () => {
    const bao = await world.newMember()
    const [unpaid, paid] = [await world.begin(bao), await world.begin(bao)]
    server.advance(15 * minuteMs)
    stripe.paySession(paid.session.id)
    await tend(server)
    expect(await world.stateOf(bao, unpaid.orderNo)).toBe(-2)
    expect(stripe.sessions.get(unpaid.session.id)?.status).toBe('expired')
    expect(await world.stateOf(bao, paid.orderNo)).toBe(3)
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
  })

  it('is not cancelled while Stripe cannot be asked', async () => {
    const bao = await world.newMember()
    const { session, orderNo } = await world.begin(bao)
    server.advance(16 * minuteMs)
    stripe.isDown = true
    await tend(server)
    expect(await world.stateOf(bao, orderNo)).toBe(1)
    stripe.isDown = false
    stripe.paySession(session.id)
    server.advance(61_000)
    await tend(server)
    expect(await world.stateOf(bao, orderNo)).toBe(3)
  })

  it('waits as long as a payment takes that is under way', async () => {
    const bao = await world.newMember()
    const { session, orderNo } = await world.begin(bao)
    const intent = { id: 'pi_slow', object: 'payment_intent', status: 'processing' } as const
    stripe.paySession(session.id, { payment_status: 'unpaid', payment_intent: intent })
    await world.notify(session)
    server.advance(20 * minuteMs)
    await tend(server)
    await tend(server)
    expect(await world.stateOf(bao, orderNo)).toBe(1)
    stripe.paySession(session.id, { payment_intent: { ...intent, status: 'succeeded' } })
    await world.notify(session, 'checkout.session.async_payment_succeeded')
    await vi.waitFor(async () => expect(await world.stateOf(bao, orderNo)).toBe(3), soon)
  })

  it('check 16: what was paid after its member cancelled is in the queue, and the member sees it; credited, it is theirs', async () => {
    operator = await world.operator()
    const bao = await world.newMember()
    const { session, orderNo } = await world.begin(bao)
    stripe.paySession(session.id)
    expect((await cancel(server, bao, orderNo)).data.order).toMatchObject({ state: 2 })
    await vi.waitFor(async () => expect(await world.suspenseOf(operator, bao.userId)).toHaveLength(1), soon)
    const [item] = await world.suspenseOf(operator, bao.userId)
    expect(item).toMatchObject({ cause: 'late', amount: '25.00', order_no: orderNo, state: 'open' })
    expect(await purseOf(server, bao)).toMatchObject({ money: '0.00' })
    const seen = await orderOf(server, bao, orderNo)
    expect(seen.recharge).toMatchObject({ state: -2 })
    expect(seen.recharge?.reason).not.toBe('')
    expect((await heardBy(server, bao, 'recharge_changed')).at(-1)).toMatchObject({
      state: -2,
      reason: seen.recharge?.reason,
    })
    const credit = () =>
      server.call(paymentOperatorCalls.creditSuspense, { id: item?.id ?? 0, reason }, { token: operator })
    expect(
      (await Promise.all([credit(), credit()])).map(({ code }) => code).toSorted((low, high) => low - high),
    ).toEqual([200, 4003])
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
  })

  it('money for an order that was paid by hand meanwhile goes back by Stripe', async () => {
    const bao = await world.newMember()
    const bank = await newBank(server)
    const { session, orderNo, rechargeId } = await world.begin(bao)
    expect((await pay(server, bao, orderNo, { pay_type: 'channel', platform_id: bank })).code).toBe(200)
    await server.succeed(paymentOperatorCalls.approveRecharge, { id: rechargeId }, { token: operator })
    stripe.paySession(session.id)
    await world.notify(session)
    await vi.waitFor(
      async () => expect(await world.suspenseOf(operator, bao.userId)).toMatchObject([{ cause: 'twice' }]),
      soon,
    )
    const [item] = await world.suspenseOf(operator, bao.userId)
    await server.succeed(paymentOperatorCalls.refundSuspense, { id: item?.id ?? 0, reason }, { token: operator })
    await vi.waitFor(
      async () => expect(await world.suspenseOf(operator, bao.userId)).toMatchObject([{ state: 'refunded' }]),
      soon,
    )
    expect(await purseOf(server, bao)).toMatchObject({ money: '25.00' })
    expect([...stripe.refunds.values()].filter((each) => each.amount === 2500)).toHaveLength(1)
  })
})
