import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { give } from '../../testing/wallet.ts'
import { reason } from '../operators/testing.ts'
import {
  allHandled,
  type OnlineWorld,
  openDispute,
  openOnlineWorld,
  refundOutside,
  soon,
} from '../payments/providers/testing.ts'
import { newOnline, orderOf, pay, purseOf, tend } from '../payments/recharge/testing.ts'
import { claim, fundPromo, newKind } from '../wallet/coupons/testing.ts'
import { begunOnline, memberOf, newPlan, ordered, settledOnline } from './testing.ts'

let world: OnlineWorld
let server: OnlineWorld['server']
let card: number
let month: number
beforeAll(async () => {
  world = await openOnlineWorld()
  ;({ server } = world)
  card = await newOnline(server, { order_types: ['vip'] })
  month = await newPlan(server)
})
afterAll(() => world.close())
afterEach(() => world.recover())

const settled = (who: Member, planId = month) => settledOnline(world, who, planId, card)
const isMember = (who: Member, vip_type: number, days: number) =>
  vi.waitFor(async () => expect(await memberOf(server, who)).toEqual({ vip_type, days }), soon)
const balanceOf = async (purpose: string, userId = 0, coin = 'money') =>
  (
    await server.context.db.find<{ balance: number }>(
      `select coalesce(a.balance, 0) + coalesce((select sum(u.amount) from ledger_unposted u where u.account_id = a.id), 0)::bigint as balance
         from ledger_accounts a where a.purpose = $1 and a.owner_id = $2 and a.coin_code = $3`,
      [purpose, userId, coin],
    )
  )?.balance ?? 0
const debtOf = ({ userId }: Member) => balanceOf('debt', userId)
const refund = async (order_no: string) =>
  server.call(
    orderOperatorCalls.refundOrder,
    { order_no, reason },
    { token: await newOperatorToken(server, 'finance'), key: randomUUID() },
  )
