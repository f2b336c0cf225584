import { randomUUID } from 'node:crypto'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger, newPayer } from '../../../../testing/wallet.ts'
import { heardBy } from '../../../friends/testing.ts'
import { buy, memberOf, newPlan } from '../../../membership/testing.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let token: string
let auditor: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'finance')
  auditor = await newOperatorToken(server, 'auditor')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const plan = {
  names: { en: 'Quarter', vi: '' },
  vip_type: 1,
  days: 90,
  price: '79.90',
  original_price: '99',
  coin_code: 'money',
  gift_gold: '0',
  limit_number: 0,
  is_hot: 1,
  sort: 3,
  is_open: 1,
} as const

const change = (input: object, key: string = randomUUID()) =>
  server.call(
    membershipOperatorCalls.changeMembership,
    { vip_type: 1, days: 3, reason, user_id: 0, ...input },
    { token, key },
  )

describe('plans and benefits', () => {
  it('are written by operators, logged, and read by members in their language', async () => {
    const { plan: made } = await server.succeed(
      membershipOperatorCalls.saveVipPlan,
      { ...plan, id: 0, reason },
      { token },
    )
    expect(made).toMatchObject({ names: { en: 'Quarter' }, price: '79.90', original_price: '99.00' })
    const changed = { ...plan, id: made.id, names: { en: 'Quarter', vi: 'Quý' }, is_open: 0, reason } as const
    await server.succeed(membershipOperatorCalls.saveVipPlan, changed, { token })
    const { list } = await server.succeed(membershipOperatorCalls.listVipPlans, {}, { token })
    expect(list.find(({ id }) => id === made.id)).toMatchObject({ is_open: 0, names: { vi: 'Quý' } })
    const ana = await newMember(server)
    const seen = await server.succeed(membershipCalls.listVipPlans, {}, { token: ana.token })
    expect(seen.list.map(({ id }) => id)).not.toContain(made.id)
    expect(await actionsUpon(server, `vip plan ${made.id}`, token)).toMatchObject([
      { action: 'vipPlan.edit' },
      { action: 'vipPlan.create' },
    ])
    const benefit = {
      vip_type: 2,
      icon: 'crown',
      texts: { en: { title: 'SVIP dramas', text: 'All of them' } },
      sort: 0,
      is_open: 1,
    } as const
    await server.succeed(membershipOperatorCalls.saveVipBenefit, { ...benefit, id: 0 }, { token })
    const { benefits } = await server.succeed(membershipCalls.listVipPlans, {}, { token: ana.token, language: 'vi' })
    expect(benefits).toContainEqual({ icon: 'crown', title: 'SVIP dramas', text: 'All of them', vip_type: 2 })
    const ofVip = await server.succeed(membershipCalls.listVipPlans, { vip_type: 1 }, { token: ana.token })
    expect(ofVip.benefits).toEqual([])
  })

  it.each<[string, object, string]>([
    ['no name', { names: { en: ' ' } }, 'names'],
    ['a part of a cent', { price: '1.005' }, 'price'],
    ['dearer than it was', { original_price: '10' }, 'original_price'],
    ['a part of a gold coin', { gift_gold: '1.5' }, 'gift_gold'],
  ])('4000: a plan with %s', async (_what, changes, field) => {
    const reply = await server.call(
      membershipOperatorCalls.saveVipPlan,
      { ...plan, ...changes, id: 0, reason },
      { token },
    )
    expect(reply).toMatchObject({ code: 4000, data: { field } })
  })

  it('4002, 4001: a plan that is not there; who may only read', async () => {
    expect(
      (await server.call(membershipOperatorCalls.saveVipPlan, { ...plan, id: 999_999, reason }, { token })).code,
    ).toBe(4002)
    const reply = await server.call(membershipOperatorCalls.saveVipPlan, { ...plan, id: 0, reason }, { token: auditor })
    expect(reply.code).toBe(4001)
  })
})

describe('time of a member', () => {
  it('R-23, S-101: is given and taken with a reason, once per key, logged and told', async () => {
    const ana = await newMember(server)
    const key = randomUUID()
    const [one, other] = [
      await change({ user_id: ana.userId, days: 10 }, key),
      await change({ user_id: ana.userId, days: 10 }, key),
    ]
    expect(other.data).toEqual(one.data)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 1, days: 10 })
    const taken = await change({ user_id: ana.userId, days: -30 })
    expect(taken.data.membership).toMatchObject({
      vip_type: 0,
      vip_end_time: 0,
      left_vip: 0,
      times: [{ seconds: expect.any(Number), source: 'operator', reason }, { seconds: 10 * 86_400 }],
    })
    expect((await change({ user_id: ana.userId, days: -1 })).code).toBe(4003)
    expect((await change({ user_id: 999_999 })).code).toBe(7009)
    expect((await change({ user_id: ana.userId, days: 0 })).code).toBe(4000)
    expect(await heardBy(server, ana, 'vip_changed')).toMatchObject([{ vip_type: 1 }, { vip_type: 0, vip_end_time: 0 }])
    expect(await actionsUpon(server, `member ${ana.userId}`, token)).toMatchObject([
      { action: 'membership.take', reason },
      { action: 'membership.give', reason },
    ])
  })

  it('the page of a member shows what they bought', async () => {
    const ana = await newPayer(server, '30')
    const orderNo = await buy(server, ana, await newPlan(server))
    const { membership } = await server.succeed(
      membershipOperatorCalls.getMembership,
      { user_id: ana.userId },
      { token: auditor },
    )
    expect(membership).toMatchObject({
      vip_type: 1,
      left_vip: expect.closeTo(30 * 86_400, -2),
      left_svip: 0,
      times: [{ source: 'order', seconds: 30 * 86_400 }],
      orders: [{ order_no: orderNo, state: 1, pay_amount: '30.00', refund_time: 0 }],
    })
    const { list } = await server.succeed(membershipOperatorCalls.listVipSales, { days: 2 }, { token })
    expect(list).toMatchObject([
      { vip_orders: 1, vip_amount: '30.00', svip_orders: 0 },
      { vip_orders: 0, vip_amount: '0.00' },
    ])
  })

  it('S-94, S-101: a code of a membership gives its days, once', async () => {
    const form = {
      title: 'A week',
      benefit_type: 'svip',
      benefit_value: '7',
      code_count: 1,
      limit_number: 0,
      gold_days: 0,
      valid_type: '30d',
      reason,
    } as const
    const { batch } = await server.succeed(codeOperatorCalls.createCodeBatch, form, { token, key: randomUUID() })
    expect(batch).toMatchObject({ benefit_type: 'svip', benefit_value: '7' })
    const { codes } = await server.succeed(codeOperatorCalls.exportCodeBatch, { id: batch.id, reason }, { token })
    const ana = await newMember(server)
    const redeem = (key: string) =>
      server.call(couponCalls.redeemCode, { code: codes[0] ?? '' }, { token: ana.token, key })
    const key = randomUUID()
    const [one, again] = [await redeem(key), await redeem(key)]
    expect(one.data).toMatchObject({ benefit_type: 'svip', benefit_value: '7', title: 'A week' })
    expect(again.data).toEqual(one.data)
    expect(await memberOf(server, ana)).toEqual({ vip_type: 2, days: 7 })
    const { vip_end_time } = await server.succeed(membershipCalls.listVipPlans, {}, { token: ana.token })
    expect(one.data.end_time).toBe(vip_end_time)
    expect((await redeem(randomUUID())).code).toBe(7013)
    expect(await heardBy(server, ana, 'vip_changed')).toMatchObject([{ vip_type: 2 }])
  })
})
