import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DramaServer, startDramaServer } from '../../../testing/drama-server.ts'
import { newDrama } from '../../../testing/dramas.ts'

let server: DramaServer
let dramaId: number

beforeAll(async () => {
  server = await startDramaServer()
  dramaId = await newDrama(server.context.db, server.authoring, { episodes: 3 })
})
afterAll(() => server.close())

type Report = Partial<CallRequest<typeof dramaCalls.reportWatch>>

const reportOf = (report: Report) => ({ video_id: dramaId, number: 1, timeDetail: 10, seconds: 10, ...report })
const report = (userId: number, fields: Report = {}) => server.succeed(dramaCalls.reportWatch, reportOf(fields), userId)
const progress = (userId: number) => server.succeed(dramaCalls.getMark, { video_id: dramaId }, userId)
const playsOf = async () => (await server.succeed(dramaCalls.getVideo, { id: dramaId }, 1)).video.play_count

/** A device's clock at the moment, or so many milliseconds away from it. */
const deviceMs = (offsetMs = 0) => server.context.clock() + offsetMs

describe('the resume mark', () => {
  it('S-108: is one per drama: the last episode and second', async () => {
    const me = await server.newMember()
    expect(await progress(me)).toBeNull()
    await report(me, { number: 1, timeDetail: 30.5 })
    server.advance(10_000)
    await report(me, { number: 2, timeDetail: 4.25 })
    expect(await progress(me)).toMatchObject({
      id: dramaId,
      user_id: me,
      number: 2,
      timeDetail: 4.25,
      duration: 90,
      is_done: 0,
    })
    const { mark: shown } = await server.succeed(dramaCalls.getVideo, { id: dramaId }, me)
    expect(shown).toEqual(await progress(me))
  })

  it('S-108: is never overwritten by an older report that arrives later', async () => {
    const me = await server.newMember()
    await report(me, { timeDetail: 40, client_seq: deviceMs() })
    server.advance(1000)
    const { mark: answered } = await report(me, { timeDetail: 20, client_seq: deviceMs(-30_000) })
    expect(answered.timeDetail).toBe(40)
    expect(await progress(me)).toMatchObject({ timeDetail: 40 })
  })

  it('S-108: is not locked by a device whose clock runs a year ahead', async () => {
    const me = await server.newMember()
    await report(me, { timeDetail: 40, client_seq: deviceMs(365 * dayMs) })
    server.advance(1000)
    await report(me, { number: 3, timeDetail: 7, client_seq: deviceMs() })
    expect(await progress(me)).toMatchObject({ number: 3, timeDetail: 7 })
  })

  it('ends at the end of the episode and is done in its last twentieth', async () => {
    const me = await server.newMember()
    await report(me, { timeDetail: 86_400 })
    expect(await progress(me)).toMatchObject({ timeDetail: 90, is_done: 1 })
  })

  it('is the newest of many reports at once', async () => {
    const me = await server.newMember()
    const seqs = Array.from({ length: 12 }, (_, index) => index + 1)
    await Promise.all(seqs.map((seq) => report(me, { timeDetail: seq, client_seq: deviceMs(seq - 100) })))
    expect(await progress(me)).toMatchObject({ timeDetail: 12 })
  })

  it('is only mine', async () => {
    const [me, other] = [await server.newMember(), await server.newMember()]
    await report(me)
    expect(await progress(other)).toBeNull()
  })
})

describe('watched time', () => {
  it('counts at most the real time by the server’s clock, however much is reported', async () => {
    const me = await server.newMember()
    expect((await report(me, { seconds: 10 })).task_seconds).toBe(10)
    server.advance(60_000)
    expect((await report(me, { seconds: 60 })).task_seconds).toBe(70)
    server.advance(5000)
    expect((await report(me, { seconds: 60 })).task_seconds).toBe(75)
  })

  it('counts a report that is sent twice once', async () => {
    const me = await server.newMember()
    const same = { seconds: 10, client_seq: deviceMs() }
    await report(me, same)
    server.advance(30_000)
    expect((await report(me, same)).task_seconds).toBe(10)
  })

  it('counts real time once, though several devices report at once', async () => {
    const me = await server.newMember()
    await report(me, { seconds: 60 })
    server.advance(20_000)
    await Promise.all([1, 2, 3, 1, 2, 3].map((number) => report(me, { number, seconds: 20 })))
    expect((await report(me, { seconds: 0 })).task_seconds).toBe(80)
  })

  it('starts anew with the platform day', async () => {
    const me = await server.newMember()
    await report(me, { seconds: 30 })
    server.advance(dayMs)
    expect((await report(me, { seconds: 5 })).task_seconds).toBe(5)
  })
})

