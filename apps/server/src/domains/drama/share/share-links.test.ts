import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { shareCreditsADay } from '@cliffhanger/rules/drama/share.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { deviceOf, type Member, newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let sharer: Member

beforeAll(async () => {
  server = await startTestServer()
  sharer = await newMember(server)
})
afterAll(() => server.close())

const drama = () => newDrama(server.context.db, server.domains.drama.authoring, { episodes: 6 })
const linkOf = (video_id: number, { token }: { token: string } = sharer, number?: number) =>
  server.succeed(shareCalls.getShareLink, { video_id, ...(number !== undefined && { number }) }, { token })
/** Opens the drama by the link and answers how often it was shared since. */
const visit = async (id: number, code: string, { token }: { token: string }) => {
  await server.succeed(dramaCalls.getVideo, { id, code }, { token })
  return (await server.succeed(dramaCalls.getVideo, { id }, { token })).video.share_count
}
const creditsOf = async ({ userId }: Member) =>
  (
    await server.context.db.one<{ credits: number }>(
      'select coalesce(sum(credits), 0)::int as credits from share_days where user_id = $1',
      [userId],
    )
  ).credits
const setShareable = (id: number, isShareable: boolean) =>
  server.context.db.execute('update dramas set is_shareable = $2 where id = $1', [id, isShareable])

describe('links to a drama', () => {
  it('vg-videoCode: one code per member, drama and episode, however often and at once it is asked for', async () => {
    const id = await drama()
    const first = await Promise.all(Array.from({ length: 8 }, () => linkOf(id)))
    expect(new Set(first.map(({ code }) => code)).size).toBe(1)
    const [link] = first
    expect(link).toMatchObject({ title: 'Moon over the old town', share_text: expect.stringContaining('Moon over') })
    expect(link?.url).toMatch(new RegExp(`^https?://[^/]+/s/${link?.code}$`))
    const other = await linkOf(id, await newMember(server))
    const episode = await linkOf(id, sharer, 3)
    expect(new Set([link?.code, other.code, episode.code]).size).toBe(3)
  })

  it('V-25: a drama that is not shared, not listed or not there has no link and no poster', async () => {
    const id = await drama()
    const { code } = await linkOf(id)
    await setShareable(id, false)
    const { token } = sharer
    const detail = await server.succeed(dramaCalls.getVideo, { id }, { token })
    expect(detail.video.is_shareable).toBe(0)
    for (const video_id of [id, 999_999]) {
      expect((await server.call(shareCalls.getShareLink, { video_id }, { token })).code).toBe(4002)
      expect((await server.call(shareCalls.listPosters, { type: 'video', video_id }, { token })).code).toBe(4002)
    }
    const visitor = await newMember(server)
    expect(await visit(id, code, visitor)).toBe(0)
    await setShareable(id, true)
    expect(await linkOf(id)).toMatchObject({ code })
    expect((await server.call(shareCalls.getShareLink, { video_id: id, number: 7 }, { token })).code).toBe(4002)
  })

  it('vg-videoShared: what a link leads to, by its code or by drama and episode, which is no visit', async () => {
    const id = await drama()
    const { token } = await newMember(server)
    const { code } = await linkOf(id)
    const episode = await linkOf(id, sharer, 3)
    const shared = (asked: object) => server.call(shareCalls.getShared, asked, { token })
    expect(await server.succeed(shareCalls.getShared, { code }, { token })).toMatchObject({
      video: { id, title: 'Moon over the old town', hook: expect.any(String) },
      number: 0,
      item: { number: 1 },
    })
    expect(await server.succeed(shareCalls.getShared, { code: episode.code }, { token })).toMatchObject({
      number: 3,
      item: { number: 3 },
    })
    const notOut = await server.succeed(shareCalls.getShared, { video_id: id, number: 7 }, { token })
    expect(notOut).toMatchObject({ video: { id }, number: 7 })
    expect(notOut.item).toBeUndefined()
    const { play_url: address } = (await server.succeed(shareCalls.getShared, { video_id: id }, { token })).item ?? {}
    expect(address).toBeUndefined()
    expect(await shared({})).toMatchObject({ code: 4000, data: { field: 'video_id' } })
    expect((await shared({ code: '22222222' })).code).toBe(4002)
    await setShareable(id, false)
    expect((await shared({ code })).code).toBe(4002)
    await server.context.db.execute('update dramas set is_published = false, is_listed = false where id = $1', [id])
    expect((await shared({ video_id: id })).code).toBe(4002)
    const { visits } = await server.context.db.one<{ visits: number }>(
      'select visit_count::int as visits from dramas where id = $1',
      [id],
    )
    expect(visits).toBe(0)
  })

  it('vg-poster: the built-in background until operators offer their own, and the link to draw on it', async () => {
    const id = await drama()
    const { token, userCode } = sharer
    const { url } = await linkOf(id)
    const built = await server.succeed(shareCalls.listPosters, { type: 'video', video_id: id }, { token })
    expect(built).toMatchObject({ url, user_code: userCode, list: [{ id: 0, image_url: '' }] })
    const invite = await server.succeed(shareCalls.listPosters, {}, { token })
    expect(invite.url).toMatch(new RegExp(`/u/${userCode}$`))
    expect(await server.call(shareCalls.listPosters, { type: 'video' }, { token })).toMatchObject({
      code: 4000,
      data: { field: 'video_id' },
    })
  })
})

