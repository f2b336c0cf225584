import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DramaServer, startDramaServer } from '../../../testing/drama-server.ts'
import { newAsset, newDrama } from '../../../testing/dramas.ts'

let server: DramaServer
let me: number
let moon: number

beforeAll(async () => {
  server = await startDramaServer()
  me = await server.newMember()
  moon = await newDrama(server.context.db, server.authoring, {
    texts: {
      en: { title: 'Moon over <b>Hà Nội</b>', intro: 'A story.', tags: ['love'] },
      'zh-CN': { title: '河内之月', intro: '一个故事。', tags: ['爱情'] },
    },
  })
})
afterAll(() => server.close())

const inTransaction = <T>(work: Parameters<typeof server.context.db.transaction<T>>[0]) =>
  server.context.db.transaction(work)

describe('the home page', () => {
  it('has its sections, titles and search words in the language of the request', async () => {
    const home = await server.succeed(dramaCalls.getHomeConfig, {}, me)
    expect(home.sections.map(({ code, title }) => [code, title])).toEqual([
      ['notices', 'Notices'],
      ['history', 'Continue watching'],
      ['latest', 'New releases'],
      ['ranking', 'Charts'],
      ['recommended', 'Recommended for you'],
      ['all', 'All dramas'],
    ])
    expect(home).toMatchObject({ template: 1, guide_desktop: 1, hot_search: ['Moon over <b>Hà Nội</b>'] })
    const chinese = await server.succeed(dramaCalls.getHomeConfig, {}, me, 'zh-CN')
    expect(chinese).toMatchObject({ search_placeholder: '搜索短剧', hot_search: ['河内之月'] })
  })

  it('tells whether the member has something to go on watching', async () => {
    const [watcher, other] = [await server.newMember(), await server.newMember()]
    const continues = async (member: number) => (await server.succeed(dramaCalls.getHomeConfig, {}, member)).continues
    expect(await continues(watcher)).toBe(0)
    await server.context.db.execute(
      `insert into watch_marks (user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms)
       values ($1, $2, 1, 5, 60, false, 1, 1)`,
      [watcher, moon],
    )
    expect([await continues(watcher), await continues(other)]).toEqual([1, 0])
    await server.context.db.execute('update watch_marks set position_seconds = 60, number = 99 where user_id = $1', [
      watcher,
    ])
    expect(await continues(watcher)).toBe(0)
  })

  it('tells what kind of member somebody is', async () => {
    const [plain, vip, svip] = [await server.newMember(), await server.newMember(), await server.newMember()]
    const until = server.context.clock() + 60_000
    await server.context.db.execute(
      'insert into memberships (user_id, vip_until_ms, svip_until_ms) values ($1, $3, 0), ($2, $3, $3)',
      [vip, svip, until],
    )
    const kinds = [plain, vip, svip].map(
      async (member) => (await server.succeed(dramaCalls.getHomeConfig, {}, member)).vip_type,
    )
    expect(await Promise.all(kinds)).toEqual([0, 1, 2])
  })

  it('follows what operators set', async () => {
    const { db } = server.context
    const value = {
      sections: [
        { code: 'latest', titles: {}, is_show: 1, sort: 2, limit: 6 },
        { code: 'all', titles: { en: 'Everything' }, is_show: 0, sort: 1, limit: 30 },
      ],
      hot_search: ['bridge'],
    }
    await db.execute(`insert into platform_settings (key, value) values ('home', $1)`, [JSON.stringify(value)])
    const home = await server.succeed(dramaCalls.getHomeConfig, {}, me)
    expect(home.sections).toEqual([
      { code: 'all', title: 'Everything', is_show: 0, sort: 1, limit: 30 },
      { code: 'latest', title: 'New releases', is_show: 1, sort: 2, limit: 6 },
    ])
    expect(home.hot_search).toEqual(['bridge'])
    await db.execute(`delete from platform_settings where key = 'home'`)
  })

  it('has the category "all" first', async () => {
    const { list } = await server.succeed(dramaCalls.listHomeTypes, {}, me, 'vi')
    expect(list[0]).toEqual({ id: 0, name: 'Tất cả', icon: '', sort: 0 })
    expect(list.length).toBeGreaterThan(1)
  })

  it('shows the banners of now whose drama members see', async () => {
    const { db } = server.context
    const hidden = await newDrama(db, server.authoring, { isIncomplete: true })
    const banner = { position: 'home', titles: { en: 'Look' }, imageKey: 'public/banner.webp', sort: 1 }
    await inTransaction(async (tx) => {
      for (const link of [moon, hidden, 999_999]) {
        await server.authoring.createBanner(tx, { ...banner, linkType: 'video', link: String(link) })
      }
      const over = await server.authoring.createBanner(tx, { ...banner, linkType: 'url', link: 'https://example.com' })
      await tx.execute('update banners set ends_ms = $2 where id = $1', [over, server.context.clock()])
    })
    const { list } = await server.succeed(dramaCalls.listBanners, {}, me)
    expect(list).toMatchObject([{ link_type: 'video', link: String(moon), title: 'Look', end_time: 0 }])
    expect(list[0]?.video).toEqual({ id: moon, intro: 'A story.', is_binge: 0 })
    const other = await server.newMember()
    await server.succeed(collectionCalls.setBinge, { video_ids: [moon], value: 1 }, me)
    const featuredOf = async (userId: number) =>
      (await server.succeed(dramaCalls.listBanners, {}, userId, 'zh-CN')).list[0]?.video
    expect(await featuredOf(me)).toEqual({ id: moon, intro: '一个故事。', is_binge: 1 })
    expect((await featuredOf(other))?.is_binge).toBe(0)
    expect(list[0]?.image).toMatch(/^https:\/\/app\.example\/.*public\/banner\.webp$/)
  })
})

