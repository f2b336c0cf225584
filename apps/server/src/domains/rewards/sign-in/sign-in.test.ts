import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { billTitle } from '@cliffhanger/i18n/bill-titles.ts'
import { addDays } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { offer } from '../tasks/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
  await offer(server, [])
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const look = (who: Member) => server.succeed(signInCalls.signIn, {}, { token: who.token })
const signIn = (who: Member, key: string = randomUUID()) =>
  server.call(signInCalls.signIn, { do: 1 }, { token: who.token, key })
const signedIn = async (who: Member) =>
  (await server.succeed(signInCalls.signIn, { do: 1 }, { token: who.token, key: randomUUID() })).reward

const balanceOf = (who: Member, coin: 'gold' | 'point') =>
  server.domains.ledger.balance(server.context.db, who.userId, coin)

/** Moves a member's past sign-ins, as if they had been so many days earlier. */
const age = (who: Member, days: number) =>
  server.owner.execute(`update sign_ins set day = day - $2::int where user_id = $1`, [who.userId, days])

describe('the daily sign-in', () => {
  it('has one name on its card, in the bill and among the tasks', async () => {
    const { titles } = await server.owner.one<{ titles: Record<string, string> }>(
      "select titles from tasks where code = 'sign' order by id limit 1",
    )
    for (const language of ['en', 'vi', 'zh-CN', 'pt'] as const)
      expect(titles[language], language).toBe(billTitle(language, 'sign'))
  })

  it('has no task that came with the product and promises something else for it', async () => {
    const { tasks } = await server.succeed(
      activityCalls.listActivities,
      { type: 'task' },
      { token: (await newMember(server)).token },
    )
    expect(tasks?.map(({ code }) => code)).not.toContain('sign')
  })

  it('S-95: shows the steps, and gives what the first one gives', async () => {
    const who = await newMember(server)
    const before = await look(who)
    expect(before).toMatchObject({ is_sign: 0, continuous_days: 0, total_days: 0, records: [], wheel_times: 0 })
    expect(before.rules.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(before.next).toMatchObject({ day: 1, coin_code: 'gold', amount: '5' })
    const { code, data } = await signIn(who)
    expect(code).toBe(200)
    expect(data).toMatchObject({
      is_sign: 1,
      continuous_days: 1,
      total_days: 1,
      reward: { coin_code: 'gold', amount: '5' },
    })
    expect(data.records).toEqual([data.today])
    expect(data.next).toMatchObject({ day: 2 })
    expect(await balanceOf(who, 'gold')).toBe('5')
    const rewards = await server.succeed(rewardRecordCalls.listRewards, {}, { token: who.token, language: 'en' })
    expect(rewards).toMatchObject({
      total: 1,
      list: [{ type: 'sign', title: 'Daily check-in', coin_code: 'gold', amount: '5' }],
    })
  })

  it('S-95: gold of a sign-in says until when it can be spent', async () => {
    const who = await newMember(server)
    const { expire_time: expires } = await look(who)
    await signIn(who)
    const gold = (await server.domains.ledger.wallets(server.context.db, who.userId, 'en')).find(
      ({ coin_code: coin }) => coin === 'gold',
    )
    expect(gold).toMatchObject({ granted: '5', expiring: [{ amount: '5' }] })
    expect(Math.abs((gold?.expiring?.[0]?.time ?? 0) - expires)).toBeLessThan(hourMs / 1000)
  })

  it('S-95: refuses a second one of the day, by whatever key', async () => {
    const who = await newMember(server)
    await signIn(who)
    expect((await signIn(who)).code).toBe(7022)
    expect(await balanceOf(who, 'gold')).toBe('5')
  })

  it('S-110: answers a repeated key with the first answer', async () => {
    const who = await newMember(server)
    const key = randomUUID()
    const first = await signIn(who, key)
    expect(await signIn(who, key)).toEqual(first)
    expect(await balanceOf(who, 'gold')).toBe('5')
  })

  it('S-110: needs a key to sign in, and none to look', async () => {
    const who = await newMember(server)
    expect((await server.call(signInCalls.signIn, { do: 1 }, { token: who.token })).code).toBe(4007)
    expect((await server.call(signInCalls.postSignIn, {}, { token: who.token })).code).toBe(200)
  })

  it('S-95: two devices at once get one reward', async () => {
    const who = await newMember(server)
    const codes = (await Promise.all(Array.from({ length: 12 }, () => signIn(who)))).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 7022)).toHaveLength(11)
    expect(await balanceOf(who, 'gold')).toBe('5')
  })

  it('S-95: seven days in a row go through the steps, the eighth begins them again', async () => {
    const who = await newMember(server)
    const rewards: unknown[] = []
    for (let day = 1; day <= 8; day++) {
      rewards.push(await signedIn(who))
      await age(who, 1)
    }
    const { rules, continuous_days: streak, wheel_times: spins } = await look(who)
    const given = rules.map(({ coin_code, amount }) => ({ coin_code, amount }))
    expect(rewards).toEqual([...given, given[0]])
    expect(streak).toBe(8)
    expect(spins).toBe(1)
  })

  it('S-95: a missed day restarts at step 1', async () => {
    const who = await newMember(server)
    await signedIn(who)
    await age(who, 1)
    await signedIn(who)
    await age(who, 2)
    expect(await look(who)).toMatchObject({ is_sign: 0, continuous_days: 0, next: { day: 1 } })
    expect(await signedIn(who)).toEqual({ coin_code: 'gold', amount: '5' })
    expect(await look(who)).toMatchObject({ continuous_days: 1, total_days: 3 })
  })

  it('S-95: a zone that moves back gives no second reward', async () => {
    const who = await newMember(server)
    await signedIn(who)
    await age(who, -1)
    expect((await signIn(who)).code).toBe(7022)
    expect(await look(who)).toMatchObject({ is_sign: 1 })
  })

  it('S-95: a day that a change of the zone cut short is not missed', async () => {
    const who = await newMember(server)
    await signedIn(who)
    await server.owner.execute(`update sign_ins set day = day - 2, zone = 'Pacific/Pago_Pago' where user_id = $1`, [
      who.userId,
    ])
    expect(await look(who)).toMatchObject({ continuous_days: 1, next: { day: 2 } })
  })

  it('S-95: the clock of a process decides nothing', async () => {
    const own = await startTestServer({ TIME_ZONE: 'UTC' }, { clock: () => Date.now() + 3 * dayMs })
    const who = await newMember(own)
    const { today } = await own.succeed(signInCalls.signIn, {}, { token: who.token })
    expect(today <= addDays(new Date().toISOString().slice(0, 10), 1)).toBe(true)
    await own.close()
  })

  it('shows days of this month alone, and nobody else their days', async () => {
    const [who, other] = [await newMember(server), await newMember(server)]
    await signedIn(who)
    const { today } = await look(who)
    await server.owner.execute(
      `insert into sign_ins (user_id, day, zone, continuous_days, coin_code, amount, spins, created_ms)
       values ($1, ($2::date - interval '40 days')::date, 'UTC', 1, 'gold', 5, 0, 0)`,
      [who.userId, today],
    )
    expect(await look(who)).toMatchObject({ records: [today], total_days: 2 })
    expect(await look(other)).toMatchObject({ records: [], total_days: 0 })
  })
})
