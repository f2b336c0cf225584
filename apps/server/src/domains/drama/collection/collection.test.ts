import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls as calls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../testing/members.ts'
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

const videoOf = async (member: Member, id: number) =>
  (await server.succeed(dramaCalls.getVideo, { id }, { token: member.token })).video

describe('vp-setVideo', () => {
  it('puts dramas on my list, takes them off, and counts each member once', async () => {
    const [one, two] = [await makeDrama('One'), await makeDrama('Two')]
    const ana = await newMember(server)
    expect(await binge(ana, [one, two, one], 1)).toEqual({ video_ids: [one, two], value: 1, binge_total: 2 })
    await binge(ana, [one], 1)
    await binge(me, [one], 1)
    expect(await videoOf(ana, one)).toMatchObject({ is_binge: 1, binge_count: 2 })
    expect(await videoOf(ana, two)).toMatchObject({ is_binge: 1, binge_count: 1 })
    expect(await binge(ana, [one], 0)).toMatchObject({ binge_total: 1 })
    expect(await binge(ana, [one], 0)).toMatchObject({ binge_total: 1 })
    expect(await videoOf(ana, one)).toMatchObject({ is_binge: 0, binge_count: 1 })
    expect(await videoOf(me, one)).toMatchObject({ is_binge: 1 })
  })

  it('counts right when many members and repeats come at once, in whatever order they name dramas', async () => {
    const [one, two] = [await makeDrama(), await makeDrama()]
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember(server)))
    await Promise.all(members.flatMap((member) => [binge(member, [one, two], 1), binge(member, [two, one], 1)]))
    expect(await videoOf(me, one)).toMatchObject({ binge_count: 6 })
    await Promise.all(
      members.flatMap((member) => [
        binge(member, [two, one], 0),
        mine(member, { type: 'binge', action: 'delete', ids: [] }),
      ]),
    )
    expect(await videoOf(me, one)).toMatchObject({ binge_count: 0 })
    expect(await videoOf(me, two)).toMatchObject({ binge_count: 0 })
  })

  it('refuses 4002 for a drama that is unknown or not shown, and then adds none; what is gone can be taken off', async () => {
    const [shown, gone] = [await makeDrama(), await makeDrama()]
    const ana = await newMember(server)
    await binge(ana, [gone], 1)
    await hide(gone)
    const { token } = ana
    const tried = await Promise.all(
      [[shown, 999_999], [shown, gone], [999_999_999_999_999]].map((ids) =>
        server.call(calls.setBinge, { video_ids: ids, value: 1 }, { token }),
      ),
    )
    expect(codesOf(tried)).toEqual([4002, 4002, 4002])
    expect(await mine(ana, { type: 'binge' })).toMatchObject({ list: [], total: 0 })
    expect(await binge(ana, [gone], 0)).toMatchObject({ binge_total: 0 })
  })

  it('refuses what it cannot read, naming the field', async () => {
    const { token } = me
    for (const [field, input] of [
      ['video_ids', { video_ids: [], value: 1 }],
      ['video_ids', { video_ids: Array.from({ length: 101 }, (_, index) => index + 1), value: 1 }],
      ['video_ids', { video_ids: [0], value: 1 }],
      ['video_ids', { video_ids: '1', value: 1 }],
      ['value', { video_ids: [1], value: 2 }],
    ] as const) {
      const reply = await server.call(calls.setBinge, input as never, { token })
      expect([reply.code, reply.data]).toMatchObject([4000, { field: expect.stringContaining(field) }])
    }
  })
})

describe('vp-videoSkr', () => {
  it('likes a drama once per member, and takes the like back once', async () => {
    const id = await makeDrama()
    const members = [me, ...(await Promise.all(Array.from({ length: 4 }, () => newMember(server))))]
    await Promise.all(members.flatMap((member) => [skr(member, id, 1), skr(member, id, 1)]))
    expect(await videoOf(me, id)).toMatchObject({ is_skr: 1, skr_count: 5 })
    await Promise.all([skr(me, id, 0), skr(me, id, 0), skr(me, id, 0)])
    expect(await skr(me, id, 0)).toEqual({ is_skr: 0, skr_count: 4 })
    expect(await videoOf(me, id)).toMatchObject({ is_skr: 0, skr_count: 4 })
  })

  it('likes an episode without liking the drama', async () => {
    const id = await makeDrama()
    const ana = await newMember(server)
    expect(await skr(me, id, 1, 2)).toEqual({ is_skr: 1, skr_count: 1 })
    expect(await skr(ana, id, 1, 2)).toEqual({ is_skr: 1, skr_count: 2 })
    expect(await skr(ana, id, 1, 1)).toEqual({ is_skr: 1, skr_count: 1 })
    expect(await skr(me, id, 0, 2)).toEqual({ is_skr: 0, skr_count: 1 })
    expect(await videoOf(ana, id)).toMatchObject({ is_skr: 0, skr_count: 0 })
  })

  it('refuses 4002 for what is not there or not shown; what is gone can lose a like', async () => {
    const [id, gone] = [await makeDrama(), await makeDrama()]
    await skr(me, gone, 1)
    await skr(me, gone, 1, 1)
    await hide(gone)
    const { token } = me
    const tried = await Promise.all(
      [
        { video_id: 999_999, value: 1 },
        { video_id: 999_999, value: 0 },
        { video_id: id, number: 3, value: 1 },
        { video_id: gone, value: 1 },
        { video_id: gone, number: 1, value: 1 },
      ].map((form) => server.call(calls.setSkr, form as CallRequest<typeof calls.setSkr>, { token })),
    )
    expect(codesOf(tried)).toEqual([4002, 4002, 4002, 4002, 4002])
    expect(await skr(me, gone, 0)).toEqual({ is_skr: 0, skr_count: 0 })
    expect(await skr(me, gone, 0, 1)).toEqual({ is_skr: 0, skr_count: 0 })
  })
})

describe('vp-videoScore', () => {
  const rate = (member: Member, id: number, score: unknown) =>
    server.call(calls.rateVideo, { video_id: id, score: score as number }, { token: member.token })

  it('V-39: takes a whole number from 1 to 10', async () => {
    const id = await makeDrama()
    for (const score of [0, 11, -1, 7.5, '7', null, undefined, Number.NaN]) {
      expect(await rate(me, id, score)).toMatchObject({ code: 4000, data: { field: 'score' } })
    }
    expect(await videoOf(me, id)).toMatchObject({ my_score: 0, score_count: 0, score: '0.0' })
  })

  it('rates once, also when it is asked at once (7027), and tells the average of all', async () => {
    const id = await makeDrama()
    const [ana, bao] = [await newMember(server), await newMember(server)]
    const tries = await Promise.all([3, 4, 5].map((score) => rate(ana, id, score)))
    expect(codesOf(tries)).toEqual([200, 7027, 7027])
    const taken = tries.find(({ code }) => code === 200)?.data.my_score ?? 0
    expect(await rate(ana, id, 10)).toMatchObject({ code: 7027 })
    const second = await rate(bao, id, 10)
    expect(second.data).toEqual({ my_score: 10, score: ((taken + 10) / 2).toFixed(1), score_count: 2 })
    expect(await videoOf(ana, id)).toMatchObject({ my_score: taken, score_count: 2 })
    expect(await videoOf(me, id)).toMatchObject({ my_score: 0, score_count: 2 })
  })

  it('refuses 4002 for a drama members do not see', async () => {
    const gone = await makeDrama()
    await hide(gone)
    expect(codesOf([await rate(me, gone, 5), await rate(me, 999_999, 5)])).toEqual([4002, 4002])
  })
})
