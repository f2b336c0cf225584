import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { costOperatorCalls } from '@cliffhanger/contract/rewards/operator-cost-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../../testing/wallet.ts'
import { sumNext } from '../../../ledger/operate/sum-days.ts'
import { rollUp } from '../../../ledger/roll-up.ts'
import { sealNext } from '../../../ledger/seal.ts'
import { earnSpins, layOut, setWheel, spinOnce, thanks } from '../../../rewards/wheel/testing.ts'
import { fundPromo } from '../../../wallet/coupons/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC', ACCESS_TOKEN_SECONDS: '99999999' })
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const costs = async (days: 30 | 90 = 30) =>
  server.succeed(costOperatorCalls.listRewardDays, { days }, { token: await newOperatorToken(server, 'finance') })

/** Seals what is old enough, and adds it up. */
async function settle(): Promise<void> {
  const { db, clock } = server.context
  await rollUp(db)
  while ((await sealNext(db, clock())) > 0);
  while (await sumNext(server.context));
}

describe('what rewards cost', () => {
  it('R-23: by day, as the rewards themselves say; what is spent of a budget, and what is left of the money', async () => {
    const { db } = server.context
    await fundPromo(server, 'money', 10_000n)
    const [dear] = await layOut(server, [{ coin: 'money', amount: 150, weight: 1, budget: 300 }, thanks])
    await setWheel(server, { is_paid: true, cost_coin: 'gold', cost_amount: '7', free_daily: 0, daily_max: 9 })
    const members: Member[] = await Promise.all([newMember(server), newMember(server), newMember(server)])
    for (const who of members) {
      await server.succeed(signInCalls.signIn, { do: 1 }, { token: who.token, key: randomUUID() })
      await earnSpins(server, who, 1)
      expect((await spinOnce(server, who)).code).toBe(200)
    }
    const [ana] = members
    if (!ana) throw new Error('There are members')
    await give(server, ana.userId, 'granted', '7')
    expect((await spinOnce(server, ana, { pay: 1 })).code).toBe(200)

    server.advance(hourMs)
    await settle()
    const { list, budgets, pool, until_time } = await costs()
    expect(list).toHaveLength(30)
    expect(until_time).toBeGreaterThan(0)
    const model = await db.query<{ type: 'sign' | 'wheel'; coin_code: string; sum: string }>(
      `select type, coin_code, sum(amount)::text as sum from reward_records where kind = 'coin' group by 1, 2`,
    )
    expect(model).not.toHaveLength(0)
    const given = list.reduce((sum, day) => sum + Number(day.given.wheel.money) * 100, 0)
    expect(given).toBe(Number(model.find(({ type }) => type === 'wheel')?.sum))
    const signed = list.reduce((sum, day) => sum + Number(day.given.sign.gold), 0)
    expect(signed).toBe(Number(model.find(({ type }) => type === 'sign')?.sum))
    expect(list.reduce((sum, day) => sum + Number(day.paid.gold), 0)).toBe(7)
    expect(budgets).toMatchObject([{ prize_id: dear, coin_code: 'money', daily_budget: '3.00' }])
    // Two of the prizes fit into the budget of a day, however many are drawn.
    expect(budgets[0]?.spent.reduce((sum, amount) => sum + Number(amount), 0)).toBe(3)
    expect(budgets[0]?.spent).toHaveLength(30)
    expect(pool).toBe('97.00')
  })

  it('has 90 days where they are wished for, the newest first', async () => {
    server.advance(dayMs)
    const { list } = await costs(90)
    const today = platformDay(server.context.clock(), 'UTC')
    expect([list[0]?.day, list.at(-1)?.day]).toEqual([today, addDays(today, -89)])
  })

  it('is for who may look at money, and for periods there are', async () => {
    const editor = await newOperatorToken(server, 'editor')
    expect((await server.call(costOperatorCalls.listRewardDays, { days: 30 }, { token: editor })).code).toBe(4001)
    const finance = await newOperatorToken(server, 'finance')
    const reply = await server.call(costOperatorCalls.listRewardDays, { days: 31 }, { token: finance })
    expect(reply).toMatchObject({ code: 4000, data: { field: 'days' } })
  })
})
