import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DramaServer } from '../../../testing/drama-server.ts'
import { countActions } from './count-actions.ts'
import { insertActionsOnce } from './queries/actions.ts'
import { type Catalogue, openCatalogue } from './testing.ts'

let catalogue: Catalogue
let server: DramaServer
let me: number

beforeAll(async () => {
  catalogue = await openCatalogue()
  ;({ server, me } = catalogue)
})
afterAll(() => server.close())

const drama = (index: number) => catalogue.drama(index)
const day = dayMs

describe('vg-videoTotal', () => {
  it('has every listed drama, narrowed by category and by whether it is complete', async () => {
    const all = await server.succeed(discoverCalls.listAllVideos, { limit: 100 }, me)
    expect(all.total).toBe(12)
    const narrow = await server.succeed(discoverCalls.listAllVideos, { type_id: catalogue.typeIds[0], is_end: 1 }, me)
    expect([narrow.total, narrow.list.map(({ id }) => id).sort((a, b) => a - b)]).toEqual([2, [drama(0), drama(6)]])
    expect((await server.succeed(discoverCalls.listAllVideos, { vip_type: 2 }, me)).total).toBe(0)
    const wrong: object = { is_end: 2 }
    expect(await server.call(discoverCalls.listAllVideos, wrong, me)).toMatchObject({
      code: 4000,
      data: { field: 'is_end' },
    })
  })
})

describe('vg-getVideoType', () => {
  it('has the values that listed dramas have, in the language of the request', async () => {
    const found = await server.succeed(discoverCalls.getFilters, {}, me, 'vi')
    expect(found.types.map(({ name }) => name)).toEqual(['Tình yêu', 'Crime', 'Comedy'])
    expect(found.areas).toEqual(['China', 'Vietnam'])
    expect(found.years).toEqual([2023, 2022, 2021, 2020])
    expect(found.vip_types.map(({ id }) => id)).toEqual([0, 1, 2])
  })
})

describe('vg-videoCharts', () => {
  it('ranks what is watched, once per act, and tells places of a day before', async () => {
    const fan = await server.newMember()
    await catalogue.watch(fan, drama(4), 1)
    await catalogue.watch(fan, drama(4), 2)
    await catalogue.watch(me, drama(7), 1)
    await catalogue.makeAll()
    const first = await catalogue.chart('hot')
    // drama 4: two views, two episodes, finished (8); drama 7: a view and an episode. In tenths of a point.
    expect(first.slice(0, 2).map(({ id, rank, rank_value }) => [id, rank, rank_value])).toEqual([
      [drama(4), 1, 106],
      [drama(7), 2, 13],
    ])
    expect(first.every(({ former_rank }) => former_rank === 0)).toBe(true)
    expect(first.map(({ hook }) => typeof hook).slice(0, 2)).toEqual(['string', 'string'])
    await catalogue.makeAll()
    expect((await catalogue.chart('hot')).slice(0, 2)).toMatchObject(first.slice(0, 2))

    server.advance(day)
    await catalogue.makeAll()
    for (const member of [me, fan]) for (const number of [1, 2]) await catalogue.watch(member, drama(7), number)
    await catalogue.makeAll()
    const next = await catalogue.chart('hot', 'day')
    expect(next.slice(0, 2).map(({ id, former_rank }) => [id, former_rank])).toEqual([
      [drama(7), 2],
      [drama(4), 1],
    ])
  })

  it('counts what is done again, or undone and done, once per member', async () => {
    const { db } = server.context
    const before = (await catalogue.chart('binge', 'all')).length
    for (let turn = 0; turn < 3; turn++)
      await Promise.all([1, 2].map(() => insertActionsOnce(db, me, [drama(3)], 'binge', server.context.clock())))
    await catalogue.makeAll()
    const binge = await catalogue.chart('binge', 'all')
    expect(before).toBe(0)
    expect(binge.map(({ id, rank_value }) => [id, rank_value])).toEqual([[drama(3), 1]])
    expect((await catalogue.chart('binge', 'week'))[0]?.id).toBe(drama(3))
  })

  it('counts likes and lists through the calls that make them', async () => {
    const { db } = server.context
    const counted = async () =>
      db.find('select binges, likes, points from drama_counters where drama_id = $1', [drama(8)])
    for (const value of [1, 0, 1] as const) {
      await server.succeed(collectionCalls.setBinge, { video_ids: [drama(8)], value }, me)
      await server.succeed(collectionCalls.setSkr, { video_id: drama(8), number: 0, value }, me)
    }
    await countActions(db)
    expect(await counted()).toEqual({ binges: 1, likes: 1, points: 40 })
  })

  it('puts a drama with many good ratings before one with a single ten', async () => {
    const { db } = server.context
    await db.execute('update dramas set score_sum = 10, score_count = 1 where id = $1', [drama(1)])
    await db.execute('update dramas set score_sum = 4500, score_count = 500 where id = $1', [drama(2)])
    await db.execute('update dramas set score_sum = 300, score_count = 100 where id = $1', [drama(5)])
    await catalogue.makeAll()
    expect((await catalogue.chart('score', 'all')).map(({ id, rank_value }) => [id, rank_value])).toEqual([
      [drama(2), 90],
      // One rating is no average to show.
      [drama(1), 0],
      [drama(5), 30],
    ])
    // Nobody watched them lately.
    expect(await catalogue.chart('score', 'day')).toEqual([])
  })

  it('has among the new only what was published in its time', async () => {
    const { db } = server.context
    await db.execute('update dramas set published_ms = $2 where id = $1', [drama(7), server.context.clock() - 10 * day])
    await db.execute('update dramas set published_ms = $2 where id = $1', [drama(9), server.context.clock() - 60 * day])
    await catalogue.makeAll()
    const ids = async (period: 'day' | 'week' | 'month' | 'all') =>
      (await catalogue.chart('new', period)).map(({ id }) => id)
    expect(await ids('day')).not.toContain(drama(7))
    expect(await ids('week')).toContain(drama(7))
    expect(await ids('month')).not.toContain(drama(9))
    expect(await ids('all')).toContain(drama(9))
  })

  it('closes up where a drama is no longer listed, and pages without holes', async () => {
    const { db } = server.context
    await db.transaction((tx) => server.authoring.unpublishDrama(tx, drama(4)))
    const ranks = await catalogue.chart('hot')
    expect(ranks.map(({ rank }) => rank)).toEqual(ranks.map((_, index) => index + 1))
    expect(ranks.map(({ id }) => id)).not.toContain(drama(4))
    const pages = await Promise.all(
      [1, 2, 3].map((page) => server.succeed(discoverCalls.listCharts, { page, limit: 4 }, me)),
    )
    expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(ranks.map(({ id }) => id))
    expect((await server.succeed(discoverCalls.listCharts, { page: 9_999_999 }, me)).list).toEqual([])
    await db.transaction((tx) => server.authoring.publishDrama(tx, drama(4)))
    await catalogue.makeAll()
  })

  it('counts acts that come while it counts, and each of them once', async () => {
    const { db } = server.context
    const views = async () =>
      (await db.find<{ views: number }>('select views from drama_counters where drama_id = $1', [drama(11)]))?.views ??
      0
    const before = await views()
    const add = () =>
      db.execute(`insert into drama_acts (drama_id, kind, at_ms) select $1, 'view', $2 from generate_series(1, 400)`, [
        drama(11),
        server.context.clock(),
      ])
    await Promise.all([add(), countActions(db), add(), countActions(db), add()])
    await countActions(db)
    expect((await views()) - before).toBe(1200)
    expect(await db.query('select from drama_acts')).toEqual([])
  })
})
