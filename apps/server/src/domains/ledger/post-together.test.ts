import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { platformOwner } from './ledger-routes.ts'
import type { JointTransfers } from './post.ts'
import { openTestLedger, type TestLedger } from './testing.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.test.drop())
afterEach(() => ledger.expectSound())

/** Gold of a member: bought, and granted in lots that expire in the order given. */
async function newGolden(bought: bigint, granted: readonly bigint[]): Promise<number> {
  const member = await ledger.newMember()
  const give = (moves: Parameters<TestLedger['post']>[0]['moves'], kind: string) => ledger.post({ kind, moves })
  const from = { coin: 'gold', from: platformOwner, to: member } as const
  if (bought > 0n) await give([{ route: 'recharge.gold', amount: bought, ...from }], 'recharge')
  for (const [index, amount] of granted.entries())
    await give(
      [{ route: 'correction.gold_in', amount, expiresMs: ledger.time.nowMs + index + 1, ...from }],
      'correction',
    )
  return member
}

type Spend = { readonly from: number; readonly granted: bigint; readonly bought: bigint }

const spends = (list: readonly Spend[]): JointTransfers => ({
  kind: 'unlock',
  coin: 'gold',
  transfers: list.map(({ from, ...purses }) => ({
    key: `unlock:${randomUUID()}`,
    bizNo: 'U1',
    moves: (['granted', 'bought'] as const).flatMap((purse) =>
      purses[purse] > 0n ? [{ route: `unlock.${purse}` as const, amount: purses[purse], from, to: platformOwner }] : [],
    ),
  })),
})

/** Everything a member's acts leave behind, without numbers that differ from one to the next. */
const traces = async (owner: number) => ({
  accounts: await ledger.database.query(
    `select purpose, balance, version from ledger_accounts where owner_id = $1 order by purpose`,
    [owner],
  ),
  entries: await ledger.database.query(
    `select a.purpose, e.version, e.leg, e.amount, e.balance_after, e.bill_type, e.other_id, t.kind, t.biz_no
       from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
      where a.owner_id = $1 order by a.purpose, e.version`,
    [owner],
  ),
  months: await ledger.database.query(
    `select a.purpose, m.month, m.bill_type, m.in_sum, m.out_sum, m.in_total, m.out_total
       from ledger_months m join ledger_accounts a on a.id = m.account_id where a.owner_id = $1 order by 1, 2, 3`,
    [owner],
  ),
  lots: await ledger.database.query(`select amount, left_amount from gold_lots where user_id = $1 order by id`, [
    owner,
  ]),
})

describe('transfers that are posted together', () => {
  it('leave exactly what they leave one by one (S-109, S-113)', async () => {
    const purse = fc.record({
      bought: fc.bigInt({ min: 1n, max: 500n }),
      lots: fc.array(fc.bigInt({ min: 1n, max: 200n }), { minLength: 1, maxLength: 3 }),
      share: fc.nat(100),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(purse, { minLength: 1, maxLength: 5 }), async (purses) => {
        const partOf = (amount: bigint, share: number) => (amount * BigInt(share)) / 100n
        const wanted = purses.map(({ bought, lots, share }) => ({
          bought: partOf(bought, share),
          granted: partOf(
            lots.reduce((sum, lot) => sum + lot, 0n),
            100 - share,
          ),
        }))
        const alone = await Promise.all(purses.map(({ bought, lots }) => newGolden(bought, lots)))
        const together = await Promise.all(purses.map(({ bought, lots }) => newGolden(bought, lots)))
        const listed = (members: readonly number[]) =>
          members.flatMap((from, index) => {
            const spend = { from, bought: wanted[index]?.bought ?? 0n, granted: wanted[index]?.granted ?? 0n }
            return spend.bought + spend.granted > 0n ? [spend] : []
          })
        for (const { key, bizNo, moves } of spends(listed(alone)).transfers)
          await ledger.post({
            kind: 'unlock',
            key,
            bizNo,
            moves: moves.map((move) => ({ ...move, coin: 'gold' as const })),
          })
        const lines = await ledger.postTogether(spends(listed(together)))
        expect(lines.flat().every(({ user_id: owner }) => together.includes(owner))).toBe(true)
        for (const [index, member] of together.entries())
          expect(await traces(member)).toEqual(await traces(alone[index] ?? 0))
      }),
      { numRuns: 12 },
    )
  })

  it('are done at once where there are none', async () => {
    expect(await ledger.postTogether(spends([]))).toEqual([])
  })

  it('are all refused where one account cannot pay', async () => {
    const [rich, poor] = [await newGolden(100n, []), await newGolden(10n, [])]
    const action = spends([
      { from: rich, granted: 0n, bought: 60n },
      { from: poor, granted: 0n, bought: 60n },
    ])
    await expect(ledger.postTogether(action)).rejects.toMatchObject({ code: '23514' })
    expect((await traces(rich)).accounts).toMatchObject([{ balance: 100 }])
  })

  it('are refused where two of them move one account, where the way is of another kind, and where a key is known', async () => {
    const member = await newGolden(100n, [])
    const twice = spends([
      { from: member, granted: 0n, bought: 10n },
      { from: member, granted: 0n, bought: 20n },
    ])
    await expect(ledger.postTogether(twice)).rejects.toMatchObject({ code: 'P0500' })
    const once = spends([{ from: member, granted: 0n, bought: 10n }])
    await expect(ledger.postTogether({ ...once, kind: 'transfer' })).rejects.toMatchObject({ code: 'P0400' })
    await ledger.postTogether(once)
    await expect(ledger.postTogether(once)).rejects.toMatchObject({ code: '23505' })
    expect((await traces(member)).accounts).toMatchObject([{ balance: 90 }])
  })
})
