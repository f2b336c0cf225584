import { randomUUID } from 'node:crypto'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { playLimits } from '@cliffhanger/rules/media/playing.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => expectSoundLedger(server))
afterAll(() => server.close())

/** A drama of six episodes of 90 s, the first three free, whose locked ones can be looked into. */
async function drama({ seconds = 10, coin = 60, vip = 0 } = {}): Promise<number> {
  const id = await newDrama(server.context.db, server.domains.drama.authoring, { episodes: 6 })
  await server.context.db.execute(
    'update dramas set preview_seconds = $2, coin_price = $3, vip_type = $4, free_number = 3 where id = $1',
    [id, seconds, coin, vip],
  )
  return id
}

const episode = async ({ token }: Member, video_id: number, number: number) =>
  (await server.succeed(dramaCalls.getEpisodes, { video_id, number }, { token })).item

/** A ticket for the whole says its quality and nothing else; that of a preview also how many segments it opens. */
const wholeTicket = /\/play\/(?:\w+\.){5}[sb]\.[\w-]{24}\/\d+\/\d+\/master\.m3u8$/
const previewTicket = /\/play\/(?:\w+\.){5}bp5\.[\w-]{24}\/\d+\/\d+\/master\.m3u8$/

describe('the preview of a locked episode', () => {
  it.each([
    ['gold', { coin: 60, vip: 0 }, 'coin'],
    ['VIP', { coin: 0, vip: 1 }, 'vip'],
    ['SVIP', { coin: 0, vip: 2 }, 'svip'],
  ])('R-3, R-4: of %s has an address of its first seconds, and stays locked', async (_, terms, reason) => {
    const id = await drama(terms)
    const item = await episode(await newMember(server), id, 4)
    expect(item).toMatchObject({ can_play: 0, deny_reason: reason, preview_seconds: 10 })
    expect(item?.play_url).toMatch(previewTicket)
  })

  it('is none where the operator set none, and none of an episode that plays: that has the address of all of it', async () => {
    const member = await newMember(server)
    expect(await episode(member, await drama({ seconds: 0 }), 4)).not.toHaveProperty('play_url')
    expect((await episode(member, await drama(), 3))?.play_url).toMatch(wholeTicket)
  })

  it('becomes the whole episode once that is unlocked, and for whoever paid alone', async () => {
    const id = await drama()
    const member = await newMember(server)
    await give(server, member.userId, 'granted', '60')
    expect((await episode(member, id, 4))?.play_url).toMatch(previewTicket)
    await server.succeed(
      unlockCalls.buyEpisodes,
      { video_id: id, number: 4 },
      { token: member.token, key: randomUUID() },
    )
    expect((await episode(member, id, 4))?.play_url).toMatch(wholeTicket)
    expect((await episode(await newMember(server), id, 4))?.play_url).toMatch(previewTicket)
  })

  it('once unlocked takes a place of the member’s devices until its report says how it went; a free one takes none', async () => {
    const { db, clock } = server.context
    const id = await drama()
    const member = await newMember(server)
    await give(server, member.userId, 'granted', '60')
    const key = randomUUID()
    await server.succeed(unlockCalls.buyEpisodes, { video_id: id, number: 4 }, { token: member.token, key })
    for (const number of [3, 4]) await episode(member, id, number)
    const places = () =>
      db.query('select asset_id from play_tickets where user_id = $1 and ends_ms > $2', [member.userId, clock()])
    const report = { video_id: id, timeDetail: 5, seconds: 5 }
    const qoe = { ttff_ms: 300, stalls: 0, stall_ms: 0, switches: 0, errors: 0, prepared: 0 as const, net: '4g' }
    expect(await places()).toHaveLength(1)
    await server.succeed(dramaCalls.reportWatch, { ...report, number: 4, qoe }, { token: member.token })
    expect(await places()).toHaveLength(0)
    await server.succeed(dramaCalls.reportWatch, { ...report, number: 3 }, { token: member.token })
    expect(await places()).toHaveLength(0)
    await server.succeed(dramaCalls.reportWatch, { ...report, number: 4 }, { token: member.token })
    expect(await places()).toHaveLength(1)
  })

  it('has no address in a list', async () => {
    const id = await drama()
    const { token } = await newMember(server)
    const { list = [] } = await server.succeed(dramaCalls.getEpisodes, { video_id: id }, { token })
    expect(list.map(({ preview_seconds }) => preview_seconds)).toEqual([10, 10, 10, 10, 10, 10])
    expect(JSON.stringify(list)).not.toMatch(/play_url|\/play\//)
  })

  it('is no watched episode: its report is refused (7020) and leaves neither a mark nor watched time', async () => {
    const id = await drama()
    const { token, userId } = await newMember(server)
    const report = { video_id: id, number: 4, timeDetail: 9, seconds: 9 }
    expect(await server.call(dramaCalls.reportWatch, report, { token })).toMatchObject({ code: 7020 })
    expect(await server.succeed(dramaCalls.getMark, { video_id: id }, { token })).toBeNull()
    expect(await server.context.db.query('select from watch_days where user_id = $1', [userId])).toEqual([])
  })

  it('is not handed out beyond the limits of plays, and the episode is locked as ever', async () => {
    const { db, clock, settings } = server.context
    const id = await drama()
    const member = await newMember(server)
    await db.execute(
      `insert into play_tickets (user_id, session_id, asset_id, watched_seconds, issued_ms, ends_ms)
       select $1, 901, 0, 0, $2, 0 from generate_series(1, $3)`,
      [member.userId, clock() - 1000, playLimits.perMinute * settings.RATE_FACTOR],
    )
    const item = await episode(member, id, 4)
    expect(item).toMatchObject({ can_play: 0, deny_reason: 'coin' })
    expect(item).not.toHaveProperty('play_url')
  })
})
