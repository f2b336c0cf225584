import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { bannerOperatorCalls } from '@cliffhanger/contract/drama/operator-banner-calls.ts'
import { discoverOperatorCalls } from '@cliffhanger/contract/drama/operator-discover-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../../testing/dramas.ts'
import { newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let token: string
let member: string
let dramas: number[]

const chart = { type: 'hot', period: 'week' } as const

beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'editor')
  member = (await newMember(server)).token
  dramas = []
  for (let index = 0; index < 4; index++)
    dramas.push(await newDrama(server.context.db, server.domains.drama.authoring, { title: `Ranked ${index}` }))
})
afterAll(() => server.close())

const drama = (index: number) => dramas[index] ?? 0
const asMembersSee = async () =>
  (await server.succeed(discoverCalls.listCharts, chart, { token: member })).list.map(({ id }) => id)
const pin = (index: number, rank: number, end_time = 0) =>
  server.call(discoverOperatorCalls.pinDrama, { ...chart, drama_id: drama(index), place: rank, end_time }, { token })

describe('R-23: charts that operators keep', () => {
  it('have a drama at the place it is pinned to at once, and say so', async () => {
    expect(await pin(2, 1)).toMatchObject({ code: 200 })
    expect((await asMembersSee())[0]).toBe(drama(2))
    const { list } = await server.succeed(discoverOperatorCalls.getChart, chart, { token })
    expect(list[0]).toMatchObject({ id: drama(2), title: 'Ranked 2', rank: 1, pinned: 1, pin_end_time: 0 })
    expect(list.slice(1).every(({ pinned }) => pinned === 0)).toBe(true)
    const log = await newOperatorToken(server, 'owner')
    expect((await actionsUpon(server, `drama ${drama(2)}`, log))[0]).toMatchObject({
      action: 'chart.pin',
      after: { ...chart, place: 1 },
    })
  })

  it('give one place to one drama, even when two are pinned at once', async () => {
    expect(await pin(0, 1)).toMatchObject({ code: 4003 })
    const both = await Promise.all([pin(0, 3), pin(1, 3)])
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 4003])
    // The same drama moves with its pin.
    expect(await pin(2, 2)).toMatchObject({ code: 200 })
    expect(await pin(2, 1)).toMatchObject({ code: 200 })
  })

  it('refuse what is not there, what is over and what is no place', async () => {
    expect(await pin(99, 5)).toMatchObject({ code: 4000 })
    const unknown = { ...chart, drama_id: 999_999, place: 5 }
    expect(await server.call(discoverOperatorCalls.pinDrama, unknown, { token })).toMatchObject({ code: 4002 })
    expect(await pin(3, 101)).toMatchObject({ code: 4000, data: { field: 'place' } })
    expect(await pin(3, 9, 1)).toMatchObject({ code: 4000, data: { field: 'end_time' } })
  })

  it('let a drama go back to where it belongs, with a reason', async () => {
    const unpin = { ...chart, drama_id: drama(2), reason }
    expect(await server.call(discoverOperatorCalls.unpinDrama, unpin, { token })).toMatchObject({ code: 200 })
    expect(await server.call(discoverOperatorCalls.unpinDrama, unpin, { token })).toMatchObject({ code: 4002 })
    const { list } = await server.succeed(discoverOperatorCalls.getChart, chart, { token })
    expect(list.find(({ id }) => id === drama(2))?.pinned).toBe(0)
  })

  it('are kept by those only who write content', async () => {
    const auditor = await newOperatorToken(server, 'auditor')
    expect(await server.call(discoverOperatorCalls.getChart, chart, { token: auditor })).toMatchObject({ code: 200 })
    const proposal = { ...chart, drama_id: drama(1), place: 7 }
    expect(await server.call(discoverOperatorCalls.pinDrama, proposal, { token: auditor })).not.toMatchObject({
      code: 200,
    })
    expect((await server.call(discoverOperatorCalls.getChart, chart, { token: member })).code).not.toBe(200)
  })
})

describe('R-23: the home page that operators set', () => {
  it('changes for members at once, once per version', async () => {
    const { version, settings } = await server.succeed(discoverOperatorCalls.getHomeSettings, {}, { token })
    const wanted = {
      ...settings,
      sections: settings.sections.map((section) => ({
        ...section,
        is_show: section.code === 'ranking' ? (0 as const) : (1 as const),
        sort: -section.sort,
        titles: section.code === 'all' ? { en: 'Everything' } : {},
      })),
      hot_search: ['bridge', 'rain'],
      float_entries: [{ icon: 'public/covers/gift.webp', link: '/pages/playlet/bonus' }],
    }
    const saved = await server.succeed(
      discoverOperatorCalls.setHomeSettings,
      { version, settings: wanted, reason },
      { token },
    )
    expect(saved.version).toBe(version + 1)
    const home = await server.succeed(dramaCalls.getHomeConfig, {}, { token: member })
    expect(home.sections[0]).toMatchObject({ code: 'all', title: 'Everything' })
    expect(home.sections.find(({ code }) => code === 'ranking')?.is_show).toBe(0)
    expect(home).toMatchObject({ hot_search: ['bridge', 'rain'], float_entries: [{ link: '/pages/playlet/bonus' }] })
    expect(home.float_entries[0]?.icon).toMatch(/^https?:\/\/.*gift\.webp$/)
    expect(
      await server.call(discoverOperatorCalls.setHomeSettings, { version, settings: wanted, reason }, { token }),
    ).toMatchObject({ code: 4003 })
  })

  it('has no section twice', async () => {
    const { version, settings } = await server.succeed(discoverOperatorCalls.getHomeSettings, {}, { token })
    const [first] = settings.sections
    const twice = { ...settings, sections: first ? [first, first] : [] }
    expect(
      await server.call(discoverOperatorCalls.setHomeSettings, { version, settings: twice, reason }, { token }),
    ).toMatchObject({ code: 4000, data: { field: 'sections' } })
  })
})

describe('banners with a time', () => {
  it('are shown from their beginning to their end, on their page, while they are on', async () => {
    const now = Math.floor(server.context.clock() / 1000)
    const banner = {
      titles: { en: 'Soon' },
      image_key: 'public/covers/b.webp',
      link_type: 'none',
      link: '',
      sort: 1,
      position: 'home',
      start_time: now + 3600,
      end_time: now + 7200,
      status: 1,
    } as const
    const { id } = await server.succeed(bannerOperatorCalls.createBanner, banner, { token, key: 'banner-with-a-time' })
    const isShown = async () =>
      (await server.succeed(dramaCalls.listBanners, {}, { token: member })).list.some((shown) => shown.id === id)
    const edit = (changes: object) =>
      server.call(bannerOperatorCalls.editBanner, { ...banner, ...changes, id }, { token })
    expect(await isShown()).toBe(false)
    expect(await edit({ start_time: now - 60 })).toMatchObject({ code: 200 })
    expect(await isShown()).toBe(true)
    expect(await edit({ start_time: now - 60, status: 0 })).toMatchObject({ code: 200 })
    expect(await isShown()).toBe(false)
    expect(await edit({ start_time: now - 60, position: 'mine' })).toMatchObject({ code: 200 })
    expect(await isShown()).toBe(false)
    expect(await edit({ end_time: now })).toMatchObject({ code: 4000, data: { field: 'end_time' } })
    const { list } = await server.succeed(bannerOperatorCalls.listBanners, {}, { token })
    expect(list.find((stored) => stored.id === id)).toMatchObject({
      position: 'mine',
      start_time: now - 60,
      end_time: now + 7200,
    })
  })
})
