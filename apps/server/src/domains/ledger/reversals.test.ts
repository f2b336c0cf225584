import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LedgerCoin, type LedgerRoute, platformOwner } from './ledger-routes.ts'
import { isReversible } from './operate/reversible.ts'
import type { Move } from './post.ts'
import { rollUp } from './roll-up.ts'
import { openTestLedger, type TestLedger } from './testing.ts'

/** What a hostile caller of the ledger may try with reversals. Nothing above the ledger is asked. */

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.test.drop())
afterEach(() => ledger.expectSound())

const refused = (why: RegExp) => ({ code: 'P0400', message: expect.stringMatching(why) })
const move = (route: LedgerRoute, from: number, to: number, amount: bigint, coin: LedgerCoin = 'money'): Move => ({
  route,
  coin,
  amount,
  from,
  to,
})
const mirrored = (moves: readonly Move[]): Move[] =>
  moves.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }))

/** A reversal that two operators agreed to. */
const reverse = async (reverses: number, moves: readonly Move[]) =>
  ledger.post({ kind: 'reversal', key: await ledger.agreeToReversal(reverses), reverses, moves })
const fund = (amount: bigint) => post('funding', [move('funding.projects', platformOwner, platformOwner, amount)])
const post = (kind: string, moves: readonly Move[]) => ledger.post({ kind, moves })
const poolBalance = async (): Promise<number> =>
  (
    await ledger.database.one<{ balance: number }>(
      `select balance from ledger_accounts where purpose = 'project_pool' and coin_code = 'money'`,
    )
  ).balance

async function newRich(money = 1000n): Promise<number> {
  const userId = await ledger.newMember()
  await ledger.recharge(userId, money)
  return userId
}

describe('S-112: what is taken back', () => {
  it('is a transfer that is there, and no reversal', async () => {
    const [ana, bao] = [await newRich(), await ledger.newMember()]
    const moves = [move('transfer.cash', ana, bao, 20n)]
    const { transferId } = await post('transfer', moves)
    const back = await reverse(transferId, mirrored(moves))
    const again = ledger.post({ kind: 'reversal', reverses: back.transferId, moves })
    await expect(again).rejects.toMatchObject(refused(/took another one back/u))
    const unknown = ledger.post({ kind: 'reversal', reverses: 999_999_999, moves })
    await expect(unknown).rejects.toMatchObject(refused(/no transfer 999999999/u))
  })

  it('goes back whole, between the same accounts, with the same amounts and in the same order', async () => {
    const [ana, bao, cai] = [await newRich(), await newRich(), await newRich()]
    const moves = [move('transfer.cash', ana, bao, 20n), move('transfer.cash', ana, cai, 30n)]
    const { transferId } = await post('transfer', moves)
    const whole = mirrored(moves)
    const [first, second] = [move('transfer.cash', bao, ana, 20n), move('transfer.cash', cai, ana, 30n)]
    const others = [
      [first],
      [second, first],
      [...whole, first],
      [move('transfer.cash', bao, ana, 21n), second],
      [move('transfer.cash', bao, ana, 19n), second],
      [move('transfer.cash', cai, ana, 20n), second],
      [move('transfer.cash', bao, cai, 20n), second],
      moves,
    ]
    for (const each of others)
      await expect(reverse(transferId, each)).rejects.toMatchObject(refused(/not the moves of transfer/u))
    await reverse(transferId, whole)
    expect(await Promise.all([ana, bao, cai].map((userId) => ledger.cashOf(userId)))).toEqual([1000n, 1000n, 1000n])
  })

  it('goes the ways of what it takes back, also where another way joins the same accounts', async () => {
    const ana = await newRich()
    await fund(500n)
    const interest = move('project_interest.pay', platformOwner, ana, 40n)
    const { transferId } = await ledger.recharge(ana, 40n)
    const key = randomUUID()
    for (const route of ['project_interest.pay', 'recharge.stripe'] as const)
      await expect(
        ledger.post({ kind: 'recharge_refund', key, reverses: transferId, moves: mirrored([{ ...interest, route }]) }),
      ).rejects.toMatchObject({ code: 'P0400' })
  })

  it('takes a kind that has no other end of its record, by the kind that ends it', async () => {
    const ana = await newRich()
    const moves = [move('withdraw.net', ana, ana, 100n)]
    const { transferId } = await post('withdraw', moves)
    for (const kind of ['reversal', 'withdraw', 'withdraw_back', 'recharge_refund'])
      await expect(ledger.post({ kind, reverses: transferId, moves: mirrored(moves) })).rejects.toMatchObject(
        refused(/is not taken back by kind/u),
      )
    const recharged = await ledger.recharge(ana, 5n)
    const cash = [move('recharge.manual', ana, platformOwner, 5n)]
    await expect(ledger.post({ kind: 'reversal', reverses: recharged.transferId, moves: cash })).rejects.toMatchObject(
      refused(/is not taken back by kind/u),
    )
  })

  it('operators may ask for exactly what the ledger lets them take back', async () => {
    const rows = await ledger.database.query<{ kind: string; is_open: boolean }>(
      `select distinct kind, exists (select from ledger_reversals b where b.kind = r.kind and b.is_requested) as is_open from ledger_routes r order by 1`,
    )
    const base = { id: 1, natural_key: '', biz_no: '', remark: '', operator_id: 0, created_ms: 0 }
    for (const { kind, is_open: isOpen } of rows)
      expect([kind, isReversible({ ...base, kind, reverses: null, reversed_by: null })]).toEqual([kind, isOpen])
  })

  it('is taken back once by two at once, and the same reversal again is the same one', async () => {
    const [ana, bao] = [await newRich(), await newRich()]
    const moves = [move('transfer.cash', ana, bao, 600n)]
    const { transferId } = await post('transfer', moves)
    const keys = await Promise.all(Array.from({ length: 6 }, () => ledger.agreeToReversal(transferId)))
    const action = { kind: 'reversal', reverses: transferId, moves: mirrored(moves) }
    const settled = await Promise.allSettled(keys.map((key) => ledger.post({ ...action, key })))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []))
    expect(codes).toEqual(Array.from({ length: 5 }, () => '23505'))
    expect([await ledger.cashOf(ana), await ledger.cashOf(bao)]).toEqual([1000n, 1000n])
    const done = keys[settled.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    expect(await ledger.post({ ...action, key: done })).toMatchObject({ isRepeat: true })
    expect([await ledger.cashOf(ana), await ledger.cashOf(bao)]).toEqual([1000n, 1000n])
  })

  it('is the same transfer whether its queue was added meanwhile or not', async () => {
    const moves = [move('correction.gold_in', platformOwner, await ledger.newMember(), 7n, 'gold')]
    for (const isAdded of [false, true]) {
      const { transferId } = await post('correction', moves)
      if (isAdded) await rollUp(ledger.database)
      expect(await reverse(transferId, mirrored(moves))).toMatchObject({ isRepeat: false })
    }
  })
})

