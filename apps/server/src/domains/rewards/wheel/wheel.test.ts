import { createHash, randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { segmentAt, totalOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseClock, databaseClock } from '../../../platform/database/database-clock.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import { drawNumber } from './seeds.ts'
import { earnSpins, layOut, lookAt, setWheel, spinOnce, type TestPrize, thanks } from './testing.ts'

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

/** A member who spins once a wheel that has this prize alone, beside what always remains. */
async function win(prize: TestPrize) {
  await layOut(server, [prize, thanks])
  const who = await newMember(server)
  const { code, data } = await spinOnce(server, who)
  expect(code).toBe(200)
  return { who, data }
}

describe('the wheel of a new platform', () => {
  it('S-107: shows its odds, the hash of the next draw and a free spin before anything is drawn', async () => {
    const wheel = await lookAt(server, await newMember(server))
    expect(wheel).toMatchObject({
      times: 1,
      cost: null,
      daily_max: 20,
      my_today: 0,
      nonce: 0,
      revealed: [],
      is_open: 1,
    })
    expect(wheel.prizes).toHaveLength(8)
    const sum = wheel.prizes.reduce((all, { probability }) => all + Number(probability), 0)
    expect(sum).toBeCloseTo(1, 6)
    expect(wheel.prizes.filter(({ fallback }) => fallback === 1)).toHaveLength(1)
    expect(wheel.commit).toMatch(/^[0-9a-f]{64}$/)
  })

  it('S-107: keeps its hash until its seed has rotated', async () => {
    const who = await newMember(server)
    expect((await lookAt(server, who)).commit).toBe((await lookAt(server, who)).commit)
  })
})

describe('a spin', () => {
  it('S-107: uses the free spin of the day, then those that were given, and then refuses 7023', async () => {
    await layOut(server, [{ amount: 3 }, thanks])
    const who = await newMember(server)
    await earnSpins(server, who, 1)
    expect((await lookAt(server, who)).times).toBe(2)
    expect((await spinOnce(server, who)).data.times).toBe(1)
    expect((await spinOnce(server, who)).data.times).toBe(0)
    expect((await spinOnce(server, who)).code).toBe(7023)
    expect((await spinOnce(server, who, { pay: 1 })).code).toBe(7023)
    expect(await balanceOf(who, 'point')).toBe('6')
  })

  it('S-107: ends at the most a day allows, whatever was given', async () => {
    await setWheel(server, { daily_max: 2 })
    const who = await newMember(server)
    await earnSpins(server, who, 9)
    expect((await lookAt(server, who)).times).toBe(2)
    await spinOnce(server, who)
    await spinOnce(server, who)
    expect((await spinOnce(server, who)).code).toBe(7023)
    await setWheel(server, {})
  })

  it('S-110: of one key gives one prize, and the same answer again', async () => {
    const { who } = await win({ amount: 7 })
    await earnSpins(server, who, 5)
    const key = randomUUID()
    const first = await spinOnce(server, who, {}, key)
    expect(await spinOnce(server, who, {}, key)).toEqual(first)
    expect((await spinsOf(who)).total).toBe(2)
  })

  it('S-107: many at once never use more spins than there are', async () => {
    await layOut(server, [{ amount: 1 }, thanks])
    const who = await newMember(server)
    await earnSpins(server, who, 4)
    const codes = (await Promise.all(Array.from({ length: 20 }, () => spinOnce(server, who)))).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(5)
    expect(codes.filter((code) => code === 7023)).toHaveLength(15)
    expect(await balanceOf(who, 'point')).toBe('5')
    const { list } = await spinsOf(who)
    expect(list.map(({ nonce }) => nonce)).toEqual([4, 3, 2, 1, 0])
  })

  it('S-107: costs coins only where operators switched that on, granted ones first', async () => {
    await setWheel(server, { free_daily: 0, is_paid: true, cost_amount: '50' })
    await layOut(server, [{ kind: 'thanks', isFallback: true, amount: 0 }, { weight: 0 }])
    const who = await newMember(server)
    await give(server, who.userId, 'bought', '100')
    expect((await lookAt(server, who)).cost).toEqual({ coin_code: 'gold', amount: '50' })
    expect((await spinOnce(server, who, { pay: 1 })).code).toBe(7001)
    await give(server, who.userId, 'granted', '60')
    expect((await spinOnce(server, who)).code).toBe(7023)
    expect((await spinOnce(server, who, { pay: 1 })).data.balance).toBe('110')
    expect((await spinOnce(server, who, { pay: 1 })).code).toBe(7001)
    await setWheel(server, { free_daily: 0, is_paid: true, cost_amount: '50', takes_bought: true })
    expect((await spinOnce(server, who, { pay: 1 })).data.balance).toBe('60')
    await setWheel(server, {})
  })

  it.each([
    ['', 4000],
    ['x'.repeat(65), 4000],
    ['täschen', 4000],
  ])('refuses the seed %j', async (seed, code) => {
    expect((await spinOnce(server, await newMember(server), { client_seed: seed })).code).toBe(code)
  })
})

describe('verifying', () => {
  it('S-107: the seed shown after its day has the hash shown before, and recomputes the draws', async () => {
    await layOut(server, [{ weight: 3 }, { amount: 20, weight: 2 }, { ...thanks, weight: 5 }])
    const who = await newMember(server)
    await earnSpins(server, who, 3)
    const before = await lookAt(server, who)
    for (const seed of ['mine', 'mine', 'other']) await spinOnce(server, who, { client_seed: seed })
    expect((await spinsOf(who)).list.map(({ server_seed: seed }) => seed)).toEqual(['', '', ''])
    aheadMs = dayMs
    const after = await lookAt(server, who)
    expect(after.commit).not.toBe(before.commit)
    expect(after).toMatchObject({ nonce: 3, my_today: 0, client_seed: 'other' })
    const [revealed] = after.revealed
    expect(revealed).toMatchObject({ commit: before.commit, from_nonce: 0, to_nonce: 2 })
    const { list, tables, user_id: userId } = await spinsOf(who)
    for (const drawn of list) {
      expect(createHash('sha256').update(Buffer.from(drawn.server_seed, 'hex')).digest('hex')).toBe(before.commit)
      const segments = tables.find(({ table_id: id }) => id === drawn.table_id)?.segments ?? []
      const weights = segments.map(({ weight }) => weight)
      const { client_seed: clientSeed, nonce } = drawn
      const number = drawNumber(drawn.server_seed, { userId, clientSeed, nonce }, totalOf(weights))
      expect(number).toBe(drawn.raw_result)
      expect(segments[segmentAt(weights, number)]?.prize_id).toBe(drawn.raw_prize_id)
    }
  })

  it('S-107: a seed that was shown is never drawn with, also where the zone moves back', async () => {
    await layOut(server, [{ amount: 1 }, thanks])
    const who = await newMember(server)
    await spinOnce(server, who)
    aheadMs = dayMs
    const { commit, revealed } = await lookAt(server, who)
    expect(revealed).toHaveLength(1)
    aheadMs = 0
    expect((await lookAt(server, who)).commit).toBe(commit)
    expect((await spinOnce(server, who)).data.proof.commit).toBe(commit)
  })

  it('R-21: nobody sees the draws of others; winners go by names only their friends know', async () => {
    const who = await newMember(server, { nickName: 'Montgomery' })
    await layOut(server, [{ amount: 1 }, thanks])
    await spinOnce(server, who)
    const other = await newMember(server)
    expect((await spinsOf(other)).total).toBe(0)
    const { winners } = await lookAt(server, other)
    expect(winners[0]).toMatchObject({ nick_name: 'M•••', prize_name: 'Prize 0' })
  })

  it('S-107: whoever won often stands among the winners once, with what they won last', async () => {
    await layOut(server, [{ amount: 1 }, thanks])
    const [often, once] = [
      await newMember(server, { nickName: 'Ottilie' }),
      await newMember(server, { nickName: 'Zeno' }),
    ]
    await earnSpins(server, often, 1)
    for (const who of [often, once, often]) expect((await spinOnce(server, who)).code).toBe(200)
    const { winners } = await lookAt(server, once)
    expect(winners.slice(0, 2).map(({ nick_name: name }) => name)).toEqual(['O•••', 'Z•••'])
    expect(winners.filter(({ nick_name: name }) => name === 'O•••')).toHaveLength(1)
  })
})
