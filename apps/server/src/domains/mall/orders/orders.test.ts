import { dayMs } from '@cliffhanger/contract/duration.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { type Buyer, exchange, newBuyer, newGoods } from '../testing.ts'
import { completeDue } from './complete-due.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

async function newOrder(): Promise<{ who: Buyer; id: number }> {
  const [who, goods] = [await newBuyer(server), await newGoods(server)]
  return { who, id: (await exchange(server, who, goods.id)).data.order.id }
}

const ship = (id: number) =>
  server.context.db.transaction((tx) =>
    server.domains.mall.operator.orders.ship(tx, id, { carrier: 'Vietnam Post', trackingNo: 'VN 1' }),
  )
const cancel = (id: number) =>
  server.context.db.transaction((tx) =>
    server.domains.mall.operator.orders.cancel(tx, id, { reason: 'sold out', operatorId: 1 }),
  )
const confirm = (who: Buyer, id: number) =>
  server.call(mallOrderCalls.confirmReceipt, { id }, { token: who.token, language: 'en' })
const orderOf = async (who: Buyer, id: number) =>
  (await server.succeed(mallOrderCalls.getMallOrder, { id }, { token: who.token, language: 'en' })).order
const noticesOf = async (who: Buyer) =>
  (await server.succeed(noticeCalls.listMyNotices, {}, { token: who.token, language: 'en' })).list.map(
    ({ title, link }) => ({ title, link }),
  )

describe('an order of the points mall', () => {
  it('S-89: is shipped, followed and confirmed, each once', async () => {
    const { who, id } = await newOrder()
    expect((await confirm(who, id)).code).toBe(4003)
    await ship(id)
    await expect(ship(id)).rejects.toMatchObject({ refusal: 'stateChanged' })
    await server.context.db.transaction((tx) =>
      server.domains.mall.operator.orders.addStep(tx, id, { text: 'Left Hà Nội', operatorId: 1 }),
    )
    const order = await orderOf(who, id)
    expect(order).toMatchObject({
      state: 2,
      carrier: 'Vietnam Post',
      tracking_no: 'VN 1',
      steps: [{ text: 'Left Hà Nội' }],
    })
    expect(order.tracking_url).toContain('VN%201')
    expect(Math.round((order.auto_time - order.ship_time) / 86_400)).toBe(15)
    expect((await confirm(who, id)).data.order).toMatchObject({ state: 3, auto_time: 0 })
    expect((await confirm(who, id)).code).toBe(200)
    await expect(cancel(id)).rejects.toMatchObject({ refusal: 'stateChanged' })
    expect(await noticesOf(who)).toMatchObject([
      { title: 'Your order is on its way', link: `/pages/integralMall/order-detail?id=${id}` },
    ])
  })

  it('S-89: completes by itself 15 days after it was shipped, once, and says so', async () => {
    const { who, id } = await newOrder()
    await ship(id)
    await completeDue(server.context, server.domains)
    expect((await orderOf(who, id)).state).toBe(2)
    await server.owner.execute(`update mall_orders set auto_ms = $2 where id = $1`, [
      id,
      server.context.clock() - dayMs,
    ])
    const completed = await Promise.all([
      completeDue(server.context, server.domains),
      completeDue(server.context, server.domains),
    ])
    expect(completed.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect((await orderOf(who, id)).state).toBe(3)
    expect((await noticesOf(who))[0]?.title).toBe('Order completed')
  })

  it('S-89: of shipping, cancelling and confirming at once exactly one way is taken', async () => {
    for (let trial = 0; trial < 12; trial++) {
      const { who, id } = await newOrder()
      const results = await Promise.allSettled([ship(id), cancel(id)])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { state } = await orderOf(who, id)
      const points = await server.domains.ledger.balance(server.context.db, who.userId, 'point')
      expect([state, points]).toEqual(state === 2 ? [2, '900'] : [-2, '1000'])
    }
  })

  it('R-21: is nobody else’s to see or confirm', async () => {
    const { id } = await newOrder()
    const other = await newBuyer(server, '0')
    await ship(id)
    expect((await confirm(other, id)).code).toBe(4002)
    expect((await server.call(mallOrderCalls.getMallOrder, { id }, { token: other.token })).code).toBe(4002)
    expect((await server.succeed(mallOrderCalls.listMallOrders, {}, { token: other.token })).total).toBe(0)
  })

  it('is listed by its state', async () => {
    const { who, id } = await newOrder()
    const listed = async (state: 1 | 2 | 3) =>
      (await server.succeed(mallOrderCalls.listMallOrders, { state }, { token: who.token })).list.map(
        (order) => order.id,
      )
    expect([await listed(1), await listed(2)]).toEqual([[id], []])
    await ship(id)
    expect([await listed(1), await listed(2)]).toEqual([[], [id]])
  })
})

describe('goods', () => {
  it('are found by category and by a word in any language, and sorted', async () => {
    const who = await newBuyer(server, '50')
    const { id: category } = await server.owner.one<{ id: number }>(
      `insert into mall_categories (names, is_open) values ('{"en": "Home"}', true) returning id`,
    )
    const [cheap, dear] = [await newGoods(server, { price: 5 }), await newGoods(server, { price: 500, stocks: [2, 3] })]
    await server.owner.execute(`update mall_goods set category_id = $1 where id = any ($2)`, [
      category,
      [cheap.id, dear.id],
    ])
    const list = async (input: object) =>
      (
        await server.succeed(
          goodsCalls.listGoods,
          { cate_id: category, ...input },
          { token: who.token, language: 'en' },
        )
      ).list.map(({ id }) => id)
    expect(await list({ sort: 'point_asc' })).toEqual([cheap.id, dear.id])
    expect(await list({ sort: 'point_desc' })).toEqual([dear.id, cheap.id])
    // Fifty points cover the cheap one alone.
    expect(await list({ sort: 'reach' })).toEqual([cheap.id, dear.id])
    expect(await list({ sort: 'new' })).toEqual([dear.id, cheap.id])
    expect(await list({ keyword: '杯' })).toEqual([dear.id, cheap.id])
    expect(await list({ keyword: '%' })).toEqual([])
    const gone = await newGoods(server, { price: 1, stocks: [0] })
    await server.owner.execute(`update mall_goods set category_id = $1 where id = $2`, [category, gone.id])
    expect(await list({ sort: 'point_asc' })).toEqual([cheap.id, dear.id, gone.id])
    expect(await list({ sort: 'new' })).toEqual([dear.id, cheap.id, gone.id])
    expect(
      (await server.succeed(goodsCalls.listGoodsCategories, {}, { token: who.token, language: 'en' })).list,
    ).toMatchObject([{ id: category, name: 'Home' }])
    const { goods } = await server.succeed(goodsCalls.getGoods, { id: dear.id }, { token: who.token, language: 'en' })
    expect(goods).toMatchObject({
      stock: 5,
      variants: [
        { name: 'Size 0', stock: 2 },
        { name: 'Size 1', stock: 3 },
      ],
      intro: '<p>Holds coffee</p>',
    })
  })
})
