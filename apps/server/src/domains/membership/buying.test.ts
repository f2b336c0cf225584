import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger, give, newPayer, payPassword } from '../../testing/wallet.ts'
import { heardBy } from '../friends/testing.ts'
import { cancel, openModules, orderOf, pay, purseOf } from '../payments/recharge/testing.ts'
import { claim, fundPromo, heldBy, newKind } from '../wallet/coupons/testing.ts'
import { buy, memberOf, newPlan, order, ordered, payByBalance } from './testing.ts'

let server: TestServer
let month: number
let svip: number
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '99999999' })
  await openModules(server)
  month = await newPlan(server)
  svip = await newPlan(server, { names: { en: 'SVIP week' }, vip_type: 2, days: 7, price: '2000' })
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

/** A coupon of a new kind. The clock went ahead meanwhile, which signs operators out. */
async function couponOf(who: Member, changes: Parameters<typeof newKind>[2] = {}): Promise<number> {
  const kind = await newKind(server, await newOperatorToken(server, 'finance'), changes)
  return (await claim(server, who, kind.coupon_id)).data.coupon.id
}

const planLine = (who: Member, planId: number, couponIds = '') =>
  server.call(
    orderCalls.quoteOrder,
    { order_type: 'vip', target_id: planId, ...(couponIds && { coupon_ids: couponIds }) },
    { token: who.token, language: 'en' },
  )

describe('paying from the balance', () => {
  it('S-88, S-101: makes an order, takes its price with the payment password, and gives the time', async () => {
    const ana = await newPayer(server, '50')
    const made = await order(server, ana, month)
    expect(made.data.order).toMatchObject({
      order_type: 'vip',
      target_id: month,
      title: 'VIP · Month',
      pay_amount: '30.00',
      state: 0,
      pay_type: '',
    })
    expect(await memberOf(server, ana)).toEqual({ vip_type: 0, days: 0 })
    const paid = await payByBalance(server, ana, made.data.order.order_no)
    expect(paid.data).toMatchObject({ balance: '20.00', order: { state: 1, pay_type: 'balance', platform_id: 0 } })
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
    const overview = await server.succeed(overviewCalls.getOverview, {}, { token: ana.token })
    expect(overview.vip_type).toBe(1)
    expect(await heardBy(server, ana, 'vip_changed')).toEqual([{ vip_type: 1, vip_end_time: overview.vip_end_time }])
    expect(await heardBy(server, ana, 'order_changed')).toMatchObject([{ order_type: 'vip', state: 1 }])
    const bills = await server.succeed(overviewCalls.listBills, {}, { token: ana.token })
    expect(bills.list[0]).toMatchObject({ bill_type: 'buy_vip', amount: '30.00', direction: 'out' })
  })

  it('S-110: the same key makes one order and pays once; another way of paying it comes too late', async () => {
    const ana = await newPayer(server, '100')
    const key = randomUUID()
    const [one, other] = [await order(server, ana, month, [], key), await order(server, ana, month, [], key)]
    expect(other.data).toEqual(one.data)
    const { order_no } = one.data.order
    const payKey = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => payByBalance(server, ana, order_no, payKey)))
    expect(new Set(codesOf(replies).filter((code) => code !== 4009))).toEqual(new Set([200]))
    expect((await payByBalance(server, ana, order_no)).code).toBe(7016)
    expect(await purseOf(server, ana)).toMatchObject({ money: '70.00' })
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 30 })
  })

  it('S-109: of ten payments of one order at once one happens', async () => {
    const ana = await newPayer(server, '100')
    const orderNo = await ordered(server, ana, month)
    const replies = await Promise.all(Array.from({ length: 10 }, () => payByBalance(server, ana, orderNo)))
    expect(codesOf(replies).filter((code) => code === 200)).toHaveLength(1)
    expect(await purseOf(server, ana)).toMatchObject({ money: '70.00' })
  })

  it('7001, 7002, 7003: without the money, a payment password or the right one nothing happens', async () => {
    const ana = await newPayer(server, '29.99')
    const orderNo = await ordered(server, ana, month)
    expect((await payByBalance(server, ana, orderNo)).code).toBe(7001)
    const wrong = await pay(server, ana, orderNo, { pay_type: 'balance', pay_password: '135790' })
    expect(wrong).toMatchObject({ code: 7003, data: { left_tries: 4 } })
    expect(await orderOf(server, ana, orderNo)).toMatchObject({ order: { state: 0 }, recharge: null })
    const bao = await newMember(server)
    const his = await ordered(server, bao, month)
    const reply = await pay(server, bao, his, { pay_type: 'balance', pay_password: payPassword })
    expect(reply.code).toBe(7002)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 0, days: 0 })
  })

  it('R-21: an order of somebody else, a plan that is not on sale, and one that is not there are none', async () => {
    const [ana, bao] = [await newPayer(server, '100'), await newPayer(server, '100')]
    const orderNo = await ordered(server, ana, month)
    expect((await payByBalance(server, bao, orderNo)).code).toBe(4002)
    const closed = await newPlan(server, { is_open: false })
    expect((await order(server, ana, closed)).code).toBe(4002)
    expect((await planLine(ana, closed)).code).toBe(4002)
    expect((await order(server, ana, 999_999)).code).toBe(4002)
  })

  it('S-101: VIP pauses while SVIP runs and goes on after it', async () => {
    const ana = await newPayer(server, '200')
    await buy(server, ana, month)
    server.advance(10 * dayMs)
    await buy(server, ana, svip)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 2, days: 7 })
    server.advance(7 * dayMs)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 20 })
    await buy(server, ana, month)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 50 })
  })

  it('S-113: a plan for gold takes granted gold first', async () => {
    const plan = await newPlan(server, { coin_code: 'gold', price: '300', original_price: '300' })
    const ana = await newPayer(server)
    await give(server, ana.userId, 'granted', '100')
    await give(server, ana.userId, 'bought', '250')
    const orderNo = await ordered(server, ana, plan)
    expect((await payByBalance(server, ana, orderNo)).data.balance).toBe('50')
    expect(await purseOf(server, ana)).toMatchObject({ granted: '0', bought: '50' })
    expect((await payByBalance(server, ana, await ordered(server, ana, plan))).code).toBe(7001)
  })

  it('S-112: gold that comes with a plan is set aside with the order, and goes to the member or back', async () => {
    const plan = await newPlan(server, { gift_gold: '40' })
    const ana = await newPayer(server, '100')
    expect((await order(server, ana, plan)).code).toBe(7014)
    await fundPromo(server, 'gold', 80n)
    const [one, other] = [await ordered(server, ana, plan), await ordered(server, ana, plan)]
    expect(await heldBy(server, 'benefit_budget', 'gold')).toBe('80')
    await payByBalance(server, ana, one)
    await cancel(server, ana, other)
    expect(await purseOf(server, ana)).toMatchObject({ money: '70.00', granted: '40' })
    expect([await heldBy(server, 'promo_pool', 'gold'), await heldBy(server, 'benefit_budget', 'gold')]).toEqual([
      '40',
      '0',
    ])
  })
})

