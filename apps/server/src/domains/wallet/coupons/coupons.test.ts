import { randomUUID } from 'node:crypto'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/db.ts'
import { codesOf, type Member, newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import { heardBy } from '../../friends/testing.ts'
import { PoolShort } from '../../ledger/post.ts'
import { expireCoupons } from './expire-coupons.ts'
import { remindCoupons } from './remind-coupons.ts'
import { claim, fundPromo, heldBy, newKind } from './testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  // Tokens must outlive the days that go by.
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '8640000' })
  token = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

type State = 'unused' | 'used' | 'expired' | 'available'
const list = async (who: Member, state: State, more: object = {}) =>
  (await server.succeed(couponCalls.listCoupons, { state, ...more }, { token: who.token })).list
const coupons = () => server.domains.wallet.coupons
const inTransaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> => server.context.db.transaction(work)

describe('claiming', () => {
  it('gives a free coupon, tells it to every device, and lists it by its state', async () => {
    const kind = await newKind(server, token, { name: 'Listed' })
    const ana = await newMember(server)
    expect((await list(ana, 'available')).map(({ coupon_id }) => coupon_id)).toContain(kind.coupon_id)
    const reply = await claim(server, ana, kind.coupon_id)
    expect(reply.data.coupon).toMatchObject({ coupon_id: kind.coupon_id, state: 'unused', value: '5.00', order_no: '' })
    expect(await list(ana, 'unused')).toMatchObject([{ id: reply.data.coupon.id }])
    expect(await list(ana, 'used')).toEqual([])
    expect(await heardBy(server, ana, 'coupon_changed')).toMatchObject([{ coupon: { id: reply.data.coupon.id } }])
  })

  it('E-87, S-109: takes points, and refuses who has too few', async () => {
    const kind = await newKind(server, token, { price_point: '30' })
    const ana = await newMember(server)
    expect((await claim(server, ana, kind.coupon_id)).code).toBe(7001)
    await give(server, ana.userId, 'point', '50')
    expect((await claim(server, ana, kind.coupon_id)).data.balance).toBe('20')
    expect((await claim(server, ana, kind.coupon_id)).code).toBe(7001)
    expect(await list(ana, 'unused')).toHaveLength(1)
  })

  it('check 10: of 30 who race for the last one, one gets it, and nobody else pays', async () => {
    const kind = await newKind(server, token, { stock: 1, price_point: '10' })
    const people = await Promise.all(Array.from({ length: 30 }, () => newMember(server)))
    for (const who of people) await give(server, who.userId, 'point', '10')
    const replies = await Promise.all(people.map((who) => claim(server, who, kind.coupon_id)))
    expect(codesOf(replies).filter((code) => code === 200)).toHaveLength(1)
    expect(codesOf(replies).filter((code) => code === 7014)).toHaveLength(29)
    const [{ paid } = { paid: 0 }] = await server.context.db.query<{ paid: number }>(
      `select count(*)::int as paid from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.owner_id = any ($1) and e.bill_type = 'coupon'`,
      [people.map(({ userId }) => userId)],
    )
    expect(paid).toBe(1)
  })

  it('V-25: no more than the limit of a member, also with ten at once', async () => {
    const kind = await newKind(server, token, { limit_number: 2 })
    const ana = await newMember(server)
    const replies = await Promise.all(Array.from({ length: 10 }, () => claim(server, ana, kind.coupon_id)))
    expect(codesOf(replies)).toEqual([200, 200, ...Array.from({ length: 8 }, () => 7015)])
    expect((await list(ana, 'available')).map(({ coupon_id }) => coupon_id)).not.toContain(kind.coupon_id)
  })

  it('S-110: the same key is the same coupon, now and after the reply was forgotten', async () => {
    const kind = await newKind(server, token)
    const ana = await newMember(server)
    const key = randomUUID()
    const [one, other] = [await claim(server, ana, kind.coupon_id, key), await claim(server, ana, kind.coupon_id, key)]
    expect(other.data).toEqual(one.data)
    await server.context.db.execute(`delete from idempotency_keys where key = $1`, [key])
    expect((await claim(server, ana, kind.coupon_id, key)).code).toBe(4008)
    expect(await list(ana, 'unused')).toHaveLength(1)
  })

  it('4002: what is closed, over or not there cannot be claimed', async () => {
    const [closed, ana] = [await newKind(server, token, { is_open: 0 }), await newMember(server)]
    expect((await claim(server, ana, closed.coupon_id)).code).toBe(4002)
    expect((await claim(server, ana, 999_999)).code).toBe(4002)
    expect((await list(ana, 'available')).map(({ coupon_id }) => coupon_id)).not.toContain(closed.coupon_id)
  })

  it('S-93: a kind for recharges alone, made when that was possible, is neither shown nor given: no order takes it', async () => {
    const [kind, ana] = [await newKind(server, token, { type: 'gold_gift', value: '30' }), await newMember(server)]
    await server.context.db.execute(`update coupon_kinds set order_types = '{recharge}' where id = $1`, [
      kind.coupon_id,
    ])
    expect((await claim(server, ana, kind.coupon_id)).code).toBe(4002)
    expect((await list(ana, 'available')).map(({ coupon_id }) => coupon_id)).not.toContain(kind.coupon_id)
    const giving = { coupon_id: kind.coupon_id, user_id: ana.userId, reason: 'test' }
    const given = await server.call(couponOperatorCalls.grantCoupon, giving, { token, key: randomUUID() })
    expect(given.code).toBe(4002)
  })
})

