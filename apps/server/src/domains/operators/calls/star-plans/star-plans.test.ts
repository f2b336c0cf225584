import { randomUUID } from 'node:crypto'
import type { CallInput } from '@cliffhanger/contract/call.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { starPlanOperatorCalls as calls } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { expectSoundLedger, newPayer } from '../../../../testing/wallet.ts'
import { type CommissionWorld, startCommissionServer } from '../../../commission/testing.ts'
import { payByBalance } from '../../../membership/testing.ts'
import { actionsUpon, reason } from '../../testing.ts'

let world: CommissionWorld
let finance: string
beforeAll(async () => {
  world = await startCommissionServer()
  finance = await newOperatorToken(world.server, 'finance')
})
afterAll(() => world.server.close())
afterEach(() => expectSoundLedger(world.server))

const form = {
  names: { en: 'Star', 'zh-CN': '明星' },
  level: 1,
  price: '50',
  coin_code: 'money',
  days: 30,
  limit_number: 0,
  benefits: ['badge', 'posters'],
  sort: 1,
  is_open: 1,
} satisfies Omit<CallInput<typeof calls.createStarPlan>, 'reason'>
type Form = CallInput<typeof calls.createStarPlan>

const create = (change: Partial<Form> = {}, key: string = randomUUID()) =>
  world.server.call(calls.createStarPlan, { ...form, ...change, reason }, { token: finance, key })
const made = async (change: Partial<Form> = {}) => (await create(change)).data.plan
const edit = (id: number, version: number, change: Partial<Form> = {}, token = finance) =>
  world.server.call(calls.editStarPlan, { ...form, ...change, id, version, reason }, { token })
const written = async (id: number) =>
  (await world.server.succeed(calls.listWrittenStarPlans, {}, { token: finance })).list.find((plan) => plan.id === id)
async function buy(who: Member, star_id: number): Promise<string> {
  const options = { token: who.token, key: randomUUID(), language: 'en' } as const
  const { order } = await world.server.succeed(starPlanCalls.buyStar, { star_id }, options)
  expect((await payByBalance(world.server, who, order.order_no)).code).toBe(200)
  return order.order_no
}
const onSale = async (who: Member, language: 'en' | 'zh-CN' = 'en') =>
  (await world.server.succeed(starPlanCalls.listStarPlans, {}, { token: who.token, language })).list
const orders = (filter: object) => world.server.succeed(calls.listStarOrders, filter, { token: finance })

describe('star packages', () => {
  it('R-23: are made once per key, read by members in their language, and logged', async () => {
    const key = randomUUID()
    const [one, again] = await Promise.all([create({}, key), create({}, key)])
    expect(again.data).toEqual(one.data)
    const { plan } = one.data
    expect(plan).toMatchObject({ price: '50.00', benefits: ['badge', 'posters'], holders: 0, version: 1 })
    const who = await newPayer(world.server)
    expect((await onSale(who, 'zh-CN')).find(({ id }) => id === plan.id)).toMatchObject({
      name: '明星',
      price: '50.00',
    })
    const owner = await newOperatorToken(world.server, 'owner')
    expect(await actionsUpon(world.server, `star plan ${plan.id}`, owner)).toMatchObject([
      { action: 'starPlan.create', reason },
    ])
  })

  it('are changed by the version that was read; orders keep what was promised and what it cost', async () => {
    const { id, version } = await made()
    const who = await newPayer(world.server, '1000.00')
    const orderNo = await buy(who, id)
    const edits = await Promise.all(
      [1, 2].map(() => edit(id, version, { price: '80', benefits: [], days: 5, is_open: 0 })),
    )
    expect(codesOf(edits)).toEqual([200, 4003])
    expect(await written(id)).toMatchObject({ price: '80.00', is_open: 0, holders: 1, version: 2 })
    expect((await onSale(who)).map((plan) => plan.id)).not.toContain(id)
    const { list } = await world.server.succeed(starPlanCalls.listUserStars, {}, { token: who.token })
    expect(list).toMatchObject([{ benefits: ['badge', 'posters'], state: 1 }])
    expect(await orders({ number: who.userNo })).toMatchObject({
      total: 1,
      list: [{ order_no: orderNo, pay_amount: '50.00', state: 1, level: 1, member: { user_id: who.userId } }],
    })
    expect((await edit(999_999, 1)).code).toBe(4002)
  })

  it('orders are listed by state, and refunded the way all orders are', async () => {
    const { id } = await made()
    const who = await newPayer(world.server, '1000.00')
    const order_no = await buy(who, id)
    const options = { token: who.token, key: randomUUID() }
    await world.server.succeed(starPlanCalls.buyStar, { star_id: id }, options)
    expect((await orders({ number: who.userNo, state: 0 })).list).toMatchObject([{ start_time: 0, end_time: 0 }])
    const refund = { order_no, reason }
    await world.server.succeed(orderOperatorCalls.refundOrder, refund, { token: finance, key: randomUUID() })
    expect((await orders({ number: who.userNo, state: 1 })).list).toMatchObject([
      { order_no, refunded_amount: '50.00' },
    ])
    expect(await written(id)).toMatchObject({ holders: 0 })
    expect((await orders({ number: '1' })).total).toBe(0)
  })

  it.each<[string, Partial<Form>, string]>([
    ['without a name', { names: { en: ' ' } }, 'names'],
    ['for a part of a cent', { price: '1.005' }, 'price'],
    ['for a part of a gold coin', { coin_code: 'gold', price: '1.5' }, 'price'],
    ['for nothing', { price: '0' }, 'price'],
    ['for points', { coin_code: 'point' as 'gold' }, 'coin_code'],
    ['that raise a rate', { benefits: ['rate' as 'badge'] }, 'benefits.0'],
  ])('S-100: are refused %s', async (_what, change, field) => {
    expect(await create(change)).toMatchObject({ code: 4000, data: { field } })
  })

  it('R-23: are written by those who may do so with money', async () => {
    const auditor = await newOperatorToken(world.server, 'auditor')
    const { id, version } = await made()
    expect((await edit(id, version, {}, auditor)).code).toBe(4001)
    expect((await world.server.call(calls.listStarOrders, {}, { token: auditor })).code).toBe(200)
    const support = await newOperatorToken(world.server, 'support')
    expect((await world.server.call(calls.listWrittenStarPlans, {}, { token: support })).code).toBe(4001)
  })
})