describe('coupons of an order', () => {
  it('V-24: the preview names what a coupon takes off, and the balance after', async () => {
    const ana = await newPayer(server, '50')
    const id = await couponOf(ana)
    expect((await planLine(ana, month)).data).toMatchObject({
      total: '30.00',
      pay_amount: '30.00',
      balance_after: '20.00',
      limit_left: -1,
      coupons: [{ id, usable: 1 }],
    })
    expect((await planLine(ana, month, String(id))).data).toMatchObject({
      discount: '5.00',
      pay_amount: '25.00',
      balance_after: '25.00',
    })
  })

  it('S-93: is used by the order, makes it cheaper, and is unused again when the order is cancelled', async () => {
    const ana = await newPayer(server, '50')
    const id = await couponOf(ana)
    const orderNo = await ordered(server, ana, month, [id])
    expect((await order(server, ana, month, [id])).code).toBe(7011)
    expect((await cancel(server, ana, orderNo)).data.order).toMatchObject({ state: 2, cancel_reason: 'user' })
    const again = await ordered(server, ana, month, [id])
    expect((await payByBalance(server, ana, again)).data.order).toMatchObject({ discount: '5.00', coupon_ids: [id] })
    expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' })
    expect(
      (await heardBy(server, ana, 'coupon_changed')).map(
        (event) => (event as { coupon: { state: string } }).coupon.state,
      ),
    ).toEqual(['unused', 'used', 'unused', 'used'])
  })

  it('V-23, R-21: two of a type, one of somebody else and one for another thing are refused, and nothing is used', async () => {
    const [ana, bao] = [await newPayer(server, '50'), await newPayer(server)]
    const [one, other, foreign] = [await couponOf(ana), await couponOf(ana), await couponOf(bao)]
    const star = await couponOf(ana, { order_types: ['star'] })
    expect((await order(server, ana, month, [one, other])).code).toBe(7012)
    expect((await order(server, ana, month, [foreign])).code).toBe(4002)
    expect((await order(server, ana, month, [star])).code).toBe(7011)
    expect((await order(server, ana, month, [one])).code).toBe(200)
  })

  it('S-112: gold of a coupon comes with the payment; what is not in the pool makes it unusable', async () => {
    const gift = { type: 'gold_gift', value: '30', min_spend: '0' } as const
    const ana = await newPayer(server, '50')
    const id = await couponOf(ana, gift)
    const before = BigInt(await heldBy(server, 'promo_pool', 'gold'))
    await fundPromo(server, 'gold', 30n)
    const orderNo = await ordered(server, ana, month, [id])
    await payByBalance(server, ana, orderNo)
    expect(await purseOf(server, ana)).toMatchObject({ money: '20.00', granted: '30' })
    const bao = await newPayer(server, '50')
    const dear = await couponOf(bao, { ...gift, value: String(before + 1n) })
    expect((await order(server, bao, month, [dear])).code).toBe(7011)
  })
})

it('lists plans and benefits in the caller’s language, of one kind where it is asked for', async () => {
  const ana = await newMember(server)
  const all = await server.succeed(membershipCalls.listVipPlans, {}, { token: ana.token, language: 'zh-CN' })
  expect(all.list.find(({ id }) => id === month)).toMatchObject({
    name: '月卡',
    price: '30.00',
    original_price: '40.00',
    days: 30,
  })
  expect(all).toMatchObject({ vip_type: 0, vip_end_time: 0, times: [] })
  const only = await server.succeed(membershipCalls.listVipPlans, { vip_type: 2 }, { token: ana.token, language: 'en' })
  expect(only.list.every(({ vip_type }) => vip_type === 2)).toBe(true)
  expect(only.list.map(({ id }) => id)).toContain(svip)
})