describe('judging', () => {
  it('V-24: says in the caller’s language why a coupon is not usable for a spend', async () => {
    const kind = await newKind(server, token)
    const ana = await newMember(server)
    await claim(server, ana, kind.coupon_id)
    const judged = async (amount: string, order_type?: 'vip' | 'star') =>
      (
        await server.succeed(
          couponCalls.listCoupons,
          { state: 'unused', amount, ...(order_type && { order_type }) },
          { token: ana.token, language: 'en' },
        )
      ).list
    expect(await judged('20')).toMatchObject([{ usable: 1, reason: '' }])
    expect(await judged('19.99')).toMatchObject([{ usable: 0, reason: 'Spend 20.00 or more to use this coupon' }])
    expect(await judged('20', 'star')).toEqual([])
    const wrong = await server.call(couponCalls.listCoupons, { amount: '1.005' }, { token: ana.token })
    expect(wrong).toMatchObject({ code: 4000, data: { field: 'amount' } })
  })
})

describe('coupons of orders', () => {
  const purchase = (who: Member) => ({ userId: who.userId, orderType: 'vip', coin: 'money', total: 4000n }) as const

  const owned = async (who: Member, changes: Parameters<typeof newKind>[2] = {}) => {
    const kind = await newKind(server, token, changes)
    return (await claim(server, who, kind.coupon_id)).data.coupon.id
  }

  it('S-93: used by an order, and unused again when it ends unpaid', async () => {
    const ana = await newMember(server)
    const id = await owned(ana)
    const use = await inTransaction((tx) => coupons().use(tx, purchase(ana), [id], 'V1-one'))
    expect(use.discount).toBe(500n)
    expect(await list(ana, 'used')).toMatchObject([{ id, order_no: 'V1-one' }])
    await server.context.db.transaction(async (tx) => coupons().notify(tx, await coupons().giveBack(tx, 'V1-one')))
    expect(await list(ana, 'unused')).toMatchObject([{ id, order_no: '' }])
    expect(await heardBy(server, ana, 'coupon_changed')).toMatchObject([
      { coupon: { state: 'unused' } },
      { coupon: { state: 'unused' } },
    ])
  })

  it('S-93: of two orders at once one gets it', async () => {
    const ana = await newMember(server)
    const id = await owned(ana)
    const tried = await Promise.allSettled(
      ['V1-a', 'V1-b', 'V1-c'].map((no) => inTransaction((tx) => coupons().use(tx, purchase(ana), [id], no))),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(tried.find((one) => one.status === 'rejected')).toMatchObject({ reason: { refusal: 'couponNotUsable' } })
  })

  it('V-23, R-21: two of a type, somebody else’s, and one below its minimum are refused', async () => {
    const [ana, bao] = [await newMember(server), await newMember(server)]
    const [one, other, foreign] = [await owned(ana), await owned(ana), await owned(bao)]
    const quote = (ids: number[], total = 4000n) => coupons().quote(server.context.db, { ...purchase(ana), total }, ids)
    await expect(quote([one, other])).rejects.toMatchObject({ refusal: 'couponTypeTwice' })
    await expect(quote([foreign])).rejects.toMatchObject({ refusal: 'notFound' })
    await expect(quote([one], 1999n)).rejects.toMatchObject({ refusal: 'couponNotUsable' })
    const rate = await owned(ana, { type: 'discount_rate', value: '0.1', min_spend: '0' })
    expect(await quote([one, rate])).toMatchObject({ discount: 900n, gold: 0n })
    const judged = await coupons().listUsable(server.context.db, purchase(ana), 'en')
    expect(judged.map(({ usable }) => usable)).toEqual([1, 1, 1])
  })

  it('S-112: gold of a coupon is set aside with the order, and goes to the member or back, once', async () => {
    const ana = await newMember(server)
    const gift = { type: 'gold_gift', value: '30', min_spend: '0' } as const
    const [one, other] = [await owned(ana, gift), await owned(ana, gift)]
    const use = (id: number, no: string) => inTransaction((tx) => coupons().use(tx, purchase(ana), [id], no))
    await expect(use(one, 'V2-a')).rejects.toThrow(PoolShort)
    expect(await list(ana, 'used')).toEqual([])
    await fundPromo(server, 'gold', 60n)
    await use(one, 'V2-a')
    await use(other, 'V2-b')
    expect([await heldBy(server, 'promo_pool', 'gold'), await heldBy(server, 'benefit_budget', 'gold')]).toEqual([
      '0',
      '60',
    ])
    for (let time = 0; time < 2; time++) {
      await inTransaction((tx) => coupons().giveGold(tx, 'V2-a'))
      await inTransaction((tx) => coupons().giveBack(tx, 'V2-b'))
    }
    expect([await heldBy(server, 'promo_pool', 'gold'), await heldBy(server, 'benefit_budget', 'gold')]).toEqual([
      '30',
      '0',
    ])
    expect(await list(ana, 'unused')).toMatchObject([{ id: other }])
    const wallets = await server.domains.ledger.wallets(server.context.db, ana.userId, 'en')
    expect(wallets.find(({ coin_code }) => coin_code === 'gold')).toMatchObject({ granted: '30' })
  })
})

it('S-93: is expired at its end, by look at once and by the job soon after, which tells its owner once', async () => {
  const ana = await newMember(server)
  const soonOver = Math.floor(server.context.clock() / 1000) + 600
  const { end_time, coupon_id } = await newKind(server, token, { end_time: soonOver })
  const { coupon } = (await claim(server, ana, coupon_id)).data
  server.advance(end_time * 1000 - server.context.clock())
  expect(await list(ana, 'unused')).toEqual([])
  expect(await list(ana, 'expired')).toMatchObject([{ id: coupon.id, state: 'expired' }])
  await expect(
    coupons().quote(server.context.db, { userId: ana.userId, orderType: 'vip', coin: 'money', total: 4000n }, [
      coupon.id,
    ]),
  ).rejects.toMatchObject({ refusal: 'couponNotUsable' })
  const { signal } = new AbortController()
  await Promise.all([1, 2].map(() => expireCoupons(server.context, coupons(), signal)))
  const heard = await heardBy(server, ana, 'coupon_changed')
  expect(heard.filter((event) => JSON.stringify(event).includes('"state":"expired"'))).toHaveLength(1)
})

it('S-93: its owner is told once, a day before its end, unless it was short or is used', async () => {
  const ana = await newMember(server)
  const now = Math.floor(server.context.clock() / 1000)
  const [long, short] = [
    await newKind(server, token, { name: 'Long', end_time: now + 10 * 86_400 }),
    await newKind(server, token, { name: 'Short', end_time: now + 10 * 86_400 }),
  ]
  await claim(server, ana, long.coupon_id)
  const remind = () => remindCoupons(server.context, server.domains, new AbortController().signal)
  const notified = async () =>
    (await heardBy(server, ana, 'notice')).map((data) => (data as { notice: { link: string } }).notice.link)
  expect(await remind()).toBe(0)
  server.advance((long.end_time - 86_000) * 1000 - server.context.clock())
  token = await newOperatorToken(server, 'finance')
  await claim(server, ana, short.coupon_id)
  expect((await Promise.all([remind(), remind(), remind()])).reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await notified()).toEqual(['/pages/user/coupon'])
  expect(await remind()).toBe(0)
})
