import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { showingsOfNew } from '@cliffhanger/rules/drama/recommend.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DramaServer } from '../../../testing/drama-server.ts'
import { newDrama } from '../../../testing/dramas.ts'
import { neighbourLimits } from './jobs.ts'
import { replaceNeighbours } from './queries/neighbours.ts'
import { listFresh } from './queries/taste.ts'
import { createShowingCount } from './showing-count.ts'
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

describe('vg-videoRecom', () => {
  const recommended = async (userId: number, input: object = {}) =>
    (await server.succeed(discoverCalls.listRecommended, { limit: 100, ...input }, userId)).list.map(({ id }) => id)

  it('recommends to a new member what is popular, in their language first', async () => {
    const { db } = server.context
    const spoken = await newDrama(db, server.authoring, {
      language: 'vi',
      texts: { vi: { title: 'Chuyện tình', intro: '', tags: [] } },
      typeId: catalogue.typeIds[1] ?? 0,
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
    for (const member of crowd) for (const index of taste) await catalogue.watch(member, drama(index), 2)
    await db.transaction((tx) => replaceNeighbours(tx, neighbourLimits))
    const similar = await recommended(me, { id: drama(0) })
    expect(new Set(similar.slice(0, 3))).toEqual(new Set([drama(3), drama(6), drama(9)]))
    expect(similar).not.toContain(drama(0))

    const alike = await server.newMember()
    for (const index of [0, 3, 6]) await catalogue.watch(alike, drama(index), 2)
    for (const number of [1, 2]) await catalogue.watch(alike, drama(10), number, 5)
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
    let { list, seed } = await draw(me, { limit: 5 })
    const [key] = seed.split('.')
    while (seed.startsWith(`${key}.`)) {
      ids.push(...list.map(({ id }) => id))
      ;({ list, seed } = await draw(me, { limit: 5, seed }))
    }
    expect(list).toHaveLength(5)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted((a, b) => a - b)).toEqual(catalogue.dramas)
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
      (await catalogue.chart('hot')).slice(0, 20).map(({ id }) => id),
    )
    expect((await more({ section: 'recommended' })).title).toBe('Recommended for you')
  })

  it('is a category’s, which must be told and be there', async () => {
    const love = await more({ section: 'type', type_id: catalogue.typeIds[0] }, 'vi')
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
    const replies = await Promise.all([
      server.succeed(discoverCalls.listAllVideos, {}, me),
      server.succeed(discoverCalls.listCharts, {}, me),
      server.succeed(discoverCalls.listRecommended, {}, me),
      server.succeed(discoverCalls.listRandom, { limit: 20 }, me),
      server.succeed(discoverCalls.listMore, { section: 'all' }, me),
      server.succeed(discoverCalls.getFilters, {}, me),
    ])
    for (const reply of replies)
      expect(JSON.stringify(reply)).not.toMatch(/play_url|\/play\/|m3u8|m4s|mp4|source\/|media\/\d/)
  })
})

describe('a new drama', () => {
  it('is shown because it is new until it was shown 200 times', async () => {
    const { db, clock } = server.context
    const fresh = await newDrama(db, server.authoring, { title: 'Brand new' })
    const isFresh = async () =>
      (await listFresh(db, { sinceMs: clock() - dayMs, showings: showingsOfNew, limit: 100 })).some(
        ({ id }) => id === fresh,
      )
    expect(await isFresh()).toBe(true)
    const showings = createShowingCount(server.context)
    for (let turn = 0; turn < showingsOfNew; turn++) showings.add([fresh])
    await showings.stop()
    expect(await isFresh()).toBe(false)
  })
})
