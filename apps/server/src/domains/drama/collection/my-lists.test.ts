import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls as calls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { collectingOn } from './testing.ts'

let server: TestServer
let me: Member

beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '86400000' })
  me = await newMember(server)
})
afterAll(() => server.close())

const { makeDrama, hide, binge, skr, mine } = collectingOn(() => server)

const idsOf = async (member: Member, form: CallRequest<typeof calls.listMine>) =>
  (await mine(member, form)).list.map(({ id }) => id)
const videoOf = async (member: Member, id: number) =>
  (await server.succeed(dramaCalls.getVideo, { id }, { token: member.token })).video
const watch = (member: Member, id: number, more: Partial<CallRequest<typeof dramaCalls.reportWatch>> = {}) =>
  server.succeed(
    dramaCalls.reportWatch,
    { video_id: id, number: 1, timeDetail: 5, seconds: 0, ...more },
    { token: member.token },
  )
const countsOf = async ({ token }: Member) => (await server.succeed(overviewCalls.getOverview, {}, { token })).counts

describe('vp-memberVideo', () => {
  it('S-108: lists what I watched, last first, one row per drama, with the mark', async () => {
    const [one, two] = [await makeDrama('First'), await makeDrama('Second')]
    const ana = await newMember(server)
    await watch(ana, one, { number: 2, timeDetail: 30 })
    server.advance(1000)
    await watch(ana, two)
    server.advance(1000)
    await watch(ana, one, { number: 1, timeDetail: 7 })
    const { list, total } = await mine(ana, { type: 'history' })
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { id: one, title: 'First', mark: { id: one, number: 1, timeDetail: 7, user_id: ana.userId } },
      { id: two, title: 'Second', mark: { number: 1, timeDetail: 5 } },
    ])
    expect(await idsOf(me, { type: 'history', keyword: 'First' })).toEqual([])
  })

  it('S-108: what I delete is gone from the list until I watch it again; an older report does not bring it back', async () => {
    const id = await makeDrama()
    const ana = await newMember(server)
    const olderMs = server.context.clock() - 60_000
    await watch(ana, id, { number: 2, timeDetail: 30 })
    expect(await idsOf(ana, { type: 'history', action: 'delete', ids: [id] })).toEqual([])
    await watch(ana, id, { client_seq: olderMs })
    expect(await idsOf(ana, { type: 'history' })).toEqual([])
    expect(await server.succeed(dramaCalls.getMark, { video_id: id }, { token: ana.token })).toMatchObject({
      number: 2,
    })
    server.advance(1000)
    await watch(ana, id)
    expect(await idsOf(ana, { type: 'history' })).toEqual([id])
  })

  it('lists the binge list and the likes, with the mark where there is one, and follows my acts', async () => {
    const [one, two] = [await makeDrama(), await makeDrama()]
    const ana = await newMember(server)
    await binge(ana, [one], 1)
    server.advance(1000)
    await binge(ana, [two], 1)
    await skr(ana, one, 1)
    await watch(ana, one)
    expect((await mine(ana, { type: 'binge' })).list).toMatchObject([
      { id: two, mark: null },
      { id: one, mark: { id: one } },
    ])
    expect(await idsOf(ana, { type: 'skr' })).toEqual([one])
    expect(await countsOf(ana)).toEqual({ history: 1, binge: 2, skr: 1, bought: 0 })
    expect(await idsOf(ana, { type: 'skr', action: 'delete', ids: [one, two, 999_999] })).toEqual([])
    expect(await videoOf(ana, one)).toMatchObject({ is_skr: 0, skr_count: 0, is_binge: 1 })
    expect(await idsOf(ana, { type: 'binge', action: 'delete', ids: [] })).toEqual([])
    expect(await videoOf(ana, two)).toMatchObject({ is_binge: 0, binge_count: 0 })
  })

  it('R-21: deletes nothing of others', async () => {
    const id = await makeDrama()
    const ana = await newMember(server)
    await binge(ana, [id], 1)
    await watch(ana, id)
    await skr(ana, id, 1)
    for (const type of ['history', 'binge', 'skr'] as const) {
      await mine(me, { type, action: 'delete', ids: [id] })
      await mine(me, { type, action: 'delete', ids: [] })
      expect(await idsOf(ana, { type })).toEqual([id])
    }
    expect(await videoOf(ana, id)).toMatchObject({ binge_count: 1, skr_count: 1 })
  })

  it('narrows to words of the title and pages without doubles', async () => {
    const ids = [await makeDrama('Hà Nội by night'), await makeDrama('山海经'), await makeDrama('Saigon again')]
    const ana = await newMember(server)
    await binge(ana, ids, 1)
    expect(await idsOf(ana, { type: 'binge', keyword: 'ha noi' })).toEqual([ids[0]])
    expect(await mine(ana, { type: 'binge', keyword: '海' })).toMatchObject({ list: [{ id: ids[1] }], total: 1 })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => idsOf(ana, { type: 'binge', page, limit: 1 })))
    expect(pages).toEqual([[ids[2]], [ids[1]], [ids[0]], []])
    const { token } = ana
    for (const [field, form] of [
      ['keyword', { type: 'binge', keyword: ' ' }],
      ['ids', { type: 'binge', action: 'delete' }],
      ['type', { type: 'all' }],
    ] as const) {
      expect(await server.call(calls.listMine, form as never, { token })).toMatchObject({ code: 4000, data: { field } })
    }
  })

  it('holds nothing playable, and no drama that members do not see', async () => {
    const [id, gone] = [await makeDrama(), await makeDrama()]
    const ana = await newMember(server)
    for (const each of [id, gone]) {
      await binge(ana, [each], 1)
      await watch(ana, each)
      await skr(ana, each, 1)
    }
    await hide(gone)
    for (const type of ['history', 'binge', 'skr'] as const) {
      const reply = await mine(ana, { type })
      expect(reply).toMatchObject({ list: [{ id }], total: 1 })
      expect(JSON.stringify(reply)).not.toMatch(/play_url|\/play\/|m3u8|m4s|mp4|source\/|media\/\d/)
    }
    expect(await countsOf(ana)).toEqual({ history: 1, binge: 1, skr: 1, bought: 0 })
  })
})
