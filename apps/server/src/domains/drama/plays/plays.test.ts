import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { playOperatorCalls } from '@cliffhanger/contract/drama/operator-play-calls.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { sumPlays } from './sum-days.ts'

let server: TestServer
let token: string
let moon: number
let river: number
let ann: Member
let ben: Member
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '99999999' })
  // Shortly after the day began, so that nothing of a test falls on the next.
  server.advance(dayMs - (server.context.clock() % dayMs) + dayMs - 8 * hourMs + 60_000)
  token = await newOperatorToken(server, 'owner')
  moon = await newDrama(server.context.db, server.domains.drama.authoring)
  river = await newDrama(server.context.db, server.domains.drama.authoring, { title: 'River' })
  ;[ann, ben] = [await newMember(server), await newMember(server)]
})
afterAll(() => server.close())

const smooth = { ttff_ms: 120, stalls: 0, stall_ms: 0, switches: 0, errors: 0, prepared: 1, net: '4g' } as const

/** Reports half a minute of an episode, half a minute after the last report. */
async function play(who: Member, video_id: number, notified: object = { qoe: smooth }): Promise<void> {
  server.advance(30_000)
  const watched = { video_id, number: 1, timeDetail: 30, seconds: 30 }
  await server.succeed(dramaCalls.reportWatch, { ...watched, ...notified }, { token: who.token })
}

const figures = (input: { days?: 30 | 90; drama_id?: number } = {}) =>
  server.succeed(playOperatorCalls.getPlayFigures, input, { token })

const today = () => platformDay(server.context.clock(), server.context.settings.TIME_ZONE)

describe('how plays went', () => {
  it('is summed by day, connection and drama, and is the same however often (docs/rules/video-checks.md 7, QoE beacon)', async () => {
    await play(ann, moon, { qoe: { ...smooth, ttff_ms: 400, stalls: 2, stall_ms: 1500, net: 'carrier pigeon' } })
    await play(ann, moon)
    await play(ben, moon)
    await play(ben, river, { qoe: { ...smooth, net: '' }, play_error: 'no_segment' })
    expect((await figures()).days[0]).toMatchObject({ plays: 0, watched_seconds: 0, ttff_p50: null })

    const beforeS = Math.floor(server.context.clock() / 1000)
    await sumPlays(server.context)
    await Promise.all([sumPlays(server.context), sumPlays(server.context)])
    const { days, nets, dramas, until_time } = await figures()
    expect(days).toHaveLength(30)
    expect(days[0]).toMatchObject({ day: today(), plays: 4, failed: 1, prepared: 4, stalls: 2, stall_ms: 1500 })
    const watched = await server.context.db.one<{ seconds: number }>('select sum(seconds) as seconds from watch_days')
    expect(days[0]?.watched_seconds).toBe(watched.seconds)
    expect(days[0]?.rebuffer_e4).toBe(Math.round((1500 * 10_000) / (1500 + watched.seconds * 1000)))
    expect(days[0]?.ttff_p50).toBeLessThanOrEqual(150)
    expect(days[0]?.ttff_p95).toBeGreaterThanOrEqual(400)
    expect(nets).toHaveLength(3)
    expect(nets[0]).toMatchObject({ net: '4g', plays: 2, failed: 0, stalls: 0 })
    expect(nets.find(({ net }) => net === 'other')).toMatchObject({ plays: 1, stalls: 2 })
    expect(nets.find(({ net }) => net === '')).toMatchObject({ plays: 1, failed: 1 })
    expect(dramas.map(({ id, plays }) => [id, plays])).toEqual([
      [moon, 3],
      [river, 1],
    ])
    expect(until_time).toBeGreaterThanOrEqual(beforeS)
  })

  it('of one drama tells nothing of the others, and nobody knows a drama there is not (R-21)', async () => {
    const { days, dramas } = await figures({ drama_id: river })
    expect(days[0]).toMatchObject({ plays: 1, failed: 1, stalls: 0 })
    expect(dramas.map(({ id }) => id)).toEqual([river])
    const strange = await server.call(playOperatorCalls.getPlayFigures, { drama_id: 999_999 }, { token })
    expect(strange.code).toBe(4002)
  })

  it('is kept on its day when the reports of it are forgotten, and is caught up after the server was away', async () => {
    const before = (await figures()).days[0]
    server.advance(dayMs)
    await play(ann, moon)
    server.advance(2 * dayMs)
    await play(ann, river)
    await sumPlays(server.context)
    token = await newOperatorToken(server, 'owner')
    const { days } = await figures()
    expect(days.map(({ plays }) => plays).slice(0, 4)).toEqual([1, 0, 1, before?.plays])
    expect(days[3]).toEqual(before)

    server.advance(31 * dayMs)
    await server.context.db.execute('delete from play_reports')
    await sumPlays(server.context)
    token = await newOperatorToken(server, 'owner')
    const long = (await figures({ days: 90 })).days
    expect(long).toHaveLength(90)
    expect(long.find(({ day }) => day === before?.day)).toEqual(before)
  })

  it('is for whoever looks after content alone', async () => {
    const finance = await newOperatorToken(server, 'finance')
    const refused = await server.call(playOperatorCalls.getPlayFigures, {}, { token: finance })
    expect(refused.code).toBe(4001)
  })

  it('of ninety days and many dramas is read by index', async () => {
    const { owner } = server
    await owner.execute(`insert into play_days select d, current_date - n, '4g', 5, 0, 0, 0, 0
      from generate_series(1000, 1400) d, generate_series(1, 60) n`)
    await owner.execute('analyze play_days')
    const plan = await owner.query<{ 'QUERY PLAN': string }>(
      `explain select day, sum(plays) from play_days where drama_id = any('{0}') and day >= current_date - 90 group by 1`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
  })
})
