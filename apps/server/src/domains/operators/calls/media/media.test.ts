import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { captionsFile, captionsFileName } from '@cliffhanger/contract/media/captions.ts'
import { mediaOperatorCalls } from '@cliffhanger/contract/media/operator-calls.ts'
import { languages } from '@cliffhanger/i18n/languages.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newAsset, newDrama } from '../../../../testing/dramas.ts'
import { type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { closeRun, openRun } from '../../../media/queries/runs.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let token: string
let member: Member
let dramaId: number

beforeAll(async () => {
  // Real budgets: what is tested here are limits.
  server = await startTestServer({ RATE_FACTOR: '1' })
  token = await newOperatorToken(server, 'owner')
  member = await newMember(server)
  dramaId = await newDrama(server.context.db, server.domains.drama.authoring, { episodes: 25 })
})

afterAll(() => server.close())

const request = (number: number, who = member) =>
  server.call(dramaCalls.getEpisodes, { video_id: dramaId, number }, { token: who.token, language: 'en' })
const addressOf = async (number: number, who = member) => {
  const { data } = await request(number, who)
  if (!data.item?.play_url) throw new Error('the episode has no address')
  return data.item.play_url
}
const read = (address: string) => server.send({ method: 'GET', path: new URL(address).pathname })
const assetOf = async (number: number) =>
  (
    await server.context.db.one<{ asset_id: number }>(
      'select asset_id from episodes where drama_id = $1 and number = $2',
      [dramaId, number],
    )
  ).asset_id

describe('captions', () => {
  const srt = '1\n00:00:01,000 --> 00:00:02,000\n<b>Hello</b>\n'

  it('are kept as plain text, reach a member who may play the episode through their ticket, and the log keeps the operator', async () => {
    const asset_id = await assetOf(1)
    const play_url = await addressOf(1)
    const file = () => read(new URL(captionsFileName, play_url).href)
    expect(captionsFile.parse(JSON.parse((await file()).body)).captions).toEqual([])

    const saved = await server.succeed(
      mediaOperatorCalls.saveCaptions,
      { asset_id, language: 'vi', content: srt },
      { token },
    )
    expect(saved.list).toEqual([{ language: 'vi', size: expect.any(Number), update_time: expect.any(Number) }])
    const { captions } = captionsFile.parse(JSON.parse((await file()).body))
    expect(captions).toEqual([{ language: 'vi', url: 'captions/vi.vtt' }])
    const words = await read(new URL(captions[0]?.url ?? '', new URL(captionsFileName, play_url)).href)
    expect(words).toEqual({ status: 200, body: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n' })
    expect(await actionsUpon(server, `asset ${asset_id}`, token)).toMatchObject([{ action: 'captions.save' }])

    const removed = { asset_id, language: 'vi', reason } as const
    expect((await server.succeed(mediaOperatorCalls.removeCaptions, removed, { token })).list).toEqual([])
    expect((await server.call(mediaOperatorCalls.removeCaptions, removed, { token })).code).toBe(4002)
    expect(captionsFile.parse(JSON.parse((await file()).body)).captions).toEqual([])
  })

  it('C-50: are kept in every language and listed in the order of the languages', async () => {
    const asset_id = await assetOf(1)
    for (const language of languages.toReversed())
      await server.succeed(mediaOperatorCalls.saveCaptions, { asset_id, language, content: srt }, { token })
    const { list } = await server.succeed(mediaOperatorCalls.listCaptions, { asset_id }, { token })
    expect(list.map(({ language }) => language)).toEqual([...languages])
    for (const language of languages)
      await server.succeed(mediaOperatorCalls.removeCaptions, { asset_id, language, reason }, { token })
  })

  it('that are no captions are refused (4000), as is a video there is none of (4002)', async () => {
    const asset_id = await assetOf(1)
    const save = (asset: number, content: string) =>
      server.call(mediaOperatorCalls.saveCaptions, { asset_id: asset, language: 'en', content }, { token })
    expect(await save(asset_id, '<html>')).toMatchObject({ code: 4000, data: { field: 'content' } })
    expect(await save(asset_id, 'x'.repeat(80_001))).toMatchObject({ code: 4000, data: { field: 'content' } })
    expect((await save(999_999, srt)).code).toBe(4002)
    expect((await server.call(mediaOperatorCalls.listCaptions, { asset_id: 999_999 }, { token })).code).toBe(4002)
  })

  it('of 80 thousand signs of any language fit through the door', async () => {
    const content = `00:01.000 --> 00:02.000\n${'字'.repeat(79_000)}`
    const asset_id = await assetOf(2)
    const form = { asset_id, language: 'zh-CN', content } as const
    expect(await server.call(mediaOperatorCalls.saveCaptions, form, { token })).toMatchObject({ code: 200 })
  })
})

describe('the transcoding queue', () => {
  it('shows what failed and why, with what its runs said', async () => {
    const { db, storage } = server.context
    await storage.put('source/no-film', 'not a film at all', { contentType: 'video/mp4' })
    const { media, drama } = server.domains
    const asset = await media.createAsset(db, { sourceKey: 'source/no-film' })
    await db.transaction(async (tx) => {
      await drama.operator.createEpisode(tx, { dramaId, titles: {}, assetId: asset.id })
      await media.startTranscoding(tx, asset.id)
    })
    const found = await vi.waitFor(async () => {
      const shown = await server.succeed(mediaOperatorCalls.getTranscoding, { id: asset.id }, { token })
      expect(shown.transcoding.asset.state).toBe('failed')
      return shown
    }, 20_000)
    expect(found).toMatchObject({
      transcoding: { drama_id: dramaId, number: 26, attempt: 1, asset: { failure: 'notVideo' } },
      runs: [{ attempt: 1, outcome: 'refused', log: expect.stringContaining('notVideo') }],
    })
    const list = await server.succeed(mediaOperatorCalls.listTranscodings, { state: 'stopped' }, { token })
    expect(list).toMatchObject({
      total: 1,
      list: [{ id: asset.id, drama_texts: { en: { title: expect.any(String) } } }],
    })
    const all = await server.succeed(mediaOperatorCalls.listTranscodings, { limit: 3, page: 2 }, { token })
    expect([all.total, all.list.length]).toEqual([26, 3])
    expect((await server.call(mediaOperatorCalls.getTranscoding, { id: 999_999 }, { token })).code).toBe(4002)
  })

  it('keeps the ten latest runs, and says of one that never ended that it is lost', async () => {
    const { db } = server.context
    const id = await newAsset(db, 'pending')
    for (let attempt = 1; attempt <= 12; attempt++) {
      await openRun(db, id, attempt, attempt * 1000)
      if (attempt !== 11)
        await closeRun(
          db,
          { assetId: id, attempt },
          { outcome: 'broken', log: 'x'.repeat(9000), nowMs: attempt * 1000 },
        )
    }
    const { runs } = await server.succeed(mediaOperatorCalls.getTranscoding, { id }, { token })
    expect(runs.map(({ attempt }) => attempt)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(runs[1]).toMatchObject({ outcome: 'lost', end_time: 12 })
    expect(runs[0]?.log).toHaveLength(4000)
  })
})

describe('plays', () => {
  it('check 8: an address dies with the login session it was handed out to', async () => {
    const guest = await newMember(server)
    const address = new URL(captionsFileName, await addressOf(3, guest)).href
    expect((await read(address)).status).toBe(200)
    await server.succeed(accountOperatorCalls.endMemberSessions, { user_id: guest.userId, reason }, { token })
    await vi.waitFor(async () => expect(await read(address)).toEqual({ status: 403, body: '' }), 5000)
  })

  it('a member who fetches episode after episode gets the reason of the refusal, and operators see that member', async () => {
    const thief = await newMember(server)
    for (let number = 1; number <= 20; number++) expect((await request(number, thief)).code).toBe(200)
    expect(await request(21, thief)).toMatchObject({
      code: 4006,
      msg: "You're opening episodes too fast. Try again in a few minutes.",
      data: { reason: 'dump', retry_after: 300 },
    })
    const { list, total } = await server.succeed(mediaOperatorCalls.listPlayAlarms, {}, { token })
    expect(total).toBe(1)
    expect(list).toMatchObject([{ member: { user_id: thief.userId }, episodes: 21, watched_seconds: 0 }])
    // Who was given an episode goes on with it.
    expect((await request(20, thief)).code).toBe(200)
  })
})

describe('who may', () => {
  it.each(['auditor', 'support', 'finance'] as const)('R-23: %s keeps no captions', async (role) => {
    const other = await newOperatorToken(server, role)
    const save = { asset_id: 1, language: 'en', content: 'x' } as const
    expect((await server.call(mediaOperatorCalls.saveCaptions, save, { token: other })).code).toBe(4001)
  })

  it('R-23: a member asks operators nothing', async () => {
    expect((await server.call(mediaOperatorCalls.listPlayAlarms, {}, { token: member.token })).code).toBe(4005)
  })
})