const soldOf = async ({ userId }: Member) => {
  const token = await newOperatorToken(server, 'finance')
  return (await server.succeed(membershipOperatorCalls.getMembership, { user_id: userId }, { token })).membership.orders
}
describe('a dispute over a membership', () => {
  it('S-101: holds its time from the first message on; won without money taken, the time is there again', async () => {
    const ana = await newMember(server)
    const { payment, orderNo } = await settled(ana)
    server.advance(10 * dayMs)
    const dispute = await openDispute(world, payment, 3000)
    await isMember(ana, 0, 0)
    await Promise.all([dispute.tell('updated'), dispute.tell('created')])
    server.advance(5 * dayMs)
    dispute.change('warning_closed')
    await Promise.all([dispute.tell('closed'), dispute.tell('updated')])
    await isMember(ana, 1, 20)
    dispute.change('warning_needs_response')
    await dispute.tell('updated')
    await allHandled(world)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 20 })
    expect(await balanceOf('revenue_vip')).toBe(3000)
    expect((await refund(orderNo)).data).toMatchObject({ amount: '20.00', to: 'provider' })
  })

  it('lost: the platform bears what was not used, the member owes what was, and the fee is the platform’s loss', async () => {
    const ana = await newMember(server)
    const revenue = await balanceOf('revenue_vip')
    const { payment, orderNo } = await settled(ana)
    await give(server, ana.userId, 'money', '4')
    server.advance(10 * dayMs)
    const dispute = await openDispute(world, payment, 3000)
    dispute.change('lost', { amount: -3000, fee: 1500 })
    await Promise.all(['funds_withdrawn', 'closed', 'updated'].map((type) => dispute.tell(type)))
    await isMember(ana, 0, 0)
    await vi.waitFor(async () => expect(await debtOf(ana)).toBe(-600), soon)
    expect((await purseOf(server, ana)).money).toBe('0.00')
    // 30.00 less the 20.00 of the returned days. The 10.00 of the used days are paid from the member’s money and as a debt.
    expect((await balanceOf('revenue_vip')) - revenue).toBe(1000)
    expect(await balanceOf('chargeback_loss')).toBe(-1500)
    expect(await soldOf(ana)).toMatchObject([{ order_no: orderNo, refunded_amount: '20.00' }])
    expect((await refund(orderNo)).code).toBe(4003)
    await give(server, ana.userId, 'money', '10')
    await tend(server)
    expect([await debtOf(ana), (await purseOf(server, ana)).money]).toEqual([0, '4.00'])
  })

  it('won after all: money, time, revenue and the gold that came with it are where they were', async () => {
    const ana = await newMember(server)
    await fundPromo(server, 'gold', 500n)
    const plan = await newPlan(server, { gift_gold: '60' })
    const revenue = await balanceOf('revenue_vip')
    const { payment, orderNo } = await settled(ana, plan)
    await give(server, ana.userId, 'money', '50')
    server.advance(10 * dayMs)
    const dispute = await openDispute(world, payment, 3000)
    dispute.change('needs_response', { amount: -3000, fee: 1500 })
    await dispute.tell('funds_withdrawn')
    await isMember(ana, 0, 0)
    await vi.waitFor(
      async () => expect(await purseOf(server, ana)).toMatchObject({ money: '40.00', granted: '0' }),
      soon,
    )
    const pool = await balanceOf('promo_pool', 0, 'gold')
    dispute.change('won', { amount: 3000, fee: -1500 })
    await Promise.all(['funds_reinstated', 'closed', 'created'].map((type) => dispute.tell(type)))
    await isMember(ana, 1, 20)
    await allHandled(world)
    expect(await purseOf(server, ana)).toMatchObject({ money: '50.00', granted: '60' })
    expect([(await balanceOf('revenue_vip')) - revenue, await debtOf(ana)]).toEqual([3000, 0])
    expect(await balanceOf('promo_pool', 0, 'gold')).toBe(pool)
    expect(await soldOf(ana)).toMatchObject([{ order_no: orderNo, refunded_amount: '0.00', refund_time: 0 }])
    expect((await refund(orderNo)).data).toMatchObject({ amount: '20.00' })
  })

  it('lost, the gold that came with it is the pool’s again, as far as it was there', async () => {
    const ana = await newMember(server)
    await fundPromo(server, 'gold', 100n)
    const { payment } = await settled(ana, await newPlan(server, { gift_gold: '60' }))
    const [pool, aside] = [await balanceOf('promo_pool', 0, 'gold'), await balanceOf('benefit_budget', 0, 'gold')]
    const dispute = await openDispute(world, payment, 3000)
    dispute.change('needs_response', { amount: -3000, fee: 0 })
    await dispute.tell('funds_withdrawn')
    await vi.waitFor(async () => expect(await balanceOf('benefit_budget', 0, 'gold')).toBe(aside + 60), soon)
    dispute.change('lost')
    await Promise.all([dispute.tell('closed'), dispute.tell('closed')])
    await vi.waitFor(async () => expect(await balanceOf('promo_pool', 0, 'gold')).toBe(pool + 60), soon)
    expect([await balanceOf('benefit_budget', 0, 'gold'), (await purseOf(server, ana)).granted]).toEqual([aside, '0'])
  })

  it('of a part takes that part of the time; what the provider takes less of than was held is there again', async () => {
    const ana = await newMember(server)
    const { payment } = await settled(ana)
    const dispute = await openDispute(world, payment, 2000)
    await isMember(ana, 1, 10)
    dispute.change('lost', { amount: -1000, fee: 0 })
    await dispute.tell('closed')
    await isMember(ana, 1, 20)
    await allHandled(world)
    expect(await debtOf(ana)).toBe(0)
  })

  it('of VIP that waits for SVIP takes VIP alone (S-101)', async () => {
    const ana = await newMember(server)
    const svip = await newPlan(server, { vip_type: 2, days: 10, price: '2000', original_price: '2000' })
    const { payment } = await settled(ana)
    await settled(ana, svip)
    await isMember(ana, 2, 10)
    await openDispute(world, payment, 3000)
    await allHandled(world)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 2, days: 10 })
    server.advance(11 * dayMs)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 0, days: 0 })
  })

  it('while an operator refunds: what was held is refunded once, and what is taken besides its member owes', async () => {
    const ana = await newMember(server)
    const { payment, orderNo } = await settled(ana)
    const dispute = await openDispute(world, payment, 3000)
    await isMember(ana, 0, 0)
    expect((await refund(orderNo)).data).toMatchObject({ amount: '30.00', to: 'provider' })
    expect((await refund(orderNo)).code).toBe(4003)
    await allHandled(world)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 0, days: 0 })
    dispute.change('lost', { amount: -3000, fee: 0 })
    await dispute.tell('closed')
    // The member has received the price twice: from the refund and from the bank.
    await vi.waitFor(async () => expect(await debtOf(ana)).toBe(-3000), soon)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 0, days: 0 })
  })

  it('told before its payment is not lost: the payment is asked for first', async () => {
    const ana = await newMember(server)
    const { orderNo, session } = await begunOnline(world, ana, month, card)
    world.stripe.paySession(session.id)
    const dispute = await openDispute(world, session.payment_intent?.id ?? '', 3000)
    await vi.waitFor(async () => expect((await orderOf(server, ana, orderNo)).order.state).toBe(1), soon)
    await allHandled(world)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 0, days: 0 })
    dispute.change('won')
    await Promise.all([dispute.tell('closed'), world.notify(session)])
    await isMember(ana, 1, 30)
  })

  it('of whatever lines in whatever messages at once: the end is that of the lines', async () => {
    for (const status of ['won', 'lost'] as const) {
      const ana = await newMember(server)
      const { payment } = await settled(ana)
      server.advance(15 * dayMs)
      const dispute = await openDispute(world, payment, 3000)
      dispute.change('needs_response', { amount: -1200, fee: 0 }, { amount: -1800, fee: 0 })
      if (status === 'won') dispute.change('won', { amount: 1000, fee: 0 }, { amount: 2000, fee: 0 })
      else dispute.change('lost')
      await Promise.all(Array.from({ length: 4 }, () => dispute.tell('updated')))
      await isMember(ana, status === 'won' ? 1 : 0, status === 'won' ? 15 : 0)
      await allHandled(world)
      await tend(server)
      expect([await debtOf(ana), (await purseOf(server, ana)).money]).toEqual(
        status === 'won' ? [0, '0.00'] : [-1500, '0.00'],
      )
    }
  })
})

