import { randomUUID } from 'node:crypto'
import type { CallInput } from '@cliffhanger/contract/call.ts'
import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { commissionOperatorCalls as calls } from '@cliffhanger/contract/commission/operator-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { starPlanOperatorCalls as starCalls } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configure, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { expectSoundLedger, give } from '../../../../testing/wallet.ts'
import { type CommissionWorld, invite, startCommissionServer } from '../../../commission/testing.ts'
import { payByBalance } from '../../../membership/testing.ts'
import { actionsUpon, agreeTo, reason } from '../../testing.ts'

let world: CommissionWorld
let finance: string
let second: string
let owner: string
let month: number
beforeAll(async () => {
  world = await startCommissionServer()
  month = await world.newPlan('3000')
})
beforeEach(async () => {
  finance = await newOperatorToken(world.server, 'finance')
  second = await newOperatorToken(world.server, 'finance')
  owner = await newOperatorToken(world.server, 'owner')
})
afterAll(() => world.server.close())
afterEach(() => expectSoundLedger(world.server))

const rule = {
  vip_1: '0.1',
  vip_2: '0.05',
  video_1: '0.08',
  video_2: '0.02',
  fee_1: '0.2',
  fee_2: '0.1',
  cap: '0.3',
  gold_value: '0.01',
  wait_days: 7,
  from_time: 0,
} as const
const plan = (change: object = {}, key: string = randomUUID()) =>
  world.server.call(calls.planCommissionRule, { ...rule, ...change, reason }, { token: finance, key })
const rules = async () => (await world.server.succeed(calls.listCommissionRules, {}, { token: finance })).list
const nowSeconds = () => Math.floor(world.server.context.clock() / 1000)
const lines = async (filter: object) =>
  (await world.server.succeed(calls.listCommissions, filter, { token: finance })).list
const starPlan = {
  names: { en: 'Star' },
  level: 1,
  price: '50',
  coin_code: 'money',
  days: 30,
  limit_number: 0,
  benefits: ['badge'],
  sort: 0,
  is_open: 1,
} satisfies Omit<CallInput<typeof starCalls.createStarPlan>, 'reason'>
const modules = { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 0 } as const

