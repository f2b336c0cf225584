import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../testing/members.ts'
import { plansOf } from '../../../testing/plans.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { fundPromo } from '../../wallet/coupons/testing.ts'
import { findLatestSeed, listRevealed } from './queries/seeds.ts'
import { countSpins, listSpins, listWinners } from './queries/spins.ts'
import { findTable, listTallies } from './queries/tables.ts'
import { layOut, spinOnce, thanks } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
})
afterAll(() => server.close())

const crowd = 200
const newCrowd = () => Promise.all(Array.from({ length: crowd }, () => newMember(server)))

describe('many members at once', () => {
  it('S-107: 200 members never get more of a prize than its stock and its budget of the day', async () => {
    await fundPromo(server, 'money', 250n)
    const [stocked = 0, budgeted = 0, money = 0, other = 0] = await layOut(server, [
      { amount: 5, stock: 7, weight: 3 },
      { amount: 4, budget: 50, weight: 3 },
      { coin: 'money', amount: 100, weight: 3 },
      { ...thanks, weight: 1 },
    ])
    const members = await newCrowd()
    const spun = await Promise.all(members.map((who) => spinOnce(server, who)))
    expect(spun.map(({ code }) => code)).toEqual(Array(crowd).fill(200))
    const given = Map.groupBy(spun, ({ data }) => data.prize.id)
    const countOf = (id: number) => given.get(id)?.length ?? 0
    expect(countOf(stocked)).toBe(7)
    // 50 points of the day pay for twelve times four; 2.50 for twice 1.00.
    expect(countOf(budgeted)).toBe(12)
    expect(countOf(money)).toBe(2)
    expect(countOf(other)).toBe(crowd - 7 - 12 - 2)
    const records = await server.context.db.query<{ kind: string; coin_code: string; sum: string; total: number }>(
      `select kind, coin_code, sum(amount)::text as sum, count(*)::int as total from reward_records where type = 'wheel' group by kind, coin_code order by coin_code`,
    )
    expect(records).toEqual([
      { kind: 'coin', coin_code: 'money', sum: '200', total: 2 },
      { kind: 'coin', coin_code: 'point', sum: String(7 * 5 + 12 * 4), total: 19 },
    ])
    const table = await findTable(server.context.db)
    const tallies = await listTallies(server.context.db, table?.id ?? 0)
    expect(tallies.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(crowd)
    expect(tallies.find(({ prize_id: id }) => id === other)?.given).toBe(countOf(other))
    await expectSoundLedger(server)
  })

  it('S-107: what is in the ledger is what their lists of rewards say', async () => {
    await layOut(server, [{ amount: 2 }, { coin: 'gold', amount: 3 }, thanks])
    const members = (await newCrowd()).slice(0, 40)
    await Promise.all(members.map((who) => spinOnce(server, who)))
    for (const who of members) {
      const { list } = await server.succeed(rewardRecordCalls.listRewards, {}, { token: who.token })
      const { db } = server.context
      expect(list.map(({ coin_code: coin, amount }) => [coin, amount])).toEqual(
        (await server.domains.ledger.balance(db, who.userId, 'gold')) === '3' ? [['gold', '3']] : [['point', '2']],
      )
    }
    await expectSoundLedger(server)
  })
})

describe('what the wheel asks', () => {
  it('is read along indexes', async () => {
    const { db } = server.context
    await server.owner.query('vacuum analyze', [], { prepare: false })
    const [{ user_id: userId } = { user_id: 0 }] = await listWinners(db, 1)
    const plans = [
      await plansOf(db, (watched) => listSpins(watched, userId, { offset: 0, limit: 20 })),
      await plansOf(db, (watched) => countSpins(watched, userId)),
      await plansOf(db, (watched) => listWinners(watched, 20)),
      await plansOf(db, (watched) => findLatestSeed(watched, userId)),
      await plansOf(db, (watched) => listRevealed(watched, userId, 7)),
    ]
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on wheel_(spins|seeds)/)
  })
})
