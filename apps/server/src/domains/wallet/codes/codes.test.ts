import { randomUUID } from 'node:crypto'
import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newAddress, newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { heardBy } from '../../friends/testing.ts'
import { fundPromo, heldBy, newKind } from '../coupons/testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const reason = 'for the festival'

const newBatch = async (changes: object = {}) => {
  const form = {
    title: 'Festival',
    benefit_type: 'gold',
    benefit_value: '5',
    code_count: 3,
    limit_number: 0,
    gold_days: 0,
    valid_type: '30d',
    reason,
    ...changes,
  } as const
  return (await server.succeed(codeOperatorCalls.createCodeBatch, form, { token, key: randomUUID() })).batch
}

const exported = async (id: number) =>
  (await server.succeed(codeOperatorCalls.exportCodeBatch, { id, reason }, { token })).codes

const newCodes = async (changes: object = {}): Promise<[string, ...string[]]> => {
  const [first = '', ...rest] = await exported((await newBatch(changes)).id)
  return [first, ...rest]
}

/** Redeems from an address of its own, unless told. */
const redeem = (
  who: Member,
  code: string,
  { key = randomUUID(), address = newAddress() }: { key?: string; address?: string } = {},
) => server.call(couponCalls.redeemCode, { code }, { token: who.token, key, address })

const walletOf = async (who: Member, coin: string) =>
  (await server.domains.ledger.wallets(server.context.db, who.userId, 'en')).find(({ coin_code }) => coin_code === coin)

describe('redeeming', () => {
  it.each([
    ['gold', '5', 'gold', '5'],
    ['point', '7', 'point', '7'],
    ['money', '1.50', 'money', '1.50'],
  ] as const)('S-94: gives %s once, however the code is typed', async (benefit_type, benefit_value, coin, balance) => {
    await fundPromo(server, benefit_type, 1000n)
    const [code] = await newCodes({ benefit_type, benefit_value })
    const ana = await newMember(server)
    const reply = await redeem(ana, code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))
    expect(reply).toMatchObject({ code: 200, data: { benefit_type, benefit_value, title: 'Festival' } })
    expect((await redeem(ana, code)).code).toBe(7013)
    expect(await walletOf(ana, coin)).toMatchObject({ balance })
    expect(await heardBy(server, ana, 'wallet_changed')).toMatchObject([{ bill: { bill_type: 'redeem' } }])
  })

  it('S-113: gold of a code expires when its batch says', async () => {
    await fundPromo(server, 'gold', 15n)
    const [code] = await newCodes({ gold_days: 10 })
    const ana = await newMember(server)
    await redeem(ana, code)
    const wallet = await walletOf(ana, 'gold')
    expect(wallet).toMatchObject({ granted: '5', expiring: [{ amount: '5' }] })
    expect((wallet?.expiring?.[0]?.time ?? 0) * 1000).toBeGreaterThan(server.context.clock() + 9 * dayMs)
  })

  it('gives a coupon, by either call; a code of anything else is no coupon and stays what it is', async () => {
    const inAYear = Math.floor(server.context.clock() / 1000) + 365 * 86_400
    const kind = await newKind(server, token, { is_open: 0, name: 'Secret', end_time: inAYear })
    const [one, other] = await newCodes({ benefit_type: 'coupon', benefit_value: undefined, coupon_id: kind.coupon_id })
    const ana = await newMember(server)
    expect((await redeem(ana, one)).data).toMatchObject({ benefit_type: 'coupon', title: 'Secret' })
    const claimByCode = (code: string) =>
      server.call(couponCalls.claimCoupon, { code }, { token: ana.token, key: randomUUID(), address: newAddress() })
    expect((await claimByCode(other ?? '')).data.coupon).toMatchObject({ coupon_id: kind.coupon_id, state: 'unused' })
    await fundPromo(server, 'gold', 15n)
    const [gold] = await newCodes()
    expect((await claimByCode(gold)).code).toBe(7013)
    expect((await redeem(ana, gold)).code).toBe(200)
  })

  it('check 10: of 40 who race for one code one gets it, one credit is made', async () => {
    await fundPromo(server, 'gold', 15n)
    const [code] = await newCodes()
    const people = await Promise.all(Array.from({ length: 40 }, () => newMember(server)))
    const replies = await Promise.all(people.map((who) => redeem(who, code)))
    expect(codesOf(replies)).toEqual([200, ...Array.from({ length: 39 }, () => 7013)])
    const purses = await Promise.all(people.map((who) => walletOf(who, 'gold')))
    expect(purses.filter((wallet) => wallet?.balance === '5')).toHaveLength(1)
  })

  it('S-110: the same key gets the first reply, and costs no try', async () => {
    await fundPromo(server, 'gold', 15n)
    const [code] = await newCodes()
    const ana = await newMember(server)
    const key = randomUUID()
    const first = await redeem(ana, code, { key })
    for (let time = 0; time < 15; time++) expect((await redeem(ana, code, { key })).data).toEqual(first.data)
    expect(await walletOf(ana, 'gold')).toMatchObject({ balance: '5' })
  })

  it('one member uses no more of a batch than its limit, also at once', async () => {
    await fundPromo(server, 'gold', 15n)
    const all = await newCodes({ limit_number: 1 })
    const ana = await newMember(server)
    expect(codesOf(await Promise.all(all.map((code) => redeem(ana, code))))).toEqual([200, 7013, 7013])
    const bao = await newMember(server)
    expect(
      codesOf(await Promise.all(all.map((code) => redeem(bao, code)))).filter((code) => code === 200),
    ).toHaveLength(1)
  })

  it('the same answer for unknown, used, void and over', async () => {
    await fundPromo(server, 'gold', 30n)
    const [ana, bao] = [await newMember(server), await newMember(server)]
    const batch = await newBatch()
    const [used = '', voided = ''] = await exported(batch.id)
    await redeem(bao, used)
    await server.succeed(codeOperatorCalls.voidCodeBatch, { id: batch.id, reason }, { token })
    const over = await newBatch()
    const [late = ''] = await exported(over.id)
    await server.context.db.execute(`update code_batches set expires_ms = $2 where id = $1`, [
      over.id,
      server.context.clock(),
    ])
    const replies = []
    for (const code of ['UNKNOWN123', used, voided, late]) replies.push(await redeem(ana, code))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]?.code).toBe(7013)
    await server.domains.wallet.operator.batches.closeOver(new AbortController().signal)
  })
})