describe('lists', () => {
  it('hold cards in the member’s language, in the main one where there is none', async () => {
    const titleIn = async (language: string) =>
      (await server.succeed(dramaCalls.listTheater, {}, me, language)).list.find((card) => card.id === moon)?.title
    expect(await titleIn('zh-CN')).toBe('河内之月')
    expect(await titleIn('pt')).toBe('Moon over <b>Hà Nội</b>')
  })

  it('put the newest first and page without doubles or holes', async () => {
    const made: number[] = []
    for (let number = 0; number < 5; number++) {
      server.advance(1000)
      made.unshift(await newDrama(server.context.db, server.authoring, { title: `Paged ${number}`, episodes: 1 }))
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => server.succeed(dramaCalls.listTheater, { page, limit: 2 }, me)),
    )
    expect(pages.flatMap((page) => page.list.map((card) => card.id)).slice(0, 5)).toEqual(made)
    expect(pages[0]).toMatchObject({ page: 1, limit: 2, total: expect.any(Number) })
  })

  it('V-42: mark the found words in escaped titles', async () => {
    const { list, total } = await server.succeed(dramaCalls.listVideos, { keyword: 'ha NOI' }, me)
    expect(total).toBe(1)
    expect(list[0]?.title_highlight).toBe('Moon over &lt;b&gt;<em>Hà</em> <em>Nội</em>&lt;/b&gt;')
    const chinese = await server.succeed(dramaCalls.listVideos, { keyword: '内之' }, me, 'zh-CN')
    expect(chinese.list[0]?.title_highlight).toBe('河<em>内之</em>月')
    // How it begins stands below: with a search alone.
    expect(list[0]?.hook).toEqual(expect.any(String))
    const all = await server.succeed(dramaCalls.listVideos, {}, me)
    expect(all.list.every(({ hook }) => hook === undefined)).toBe(true)
  })

  it('narrow to type, area, year and membership', async () => {
    const { db } = server.context
    const typeId = await inTransaction((tx) => server.authoring.createType(tx, { en: 'Rare' }, 5))
    const rare = await newDrama(db, server.authoring, { typeId, area: 'Brazil', year: 1999 })
    for (const filter of [
      { type_id: typeId },
      { area: 'Brazil' },
      { year: 1999 },
      { type_id: typeId, year: 1999, vip_type: 0 },
    ]) {
      const { list, total } = await server.succeed(dramaCalls.listVideos, filter, me)
      expect([total, list.map((card) => card.id)]).toEqual([1, [rare]])
    }
    expect((await server.succeed(dramaCalls.listVideos, { vip_type: 2 }, me)).total).toBe(0)
  })

  it('are empty, not broken, for odd words and far pages', async () => {
    for (const keyword of ["'; drop table dramas; --", '%', '\\', '\uD83C', '🎬', '<script>']) {
      expect(await server.call(dramaCalls.listVideos, { keyword }, me)).toMatchObject({ code: 200, data: { list: [] } })
    }
    expect(await server.succeed(dramaCalls.listTheater, { page: 999_999_999_999_999 }, me)).toMatchObject({ list: [] })
  })

  it('refuse what they cannot read, naming the field', async () => {
    const wrong: readonly [string, object][] = [
      ['keyword', { keyword: '' }],
      ['keyword', { keyword: '  ' }],
      ['keyword', { keyword: 'x'.repeat(51) }],
      ['keyword', { keyword: 'a\u0000' }],
      ['limit', { limit: 101 }],
      ['page', { page: 0 }],
      ['page', { page: 'two' }],
      ['sort', { sort: 'random' }],
      ['vip_type', { vip_type: 3 }],
      ['year', { year: 12 }],
    ]
    for (const [field, input] of wrong) {
      const reply = await server.call(dramaCalls.listVideos, input, me)
      expect(reply).toMatchObject({ code: 4000, data: { field } })
    }
  })
})

