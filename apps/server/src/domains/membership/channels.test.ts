import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { newPayer } from '../../testing/wallet.ts'
import { newPicture, reason } from '../operators/testing.ts'
import { type OnlineWorld, openOnlineWorld, soon } from '../payments/providers/testing.ts'
import { cancel, newBank, newOnline, orderOf, pay, purseOf, tend } from '../payments/recharge/testing.ts'
import { listBookings } from '../payments/reconcile/queries/bookings.ts'
import { begunOnline, buy, memberOf, newPlan, ordered, payByBalance, settledOnline } from './testing.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
let bank: number
let card: number
let month: number
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server } = world)
  bank = await newBank(server, { order_types: ['vip'] })
  card = await newOnline(server, { order_types: ['recharge', 'vip'] })
  month = await newPlan(server)
})
afterAll(() => world.close())
afterEach(() => world.recover())

const operator = () => newOperatorToken(server, 'finance')

/** An order whose member says that they paid it by bank transfer. */
async function proved(who: Member, planId = month): Promise<{ orderNo: string; id: number }> {
  const orderNo = await ordered(server, who, planId)
  const chosen = await pay(server, who, orderNo, { pay_type: 'channel', platform_id: bank })
  expect(chosen.data.collect).toMatchObject({ kind: 'bank', amount: '30.00' })
  const proof_url = await newPicture(server, who)
  expect((await pay(server, who, orderNo, { action: 'proof', proof_url, payer_name: 'Ana' })).code).toBe(200)
  return { orderNo, id: await auditId(orderNo) }
}

async function auditId(orderNo: string): Promise<number> {
  const { list } = await server.succeed(orderOperatorCalls.listOrderAudits, { limit: 100 }, { token: await operator() })
  return list.find(({ order_no }) => order_no === orderNo)?.id ?? 0
}

const approve = async (id: number, payment_ref = '', token?: string) =>
  server.call(orderOperatorCalls.approveOrder, { id, payment_ref }, { token: token ?? (await operator()) })

const refund = async (order_no: string, key: string = randomUUID()) =>
  server.call(orderOperatorCalls.refundOrder, { order_no, reason }, { token: await operator(), key })

describe('an order paid by hand', () => {
  it('S-88: waits for an operator once it has a proof, and gives its time when the operator confirms the money', async () => {
    const ana = await newMember(server)
    const { orderNo, id } = await proved(ana)
    server.advance(20 * minuteMs)
    await tend(server)
    expect(await orderOf(server, ana, orderNo)).toMatchObject({ order: { state: 0 }, left_seconds: 0 })
    const approved = await approve(id, ' FT-7 ')
    expect(approved.data.audit).toMatchObject({
      state: 'paid',
      payment_ref: 'FT-7',
      payer_name: 'Ana',
      amount: '30.00',
    })
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
    expect((await approve(id)).code).toBe(4003)
    expect((await cancel(server, ana, orderNo)).code).toBe(7016)
  })

  it('a payment counts once, for one order or one recharge', async () => {
    const [one, other] = [await proved(await newMember(server)), await proved(await newMember(server))]
    expect((await approve(one.id, 'FT-once')).code).toBe(200)
    expect(await approve(other.id, 'FT-once')).toMatchObject({ code: 4000, data: { field: 'payment_ref' } })
  })

  it('R-23: from the limit on two operators agree, and its member cannot cancel in between', async () => {
    const plan = await newPlan(server, { price: '500000', original_price: '500000' })
    const ana = await newMember(server)
    const orderNo = await ordered(server, ana, plan)
    await pay(server, ana, orderNo, { pay_type: 'channel', platform_id: bank })
    await pay(server, ana, orderNo, { action: 'proof', proof_url: await newPicture(server, ana) })
    const [id, first] = [await auditId(orderNo), await operator()]
    expect((await approve(id, '', first)).data.audit).toMatchObject({ state: 'agreed', needs_two: 1 })
    expect((await approve(id, '', first)).code).toBe(4001)
    expect((await cancel(server, ana, orderNo)).code).toBe(7016)
    expect(await memberOf(server, ana)).toMatchObject({ vip_type: 0 })
    expect((await approve(id)).data.audit.state).toBe('paid')
    expect(await memberOf(server, ana)).toMatchObject({ vip_type: 1 })
  })

  it('is cancelled when the money did not come', async () => {
    const ana = await newMember(server)
    const { orderNo, id } = await proved(ana)
    const denied = await server.call(orderOperatorCalls.denyOrder, { id, reason }, { token: await operator() })
    expect(denied.data.audit).toMatchObject({ state: 'denied', reason })
    expect((await orderOf(server, ana, orderNo)).order).toMatchObject({ state: 2, cancel_reason: 'operator' })
    expect((await approve(id)).code).toBe(4003)
  })

  it('7029: a channel that takes no such orders does not suit, and one may still pay by balance', async () => {
    const ana = await newPayer(server, '30')
    const orderNo = await ordered(server, ana, month)
    const other = await newBank(server)
    expect((await pay(server, ana, orderNo, { pay_type: 'channel', platform_id: other })).code).toBe(7029)
    expect((await pay(server, ana, orderNo, { pay_type: 'channel', platform_id: bank })).code).toBe(200)
    expect((await payByBalance(server, ana, orderNo)).data.order).toMatchObject({ state: 1, platform_id: 0 })
  })
})

