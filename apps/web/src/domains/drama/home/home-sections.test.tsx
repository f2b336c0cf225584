import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { HomeBanner, HomeSection, VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { markFirstScreenDrawn } from '../../../platform/idle.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { clearWatched, saveWatched } from '../watched.ts'
import { HomeSections } from './home-sections.tsx'

const section = (code: HomeSection['code'], title: string, limit: number): HomeSection => ({
  ...{ code, title, limit, is_show: 1, sort: 1 },
})
const config: CallData<typeof dramaCalls.getHomeConfig> = {
  sections: [
    section('history', 'Continue watching', 8),
    section('latest', 'New releases', 6),
    section('ranking', 'Ranking', 10),
    section('recommended', 'Recommended for you', 9),
    section('all', 'All dramas', 20),
  ],
  hot_search: [],
  search_placeholder: '',
  float_entries: [],
  template: 1,
  guide_desktop: 0,
}
const genres = [
  { id: 1, name: 'Mystery', icon: '', sort: 1 },
  { id: 2, name: 'Comedy', icon: '', sort: 2 },
]
const place = { cover: '', lastNumber: 8, number: 1, positionSeconds: 5, durationSeconds: 60, atMs: 1 }

/** A platform with so many dramas: every other one is a mystery. */
const dramasOf = (count: number): VideoCard[] =>
  Array.from({ length: count }, (_, index) => ({
    ...exampleDrama,
    ...{
      id: index + 1,
      title: `Story ${index + 1}`,
      type_name: index % 2 === 0 ? 'Mystery' : 'Comedy',
      is_end: 0 as const,
    },
  }))

let server: FakeServer
const answer = (dramas: readonly VideoCard[], tastes: readonly number[] = []) => {
  const paged = (list: readonly VideoCard[]) => ({ list: [...list], total: dramas.length, page: 1, limit: 100 })
  const ranked = dramas.map((drama, index) => ({ ...drama, rank: index + 1, rank_value: 1, former_rank: 0 }))
  server.answer(dramaCalls.listBanners, () => ({ list: [] }))
  server.answer(dramaCalls.listTheater, () => paged(dramas))
  server.answer(dramaCalls.listHomeTypes, () => ({ list: genres }))
  server.answer(discoverCalls.listCharts, () => ({ ...paged([]), list: ranked }))
  server.answer(discoverCalls.listRecommended, () => paged(dramas))
  server.answer(discoverCalls.listAllVideos, () => paged(dramas))
  server.answer(discoverCalls.getTaste, () => ({ type_ids: [...tastes] }))
  server.answer(collectionCalls.listMine, () => ({ ...paged([]), list: [] }))
}
const region = (name: string) => page.getByRole('region', { name, exact: true })
const titlesIn = (name: string) =>
  region(name)
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent?.match(/Story \d+/)?.[0])
const whole = page.getByRole('link', { name: 'Browse all dramas' })

beforeEach(async () => {
  await page.viewport(390, 844)
  clearWatched()
  markFirstScreenDrawn()
  server = new FakeServer()
})

describe('the sections of home', () => {
  it('repeat nothing, and lead to all there are', async () => {
    answer(dramasOf(24))
    await draw(<HomeSections config={config} />)
    // It is seen once all above it has its place.
    await expect.element(whole).toBeVisible()
    await expect.element(whole).toHaveAttribute('href', expect.stringMatching(/section=all$/))
    const rows = ['New releases', 'Ranking', 'Recommended for you', 'All dramas'].flatMap(titlesIn)
    expect(rows).toHaveLength(new Set(rows).size)
    expect(titlesIn('New releases')).toHaveLength(6)
    // A quarter of what there is.
    expect(titlesIn('Ranking')).toHaveLength(6)
    // All but one, which would stand alone at the end of two columns.
    expect(rows).toHaveLength(23)
  })

  it('show whole rows of the chart on a desktop, and elsewhere what has no place in them', async () => {
    await page.viewport(1280, 900)
    answer(dramasOf(32))
    await draw(<HomeSections config={config} />)
    await expect.element(whole).toBeVisible()
    expect(titlesIn('Ranking')).toHaveLength(5)
    const rows = ['New releases', 'Ranking', 'Recommended for you', 'All dramas'].flatMap(titlesIn)
    expect(new Set(rows).size).toBe(31)
  })

  it('say why dramas stand there: what one watched last, and what one likes', async () => {
    answer(dramasOf(40), [1])
    await draw(<div />)
    saveWatched({ ...place, id: 9, title: 'Story 9' })
    await draw(<HomeSections config={config} />)
    await expect.element(region('Because you watched Story 9')).toBeVisible()
    await expect.element(region('Because you like Mystery')).toBeVisible()
    expect(titlesIn('Because you watched Story 9')).toHaveLength(3)
    await expect
      .element(page.getByRole('link', { name: 'Because you like Mystery: See all' }))
      .toHaveAttribute('href', expect.stringMatching(/type=1$/))
    // What one goes on watching stands nowhere else.
    await expect.element(whole).toBeVisible()
    const others = ['New releases', 'Because you watched Story 9', 'Because you like Mystery', 'Recommended for you']
    expect([...others, 'All dramas'].flatMap(titlesIn)).not.toContain('Story 9')
  })

  it('begin with nothing that one goes on watching, while there is anything else', async () => {
    answer(dramasOf(12))
    const banners = [1, 2].map((id): HomeBanner => {
      const { title } = dramasOf(2)[id - 1] ?? exampleDrama
      const fields = {
        id,
        title,
        position: 'home',
        image: '',
        sort: id,
        start_time: 0,
        end_time: 0,
        status: 1 as const,
      }
      return { ...fields, link_type: 'video', link: String(id), video: { id, intro: '', is_binge: 0 } }
    })
    server.answer(dramaCalls.listBanners, () => ({ list: banners }))
    await draw(<HomeSections config={config} />)
    await expect.poll(() => titlesIn('Featured')).toEqual(['Story 1', 'Story 2'])
    saveWatched({ ...place, id: 1, title: 'Story 1' })
    await expect.poll(() => titlesIn('Featured')).toEqual(['Story 2'])
    saveWatched({ ...place, id: 2, title: 'Story 2' })
    await expect.poll(() => titlesIn('Featured')).toEqual(['Story 1', 'Story 2'])
  })

  it('repeat no drama in two rows that are neighbours', async () => {
    answer(dramasOf(10))
    await draw(<div />)
    saveWatched({ ...place, id: 10, title: 'Story 10' })
    await draw(<HomeSections config={config} />)
    await expect.element(region('All dramas')).toBeVisible()
    // All dramas are all of them on a platform that has so few.
    const rows = ['New releases', 'Ranking', 'Because you watched Story 10', 'Recommended for you']
      .map(titlesIn)
      .filter((row) => row.length > 0)
    const again = rows.flatMap((row, index) => row.filter((title) => rows[index + 1]?.includes(title)))
    expect([rows.length > 1, again]).toEqual([true, []])
  })

  it('show everything where there is little', async () => {
    answer(dramasOf(2))
    await draw(<HomeSections config={config} />)
    await expect.poll(() => titlesIn('All dramas')).toEqual(['Story 1', 'Story 2'])
    expect(region('New releases').query()).toBeNull()
    expect(region('Ranking').query()).toBeNull()
    expect(whole.query()).toBeNull()
  })

  it('say so where there is nothing', async () => {
    answer([])
    await draw(<HomeSections config={config} />)
    await expect.element(page.getByText('The first dramas are on their way')).toBeVisible()
  })
})