describe('episodes', () => {
  it('are listed with their terms; one of them comes with a ticket', async () => {
    const { list, item } = await server.succeed(dramaCalls.getEpisodes, { video_id: moon }, me)
    expect(item).toBeUndefined()
    expect(list).toMatchObject([
      { number: 1, title: 'Part 1', duration: 90, is_free: 1, can_play: 1, deny_reason: '' },
      { number: 2, title: 'Part 2' },
    ])
    const one = await server.succeed(dramaCalls.getEpisodes, { video_id: moon, number: 2 }, me)
    expect(one.list).toBeUndefined()
    expect(one.item?.play_url).toMatch(/^https:\/\/app\.example\/play\/.+\.m3u8$/)
  })

  it('R-3, R-4: of members come without an address, and say what is missing', async () => {
    const { db } = server.context
    const id = await newDrama(db, server.authoring, { episodes: 4 })
    for (const [vipType, reason] of [
      [1, 'vip'],
      [2, 'svip'],
    ] as const) {
      await db.execute('update dramas set vip_type = $2 where id = $1', [id, vipType])
      const { item } = await server.succeed(dramaCalls.getEpisodes, { video_id: id, number: 4 }, me)
      expect(item).toMatchObject({ can_play: 0, deny_reason: reason, is_free: 0 })
      expect(item).not.toHaveProperty('play_url')
      const free = await server.succeed(dramaCalls.getEpisodes, { video_id: id, number: 3 }, me)
      expect(free.item).toMatchObject({ can_play: 1, is_free: 1 })
    }
  })

  it('of dramas that members do not see are not there', async () => {
    const { db } = server.context
    const hidden = await newDrama(db, server.authoring, { isIncomplete: true })
    const unpublished = await newDrama(db, server.authoring)
    await inTransaction((tx) => server.authoring.unpublishDrama(tx, unpublished))
    for (const id of [hidden, unpublished, 999_999, 999_999_999_999_999]) {
      const replies = [
        await server.call(dramaCalls.getVideo, { id }, me),
        await server.call(dramaCalls.getEpisodes, { video_id: id }, me),
        await server.call(dramaCalls.getEpisodes, { video_id: id, number: 1 }, me),
      ]
      expect(replies.map((reply) => reply.code)).toEqual([4002, 4002, 4002])
    }
    const far = await server.call(dramaCalls.getEpisodes, { video_id: moon, number: 999_999_999_999 }, me)
    expect(far).toMatchObject({ code: 4000, data: { field: 'number' } })
    const pending = await newAsset(db, 'pending')
    await inTransaction((tx) => server.authoring.createEpisode(tx, { dramaId: moon, titles: {}, assetId: pending }))
    expect(await server.call(dramaCalls.getEpisodes, { video_id: moon, number: 3 }, me)).toMatchObject({ code: 4002 })
  })
})

describe('addresses of films', () => {
  it('are in no answer but that for one episode', async () => {
    const replies = await Promise.all([
      server.succeed(dramaCalls.getHomeConfig, {}, me),
      server.succeed(dramaCalls.listHomeTypes, {}, me),
      server.succeed(dramaCalls.listBanners, {}, me),
      server.succeed(dramaCalls.listTheater, {}, me),
      server.succeed(dramaCalls.listVideos, { keyword: 'moon' }, me),
      server.succeed(dramaCalls.getVideo, { id: moon }, me),
      server.succeed(dramaCalls.getEpisodes, { video_id: moon }, me),
      server.succeed(dramaCalls.getMark, { video_id: moon }, me),
      server.succeed(dramaCalls.reportWatch, { video_id: moon, number: 1, timeDetail: 1, seconds: 1 }, me),
    ])
    for (const reply of replies) {
      expect(JSON.stringify(reply)).not.toMatch(/play_url|\/play\/|m3u8|m4s|mp4|source\/|media\/\d/)
    }
  })
})

describe('a visit', () => {
  it('of a drama’s page is counted', async () => {
    const { db } = server.context
    const visits = async () =>
      (await db.one<{ visit_count: number }>('select visit_count from dramas where id = $1', [moon])).visit_count
    const before = await visits()
    await Promise.all([1, 2, 3].map(() => server.succeed(dramaCalls.getVideo, { id: moon }, me)))
    expect(await visits()).toBe(before + 3)
  })
})