describe('batches', () => {
  it('S-112: what codes are worth is set aside, and what nobody used comes back: void, or over, once', async () => {
    const before = BigInt(await heldBy(server, 'promo_pool', 'point'))
    await fundPromo(server, 'point', 100n)
    const points = { benefit_type: 'point', benefit_value: '10', code_count: 5 }
    const [voided, over] = [await newBatch(points), await newBatch(points)]
    const tooMuch = { ...points, benefit_value: '1000000' }
    await expect(newBatch(tooMuch)).rejects.toThrow('7001')
    expect(BigInt(await heldBy(server, 'promo_pool', 'point'))).toBe(before)
    const [code = ''] = await exported(voided.id)
    await redeem(await newMember(server), code)
    await server.succeed(codeOperatorCalls.voidCodeBatch, { id: voided.id, reason }, { token })
    expect(BigInt(await heldBy(server, 'promo_pool', 'point'))).toBe(before + 40n)
    const again = await server.call(codeOperatorCalls.voidCodeBatch, { id: voided.id, reason }, { token })
    expect(again.code).toBe(4003)
    await server.context.db.execute(`update code_batches set expires_ms = $2 where id = $1`, [
      over.id,
      server.context.clock(),
    ])
    const { signal } = new AbortController()
    await Promise.all([1, 2].map(() => server.domains.wallet.operator.batches.closeOver(signal)))
    expect(BigInt(await heldBy(server, 'promo_pool', 'point'))).toBe(before + 90n)
  })

  it('S-94: of a redemption and a void at once each code ends one way, and the sums agree', async () => {
    await fundPromo(server, 'gold', 200n)
    const budget = await heldBy(server, 'benefit_budget', 'gold')
    for (let round = 0; round < 4; round++) {
      const before = BigInt(await heldBy(server, 'promo_pool', 'gold'))
      const batch = await newBatch({ code_count: 10, benefit_value: '2' })
      const codes = await exported(batch.id)
      const people = await Promise.all(codes.map(() => newMember(server)))
      const [replies] = await Promise.all([
        Promise.all(codes.map((code, nth) => redeem(people[nth] as Member, code))),
        server.call(codeOperatorCalls.voidCodeBatch, { id: batch.id, reason }, { token }),
      ])
      const won = replies.filter(({ code }) => code === 200).length
      expect(BigInt(await heldBy(server, 'promo_pool', 'gold'))).toBe(before - BigInt(won * 2))
    }
    expect(await heldBy(server, 'benefit_budget', 'gold')).toBe(budget)
  })

  it('S-94: keeps nothing of a code but its hash and its end', async () => {
    await fundPromo(server, 'gold', 15n)
    const [code] = await newCodes()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    const rows = await server.context.db.query(`select c::text as row from redeem_codes c`)
    expect(JSON.stringify(rows)).not.toContain(code)
    const stored = await server.context.db.query(`select k::text as row from idempotency_keys k`)
    const logged = await server.context.db.query(`select l::text as row from audit_log l`)
    expect(JSON.stringify([stored, logged])).not.toContain(code)
  })
})

describe('wrong codes', () => {
  it('are counted by address too, whoever types them', async () => {
    const address = newAddress()
    const people = await Promise.all(Array.from({ length: 12 }, () => newMember(server)))
    const replies = []
    for (const who of people)
      for (let nth = 0; nth < 9; nth++) replies.push((await redeem(who, `NOTHING${nth}`, { address })).code)
    expect(replies.filter((code) => code === 7013)).toHaveLength(100)
    expect(replies.at(-1)).toBe(3013)
  })

  it('vp-exchange: ten in an hour lock for an hour, also the right one, by either call; one’s neighbour is not locked', async () => {
    await fundPromo(server, 'gold', 30n)
    const [code, spare] = await newCodes()
    const [ana, bao] = [await newMember(server), await newMember(server)]
    const address = newAddress()
    const wrong = await Promise.all(
      Array.from({ length: 14 }, (_, nth) => redeem(ana, `WRONG${nth + 10}`, { address })),
    )
    expect(codesOf(wrong)).toEqual([
      ...Array.from({ length: 4 }, () => 3013),
      ...Array.from({ length: 10 }, () => 7013),
    ])
    expect((await redeem(ana, code)).code).toBe(3013)
    const byCoupon = await server.call(couponCalls.claimCoupon, { code }, { token: ana.token, key: randomUUID() })
    expect(byCoupon.code).toBe(3013)
    expect((await redeem(bao, spare ?? '', { address })).code).toBe(200)
    server.advance(3_600_001)
    expect((await redeem(ana, code)).code).toBe(200)
  })
})