describe('rules of commission', () => {
  it('A-4, S-100: take a second operator, and then hold for what members are told and for later sales', async () => {
    const [, bao, cai] = await world.newLine()
    const before = await rules()
    const key = randomUUID()
    const [{ data }, again] = await Promise.all([plan({ vip_1: '0.2' }, key), plan({ vip_1: '0.2' }, key)])
    expect(again.data.change.id).toBe(data.change.id)
    expect(await rules()).toEqual(before)
    expect((await agreeTo(world.server, data.change, finance)).code).toBe(5021)
    world.server.advance(1000)
    expect((await agreeTo(world.server, data.change, second)).code).toBe(200)
    const [running, ...rest] = await rules()
    expect(running).toMatchObject({ state: 'running', vip_1: '0.2000', video_1: '0.0800', cap: '0.3000', wait_days: 7 })
    expect(rest[0]).toMatchObject({ state: 'past', vip_1: '0.1000' })
    expect(await actionsUpon(world.server, `commission rule ${running?.id}`, owner)).toMatchObject([
      { action: 'commission.rule', reason, before: { vip_1: '0.1000' }, after: { vip_1: '0.2000' } },
    ])
    const { rates } = await world.server.succeed(commissionCalls.getCommission, {}, { token: bao.token })
    expect(rates).toEqual([
      { order_type: 'vip', rate_1: '0.2000', rate_2: '0.0500' },
      { order_type: 'video', rate_1: '0.0800', rate_2: '0.0200' },
      { order_type: 'recharge_fee', rate_1: '0.2000', rate_2: '0.1000' },
    ])
    await world.buy(cai, month)
    await world.tend()
    expect(await world.moneyOf(bao)).toMatchObject({ waiting: 600 })
  })

  it('S-100: never begin in the past: refused when asked for, when agreed to too late, and by the database', async () => {
    expect(await plan({ from_time: nowSeconds() - 60 })).toMatchObject({ code: 4000, data: { field: 'from_time' } })
    const { data } = await plan({ from_time: nowSeconds() + 60 })
    world.server.advance(61_000)
    expect(await agreeTo(world.server, data.change, second)).toMatchObject({
      code: 4000,
      data: { field: 'from_time' },
    })
    await expect(
      world.server.owner.execute(
        `insert into commission_rules (from_ms, vip_1_ppm, vip_2_ppm, video_1_ppm, video_2_ppm, fee_1_ppm, fee_2_ppm, cap_ppm, gold_value, wait_days,
           operator_id, created_ms) values (1, 0, 0, 0, 0, 0, 0, 0, 0, 7, 1, 2)`,
      ),
    ).rejects.toMatchObject({ code: '23514' })
    await expect(
      world.server.context.db.execute(`update commission_rules set vip_1_ppm = 300000`),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('wait for their day; a later one for the same moment takes the place of one that was wrong', async () => {
    const from_time = nowSeconds() + 3600
    await agreeTo(world.server, (await plan({ from_time, vip_1: '0.15' })).data.change, second)
    await agreeTo(world.server, (await plan({ from_time, vip_1: '0.12' })).data.change, second)
    const [newest, wrong] = await rules()
    expect([newest, wrong]).toMatchObject([
      { state: 'planned', vip_1: '0.1200' },
      { state: 'replaced', vip_1: '0.1500' },
    ])
    const { commission } = world.server.domains
    const at = (seconds: number) => commission.operator.rules.at(world.server.context.db, seconds * 1000)
    expect([(await at(from_time - 1))?.vip_1_ppm, (await at(from_time))?.vip_1_ppm]).toEqual([200_000, 120_000])
  })

  it.each([
    ['above the cap together', { vip_2: '0.25' }, 'vip_2'],
    ['one level above its limit', { fee_1: '0.31', cap: '0.4' }, 'fee_1'],
    ['a cap above its limit', { cap: '0.5' }, 'cap'],
    ['finer than a part per million', { video_1: '0.00000001' }, 'video_1'],
    ['a gold that is worth more than money', { gold_value: '2' }, 'gold_value'],
    ['no wait for refunds', { wait_days: 0 }, 'wait_days'],
  ])('S-100: are refused: %s', async (_what, change, field) => {
    expect(await plan(change)).toMatchObject({ code: 4000, data: { field } })
  })

  it('R-23: are read and asked for by those who may do so with money', async () => {
    const [auditor, support] = [
      await newOperatorToken(world.server, 'auditor'),
      await newOperatorToken(world.server, 'support'),
    ]
    expect((await world.server.call(calls.listCommissionRules, {}, { token: support })).code).toBe(4001)
    expect((await world.server.call(calls.listCommissionRules, {}, { token: auditor })).code).toBe(200)
    const asked = await world.server.call(
      calls.planCommissionRule,
      { ...rule, reason },
      { token: auditor, key: randomUUID() },
    )
    expect(asked.code).toBe(4001)
  })
})

describe('lines of commission', () => {
  it('S-100: say who earned what by a sale, and who earned nothing and why', async () => {
    const [ana, bao, cai] = await world.newLine()
    await world.fund(bao)
    const orderNo = await world.buy(cai, month)
    const alone = await world.buy(bao, month)
    await world.tend()
    const [first, other] = await lines({ order_no: orderNo })
    expect([first, other]).toMatchObject([
      { level: 1, earner: { user_id: bao.userId }, buyer: { user_id: cai.userId }, base: '30.00', reason: '' },
      { level: 2, earner: { user_id: ana.userId }, rate: '0.0500', agreed: '1.50', amount: '1.50', state: 'pending' },
    ])
    expect(await lines({ order_no: alone })).toMatchObject([
      { level: 1, earner: { user_id: ana.userId }, state: 'pending' },
      { level: 2, earner: null, state: 'nothing', reason: 'no_inviter', agreed: '0.00' },
    ])
    expect(await world.refund(orderNo)).toBe(200)
    await world.tend()
    expect(await lines({ order_no: orderNo, state: 'reversed' })).toMatchObject([
      { standing: '0.00', amount: '0.00', reversed: first?.agreed, settled: '0.00', reason: 'refunded' },
      { level: 2, reversed: '1.50' },
    ])
    expect((await lines({ earner: ana.userNo })).map(({ order_no: number }) => number).toSorted()).toEqual(
      [orderNo, alone].toSorted(),
    )
    expect(await lines({ buyer: cai.userNo, from: nowSeconds() + 60 })).toEqual([])
    expect(await lines({ order_no: 'NOBODY' })).toEqual([])
    expect(await lines({ earner: '1' })).toEqual([])
  })

  it('S-100: name a flagged pair, and one that was flagged before it was settled', async () => {
    const [, bao, cai] = await world.newLine()
    const early = await world.buy(cai, month)
    await world.tend()
    await world.server.owner.execute(
      `insert into invite_flags (user_id, earner_id, reason, noted_ms) values ($1, $2, 'device', 1)`,
      [cai.userId, bao.userId],
    )
    const late = await world.buy(cai, month)
    world.server.advance(8 * dayMs)
    await world.tend()
    finance = await newOperatorToken(world.server, 'finance')
    const ofBao = async (order_no: string) => (await lines({ order_no, earner: bao.userNo }))[0]
    expect(await ofBao(early)).toMatchObject({ state: 'reversed', reason: 'flagged', amount: '0.00' })
    expect(await ofBao(late)).toMatchObject({ state: 'nothing', reason: 'flagged', agreed: '0.00' })
  })

  it('R-24: what is bought while the module is off earns nothing for good, and says so', async () => {
    const [ana, bao, cai] = await world.newLine()
    await configure(world.server, { modules })
    const orderNo = await world.buy(cai, month)
    await world.tend()
    await configure(world.server, { modules: { ...modules, commission: 1 } })
    const orderId = await world.orderId(orderNo)
    // It is looked at again when something of it changes.
    await world.dispute(orderId, { gone: 1000, taken: 0, borne: 0 })
    await world.tend()
    await world.dispute(orderId, { gone: 0, taken: 0, borne: 0 })
    await world.tend()
    expect(await lines({ order_no: orderNo })).toMatchObject([{ level: 0, earner: null, reason: 'module_off' }])
    for (const who of [ana, bao]) expect(await world.moneyOf(who)).toEqual({ waiting: 0, cash: 0, debt: 0 })
  })
})

describe('what nobody can do', () => {
  it('S-100: no call of an operator names who is paid commission, or for what', () => {
    const written = Object.values(calls).filter(({ method }) => method === 'POST')
    expect(written.map(({ id }) => id)).toEqual(['op-commission-rule-plan', 'op-commission-statement-export'])
    const fields = Object.keys(calls.planCommissionRule.request.shape)
    expect(fields.filter((field) => /user|member|earner|amount|order|level$/.test(field))).toEqual([])
  })

  it('S-100: recruiting, star packages, transfers and granted coins earn nothing under the highest rates', async () => {
    const most = { vip_1: '0.3', vip_2: '0.1', video_1: '0.3', video_2: '0.1', fee_1: '0.3', fee_2: '0.1', cap: '0.4' }
    world.server.advance(1000)
    await agreeTo(world.server, (await plan(most)).data.change, second)
    const { from } = await world.server.context.db.one<{ from: string[] }>(
      `select array_agg(distinct from_purpose order by from_purpose) as from from ledger_routes where to_purpose = 'commission_pending'`,
    )
    expect(from).toEqual(['revenue_coin', 'revenue_fee', 'revenue_vip'])
    const members = await world.newLine()
    const [, bao, cai] = members
    await invite(world.server, bao, await newMember(world.server))
    await give(world.server, cai.userId, 'granted', '500')
    await give(world.server, cai.userId, 'money', '500.00')
    const { token } = cai
    const draft = { ...starPlan, reason }
    const made = await world.server.succeed(starCalls.createStarPlan, draft, { token: finance, key: randomUUID() })
    const bought = { star_id: made.plan.id }
    const { order } = await world.server.succeed(starPlanCalls.buyStar, bought, { token, key: randomUUID() })
    expect((await payByBalance(world.server, cai, order.order_no)).code).toBe(200)
    await world.tend()
    for (const who of members) expect((await world.moneyOf(who)).waiting).toBe(0)
    expect(await lines({ buyer: cai.userNo })).toEqual([])
  })

  it('S-100: one member’s rate follows from their agent level alone', async () => {
    const [, bao, cai] = await world.newLine()
    await world.promote(bao, 250_000, 0)
    world.server.advance(1000)
    await agreeTo(world.server, (await plan()).data.change, second)
    const orderNo = await world.buy(cai, month)
    await world.tend()
    expect(await lines({ order_no: orderNo, earner: bao.userNo })).toMatchObject([{ rate: '0.2500', agreed: '7.50' }])
    const other = await newMember(world.server)
    const rate = async ({ token }: Member) =>
      (await world.server.succeed(commissionCalls.getCommission, {}, { token })).rates[0]?.rate_1
    expect([await rate(bao), await rate(other)]).toEqual(['0.2500', '0.1000'])
  })
})