describe('visits by a link', () => {
  it('count once per device and account, and never when the sharer visits', async () => {
    const id = await drama()
    const { code } = await linkOf(id)
    const before = await creditsOf(sharer)
    const visitor = await newMember(server)
    await Promise.all(Array.from({ length: 6 }, () => visit(id, code, visitor)))
    await visit(id, code, sharer)
    await visit(id, 'zzzzzzzz', await newMember(server))
    expect(await visit(id, (await linkOf(id, sharer, 2)).code, visitor)).toBe(1)
    expect(await creditsOf(sharer)).toBe(before + 1)
  })

  it('count for the drama the link leads to and for no other', async () => {
    const [one, two] = [await drama(), await drama()]
    const { code } = await linkOf(one)
    expect(await visit(two, code, await newMember(server))).toBe(0)
  })

  it('count for the sharer’s task once per device and account for ever, whatever drama they open', async () => {
    const [one, two] = [await drama(), await drama()]
    const own = await newMember(server)
    const visitor = await newMember(server)
    await visit(one, (await linkOf(one, own)).code, visitor)
    expect(await visit(two, (await linkOf(two, own)).code, visitor)).toBe(1)
    expect(await creditsOf(own)).toBe(1)
  })

  it('of a second account on the sharer’s own device count for nothing', async () => {
    const id = await drama()
    const { code } = await linkOf(id)
    const second = await newMember(server)
    // The second account signs in where the sharer does.
    const { domains, context } = server
    const deviceHash = domains.session.sessions.deviceHash(sharer.deviceId)
    await context.db.execute('update login_sessions set device_hash = $2 where account_id = $1', [
      second.userId,
      deviceHash,
    ])
    const refreshed = await server.succeed(sessionCalls.refreshSession, deviceOf(sharer.deviceId), {
      token: second.refreshToken,
    })
    expect(await visit(id, code, { token: refreshed.access_token })).toBe(0)
  })

  it('a day’s task is full after its credits; further visits are still counted for the drama', async () => {
    const id = await drama()
    const own = await newMember(server)
    const { code } = await linkOf(id, own)
    await visit(id, code, await newMember(server))
    await server.context.db.execute('update share_days set credits = $2 where user_id = $1', [
      own.userId,
      shareCreditsADay,
    ])
    expect(await visit(id, code, await newMember(server))).toBe(2)
    expect(await creditsOf(own)).toBe(shareCreditsADay)
  })

  it('S-103: who registered by the link is a new member in the operators’ figures, day by day', async () => {
    const id = await drama()
    const { code } = await linkOf(id)
    await visit(id, code, await newMember(server, { parentCode: sharer.userCode }))
    await visit(id, code, await newMember(server))
    const token = await newOperatorToken(server, 'editor')
    const figures = await server.succeed(shareOperatorCalls.getDramaShares, { id, days: 7 }, { token })
    expect(figures).toMatchObject({ links: 1, visits: 2, new_members: 1 })
    expect(figures.days).toHaveLength(7)
    expect(figures.days[0]).toMatchObject({ visits: 2, new_members: 1 })
    expect(figures.days[1]).toMatchObject({ visits: 0, new_members: 0 })
  })
})
