import { randomUUID } from 'node:crypto'
import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import { claim, fundPromo, newKind } from '../../wallet/coupons/testing.ts'
import { type Buyer, exchange, newBuyer, newGoods, newTestAddress, stocksOf } from '../testing.ts'

let server: TestServer
let operator: string
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
  operator = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const balanceOf = (who: Buyer, coin: 'money' | 'point' | 'gold' = 'point') =>
  server.domains.ledger.balance(server.context.db, who.userId, coin)
const ordersOf = async (who: Buyer) =>
  (await server.succeed(mallOrderCalls.listMallOrders, {}, { token: who.token })).list
const quote = (who: Buyer, id: number, more: object = {}) =>
  server.succeed(
    orderCalls.quoteOrder,
    { order_type: 'goods', target_id: id, ...more },
    { token: who.token, language: 'en' },
  )

describe('an exchange', () => {
  it('S-89: takes the points and a piece, and waits to be shipped to the address as it was', async () => {
    const [who, { id }] = [await newBuyer(server), await newGoods(server)]
    const { code, data } = await exchange(server, who, id, { number: 2, remark: 'red' })
    expect(code).toBe(200)
    expect(data).toMatchObject({
      balance: '800',
      order: { state: 1, goods_name: 'Mug', pay_point: '200', number: 2, remark: 'red' },
    })
    expect(data.order.order_no).toMatch(/^M\d{6}-/)
    await server.owner.execute(`update addresses set consignee = 'Moved' where user_id = $1`, [who.userId])
    const { order } = await server.succeed(
      mallOrderCalls.getMallOrder,
      { id: data.order.id },
      { token: who.token, language: 'en' },
    )
    expect(order).toMatchObject({ address: { consignee: 'Linh', province: 'Hà Nội' }, steps: [], code: '' })
    expect(await stocksOf(server, id)).toEqual([48])
    expect(await balanceOf(who)).toBe('800')
  })

  it('S-110: of one key makes one order, whether it goes alone or with others', async () => {
    const [who, { id }] = [await newBuyer(server), await newGoods(server)]
    for (const _way of ['alone', 'together']) {
      const key = randomUUID()
      const first = await exchange(server, who, id, {}, key)
      expect(first.code).toBe(200)
      expect(await exchange(server, who, id, {}, key)).toEqual(first)
      expect((await exchange(server, who, id, { number: 2 }, key)).code).toBe(4008)
    }
    expect(await ordersOf(who)).toHaveLength(2)
    expect(await balanceOf(who)).toBe('800')
  })

  it('V-19: needs an address for what is shipped, and one of the member’s own (R-21)', async () => {
    const [who, other, { id }] = [await newBuyer(server), await newBuyer(server), await newGoods(server)]
    for (const _way of ['alone', 'together']) {
      expect((await exchange(server, who, id, { address_id: undefined })).code).toBe(7024)
      expect((await exchange(server, who, id, { address_id: other.addressId })).code).toBe(4002)
      await exchange(server, other, id)
    }
    expect(await balanceOf(who)).toBe('1000')
  })

  it('refuses what is closed, not there, too dear, or has another form', async () => {
    const who = await newBuyer(server, '150')
    const { id, variants } = await newGoods(server, { stocks: [5, 5] })
    const other = await newGoods(server)
    const codes = async () => [
      (await exchange(server, who, 999_999)).code,
      (await exchange(server, who, id)).code,
      (await exchange(server, who, id, { variant_id: other.variants[0] })).code,
      (await exchange(server, who, id, { variant_id: variants[0], number: 2 })).code,
      (await exchange(server, who, id, { variant_id: variants[0], number: 6 })).code,
      (await exchange(server, who, id, { variant_id: variants[0], number: 0 })).code,
    ]
    const expected = [4002, 4000, 4000, 7001, 7014, 4000]
    expect(await codes()).toEqual(expected)
    await exchange(server, await newBuyer(server), id, { variant_id: variants[0] })
    expect(await codes()).toEqual(expected)
    expect(await balanceOf(who)).toBe('150')
    expect((await exchange(server, who, (await newGoods(server, { isOpen: false })).id)).code).toBe(4002)
  })

  it('V-25: ends at the limit of a member, ever and a day; what was cancelled does not count', async () => {
    const [who, { id }] = [await newBuyer(server), await newGoods(server, { limit: 3, dayLimit: 2 })]
    const left = async () => (await server.succeed(goodsCalls.getGoods, { id }, { token: who.token })).limit_left
    expect(await left()).toBe(2)
    const { data } = await exchange(server, who, id, { number: 2 })
    expect(await left()).toBe(0)
    expect((await exchange(server, who, id)).code).toBe(7015)
    await server.context.db.transaction((tx) =>
      server.domains.mall.operator.orders.cancel(tx, data.order.id, { reason: 'broken', operatorId: 1 }),
    )
    expect(await left()).toBe(2)
    expect((await exchange(server, who, id)).code).toBe(200)
  })

  it('refuses to take another price than the member was shown', async () => {
    const who = await newBuyer(server)
    const { id } = await newGoods(server, { sale: { price: 60, startsMs: -minuteMs, endsMs: hourMs } })
    for (const _way of ['alone', 'together']) {
      expect((await exchange(server, who, id, { expect_point: '100' })).code).toBe(4003)
      expect((await exchange(server, who, id, { expect_point: '60', expect_money: '0.00' })).code).toBe(200)
    }
    await server.owner.execute(`update mall_goods set sale_ends_ms = sale_starts_ms + 1 where id = $1`, [id])
    expect((await exchange(server, who, id, { expect_point: '60' })).code).toBe(4003)
    expect((await exchange(server, who, id)).data.order.pay_point).toBe('100')
  })

  it('takes money besides points where an article costs both', async () => {
    const [who, { id }] = [await newBuyer(server), await newGoods(server, { money: 250 })]
    expect((await exchange(server, who, id, { number: 2 })).code).toBe(7001)
    expect(await balanceOf(who)).toBe('1000')
    await give(server, who.userId, 'money', '6')
    expect(await quote(who, id, { number: 2 })).toMatchObject({
      pay_amount: '200',
      money_price: '5.00',
      address: { consignee: 'Linh' },
    })
    expect((await exchange(server, who, id, { number: 2 })).data.order).toMatchObject({
      pay_point: '200',
      pay_money: '5.00',
    })
    expect(await balanceOf(who, 'money')).toBe('1.00')
  })
})

