import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DramaServer } from '../../../testing/drama-server.ts'
import { newDrama } from '../../../testing/dramas.ts'
import { makeCharts } from './make-charts.ts'
import { type Catalogue, openCatalogue } from './testing.ts'

let catalogue: Catalogue
let server: DramaServer

beforeAll(async () => {
  catalogue = await openCatalogue()
  ;({ server } = catalogue)
})
afterAll(() => server.close())

const drama = (index: number) => catalogue.drama(index)

/** The mark of each drama that has one, by its index. */
async function badges(): Promise<Record<number, string>> {
  const { list } = await server.succeed(discoverCalls.listAllVideos, { limit: 100 }, catalogue.me)
  return Object.fromEntries(
    list.flatMap(({ id, badge }) => (badge === undefined ? [] : [[catalogue.dramas.indexOf(id), badge]])),
  )
}

const publishAgo = (index: number, ms: number) =>
  server.context.db.execute('update dramas set published_ms = $2 where id = $1', [
    drama(index),
    server.context.clock() - ms,
  ])

describe('C-54: marks of covers', () => {
  it('call a drama new for 7 days after it was first published, also where it was taken down meanwhile', async () => {
    await server.context.db.execute('update dramas set published_ms = $1', [server.context.clock() - 30 * dayMs])
    await publishAgo(3, 7 * dayMs - 1)
    await publishAgo(4, 7 * dayMs)
    expect(await badges()).toEqual({ 3: 'new' })
    for (const isPublished of [false, true])
      await server.context.db.transaction((tx) =>
        isPublished ? server.authoring.publishDrama(tx, drama(4)) : server.authoring.unpublishDrama(tx, drama(4)),
      )
    expect(await badges()).toEqual({ 3: 'new' })
    server.advance(1)
    expect(await badges()).toEqual({})
  })

  it('call nothing hot while nothing was watched, and one drama of twelve once something was', async () => {
    await publishAgo(5, dayMs)
    await makeCharts(server.context.db, server.context.clock())
    expect(await badges()).toEqual({ 5: 'new' })
    await catalogue.watch(catalogue.me, drama(7), 1)
    await catalogue.makeAll()
    expect(await badges()).toEqual({ 5: 'new', 7: 'hot' })
  })

  it('call what is both hot, in every list, and forget what was hot before', async () => {
    const fan = await server.newMember()
    for (const number of [1, 2]) await catalogue.watch(fan, drama(5), number)
    await catalogue.makeAll()
    expect(await badges()).toEqual({ 5: 'hot' })
    expect((await catalogue.chart('hot'))[0]).toMatchObject({ id: drama(5), badge: 'hot' })
    const [theater, found, recommended, { video }] = await Promise.all([
      server.succeed(dramaCalls.listTheater, { limit: 100 }, fan),
      server.succeed(dramaCalls.listVideos, { keyword: 'Story 5' }, fan),
      server.succeed(discoverCalls.listRecommended, { limit: 100 }, fan),
      server.succeed(dramaCalls.getVideo, { id: drama(5) }, fan),
    ])
    for (const { list } of [theater, found, recommended])
      expect(list.find(({ id }) => id === drama(5))?.badge).toBe('hot')
    expect(video.badge).toBe('hot')
  })

  it('follow the heat of the week and not what operators pinned', async () => {
    const { db } = server.context
    await db.execute(`insert into chart_pins (drama_id, type, period, place) values ($1, 'hot', 'week', 1)`, [drama(2)])
    await catalogue.makeAll()
    expect((await catalogue.chart('hot'))[0]?.id).toBe(drama(2))
    expect(await badges()).toEqual({ 5: 'hot' })
  })

  it('end where all heat has faded', async () => {
    server.advance(90 * dayMs)
    await catalogue.makeAll()
    expect(await badges()).toEqual({})
  })

  it('are given to 5 % of the dramas that are listed', async () => {
    const { context, authoring } = server
    for (let more = 0; more < 28; more++)
      await newDrama(context.db, authoring, { episodes: 1, typeId: catalogue.typeIds[0] ?? 0 })
    await context.db.execute('update dramas set published_ms = 0')
    for (const index of [1, 8]) await catalogue.watch(catalogue.me, drama(index), 1)
    for (const index of [6, 8]) await catalogue.watch(await server.newMember(), drama(index), 1)
    for (const index of [6]) await catalogue.watch(catalogue.me, drama(index), 1)
    await catalogue.makeAll()
    expect(await badges()).toEqual({ 6: 'hot', 8: 'hot' })
  })
})
