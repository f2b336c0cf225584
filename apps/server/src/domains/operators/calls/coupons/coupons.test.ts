import { randomUUID } from 'node:crypto'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import type { CouponKindForm } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { heardBy } from '../../../friends/testing.ts'
import { fundPromo, newKind } from '../../../wallet/coupons/testing.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let token: string
let second: string
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'finance')
  second = await newOperatorToken(server, 'finance')
  owner = await newOperatorToken(server, 'owner')
  await fundPromo(server, 'money', 10_000_000n)
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

describe('kinds of coupons', () => {
  it.each<[string, Partial<CouponKindForm>, string]>([
    ['S-109: money for less money', { order_types: ['recharge'] }, 'order_types'],
    ['S-93: gold for a recharge', { type: 'gold_gift', value: '30', order_types: ['recharge'] }, 'order_types'],
    ['a discount that leaves nothing to pay', { value: '20.00' }, 'min_spend'],
    ['V-33: a part of a cent', { value: '1.005' }, 'value'],
    ['more than everything', { type: 'discount_rate', value: '1.5' }, 'value'],
    ['a part of a gold coin', { type: 'gold_gift', value: '1.5' }, 'value'],
    ['a price in parts of a point', { price_point: '0.5' }, 'price_point'],
    ['an end before its start', { end_time: 1 }, 'end_time'],
  ])('4000 for %s', async (_what, changes, field) => {
    await expect(newKind(server, token, changes)).rejects.toThrow(`"field":"${field}"`)
  })

  it('are listed with how many members have and used; a change keeps their terms and stands in the log', async () => {
    const kind = await newKind(server, token, { type: 'discount_rate', value: '0.25', min_spend: '0' })
    expect(kind).toMatchObject({ value: '0.25', stock: -1, given: 0 })
    const ana = await newMember(server)
    const claimed = { coupon_id: kind.coupon_id }
    await server.succeed(couponCalls.claimCoupon, claimed, { token: ana.token, key: randomUUID() })
    const giving = { coupon_id: kind.coupon_id, name: 'Quarter', stock: 7, limit_number: 1, is_open: 0 } as const
    const changed = await server.succeed(couponOperatorCalls.editCouponKind, giving, { token })
    expect(changed.kind).toMatchObject({ name: 'Quarter', stock: 7, is_open: 0, value: '0.25' })
    const { list } = await server.succeed(couponOperatorCalls.listCouponKinds, {}, { token })
    expect(list[0]).toMatchObject({ coupon_id: kind.coupon_id, name: 'Quarter', given: 1, used: 0 })
    expect(await actionsUpon(server, `coupon ${kind.coupon_id}`, owner)).toMatchObject([
      { action: 'coupon.edit', before: { name: 'Five off', is_open: 1 }, after: { name: 'Quarter', is_open: 0 } },
      { action: 'coupon.create' },
    ])
    const renamed = { coupon_id: kind.coupon_id, name: 'Fourth' }
    const after = await server.succeed(couponOperatorCalls.editCouponKind, renamed, { token })
    expect(after.kind).toMatchObject({ name: 'Fourth', stock: 7, limit_number: 1, is_open: 0 })
    expect(
      (await server.call(couponOperatorCalls.editCouponKind, { ...giving, coupon_id: 999_999 }, { token })).code,
    ).toBe(4002)
  })

  it('a member is granted one, also of a closed kind, once per key, and hears of it', async () => {
    const kind = await newKind(server, token, { is_open: 0, stock: 0 })
    const ana = await newMember(server)
    const grant = (user_id: number, key: string, coupon_id = kind.coupon_id) =>
      server.call(couponOperatorCalls.grantCoupon, { coupon_id, user_id, reason }, { token, key })
    const key = randomUUID()
    const [one, other] = [await grant(ana.userId, key), await grant(ana.userId, key)]
    expect(other.data).toEqual(one.data)
    expect(await heardBy(server, ana, 'coupon_changed')).toMatchObject([{ coupon: { coupon_id: kind.coupon_id } }])
    expect(await actionsUpon(server, `member ${ana.userId}`, owner)).toMatchObject([{ action: 'coupon.grant', reason }])
    expect((await grant(999_999, randomUUID())).code).toBe(7009)
    expect((await grant(ana.userId, randomUUID(), 999_999)).code).toBe(4002)
  })
})

