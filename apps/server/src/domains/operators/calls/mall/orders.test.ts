import { randomUUID } from 'node:crypto'
import { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { type Buyer, exchange, newBuyer, newGoods, stocksOf } from '../../../mall/testing.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let support: string
let finance: string
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  support = await newOperatorToken(server, 'support')
  finance = await newOperatorToken(server, 'finance')
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const calls = mallOrderOperatorCalls
const order = async (who: Buyer, goodsId: number) => (await exchange(server, who, goodsId)).data.order
const newOrder = async () => {
  const [who, goods] = [await newBuyer(server), await newGoods(server)]
  return { who, goods, made: await order(who, goods.id) }
}
const ship = (id: number, tracking_no = 'T1', token = support) =>
  server.call(calls.shipMallOrder, { id, carrier: 'GHN', tracking_no }, { token })
const cancel = (id: number, token = finance) => server.call(calls.cancelMallOrder, { id, reason }, { token })
const step = (id: number, text: string, key: string = randomUUID()) =>
  server.call(calls.addMallOrderStep, { id, text }, { token: support, key })
const list = (question: object) =>
  server.succeed(calls.listMallOrderQueue, question, { token: support, language: 'en' })

describe('orders of the mall, as operators see them', () => {
  it('are found by state, by the number of a member or an order, and by time', async () => {
    const { who, goods, made } = await newOrder()
    const later = await order(who, goods.id)
    await ship(later.id)
    const { list: mine } = await list({ number: made.order_no.toLowerCase() })
    expect(mine).toMatchObject([{ id: made.id, goods_name: 'Mug', member: { user_id: who.userId } }])
    const number = mine[0]?.member.user_no ?? ''
    expect((await list({ number })).list.map(({ id }) => id)).toEqual([later.id, made.id])
    expect(await list({ number, state: 2 })).toMatchObject({ list: [{ id: later.id }], total: 1 })
    expect(await list({ number, page: 2, limit: 1 })).toMatchObject({ list: [{ id: made.id }], total: 2 })
    expect((await list({ number, from: made.create_time + 3600 })).total).toBe(0)
    expect((await list({ number, from: made.create_time, to: later.create_time + 1 })).total).toBe(2)
    expect((await list({ number: 'nobody' })).list).toEqual([])
  })

  it('wait on the first page until they are shipped', async () => {
    const waiting = async () =>
      (await server.succeed(waitingCalls.getWaiting, {}, { token: support })).waiting.mall_orders
    const before = await waiting()
    const { made } = await newOrder()
    expect(await waiting()).toBe(before + 1)
    await ship(made.id)
    expect(await waiting()).toBe(before)
  })

  it('S-89: are shipped once; the same parcel again changes nothing, another one is refused', async () => {
    const { who, made } = await newOrder()
    const replies = await Promise.all([ship(made.id), ship(made.id), ship(made.id, 'T2'), ship(made.id)])
    expect(codesOf(replies).filter((code) => code !== 200)).toEqual(
      replies[2]?.code === 200 ? [4003, 4003, 4003] : [4003],
    )
    const parcel = (await server.succeed(calls.getMallOrderDetail, { id: made.id }, { token: support })).order
    expect(parcel).toMatchObject({ state: 2, carrier: 'GHN', tracking_url: expect.stringContaining('ghn.vn') })
    expect(await actionsUpon(server, `mall order ${made.id}`, owner)).toMatchObject([
      { action: 'mallOrder.ship', before: { state: 1 }, after: { state: 2, carrier: 'GHN' } },
    ])
    const seen = await server.succeed(mallOrderCalls.getMallOrder, { id: made.id }, { token: who.token })
    expect(seen.order.tracking_no).toBe(parcel.tracking_no)
    expect((await cancel(made.id)).code).toBe(4003)
    expect((await ship(999_999)).code).toBe(4002)
  })

  it('S-89: their steps are written once per key, and read by their member', async () => {
    const { who, made } = await newOrder()
    const key = randomUUID()
    await Promise.all([step(made.id, 'Packed', key), step(made.id, 'Packed', key)])
    await ship(made.id)
    await step(made.id, 'On the truck')
    const seen = await server.succeed(mallOrderCalls.getMallOrder, { id: made.id }, { token: who.token })
    expect(seen.order.steps.map(({ text }) => text)).toEqual(['Packed', 'On the truck'])
    expect((await step(999_999, 'x')).code).toBe(4002)
    const { made: cancelled } = await newOrder()
    await cancel(cancelled.id)
    expect((await step(cancelled.id, 'x')).code).toBe(4003)
    expect((await server.call(calls.addMallOrderStep, { id: 1, text: '' }, { token: support, key })).data).toEqual({
      field: 'text',
    })
  })

  it('S-89: are cancelled once: points and pieces come back, and the log says why', async () => {
    const { who, goods, made } = await newOrder()
    const replies = await Promise.all([cancel(made.id), cancel(made.id), ship(made.id)])
    expect(codesOf(replies).filter((code) => code === 4003)).toHaveLength(2)
    if (replies[2]?.code === 200) return
    expect(await stocksOf(server, goods.id)).toEqual([50])
    expect((await exchange(server, who, goods.id)).data.balance).toBe('900')
    expect(await actionsUpon(server, `mall order ${made.id}`, owner)).toMatchObject([
      { action: 'mallOrder.cancel', reason, before: { state: 1 }, after: { state: -2 } },
    ])
  })

  it('are packed from a list without what is virtual or cancelled', async () => {
    const [one, two, gone] = [await newOrder(), await newOrder(), await newOrder()]
    await cancel(gone.made.id)
    const days = await newGoods(server, { virtual: 'vip_days', value: 7 })
    const virtual = await order(one.who, days.id)
    const ids = [two.made.id, one.made.id, gone.made.id, virtual.id, 999_999].join(',')
    const packing = await server.succeed(calls.getPackingList, { ids }, { token: support })
    expect(packing.list).toMatchObject([
      { id: one.made.id, address: { consignee: 'Linh' } },
      { id: two.made.id, number: 1 },
    ])
    expect((await server.call(calls.getPackingList, { ids: '1;drop' }, { token: support })).data).toEqual({
      field: 'ids',
    })
  })

  it('R-23: are shipped by who looks after members, and cancelled by who moves money', async () => {
    const editor = await newOperatorToken(server, 'editor')
    expect((await server.call(calls.listMallOrderQueue, {}, { token: editor })).code).toBe(4001)
    expect((await ship(1, 'T1', finance)).code).toBe(4001)
    expect((await cancel(1, support)).code).toBe(4001)
  })
})
