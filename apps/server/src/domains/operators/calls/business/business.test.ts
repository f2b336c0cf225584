import { businessOperatorCalls } from '@cliffhanger/contract/business/operator-calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../../../platform/database/db.ts'
import { privateStream } from '../../../../platform/realtime/stream-names.ts'
import { newDrama } from '../../../../testing/dramas.ts'
import { type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { sumBusinessDays } from '../../../business/sum-days.ts'
import { sumPlays } from '../../../drama/plays/sum-days.ts'
import { writeTo } from '../../testing.ts'

let server: TestServer
let token: string
let moon: number
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '99999999' })
  moon = await newDrama(server.context.db, server.domains.drama.authoring)
})
beforeEach(async () => {
  await startDay()
  token = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

const today = () => platformDay(server.context.clock(), server.context.settings.TIME_ZONE)

/** Goes to the noon of a day that is still to come, so that no midnight falls between what belongs to one day. */
async function startDay(later = 1): Promise<string> {
  const { clock, settings } = server.context
  const day = addDays(today(), later)
  server.advance(dayStartMs(day, settings.TIME_ZONE) + 12 * hourMs - clock())
  return day
}

async function watch(who: Member): Promise<void> {
  server.advance(30_000)
  const watched = { video_id: moon, number: 1, timeDetail: 30, seconds: 30 }
  await server.succeed(dramaCalls.reportWatch, watched, { token: who.token })
}

const sum = async () => {
  await Promise.all([sumBusinessDays(server.context), sumBusinessDays(server.context)])
  await sumPlays(server.context)
}

/** Has what was noticed in memory written down. */
const note = () => server.domains.business.activity.flush()

/** An operator's session does not outlive the days of a test. */
async function read(to: string, days = 1) {
  token = await newOperatorToken(server, 'owner')
  return server.succeed(businessOperatorCalls.getBusiness, { days, to }, { token })
}

describe('how the business goes', () => {
  it('counts who was active on a day, within a week and a month, the same while it lasts and afterwards', async () => {
    const [ann, ben] = [await newMember(server), await newMember(server)]
    const first = today()
    await watch(ann)
    await watch(ben)
    await watch(ann)
    const later = await startDay(8)
    await watch(ben)
    await sum()
    const during = await read(later, 9)
    expect(during.days).toHaveLength(18)
    expect(during.days[0]).toMatchObject({ day: later, active: 1, active_week: 1, active_month: 2 })
    expect(during.days[8]).toMatchObject({ day: first, active: 2, active_week: 2, active_month: 2 })

    await startDay()
    await watch(ann)
    await sum()
    expect((await read(later)).days[0]).toEqual(during.days[0])
  })

  it('R-26: counts who signed in, wrote or read a message without watching anything, each once', async () => {
    const [ann, ben] = [await newMember(server), await newMember(server)]
    const first = today()
    await note()
    await sum()
    expect((await read(first)).days[0]).toMatchObject({ active: 2, newcomers: 2, played: 0 })

    const later = await startDay(7)
    const msg_id = await writeTo(server, ann, ben, 'Are you there?')
    await writeTo(server, ann, ben, 'Hello?')
    await note()
    await sum()
    expect((await read(later)).days[0]).toMatchObject({ active: 1, active_week: 1 })
    const conversation_id = privateStream(ann.userId, ben.userId)
    const mark = { conversation_id, msg_id, target_id: ann.userId }
    await server.succeed(chatCalls.readPrivateMessages, mark, { token: ben.token })
    await watch(ben)
    await note()
    await sum()
    expect((await read(later)).days[0]).toMatchObject({ active: 2, active_week: 2 })

    await startDay()
    await sum()
    expect((await read(later)).days[0]).toMatchObject({ active: 2, active_week: 2 })
    expect((await read(first)).days[0]).toMatchObject({ returned_day: 0, returned_week: 2 })
  })

  it('follows the newcomers of a day: who watched, and who came back once the day was over on which that counts', async () => {
    const day = today()
    const [ann, ben] = [await newMember(server), await newMember(server)]
    await newMember(server)
    await watch(ann)
    await startDay()
    await watch(ann)
    await watch(ben)
    await sum()
    const [coming] = (await read(day)).days
    expect(coming).toMatchObject({ newcomers: 3, played: 2, paid: 0, returned_day: null, returned_week: null })

    await startDay()
    await sum()
    expect((await read(day)).days[0]).toMatchObject({ newcomers: 3, played: 2, returned_day: 2, returned_week: null })
  })

  it('says what was watched, beside the period before', async () => {
    const before = today()
    const ann = await newMember(server)
    await watch(ann)
    const day = await startDay()
    await watch(ann)
    await watch(ann)
    await sum()
    const { days, dramas, until_time } = await read(day)
    expect(days.map(({ day: one }) => one)).toEqual([day, before])
    const [now, earlier] = days.map(({ watched_seconds }) => watched_seconds)
    expect(now).toBeGreaterThan(earlier ?? 0)
    expect(dramas).toMatchObject([{ id: moon, watched_seconds: now, watched_seconds_before: earlier }])
    expect(until_time).toBeGreaterThan(dayStartMs(day, server.context.settings.TIME_ZONE) / 1000)
  })

  it('sums a past again that was written after it was summed', async () => {
    const day = today()
    const ann = await newMember(server)
    await watch(ann)
    await startDay(3)
    await sum()
    await server.context.db.execute(
      `insert into watch_days (user_id, day, drama_id, number, seconds) values ($1, $2, $3, 1, 60)`,
      [(await newMember(server)).userId, day, moon],
    )
    await sum()
    expect((await read(day)).days[0]).toMatchObject({ active: 1 })
    await server.context.db.transaction((tx) => server.domains.business.sumAgainFrom(tx, day))
    await sum()
    expect((await read(day)).days[0]).toMatchObject({ active: 2 })
  })

  it('shows four weeks up to today where nothing is asked for, and never more than a year', async () => {
    const { days } = await server.succeed(businessOperatorCalls.getBusiness, {}, { token })
    expect(days).toHaveLength(56)
    expect(days[0]).toMatchObject({ day: today() })
    const tooMany = { days: 367 }
    expect(await server.call(businessOperatorCalls.getBusiness, tooMany, { token })).toMatchObject({ code: 4000 })
  })

  it('tells money that came and went to those alone who look after money', async () => {
    const period = { days: 7 }
    const {
      days,
      money_name,
      today: lasting,
    } = await server.succeed(businessOperatorCalls.getRevenue, period, { token })
    expect(days).toHaveLength(14)
    expect(days[0]).toEqual({ day: today(), received: '0.00', returned: '0.00' })
    expect({ money_name, lasting }).toEqual({ money_name: 'USD', lasting: today() })
    const editor = await newOperatorToken(server, 'editor')
    expect(await server.call(businessOperatorCalls.getRevenue, period, { token: editor })).toMatchObject({ code: 4001 })
  })

  it('counts the newcomers and the viewers of a day by index, however many there were on others', async () => {
    const { owner } = server
    await owner.execute(
      `insert into watch_days (user_id, day, drama_id, number, seconds)
      select $1, current_date - 3000 + n / 40, $2, n, 1 from generate_series(1, 40000) n`,
      [(await newMember(server)).userId, moon],
    )
    await owner.execute('analyze watch_days')
    await owner.execute('analyze accounts')
    const planOf = async (db: Db, sql: string): Promise<string> => {
      const plan = await db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)
      return plan.map((line) => line['QUERY PLAN']).join('\n')
    }
    const viewers = 'select count(distinct user_id) from watch_days where day = current_date - 2500'
    expect(await planOf(owner, viewers)).not.toContain('Seq Scan')
    await owner.transaction(async (tx) => {
      // Of the few members of a test it would be no use.
      await tx.execute('set local enable_seqscan = off')
      const newcomers = 'select id from accounts where created_ms >= 1 and created_ms < 2'
      expect(await planOf(tx, newcomers)).toContain('accounts_by_creation')
    })
  })
})
