import { randomUUID } from 'node:crypto'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../testing/members.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import { type OfflineWorld, openOfflineWorld, signOut } from './testing.ts'

let server: OfflineWorld['server']
let save: OfflineWorld['save']
let saved: OfflineWorld['saved']
let renewed: OfflineWorld['renewed']
let drama: number
let vipDrama: number
beforeAll(async () => {
  ;({ server, save, saved, renewed, drama, vipDrama } = await openOfflineWorld())
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

/** Days from now until a licence ends. */
const daysUntil = (endSeconds = 0) => (endSeconds * 1000 - server.context.clock()) / dayMs

const buyer = async () => {
  const member = await newMember(server)
  await give(server, member.userId, 'bought', '90')
  const { token } = member
  await server.succeed(unlockCalls.buyEpisodes, { video_id: drama, number: 3 }, { token, key: randomUUID() })
  return member
}

const giveVip = (userId: number, untilMs: number) =>
  server.context.db.execute(
    `insert into memberships (user_id, vip_until_ms) values ($1, $2) on conflict (user_id) do update set vip_until_ms = $2`,
    [userId, untilMs],
  )

describe('saving an episode', () => {
  it('C-55: of what is free or bought gives a licence of 30 days, and an address of all of it without the quality for SVIP', async () => {
    const member = await buyer()
    for (const number of [1, 3]) {
      const { licence, play_url } = await saved(member, number)
      expect(licence).toMatchObject({ video_id: drama, number, deny_reason: '' })
      expect(daysUntil(licence.end_time)).toBeCloseTo(30, 3)
      expect(play_url).toMatch(/\/play\/(?:\w+\.){5}d\.[\w-]{24}\/\d+\/\d+\/master\.m3u8$/)
    }
  })

  it('C-55: by membership ends after 7 days, or with it', async () => {
    const member = await newMember(server)
    await giveVip(member.userId, server.context.clock() + 90 * dayMs)
    expect(daysUntil((await saved(member, 4, vipDrama)).licence.end_time)).toBeCloseTo(7, 3)
    expect(daysUntil((await saved(member, 1, vipDrama)).licence.end_time)).toBeCloseTo(30, 3)
    await giveVip(member.userId, server.context.clock() + hourMs)
    expect(daysUntil((await renewed(member, 4, vipDrama))?.end_time)).toBeCloseTo(1 / 24, 3)
  })

  it('S-114: refuses what is locked, also where it has a preview (7020), and what nobody sees (4002)', async () => {
    const member = await newMember(server)
    expect(await save(member, 3)).toMatchObject({ code: 7020 })
    expect(await save(member, 4, vipDrama)).toMatchObject({ code: 7020 })
    expect(await save(member, 99)).toMatchObject({ code: 4002 })
    expect(await save(member, 1, 999_999)).toMatchObject({ code: 4002 })
    expect(await server.context.db.query('select from offline_licences where user_id = $1', [member.userId])).toEqual(
      [],
    )
  })

  it('S-114: counts as no play, so a whole drama is no dump', async () => {
    const member = await newMember(server)
    await saved(member, 1)
    expect(await server.context.db.query('select from play_tickets where user_id = $1', [member.userId])).toEqual([])
  })

  it('C-55: twice, and at once, is one licence that begins once', async () => {
    const member = await newMember(server)
    await Promise.all(Array.from({ length: 5 }, () => saved(member, 1)))
    server.advance(hourMs)
    const { licence } = await saved(member, 1)
    const rows = await server.context.db.query<{ saved_ms: number; ends_ms: number }>(
      'select saved_ms, ends_ms from offline_licences where user_id = $1',
      [member.userId],
    )
    expect(rows.map(({ ends_ms }) => toSeconds(ends_ms))).toEqual([licence.end_time])
    expect(rows[0]?.saved_ms).toBeLessThan(server.context.clock() - hourMs + 1)
  })
})

describe('what may be saved', () => {
  it('S-114: is told with its sizes, without what is locked and the quality for SVIP', async () => {
    const { list } = await server.succeed(offlineCalls.listSizes, { video_id: drama }, await buyer())
    expect(list.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(list[0]?.sizes).toEqual([
      { name: '360p', bytes: 4_500_000 },
      { name: '540p', bytes: 9_000_000 },
    ])
    expect(await server.call(offlineCalls.listSizes, { video_id: 999_999 }, await buyer())).toMatchObject({
      code: 4002,
    })
  })
})

describe('renewing licences', () => {
  it('S-114: of all at once tells of each whether it goes on, and why not', async () => {
    const member = await buyer()
    await saved(member, 1)
    const episodes = [
      { video_id: drama, number: 3 },
      { video_id: drama, number: 4 },
      { video_id: vipDrama, number: 5 },
      { video_id: drama, number: 77 },
      { video_id: drama, number: 1 },
    ]
    const { list } = await server.succeed(offlineCalls.renewLicences, { episodes }, member)
    expect(list.map(({ number, deny_reason }) => [number, deny_reason])).toEqual([
      [3, ''],
      [4, 'coin'],
      [5, 'vip'],
      [77, 'gone'],
      [1, ''],
    ])
    expect(list.filter(({ deny_reason }) => deny_reason !== '').every(({ end_time }) => end_time === 0)).toBe(true)
  })

  it('S-114: of all at once is one transaction, also where one is named twice', async () => {
    const member = await buyer()
    const episodes = [1, 2, 3, 2].map((number) => ({ video_id: drama, number }))
    for (const { number } of episodes) await saved(member, number)
    const all = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? episodes : episodes.toReversed()))
    const replies = await Promise.all(
      all.map((some) => server.succeed(offlineCalls.renewLicences, { episodes: some, is_all: 1 }, member)),
    )
    expect(replies.flatMap(({ list }) => list.map(({ deny_reason }) => deny_reason))).toEqual(Array(32).fill(''))
    const { total, writers } = await server.context.db.one<{ total: number; writers: number }>(
      'select count(*)::int as total, count(distinct xmin::text)::int as writers from offline_licences where user_id = $1',
      [member.userId],
    )
    expect([total, writers]).toEqual([3, 1])
  })

  it('S-114, A-16: ends with a refund, and nothing more is copied', async () => {
    const member = await buyer()
    const { play_url } = await saved(member, 3)
    const report = { video_id: drama, number: 3, timeDetail: 0, seconds: 0, play_error: 'no segment' }
    await server.succeed(dramaCalls.reportWatch, report, member)
    expect(await server.domains.drama.refundFailed()).toBe(1)
    expect(await renewed(member, 3)).toMatchObject({ end_time: 0, deny_reason: 'coin' })
    expect(await save(member, 3)).toMatchObject({ code: 7020 })
    expect((await server.send({ method: 'GET', path: new URL(play_url).pathname })).status).toBe(403)
  })

  it('S-114: ends with the membership and with a drama that is taken down', async () => {
    const member = await newMember(server)
    await giveVip(member.userId, server.context.clock() + hourMs)
    await saved(member, 4, vipDrama)
    server.advance(hourMs + 1)
    expect(await renewed(member, 4, vipDrama)).toMatchObject({ end_time: 0, deny_reason: 'vip' })
    const { db } = server.context
    await db.transaction((tx) => server.domains.drama.authoring.unpublishDrama(tx, vipDrama))
    expect(await renewed(member, 1, vipDrama)).toMatchObject({ end_time: 0, deny_reason: 'gone' })
    await db.transaction((tx) => server.domains.drama.authoring.publishDrama(tx, vipDrama))
  })

  it('S-114: ends with the sign-in', async () => {
    const member = await newMember(server)
    await saved(member, 1)
    await signOut(server, member.userId)
    const episodes = [{ video_id: drama, number: 1 }]
    expect(await server.call(offlineCalls.renewLicences, { episodes }, member)).toMatchObject({ code: 6001 })
  })

  it('refuses too many at once, naming the field (4000)', async () => {
    const episodes = Array.from({ length: 201 }, (_, index) => ({ video_id: drama, number: index + 1 }))
    expect(await server.call(offlineCalls.renewLicences, { episodes }, await newMember(server))).toMatchObject({
      code: 4000,
      data: { field: 'episodes' },
    })
  })
})
