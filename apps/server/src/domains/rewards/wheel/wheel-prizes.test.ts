import { dayMs } from '@cliffhanger/contract/duration.ts'
import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseClock, databaseClock } from '../../../platform/database/database-clock.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { fundPromo, newKind } from '../../wallet/coupons/testing.ts'
import { layOut, spinOnce, type TestPrize, thanks } from './testing.ts'

let server: TestServer
/** How far the database's clock is ahead: sign-ins of members end by the server's, so that their tokens stay good. */
let aheadMs = 0
beforeAll(async () => {
  const ahead: DatabaseClock = async (db) => (await databaseClock(db)) + aheadMs
  server = await startTestServer({ TIME_ZONE: 'UTC' }, { databaseClock: ahead })
})
afterAll(() => server.close())
afterEach(async () => {
  aheadMs = 0
  await expectSoundLedger(server)
})

const balanceOf = (who: Member, coin: 'money' | 'gold' | 'point') =>
  server.domains.ledger.balance(server.context.db, who.userId, coin)
const spinsOf = (who: Member) => server.succeed(wheelCalls.listSpins, {}, { token: who.token, language: 'en' })
const rewardsOf = async (who: Member) =>
  (await server.succeed(rewardRecordCalls.listRewards, { type: 'wheel' }, { token: who.token, language: 'en' })).list

/** A member who spins once a wheel that has this prize alone, beside what always remains. */
async function win(prize: TestPrize) {
  await layOut(server, [prize, thanks])
  const who = await newMember(server)
  const { code, data } = await spinOnce(server, who)
  expect(code).toBe(200)
  return { who, data }
}

describe('what a spin gives', () => {
  it('points and gold, gold with its end', async () => {
    expect(await balanceOf((await win({ amount: 40 })).who, 'point')).toBe('40')
    const { who } = await win({ coin: 'gold', amount: 8 })
    const gold = (await server.domains.ledger.wallets(server.context.db, who.userId, 'en')).find(
      ({ coin_code: coin }) => coin === 'gold',
    )
    expect(gold).toMatchObject({ granted: '8', expiring: [{ amount: '8' }] })
    expect(await rewardsOf(who)).toMatchObject([{ title: 'Prize 0', coin_code: 'gold', amount: '8' }])
  })

  it('S-112: money out of the budget, and the fallback where the budget cannot pay', async () => {
    await fundPromo(server, 'money', 150n)
    const first = await win({ coin: 'money', amount: 100 })
    expect(await balanceOf(first.who, 'money')).toBe('1.00')
    const second = await win({ coin: 'money', amount: 100 })
    expect(second.data.prize).toMatchObject({ kind: 'thanks' })
    expect(second.data.proof.raw_prize_id).not.toBe(second.data.prize.id)
    expect(await balanceOf(second.who, 'money')).toBe('0.00')
  })

  it('another spin', async () => {
    const { data } = await win({ kind: 'times', amount: 2 })
    expect(data.times).toBe(2)
  })

  it('days of VIP', async () => {
    const { who } = await win({ kind: 'vip_days', amount: 3 })
    const facts = await server.domains.membership.findMembershipFacts(
      server.context.db,
      who.userId,
      server.context.clock(),
    )
    expect(facts.vip_type).toBe(1)
    expect(Math.abs(facts.vip_end_time * 1000 - server.context.clock() - 3 * dayMs)).toBeLessThan(60_000)
  })

  it('a coupon, and the fallback once its kind is over', async () => {
    const operator = await newOperatorToken(server, 'finance')
    const kind = await newKind(server, operator)
    const { data } = await win({ kind: 'coupon', amount: 1, target: kind.coupon_id })
    expect(data.prize).toMatchObject({ kind: 'coupon' })
    const gone = await win({ kind: 'coupon', amount: 1, target: 999_999 })
    expect(gone.data.prize).toMatchObject({ kind: 'thanks' })
  })

  it('S-107: a coupon that cannot be given takes nothing from its stock and its budget', async () => {
    const [prize] = await layOut(server, [{ kind: 'coupon', amount: 1, target: 999_999, stock: 3, budget: 3 }, thanks])
    expect((await spinOnce(server, await newMember(server))).data).toMatchObject({
      prize: { kind: 'thanks' },
      proof: { raw_prize_id: prize },
    })
    const left = await server.owner.one(
      `select p.stock, (select count(*)::int from wheel_prize_days where prize_id = p.id) as days from wheel_prizes p where p.id = $1`,
      [prize],
    )
    expect(left).toEqual({ stock: 3, days: 0 })
  })

  it('S-107: the published fallback also where operators wrote a stock of it for the next table', async () => {
    const [fallback] = await layOut(server, [{ amount: 2, isFallback: true }, { weight: 0 }])
    await server.owner.execute('update wheel_prizes set stock = 0, is_fallback = false where id = $1', [fallback])
    const { code, data } = await spinOnce(server, await newMember(server))
    expect(code).toBe(200)
    expect(data.prize.id).toBe(fallback)
  })

  it('nothing, which is no reward', async () => {
    const { who } = await win({ kind: 'thanks', amount: 0 })
    expect(await rewardsOf(who)).toEqual([])
  })

  it('S-107: the published fallback where stock or budget of the day are used up, and says so', async () => {
    const [prize] = await layOut(server, [{ amount: 5, stock: 1 }, thanks])
    const [one, two] = [await newMember(server), await newMember(server)]
    expect((await spinOnce(server, one)).data.prize).toMatchObject({ id: prize, stock: 0 })
    expect((await spinOnce(server, two)).data).toMatchObject({
      prize: { kind: 'thanks' },
      proof: { raw_prize_id: prize },
    })
    expect((await spinsOf(two)).list).toMatchObject([
      { raw_prize_id: prize, raw_prize_name: 'Prize 0', prize_name: 'Prize 1' },
    ])
    const fairness = await server.succeed(wheelCalls.getWheelFairness, {}, {})
    expect(fairness).toMatchObject({
      draws: 2,
      prizes: [
        { prize_id: prize, drawn: 2, given: 1 },
        { drawn: 0, given: 1 },
      ],
    })
  })
})