describe('coupons of an exchange', () => {
  const goodsKind = (changes: object = {}) =>
    newKind(server, operator, { coin_code: 'point', value: '30', min_spend: '90', order_types: ['goods'], ...changes })
  const couponFor = async (who: Buyer, changes: object = {}) =>
    (await claim(server, who, (await goodsKind(changes)).coupon_id)).data.coupon.id

  it('S-93: take points off, and are used', async () => {
    const [who, { id }] = [await newBuyer(server), await newGoods(server)]
    const coupon = await couponFor(who)
    expect(await quote(who, id, { coupon_ids: String(coupon) })).toMatchObject({
      total: '100',
      discount: '30',
      pay_amount: '70',
    })
    const { data } = await exchange(server, who, id, { coupon_ids: [coupon], expect_point: '70' })
    expect(data.order).toMatchObject({ total_point: '100', discount: '30', pay_point: '70' })
    expect((await exchange(server, who, id, { coupon_ids: [coupon] })).code).toBe(7011)
  })

  it('V-23, V-24: only one of a type, only of goods, only above its minimum', async () => {
    const [who, { id }] = [await newBuyer(server), await newGoods(server)]
    const [one, two] = [await couponFor(who), await couponFor(who)]
    expect((await exchange(server, who, id, { coupon_ids: [one, two] })).code).toBe(7012)
    const dear = await couponFor(who, { min_spend: '500' })
    expect((await exchange(server, who, id, { coupon_ids: [dear] })).code).toBe(7011)
    const vip = await couponFor(who, { order_types: ['vip'], coin_code: 'money', value: '5.00', min_spend: '20.00' })
    expect((await exchange(server, who, id, { coupon_ids: [vip] })).code).toBe(7011)
    expect(await balanceOf(who)).toBe('1000')
  })

  it('S-93: come back with points, money and pieces when an operator cancels, once', async () => {
    const [who, { id }] = [await newBuyer(server), await newGoods(server, { money: 100 })]
    await give(server, who.userId, 'money', '1')
    const coupon = await couponFor(who)
    const { data } = await exchange(server, who, id, { coupon_ids: [coupon] })
    const cancel = () =>
      server.context.db.transaction((tx) =>
        server.domains.mall.operator.orders.cancel(tx, data.order.id, { reason: 'sold out', operatorId: 1 }),
      )
    await cancel()
    await expect(cancel()).rejects.toMatchObject({ refusal: 'stateChanged' })
    expect([await balanceOf(who), await balanceOf(who, 'money'), await stocksOf(server, id)]).toEqual([
      '1000',
      '1.00',
      [50],
    ])
    expect(await ordersOf(who)).toMatchObject([{ state: -2, reason: 'sold out' }])
    await give(server, who.userId, 'money', '1')
    expect((await exchange(server, who, id, { coupon_ids: [coupon] })).code).toBe(200)
  })

  it('S-93: gold of a coupon comes with the shipment, and goes back to the budget with a cancellation', async () => {
    await fundPromo(server, 'gold', 100n)
    const gift = { type: 'gold_gift', value: '7', min_spend: '0' }
    const [who, { id }] = [await newBuyer(server), await newGoods(server)]
    const orders = [
      await exchange(server, who, id, { coupon_ids: [await couponFor(who, gift)] }),
      await exchange(server, who, id, { coupon_ids: [await couponFor(who, gift)] }),
    ]
    expect(await balanceOf(who, 'gold')).toBe('0')
    const [shipped = 0, cancelled = 0] = orders.map(({ data }) => data.order.id)
    const { orders: desk } = server.domains.mall.operator
    await server.context.db.transaction((tx) => desk.ship(tx, shipped, { carrier: 'DHL', trackingNo: 'X1' }))
    await server.context.db.transaction((tx) => desk.cancel(tx, cancelled, { reason: 'broken', operatorId: 1 }))
    expect(await balanceOf(who, 'gold')).toBe('7')
  })
})

describe('where goods go', () => {
  it('is the default address unless the member says otherwise', async () => {
    const [who, { id }] = [await newBuyer(server), await newGoods(server)]
    await newTestAddress(server, who.userId)
    expect((await quote(who, id)).address).toMatchObject({ id: who.addressId, is_default: 1 })
  })
})
