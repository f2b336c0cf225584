import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { showingsOfNew } from '@cliffhanger/rules/drama/recommend.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DramaServer, startDramaServer } from '../../../testing/drama-server.ts'
import { newDrama } from '../../../testing/dramas.ts'
import { countActs } from './count-acts.ts'
import { neighbourLimits } from './jobs.ts'
import { makeCharts } from './make-charts.ts'
import { insertActOnce } from './queries/acts.ts'
import { replaceNeighbours } from './queries/neighbours.ts'
import { listFresh } from './queries/taste.ts'
import { createShowingCount } from './showing-count.ts'

const day = 86_400_000

let server: DramaServer
let me: number
let typeIds: number[]
/** Twelve dramas of three categories, two episodes each. */
let dramas: number[]

beforeAll(async () => {
  server = await startDramaServer()
  me = await server.newMember()
  const { db } = server.context
  typeIds = await db.transaction(async (tx) => [
    await server.authoring.createType(tx, { en: 'Love', vi: 'Tình yêu' }, 1),
    await server.authoring.createType(tx, { en: 'Crime' }, 2),
    await server.authoring.createType(tx, { en: 'Comedy' }, 3),
  ])
  dramas = []
  for (let index = 0; index < 12; index++) {
    dramas.push(
      await newDrama(db, server.authoring, {
        title: `Story ${index}`,
        typeId: typeIds[index % 3] ?? 0,
        area: ['China', 'Vietnam', ''][index % 3] ?? '',
        year: 2020 + (index % 4),
        isEnd: index % 2 === 0,
      }),
    )
  }
})
afterAll(() => server.close())

const drama = (index: number) => dramas[index] ?? 0

/** A member watches an episode to its end, second by second of the server's clock. */
async function watch(userId: number, dramaId: number, number: number, seconds = 60): Promise<void> {
  server.advance(seconds * 1000)
  const report = { video_id: dramaId, number, timeDetail: seconds >= 60 ? 89 : seconds, seconds }
  await server.succeed(dramaCalls.reportWatch, { ...report, client_seq: server.context.clock() }, userId)
}

const makeAll = async () => {
  await countActs(server.context.db)
  await makeCharts(server.context.db, server.context.clock())
}

const chart = async (type: 'hot' | 'new' | 'score' | 'binge', period: 'day' | 'week' | 'month' | 'all' = 'week') =>
  (await server.succeed(discoverCalls.listCharts, { type, period, limit: 100 }, me)).list