describe('batches of codes', () => {
  const create = (changes: object = {}, by = token) =>
    server.call(
      codeOperatorCalls.createCodeBatch,
      {
        title: 'Spring',
        benefit_type: 'money',
        benefit_value: '10.00',
        code_count: 99,
        limit_number: 1,
        gold_days: 0,
        valid_type: '3m',
        reason,
        ...changes,
      },
      { token: by, key: randomUUID() },
    )
  const exportBatch = (id: number, by: string) =>
    server.call(codeOperatorCalls.exportCodeBatch, { id, reason }, { token: by })

  it('shows their codes once, whoever asks how often at once', async () => {
    const { id } = (await create()).data.batch
    const replies = await Promise.all([token, second, second, token].map((by) => exportBatch(id, by)))
    expect(codesOf(replies)).toEqual([200, 4003, 4003, 4003])
    const shown = replies.find(({ code }) => code === 200)?.data
    expect(shown?.batch).toMatchObject({ state: 'open', code_count: 99, used: 0 })
    expect(new Set(shown?.codes).size).toBe(99)
  })

  it('R-23: nobody makes much money alone: who made the batch does not get its codes', async () => {
    const { id } = (await create({ code_count: 100 })).data.batch
    expect((await exportBatch(id, token)).code).toBe(5021)
    expect((await exportBatch(id, second)).code).toBe(200)
    expect(await actionsUpon(server, `codes ${id}`, owner)).toMatchObject([
      { action: 'codes.export', reason },
      { action: 'codes.create', reason, after: { benefit_value: '10.00', code_count: 100 } },
    ])
  })

  it('R-23: nor in many small batches: what one operator made on a day is added up', async () => {
    const maker = await newOperatorToken(server, 'finance')
    const [one, two] = [await create({ code_count: 60 }, maker), await create({ code_count: 39 }, maker)]
    expect((await exportBatch(one.data.batch.id, maker)).code).toBe(200)
    const three = await create({ code_count: 1 }, maker)
    for (const { data } of [two, three]) expect((await exportBatch(data.batch.id, maker)).code).toBe(5021)
    for (const { data } of [two, three]) expect((await exportBatch(data.batch.id, second)).code).toBe(200)
  })

  it('S-94: are new, open, void; codes are found by their end, with who used them', async () => {
    const { id, state } = (await create({ code_count: 2 })).data.batch
    expect(state).toBe('new')
    const [code = '', other = ''] = (await exportBatch(id, second)).data.codes
    const ana = await newMember(server)
    await server.succeed(couponCalls.redeemCode, { code }, { token: ana.token, key: randomUUID() })
    const codes = (question: object) =>
      server.succeed(codeOperatorCalls.listCodes, { batch_id: id, ...question }, { token })
    expect((await codes({ last_four: code.slice(-4).toLowerCase() })).list).toMatchObject([
      { state: 1, used_by: ana.userId },
    ])
    const voided = await server.succeed(codeOperatorCalls.voidCodeBatch, { id, reason }, { token })
    expect(voided.batch).toMatchObject({ state: 'void', used: 1 })
    expect((await codes({ state: 2 })).list).toMatchObject([{ last_four: other.slice(-4), used_by: 0 }])
    expect((await exportBatch(id, second)).code).toBe(4003)
    expect((await exportBatch(999_999, token)).code).toBe(4002)
  })

  it.each<[string, object, number]>([
    ['4000: half a day of a membership', { benefit_type: 'vip', benefit_value: '1.5' }, 4000],
    ['7001: more than the pool holds', { benefit_value: '100000.00' }, 7001],
    ['4000: nothing', { benefit_value: '0' }, 4000],
    ['4000: a part of a cent', { benefit_value: '0.001' }, 4000],
    ['4000: a coupon without its kind', { benefit_type: 'coupon' }, 4000],
    ['4002: a coupon of no kind', { benefit_type: 'coupon', coupon_id: 999_999 }, 4002],
    ['4000: too many', { code_count: 10_001 }, 4000],
  ])('%s', async (_what, changes, code) => {
    const reply = await create(changes)
    expect(reply.code).toBe(code)
  })

  it('4000: coupons that would be over before the codes are', async () => {
    const { coupon_id } = await newKind(server, token)
    const reply = await create({ benefit_type: 'coupon', benefit_value: undefined, coupon_id })
    expect(reply).toMatchObject({ code: 4000, data: { field: 'valid_type' } })
  })

  it('a void batch that was never shown comes back whole', async () => {
    const { id } = (await create()).data.batch
    const replies = await Promise.all(
      [1, 2].map(() => server.call(codeOperatorCalls.voidCodeBatch, { id, reason }, { token })),
    )
    expect(codesOf(replies)).toEqual([200, 4003])
    expect((await exportBatch(id, second)).code).toBe(4003)
  })
})
