import { randomUUID } from 'node:crypto'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import type { CouponKindForm } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import { claim, fundPromo, newKind } from '../../wallet/coupons/testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'finance')
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

/** A member with gold and a coupon for episodes, and a drama at 60 gold an episode. */
async function shopper(coupon: Partial<CouponKindForm>) {
  const { db } = server.context
  const dramaId = await newDrama(db, server.domains.drama.authoring, { episodes: 4 })
  await db.execute(`update dramas set coin_price = 60, free_number = 1 where id = $1`, [dramaId])
  const member = await newMember(server)
  await give(server, member.userId, 'bought', '100')
  const kind = await newKind(server, token, {
    coin_code: 'gold',
    order_types: ['video'],
    min_spend: '30',
    value: '20',
    ...coupon,
  })
  const claimed = await claim(server, member, kind.coupon_id)
  return { member, dramaId, couponId: claimed.data.coupon.id }
}

const couponState = async (member: Member, state: 'used' | 'unused') => {
  const { list } = await server.succeed(couponCalls.listCoupons, { state }, { token: member.token })
  return list.map(({ order_no: orderNo }) => orderNo)
}

describe('a coupon of an unlock (S-93)', () => {
  it('lowers the price, is used with the purchase, and is not usable twice', async () => {
    const { member, dramaId, couponId } = await shopper({})
    const request = { video_id: dramaId, coupon_ids: [couponId] }
    const buy = (number: number, expect_cost: string, key: string = randomUUID()) =>
      server.call(unlockCalls.buyEpisodes, { ...request, number, expect_cost }, { token: member.token, key })
    expect(await buy(2, '60')).toMatchObject({ code: 4003, data: { cost: '40' } })
    const key = randomUUID()
    const reply = { code: 200, data: { items: [2], cost: '40', balance: '60' } }
    expect(await buy(2, '40', key)).toMatchObject(reply)
    expect(await buy(2, '40', key)).toMatchObject(reply)
    expect(await buy(3, '40')).toMatchObject({ code: 7011 })
    expect(await couponState(member, 'used')).toEqual([expect.stringMatching(/^U\d+$/)])
  })

  it('V-23: together with one of another type pays for all of it, and nothing moves', async () => {
    const { member, dramaId, couponId } = await shopper({ value: '59', min_spend: '60' })
    const half = await newKind(server, token, {
      ...{ type: 'discount_rate', value: '0.5', min_spend: '0', coin_code: 'gold', order_types: ['video'] },
    })
    const rate = await claim(server, member, half.coupon_id)
    const coupons = [couponId, rate.data.coupon.id]
    const request = { video_id: dramaId, coupon_ids: coupons, number: 2, expect_cost: '0' }
    const options = { token: member.token, key: randomUUID() }
    const reply = { code: 200, data: { items: [2], cost: '0', balance: '100' } }
    expect(await server.call(unlockCalls.buyEpisodes, request, options)).toMatchObject(reply)
    expect(await couponState(member, 'used')).toHaveLength(2)
  })

  it('is free again when the purchase is refused', async () => {
    const { member, dramaId, couponId } = await shopper({ value: '10' })
    const request = { video_id: dramaId, coupon_ids: [couponId], numbers: [2, 3, 4] }
    const options = { token: member.token, key: randomUUID() }
    expect(await server.call(unlockCalls.buyEpisodes, request, options)).toMatchObject({ code: 7001 })
    expect(await couponState(member, 'unused')).toEqual([''])
  })

  it('brings its gold along, out of what the platform put aside', async () => {
    await fundPromo(server, 'gold', 1000n)
    const { member, dramaId, couponId } = await shopper({ type: 'gold_gift', value: '25' })
    const request = { video_id: dramaId, coupon_ids: [couponId], number: 2 }
    const options = { token: member.token, key: randomUUID() }
    expect(await server.call(unlockCalls.buyEpisodes, request, options)).toMatchObject({
      code: 200,
      data: { cost: '60', balance: '65' },
    })
    const { wallets } = await server.succeed(overviewCalls.getOverview, {}, { token: member.token })
    expect(wallets.find(({ coin_code: coin }) => coin === 'gold')).toMatchObject({ balance: '65', granted: '25' })
  })

  it('of somebody else, or for something else, is not usable (R-21)', async () => {
    const { dramaId, couponId } = await shopper({})
    const other = await shopper({ order_types: ['vip'] })
    const buy = (coupon: number) =>
      server.call(
        unlockCalls.buyEpisodes,
        { video_id: dramaId, number: 2, coupon_ids: [coupon] },
        { token: other.member.token, key: randomUUID() },
      )
    expect(await buy(couponId)).toMatchObject({ code: 4002 })
    expect(await buy(other.couponId)).toMatchObject({ code: 7011 })
  })
})

describe('the price before an unlock (vg-confirmOrder)', () => {
  const quote = ({ token: own }: Member, question: object) =>
    server.call(orderCalls.quoteOrder, { order_type: 'video', target_id: 0, ...question }, { token: own })

  it('V-23, V-24: tells what coupons take off, which of them fit, and what is left afterwards', async () => {
    const { member, dramaId, couponId } = await shopper({ min_spend: '100' })
    const one = await quote(member, { target_id: dramaId, number: 2 })
    expect(one.data).toMatchObject({
      ...{ coin_code: 'gold', price: '60', number: 1, total: '60', discount: '0', pay_amount: '60' },
      ...{ balance_after: '40', platforms: [], stock: -1, limit_left: -1 },
      coupons: [{ id: couponId, usable: 0, reason: expect.stringContaining('100') }],
    })
    expect(one.data.title).not.toBe('')
    const two = { target_id: dramaId, numbers: '2,3,3' }
    expect(await quote(member, two)).toMatchObject({
      data: { total: '120', balance_after: '', coupons: [{ id: couponId, usable: 1, reason: '' }] },
    })
    expect(await quote(member, { ...two, coupon_ids: String(couponId) })).toMatchObject({
      data: { total: '120', discount: '20', pay_amount: '100', balance_after: '0' },
    })
    expect(await quote(member, { ...two, number: 2, numbers: '2', coupon_ids: String(couponId) })).toMatchObject({
      code: 7011,
    })
    const key = randomUUID()
    const request = { video_id: dramaId, numbers: [2, 3], coupon_ids: [couponId], expect_cost: '100' }
    expect(await server.call(unlockCalls.buyEpisodes, request, { token: member.token, key })).toMatchObject({
      data: { items: [2, 3], cost: '100', balance: '0' },
    })
    expect(await quote(member, { target_id: dramaId, number: 0 })).toMatchObject({ data: { total: '60', coupons: [] } })
  })

  it('is none where there is nothing to unlock, and no coupon of somebody else counts (4002, R-21)', async () => {
    const { member, dramaId } = await shopper({})
    const other = await shopper({})
    for (const question of [
      { target_id: dramaId, number: 1 },
      { target_id: dramaId, number: 9 },
      { target_id: dramaId, numbers: '2,9' },
      { target_id: 999_999, number: 2 },
      { target_id: dramaId, number: 2, coupon_ids: String(other.couponId) },
    ])
      expect(await quote(member, question)).toMatchObject({ code: 4002 })
  })
})