describe('vg-videoTotal', () => {
  it('has every listed drama, narrowed by category and by whether it is complete', async () => {
    const all = await server.succeed(discoverCalls.listAllVideos, { limit: 100 }, me)
    expect(all.total).toBe(12)
    const narrow = await server.succeed(discoverCalls.listAllVideos, { type_id: typeIds[0], is_end: 1 }, me)
    expect([narrow.total, narrow.list.map(({ id }) => id).sort((a, b) => a - b)]).toEqual([2, [drama(0), drama(6)]])
    expect((await server.succeed(discoverCalls.listAllVideos, { vip_type: 2 }, me)).total).toBe(0)
    expect(await server.call(discoverCalls.listAllVideos, { is_end: 2 as 1 }, me)).toMatchObject({
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
    await watch(fan, drama(4), 1)
    await watch(fan, drama(4), 2)
    await watch(me, drama(7), 1)
    await makeAll()
    const first = await chart('hot')
    // drama 4: two views, two episodes, finished (8); drama 7: a view and an episode. In tenths of a point.
    expect(first.slice(0, 2).map(({ id, rank, rank_value }) => [id, rank, rank_value])).toEqual([
      [drama(4), 1, 106],
      [drama(7), 2, 13],
    ])
    expect(first.every(({ former_rank }) => former_rank === 0)).toBe(true)
    await makeAll()
    expect((await chart('hot')).slice(0, 2)).toMatchObject(first.slice(0, 2))

    server.advance(day)
    await makeAll()
    for (const member of [me, fan]) for (const number of [1, 2]) await watch(member, drama(7), number)
    await makeAll()
    const next = await chart('hot', 'day')
    expect(next.slice(0, 2).map(({ id, former_rank }) => [id, former_rank])).toEqual([
      [drama(7), 2],
      [drama(4), 1],
    ])
  })

  it('counts what is done again, or undone and done, once per member', async () => {
    const { db } = server.context
    const before = (await chart('binge', 'all')).length
    for (let turn = 0; turn < 3; turn++)
      await Promise.all([1, 2].map(() => insertActOnce(db, me, drama(3), 'binge', server.context.clock())))
    await makeAll()
    const binge = await chart('binge', 'all')
    expect(before).toBe(0)
    expect(binge.map(({ id, rank_value }) => [id, rank_value])).toEqual([[drama(3), 1]])
    expect((await chart('binge', 'week'))[0]?.id).toBe(drama(3))
  })

  it('puts a drama with many good ratings before one with a single ten', async () => {
    const { db } = server.context
    await db.execute('update dramas set score_sum = 10, score_count = 1 where id = $1', [drama(1)])
    await db.execute('update dramas set score_sum = 4500, score_count = 500 where id = $1', [drama(2)])
    await db.execute('update dramas set score_sum = 300, score_count = 100 where id = $1', [drama(5)])
    await makeAll()
    expect((await chart('score', 'all')).map(({ id, rank_value }) => [id, rank_value])).toEqual([
      [drama(2), 90],
      [drama(1), 100],
      [drama(5), 30],
    ])
    // Nobody watched them lately.
    expect(await chart('score', 'day')).toEqual([])
  })

  it('has among the new only what was published in its time', async () => {
    const { db } = server.context
    await db.execute('update dramas set published_ms = $2 where id = $1', [drama(7), server.context.clock() - 10 * day])
    await db.execute('update dramas set published_ms = $2 where id = $1', [drama(9), server.context.clock() - 60 * day])
    await makeAll()
    const ids = async (period: 'day' | 'week' | 'month' | 'all') => (await chart('new', period)).map(({ id }) => id)
    expect(await ids('day')).not.toContain(drama(7))
    expect(await ids('week')).toContain(drama(7))
    expect(await ids('month')).not.toContain(drama(9))
    expect(await ids('all')).toContain(drama(9))
  })

  it('closes up where a drama is no longer listed, and pages without holes', async () => {
    const { db } = server.context
    await db.transaction((tx) => server.authoring.unpublishDrama(tx, drama(4)))
    const places = await chart('hot')
    expect(places.map(({ rank }) => rank)).toEqual(places.map((_, index) => index + 1))
    expect(places.map(({ id }) => id)).not.toContain(drama(4))
    const pages = await Promise.all(
      [1, 2, 3].map((page) => server.succeed(discoverCalls.listCharts, { page, limit: 4 }, me)),
    )
    expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(places.map(({ id }) => id))
    expect((await server.succeed(discoverCalls.listCharts, { page: 9_999_999 }, me)).list).toEqual([])
    await db.transaction((tx) => server.authoring.publishDrama(tx, drama(4)))
    await makeAll()
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
    await Promise.all([add(), countActs(db), add(), countActs(db), add()])
    await countActs(db)
    expect((await views()) - before).toBe(1200)
    expect(await db.query('select from drama_acts')).toEqual([])
  })
})

describe('vg-videoRecom', () => {
  const recommended = async (userId: number, input: object = {}) =>
    (await server.succeed(discoverCalls.listRecommended, { limit: 100, ...input }, userId)).list.map(({ id }) => id)

  it('knows a newcomer nothing but what is popular, in his language first', async () => {
    const { db } = server.context
    const spoken = await newDrama(db, server.authoring, {
      language: 'vi',
      texts: { vi: { title: 'Chuyện tình', intro: '', tags: [] } },
      typeId: typeIds[1] ?? 0,
    })
    await db.execute('update dramas set published_ms = 1 where id = $1', [spoken])
    const newcomer = await server.newMember()
    const list = await server.succeed(discoverCalls.listRecommended, { limit: 100 }, newcomer, 'vi')
    expect(list.list[0]?.id).toBe(spoken)
    expect(list.total).toBe(13)
    await db.transaction((tx) => server.authoring.unpublishDrama(tx, spoken))
  })

  it('follows those who watched the same, and puts what I saw and what I left behind last', async () => {
    const { db } = server.context
    const crowd = await Promise.all(Array.from({ length: 5 }, () => server.newMember()))
    const taste = [0, 3, 6, 9]
    for (const member of crowd) for (const index of taste) await watch(member, drama(index), 2)
    await db.transaction((tx) => replaceNeighbours(tx, neighbourLimits))
    const similar = await recommended(me, { id: drama(0) })
    expect(new Set(similar.slice(0, 3))).toEqual(new Set([drama(3), drama(6), drama(9)]))
    expect(similar).not.toContain(drama(0))

    const alike = await server.newMember()
    for (const index of [0, 3, 6]) await watch(alike, drama(index), 2)
    for (const number of [1, 2]) await watch(alike, drama(10), number, 5)
    const ids = await recommended(alike)
    expect(ids.indexOf(drama(9))).toBeLessThan(4)
    expect(ids.at(-1)).toBe(drama(10))
    expect(new Set(ids.slice(-4))).toEqual(new Set([drama(0), drama(3), drama(6), drama(10)]))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has nothing like a drama that members do not see', async () => {
    expect(await recommended(me, { id: 999_999 })).toEqual([])
    expect((await server.call(discoverCalls.listRecommended, { id: 0 }, me)).code).toBe(4000)
  })
})

describe('vg-random', () => {
  const draw = (userId: number, input: object) => server.succeed(discoverCalls.listRandom, input, userId)

  it('never repeats a drama within a seed, and begins anew after the last one', async () => {
    const ids: number[] = []
    let seed: string | undefined
    const key = () => seed?.split('.')[0]
    const first = await draw(me, { limit: 5 })
    seed = first.seed
    const firstKey = key()
    ids.push(...first.list.map(({ id }) => id))
    for (;;) {
      const next = await draw(me, { limit: 5, seed })
      seed = next.seed
      if (key() !== firstKey) {
        expect(next.list).toHaveLength(5)
        break
      }
      ids.push(...next.list.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted((a, b) => a - b)).toEqual(dramas)
  })

  it('answers the same seed alike, with the first episode and without its address', async () => {
    const { seed } = await draw(me, { limit: 1 })
    const twice = await Promise.all([draw(me, { limit: 3, seed }), draw(me, { limit: 3, seed })])
    expect(twice[0]).toEqual(twice[1])
    for (const { item, id } of twice[0].list) {
      expect(item).toMatchObject({ number: 1, can_play: 1, video_id: id })
      expect(item).not.toHaveProperty('play_url')
    }
  })

  it('leaves out what the member could not watch from its beginning', async () => {
    const { db } = server.context
    await db.execute('update dramas set vip_type = 1, free_number = 0 where id = $1', [drama(8)])
    const { list } = await draw(me, { limit: 20 })
    expect(list.map(({ id }) => id)).not.toContain(drama(8))
    await db.execute('update dramas set vip_type = 0, free_number = 3 where id = $1', [drama(8)])
  })

  it.each(['', 'x.y', '1.1.2', '9999999.zzzzzz.zzzzzz', '../..', "';--"])('refuses the seed "%s"', async (seed) =>
    expect(await server.call(discoverCalls.listRandom, { seed }, me)).toMatchObject({
      code: 4000,
      data: { field: 'seed' },
    }),
  )
})

describe('vp-moreC', () => {
  const more = (input: object, language?: string) =>
    server.succeed(discoverCalls.listMore, input as never, me, language)

  it('is the whole list of each section under its title', async () => {
    expect(await more({ section: 'latest', limit: 3 })).toMatchObject({ title: 'New releases', total: 12, limit: 3 })
    expect(await more({ section: 'all', page: 2, limit: 5 }, 'vi')).toMatchObject({
      title: 'Tất cả phim ngắn',
      page: 2,
    })
    expect((await more({ section: 'ranking' })).list.map(({ id }) => id)).toEqual(
      (await chart('hot')).slice(0, 20).map(({ id }) => id),
    )
    expect((await more({ section: 'recommended' })).title).toBe('Recommended for you')
  })

  it('is a category’s, which must be told and be there', async () => {
    const love = await more({ section: 'type', type_id: typeIds[0] }, 'vi')
    expect(love).toMatchObject({ title: 'Tình yêu', total: 4 })
    expect(await server.call(discoverCalls.listMore, { section: 'type' }, me)).toMatchObject({
      code: 4000,
      data: { field: 'type_id' },
    })
    expect(await server.call(discoverCalls.listMore, { section: 'type', type_id: 999_999 }, me)).toMatchObject({
      code: 4002,
    })
    expect(await server.call(discoverCalls.listMore, { section: 'notices' as 'all' }, me)).toMatchObject({ code: 4000 })
  })
})

describe('check 9: addresses of films', () => {
  it('are in no list', async () => {
    const answers = await Promise.all([
      server.succeed(discoverCalls.listAllVideos, {}, me),
      server.succeed(discoverCalls.listCharts, {}, me),
      server.succeed(discoverCalls.listRecommended, {}, me),
      server.succeed(discoverCalls.listRandom, { limit: 20 }, me),
      server.succeed(discoverCalls.listMore, { section: 'all' }, me),
      server.succeed(discoverCalls.getFilters, {}, me),
    ])
    for (const answer of answers)
      expect(JSON.stringify(answer)).not.toMatch(/play_url|\/play\/|m3u8|m4s|mp4|source\/|media\/\d/)
  })
})

describe('a new drama', () => {
  it('is shown because it is new until it was shown 200 times', async () => {
    const { db, clock } = server.context
    const fresh = await newDrama(db, server.authoring, { title: 'Brand new' })
    const isFresh = async () =>
      (await listFresh(db, { sinceMs: clock() - day, showings: showingsOfNew, limit: 100 })).some(
        ({ id }) => id === fresh,
      )
    expect(await isFresh()).toBe(true)
    const showings = createShowingCount(server.context)
    for (let turn = 0; turn < showingsOfNew; turn++) showings.add([fresh])
    await showings.stop()
    expect(await isFresh()).toBe(false)
  })
})