describe('plays', () => {
  it('are counted once a member, episode and day, and only after ten seconds', async () => {
    const me = await server.newMember()
    const before = await playsOf()
    await report(me, { seconds: 9 })
    expect(await playsOf()).toBe(before)
    server.advance(60_000)
    await report(me, { seconds: 30 })
    server.advance(60_000)
    await report(me, { seconds: 30 })
    expect(await playsOf()).toBe(before + 1)
    server.advance(60_000)
    await report(me, { number: 2, seconds: 30 })
    expect(await playsOf()).toBe(before + 2)
  })

  it('make a drama hotter, most of all when it is watched to the end', async () => {
    const [calm, hot] = [
      await newDrama(server.context.db, server.authoring),
      await newDrama(server.context.db, server.authoring),
    ]
    const me = await server.newMember()
    for (const timeDetail of [60, 90]) {
      await report(me, { video_id: hot, number: 2, seconds: 60, timeDetail })
      server.advance(60_000)
    }
    const { list } = await server.succeed(dramaCalls.listVideos, { sort: 'hot', limit: 100 }, me)
    const order = list.map((card) => card.id)
    expect(order.indexOf(hot)).toBeLessThan(order.indexOf(calm))
    expect(order[0]).toBe(hot)
  })
})

describe('what went wrong', () => {
  it('S-111: a play error is recorded and leaves the mark where it is', async () => {
    const me = await server.newMember()
    await report(me, { number: 2, timeDetail: 50, client_seq: deviceMs() })
    server.advance(5000)
    await report(me, { number: 2, timeDetail: 0, seconds: 0, play_error: 'manifestLoadError', client_seq: deviceMs() })
    expect(await progress(me)).toMatchObject({ number: 2, timeDetail: 50 })
    const reports = await server.context.db.query(
      'select drama_id, number, play_error from play_reports where user_id = $1',
      [me],
    )
    expect(reports).toEqual([{ drama_id: dramaId, number: 2, play_error: 'manifestLoadError' }])
  })

  it('keeps how a play went', async () => {
    const me = await server.newMember()
    const qoe = { ttff_ms: 312, stalls: 1, stall_ms: 80, switches: 2, errors: 0, prepared: 1, net: '4g' } as const
    await report(me, { qoe })
    expect(await server.context.db.one('select quality from play_reports where user_id = $1', [me])).toEqual({
      quality: qoe,
    })
  })

  it('refuses what is no report, naming the field', async () => {
    const me = await server.newMember()
    const wrong: readonly [string, object][] = [
      ['seconds', { seconds: 61 }],
      ['seconds', { seconds: -1 }],
      ['seconds', { seconds: '10' }],
      ['timeDetail', { timeDetail: -0.1 }],
      ['number', { number: 0 }],
      ['number', { number: 2 ** 40 }],
      ['video_id', { video_id: 1.5 }],
      ['client_seq', { client_seq: -1 }],
      ['play_error', { play_error: 'x'.repeat(61) }],
      ['play_error', { play_error: 'nul\u0000' }],
      ['qoe.stalls', { qoe: { stalls: 'many' } }],
    ]
    for (const [field, fields] of wrong) {
      const reply = await server.call(dramaCalls.reportWatch, { ...reportOf({}), ...fields }, me)
      expect(reply).toMatchObject({ code: 4000, data: { field } })
    }
    expect(await progress(me)).toBeNull()
  })

  it('refuses an episode that members do not see, and one they may not watch', async () => {
    const { db } = server.context
    const me = await server.newMember()
    for (const fields of [{ video_id: 999_999 }, { number: 99 }]) {
      expect(await server.call(dramaCalls.reportWatch, reportOf(fields), me)).toMatchObject({ code: 4002 })
    }
    const locked = await newDrama(db, server.authoring, { episodes: 4 })
    await db.execute('update dramas set vip_type = 1 where id = $1', [locked])
    expect(await server.call(dramaCalls.reportWatch, reportOf({ video_id: locked, number: 4 }), me)).toMatchObject({
      code: 7020,
    })
    await server.succeed(dramaCalls.reportWatch, reportOf({ video_id: locked, number: 3 }), me)
  })
})

describe('plays that failed', () => {
  it('S-111: are kept, but no more of a member in an hour than one can meet', async () => {
    const { db } = server.context
    const me = await server.newMember()
    const stored = async () =>
      (await db.one<{ n: number }>('select count(*)::int as n from play_reports where user_id = $1', [me])).n
    for (let notified = 0; notified < 63; notified++) {
      server.advance(1000)
      await report(me, { seconds: 0, play_error: 'no segment' })
    }
    expect(await stored()).toBe(60)
    server.advance(hourMs)
    await report(me, { seconds: 0, play_error: 'no segment' })
    expect(await stored()).toBe(61)
  })
})
