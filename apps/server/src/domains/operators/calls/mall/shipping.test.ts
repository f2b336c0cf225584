import { mallOrderOperatorCalls, shippedAtOnce } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { type Buyer, exchange, newBuyer, newGoods } from '../../../mall/testing.ts'
import { actionsUpon } from '../../testing.ts'

let server: TestServer
let token: string
let owner: string
let buyer: Buyer
let goodsId: number
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'support')
  owner = await newOperatorToken(server, 'owner')
  buyer = await newBuyer(server, '100000')
  goodsId = (await newGoods(server)).id
})
afterAll(() => server.close())

const calls = mallOrderOperatorCalls
const head = 'order_no,carrier,tracking_no'
const newOrders = async (count: number) => {
  const orders = []
  for (let made = 0; made < count; made++) orders.push((await exchange(server, buyer, goodsId)).data.order)
  return orders
}
const check = (csv: string) => server.succeed(calls.checkShipping, { csv }, { token })
const apply = (csv: string) => server.succeed(calls.applyShipping, { csv }, { token })
const stateOf = async (id: number) => (await server.succeed(calls.getMallOrderDetail, { id }, { token })).order.state

describe('a shipping file', () => {
  it('S-89: ships every order it names, once however often it is sent', async () => {
    const [one, two] = await newOrders(2)
    const csv = `\uFEFF"order_no","carrier","tracking_no"\r\n"${one?.order_no}","GHN","T1"\r\n${two?.order_no},"Post, Ltd",T2\r\n`
    expect((await check(csv)).lines).toMatchObject([
      { line: 2, state: 'ready', problem: '' },
      { line: 3, state: 'ready', carrier: 'Post, Ltd' },
    ])
    expect(await stateOf(one?.id ?? 0)).toBe(1)
    const both = await Promise.all([apply(csv), apply(csv)])
    expect(both.reduce((sum, { shipped }) => sum + shipped, 0)).toBeGreaterThanOrEqual(2)
    expect(await apply(csv)).toMatchObject({ is_right: 1, shipped: 0, left: 0, lines: [{ state: 'done' }, {}] })
    expect(await stateOf(two?.id ?? 0)).toBe(2)
    expect(await actionsUpon(server, `mall order ${one?.id}`, owner)).toHaveLength(1)
  })

  it('writes nothing where one line is wrong, and says of each what is', async () => {
    const [good, taken] = await newOrders(2)
    const parcel = { id: taken?.id ?? 0, carrier: 'GHN', tracking_no: 'OTHER' }
    await server.succeed(calls.shipMallOrder, parcel, { token })
    const csv = [
      head,
      `${good?.order_no},GHN,T1`,
      `${good?.order_no},GHN,T1`,
      `${taken?.order_no},GHN,T2`,
      'NOTHING,GHN,T3',
      `,GHN,T4`,
    ].join('\n')
    const answer = await apply(csv)
    expect(answer).toMatchObject({ is_right: 0, shipped: 0 })
    expect(answer.lines.map(({ problem }) => problem)).toEqual(['', 'twice', 'shipped', 'unknown', 'orderNo'])
    expect(await stateOf(good?.id ?? 0)).toBe(1)
  })

  it.each<[string, string, string]>([
    ['no names of columns', 'A,GHN,T1', 'columns'],
    ['no parcels', head, 'empty'],
  ])('with %s is refused in words', async (_what, csv, problem) => {
    expect(await check(csv)).toEqual({ problem, lines: [] })
    expect(await apply(csv)).toMatchObject({ is_right: 0, shipped: 0, problem })
  })

  it('of more than one call ships takes several', async () => {
    const template = (await newOrders(1))[0]
    await server.owner.execute(
      `insert into mall_orders (order_no, user_id, goods_id, variant_id, goods_names, variant_names, cover_key, kind, virtual_type, virtual_value, number,
         point_price, total_point, discount, pay_point, pay_money, address, remark, state, act_key, created_ms)
       select 'BULK' || n, user_id, goods_id, variant_id, goods_names, variant_names, cover_key, kind, virtual_type, virtual_value, number,
         point_price, total_point, discount, pay_point, pay_money, address, remark, 1, 'bulk' || n, created_ms
         from mall_orders, generate_series(1, 5000) n where id = $1`,
      [template?.id],
    )
    const csv = `${head}\n${Array.from({ length: 5000 }, (_, index) => `BULK${index + 1},GHN,T${index}`).join('\n')}`
    const began = performance.now()
    const checked = await check(csv)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(new Set(checked.lines.map(({ state }) => state))).toEqual(new Set(['ready']))
    expect(await apply(csv)).toMatchObject({ is_right: 1, shipped: shippedAtOnce, left: 5000 - shippedAtOnce })
    expect(await apply(csv)).toMatchObject({ is_right: 1, shipped: shippedAtOnce, left: 5000 - 2 * shippedAtOnce })
  })

  it('R-23: is no matter of who writes goods', async () => {
    const editor = await newOperatorToken(server, 'editor')
    for (const row of [calls.checkShipping, calls.applyShipping] as const)
      expect((await server.call(row, { csv: head }, { token: editor })).code).toBe(4001)
  })
})
