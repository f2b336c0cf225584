import {
  purchaseOperatorCalls as calls,
  type PurchaseKind,
} from '@cliffhanger/contract/payments/operator-purchase-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDrama } from '../../../../testing/dramas.ts'
import { newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { give } from '../../../../testing/wallet.ts'
import { type Buyer, exchange, newBuyer, newGoods } from '../../../mall/testing.ts'
import { buy, newPlan, ordered } from '../../../membership/testing.ts'

let server: TestServer
let finance: string
let buyer: Buyer
let moon: number
beforeAll(async () => {
  server = await startTestServer()
  finance = await newOperatorToken(server, 'finance')
  buyer = await newBuyer(server)
  await give(server, buyer.userId, 'money', '100')
  moon = await newDrama(server.context.db, server.domains.drama.authoring)
  const plan = await newPlan(server)
  await buy(server, buyer, plan)
  server.advance(1000)
  await exchange(server, buyer, (await newGoods(server)).id)
  server.advance(1000)
  await server.owner.execute(
    `insert into unlocks (user_id, drama_id, is_whole, coin_price, whole_price, granted, bought, created_ms) values ($1, $2, false, 10, 0, 4, 6, $3)`,
    [buyer.userId, moon, server.context.clock()],
  )
  server.advance(1000)
  await ordered(server, buyer, plan)
})
afterAll(() => server.close())

const list = (part: { page?: number; limit?: number; kind?: PurchaseKind } = {}, token = finance) =>
  server.succeed(calls.listPurchases, { user_id: buyer.userId, ...part }, { token, language: 'en' })

it('shows everything that cost a member something in one list, the newest first', async () => {
  const { list: all, total } = await list()
  expect(total).toBe(4)
  expect(all).toMatchObject([
    { kind: 'vip', state: 'waiting', paid: [{ coin_code: 'money', amount: '30.00' }] },
    { kind: 'unlock', state: 'done', target_id: moon, paid: [{ coin_code: 'gold', amount: '10' }] },
    { kind: 'mall', state: 'waiting', title: 'Mug', paid: [{ coin_code: 'point', amount: '100' }] },
    { kind: 'vip', state: 'done', paid: [{ coin_code: 'money', amount: '30.00' }] },
  ])
})

it('turns pages over all kinds as over one, and is empty past the end', async () => {
  const { list: all } = await list()
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 2 })))
  expect(pages.flatMap((page) => page.list)).toEqual(all)
  expect(await list({ page: 1_000_000, limit: 100 })).toMatchObject({ list: [], total: 4 })
  expect(await list({ kind: 'vip', limit: 1 })).toMatchObject({ list: [{ kind: 'vip' }], total: 2 })
  expect(await list({ kind: 'withdrawal' })).toMatchObject({ list: [], total: 0 })
})

it('is of one member alone, for those who may see money', async () => {
  const other = await newMember(server)
  const of = (user_id: number, token: string) => server.call(calls.listPurchases, { user_id }, { token })
  expect(await of(other.userId, finance)).toMatchObject({ code: 200, data: { list: [], total: 0 } })
  expect((await of(9_999_999, finance)).code).toBe(4002)
  const support = await newOperatorToken(server, 'support')
  expect((await of(buyer.userId, support)).code).toBe(4001)
  expect((await server.call(calls.findPurchases, { number: 'U1' }, { token: support })).code).toBe(4001)
})

it('finds orders by how their number begins, and unlocks by the whole of theirs', async () => {
  const { list: all } = await list()
  const find = async (number: string) =>
    (await server.succeed(calls.findPurchases, { number }, { token: finance, language: 'en' })).list
  for (const { number } of all) {
    const found = await find(number.toLowerCase())
    expect(found).toMatchObject([{ number, member: { user_id: buyer.userId } }])
  }
  const [vip, , mall] = all
  expect((await find(vip?.number.slice(0, 7) ?? '')).map(({ kind }) => kind)).toEqual(['vip', 'vip'])
  expect((await find(mall?.number.slice(0, 9) ?? '')).map(({ kind }) => kind)).toEqual(['mall'])
  expect(await find('%%')).toEqual([])
})
