import { dayMs } from '@cliffhanger/contract/duration.ts'
import { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Domains } from '../../compose-domains.ts'
import type { ServerContext } from '../../context.ts'
import { newGoods } from '../../domains/mall/testing.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger } from '../../testing/wallet.ts'
import { makeHistory } from '../history/history.ts'
import { makeShoppers } from './make-shoppers.ts'

const longMs = 900_000
const compose = (context: ServerContext) => new Domains(context)
const slugs = ['mug', 'shirt', 'cap', 'cushion', 'notebook', 'pin'] as const

let server: TestServer
let goods: ReadonlyMap<string, number>

const make = () => makeShoppers({ context: server.context, compose }, goods)
const orders = () =>
  server.owner.query<{ created_ms: number; state: number }>(
    'select created_ms, state from mall_orders order by created_ms',
  )

beforeAll(async () => {
  server = await startTestServer()
  const made: [string, number][] = []
  for (const slug of slugs) made.push([slug, (await newGoods(server, { price: 100, stocks: [60, 60] })).id])
  goods = new Map(made)
  await make()
  expect(await orders()).toEqual([])
  await makeHistory(server.context, compose)
  await Promise.all([make(), make()])
}, longMs)
afterAll(() => server.close())

it('ordered goods over two months, once, by the rules, and the ledger is sound', async () => {
  const made = await orders()
  expect(made).toHaveLength(48)
  const [first, last] = [made[0]?.created_ms ?? 0, made.at(-1)?.created_ms ?? 0]
  expect(last - first).toBeGreaterThan(45 * dayMs)
  expect(last).toBeLessThanOrEqual(server.context.clock())
  await make()
  expect(await orders()).toHaveLength(48)
  await expectSoundLedger(server)
})

it('has orders in each state, and more than a page of them waits to be shipped', async () => {
  expect(new Set((await orders()).map(({ state }) => state))).toEqual(new Set(Object.values(mallOrderStates)))
  const { total } = await server.succeed(
    mallOrderOperatorCalls.listMallOrderQueue,
    { state: mallOrderStates.pendingShipment },
    { token: await newOperatorToken(server, 'owner') },
  )
  expect(total).toBeGreaterThan(20)
})