describe('an order paid online', () => {
  const begun = (who: Member) => begunOnline(world, who, month, card)
  const settled = (who: Member) => settledOnline(world, who, month, card)

  it('check 15: is paid once, however often the provider says so', async () => {
    const ana = await newMember(server)
    const { session } = await settled(ana)
    await world.notify(session)
    await world.notify(session)
    await tend(server)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
  })

  it('check 16: money for an order that was paid by balance meanwhile is in suspense, and its session ends', async () => {
    const ana = await newPayer(server, '30')
    const { orderNo, session } = await begun(ana)
    expect((await payByBalance(server, ana, orderNo)).code).toBe(200)
    world.stripe.paySession(session.id)
    await world.notify(session)
    const token = await operator()
    await vi.waitFor(
      async () =>
        expect(await world.suspenseOf(token, ana.userId)).toMatchObject([{ cause: 'twice', amount: '30.00' }]),
      soon,
    )
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
  })

  it('is refunded by the provider; what the provider does not give back becomes balance', async () => {
    const [ana, bao] = [await newMember(server), await newMember(server)]
    const [hers, his] = [await settled(ana), await settled(bao)]
    const reply = await refund(hers.orderNo)
    expect(reply.data).toMatchObject({ amount: '30.00', to: 'provider' })
    await vi.waitFor(
      () => expect([...world.stripe.refunds.values()].some(({ amount }) => amount === 3000)).toBe(true),
      soon,
    )
    expect(await memberOf(server, ana)).toEqual({ vip_type: 0, days: 0 })
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
    world.stripe.refundStatus = 'failed'
    expect((await refund(his.orderNo)).data.to).toBe('provider')
    await vi.waitFor(async () => expect(await purseOf(server, bao)).toMatchObject({ money: '30.00' }), soon)
    const booked = await listBookings(server.context.db, 'stripe', 0, Number.MAX_SAFE_INTEGER, 100)
    const [payment, back] = [String(hers.session.payment_intent?.id), [...world.stripe.refunds.values()][0]?.id]
    expect(booked).toContainEqual(expect.objectContaining({ reference: payment, amount: '3000' }))
    expect(booked).toContainEqual(expect.objectContaining({ reference: back, amount: '-3000' }))
  })
})

describe('a refund', () => {
  it('S-101: takes back what is left of the time and gives that part of the price back, once', async () => {
    const ana = await newPayer(server, '60')
    await buy(server, ana, month)
    server.advance(10 * dayMs)
    const svip = await newPlan(server, { vip_type: 2, days: 10, price: '2000', original_price: '2000' })
    const orderNo = await buy(server, ana, svip)
    server.advance(5 * dayMs)
    const key = randomUUID()
    expect((await refund(orderNo, key)).data).toMatchObject({ amount: '10.00', to: 'balance' })
    expect((await refund(orderNo)).code).toBe(4003)
    expect((await orderOf(server, ana, orderNo)).order).toMatchObject({ state: 1, refunded_amount: '10.00' })
    expect(await purseOf(server, ana)).toMatchObject({ money: '20.00' })
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 20 })
  })

  it('4003: an order that is not paid, and one whose time is used up; 4002 one that is not there', async () => {
    const ana = await newPayer(server, '30')
    expect((await refund(await ordered(server, ana, month))).code).toBe(4003)
    const orderNo = await buy(server, ana, month)
    server.advance(31 * dayMs)
    expect((await refund(orderNo)).code).toBe(4003)
    expect((await refund('V1-none')).code).toBe(4002)
  })
})