describe('a refund that somebody made at Stripe', () => {
  it('takes what is left of that part of the time, once; the platform bears it, and no other refund follows', async () => {
    const ana = await newMember(server)
    const revenue = await balanceOf('revenue_vip')
    const { payment, orderNo } = await settled(ana)
    await refundOutside(world, payment, 1000, 2)
    await isMember(ana, 1, 20)
    await allHandled(world)
    expect((await balanceOf('revenue_vip')) - revenue).toBe(2000)
    expect(await soldOf(ana)).toMatchObject([{ order_no: orderNo, refunded_amount: '10.00' }])
    expect((await refund(orderNo)).code).toBe(4003)
    server.advance(15 * dayMs)
    await refundOutside(world, payment, 2000)
    await isMember(ana, 0, 0)
    await allHandled(world)
    expect((await balanceOf('revenue_vip')) - revenue).toBe(0)
    expect([await debtOf(ana), (await purseOf(server, ana)).money]).toEqual([0, '0.00'])
  })

  it('S-93: gives no coupon back, as a refund of ours does not', async () => {
    const ana = await newMember(server)
    const kind = await newKind(server, await newOperatorToken(server, 'finance'))
    const couponId = (await claim(server, ana, kind.coupon_id)).data.coupon.id
    const plan = await newPlan(server, { price: '10000', original_price: '10000' })
    const orderNo = await ordered(server, ana, plan, [couponId])
    await pay(server, ana, orderNo, { pay_type: 'channel', platform_id: card })
    const session = [...world.stripe.sessions.values()].find(({ client_reference_id: no }) => no === orderNo)
    world.stripe.paySession(session?.id ?? '')
    await world.notify(session ?? {})
    await isMember(ana, 1, 30)
    await refundOutside(world, session?.payment_intent?.id ?? '', session?.amount_total ?? 0)
    await isMember(ana, 0, 0)
    const coupon = await server.context.db.find(`select state from coupons where id = $1`, [couponId])
    expect(coupon).toMatchObject({ state: 1 })
  })
})