describe('S-112: the pool of interest', () => {
  it('is not filled by taking back what is no funding', async () => {
    const ana = await newRich()
    const paid = await ledger.pay(ana, await ledger.newMember(), 10n)
    await fund(100n)
    const { transferId } = await post('project_interest', [move('project_interest.pay', platformOwner, ana, 60n)])
    const before = await poolBalance()
    const steal = [move('project_interest.pay', ana, platformOwner, 60n)]
    for (const reverses of [transferId, paid.transferId])
      for (const kind of ['reversal', 'project_interest', 'transfer'])
        await expect(ledger.post({ kind, reverses, moves: steal })).rejects.toMatchObject({ code: 'P0400' })
    await expect(reverse(paid.transferId, steal)).rejects.toMatchObject(refused(/no way project_interest.pay/u))
    expect(await poolBalance()).toBe(before)
  })

  it('gives funding back only where two operators agreed to that, and never twice', async () => {
    const moves = [move('funding.projects', platformOwner, platformOwner, 300n)]
    const { transferId } = await post('funding', moves)
    const other = await fund(300n)
    const before = await poolBalance()
    const back = mirrored(moves)
    const attempt = (key: string) => ledger.post({ kind: 'reversal', key, reverses: transferId, moves: back })
    const nobody = refused(/nobody agreed/u)
    const wrongKeys = [randomUUID(), 'request:', 'request:999999', await ledger.agreeToReversal(other.transferId)]
    for (const key of wrongKeys) await expect(attempt(key)).rejects.toMatchObject(nobody)
    for (const state of [0, -1, -2])
      await expect(attempt(await ledger.agreeToReversal(transferId, state))).rejects.toMatchObject(nobody)
    expect(await poolBalance()).toBe(before)
    await attempt(await ledger.agreeToReversal(transferId))
    expect(await poolBalance()).toBe(before - 300)
    await expect(attempt(await ledger.agreeToReversal(transferId))).rejects.toMatchObject({ code: '23505' })
  })
})
