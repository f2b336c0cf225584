import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { ChartPlace, FoundVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { SearchScreen } from './search-screen.tsx'

const placed = (rank: number, title: string): ChartPlace => ({
  ...exampleDrama,
  ...{ id: rank, title, rank, rank_value: 5000, former_rank: 0 },
})
const genres = ['All', 'Romance', 'Mystery'].map((name, id) => ({ id, name, icon: '', sort: id }))
const hook = 'One night, and a name that is not hers.'

let server: FakeServer
let found: readonly FoundVideo[]
let places: readonly ChartPlace[]
let hotWords: readonly string[]

beforeEach(() => {
  server = new FakeServer()
  hotWords = ['The Bride', 'revenge', 'wolf']
  found = [{ ...exampleDrama, title: 'The Heir', title_highlight: 'The <em>Heir</em>', hook }]
  places = [placed(1, 'The Heir'), placed(2, 'The Bride'), placed(3, 'The Tide')]
  server.answer(dramaCalls.getHomeConfig, () => ({
    ...{ sections: [], hot_search: [...hotWords], search_placeholder: '', float_entries: [] },
    ...{ template: 1 as const, guide_desktop: 0 as const },
  }))
  server.answer(dramaCalls.listHomeTypes, () => ({ list: genres }))
  server.answer(discoverCalls.listCharts, () => ({ list: [...places], total: places.length, page: 1, limit: 10 }))
  server.answer(dramaCalls.listVideos, () => ({ list: [...found], total: found.length, page: 1, limit: 20 }))
  server.answer(discoverCalls.listAllVideos, () => ({ list: [{ ...exampleDrama }], total: 1, page: 1, limit: 12 }))
})

const popular = page.getByRole('region', { name: 'Popular dramas' })

describe('before anything is typed', () => {
  it('shows categories, what others search for, and the dramas of the week with picture and place', async () => {
    await draw(<SearchScreen />)
    await expect.element(page.getByRole('link', { name: 'Mystery' })).toBeVisible()
    const [heir, bride] = [
      popular.getByRole('link', { name: /The Heir/ }),
      popular.getByRole('link', { name: /The Bride/ }),
    ]
    await expect.element(heir.getByText('1', { exact: true })).toBeVisible()
    await expect.element(bride.getByText('2', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'revenge' })).toBeVisible()
    // It stands below, with its picture.
    expect(page.getByRole('button', { name: 'The Bride' }).query()).toBeNull()
  })

  it('offers ten of many words', async () => {
    hotWords = Array.from({ length: 20 }, (_, index) => `word ${index + 1}`)
    await draw(<SearchScreen />)
    await expect.element(page.getByRole('button', { name: 'word 10', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'word 11', exact: true }).query()).toBeNull()
  })

  it('makes no list of a single word', async () => {
    places = [placed(1, 'The Heir'), placed(2, 'The Bride'), placed(3, 'wolf')]
    await draw(<SearchScreen />)
    await expect.element(popular).toBeVisible()
    await expect.element(page.getByText('Popular searches')).not.toBeInTheDocument()
  })

  it('shows what is watched most where there is no chart yet', async () => {
    places = [placed(1, 'The Heir'), placed(2, 'The Bride')]
    await draw(<SearchScreen />)
    await expect.element(popular.getByText(exampleDrama.title).first()).toBeVisible()
  })

  it('leads to the dramas of a category, and on to another one', async () => {
    await draw(<SearchScreen />)
    await page.getByRole('link', { name: 'Mystery' }).click()
    await expect.poll(() => location.hash).toBe(hrefTo('search', { type_id: 2 }))
    const bar = page.getByRole('group', { name: 'Category' })
    await expect.element(bar.getByRole('button', { name: 'Mystery' })).toHaveAttribute('aria-pressed', 'true')
    await bar.getByRole('button', { name: 'Romance' }).click()
    await expect.poll(() => location.hash).toBe(hrefTo('search', { type_id: 1 }))
  })
})

describe('what was found', () => {
  it('has its picture, the word marked in its title, and how it begins', async () => {
    await draw(<SearchScreen />)
    location.hash = hrefTo('search', { q: 'heir' })
    const result = page.getByRole('region', { name: 'Results' }).getByRole('link', { name: /The Heir/ })
    await expect.element(result.getByText(hook)).toBeVisible()
    expect(result.element().querySelector('em')?.textContent).toBe('Heir')
  })

  it('is counted, and followed by what others watch where it is little', async () => {
    await draw(<SearchScreen />)
    location.hash = hrefTo('search', { q: 'heir' })
    await expect.element(page.getByText('1 drama', { exact: true })).toBeVisible()
    await expect.element(popular.getByRole('link', { name: /The Bride/ })).toBeVisible()
  })

  it('stands alone where it fills the page', async () => {
    found = Array.from({ length: 6 }, (_, index) => ({ ...exampleDrama, id: index + 1, title: `The Heir ${index}` }))
    await draw(<SearchScreen />)
    location.hash = hrefTo('search', { q: 'heir' })
    await expect.element(page.getByText('6 dramas', { exact: true })).toBeVisible()
    await expect.element(popular).not.toBeInTheDocument()
  })

  it('leads on where it is nothing', async () => {
    found = []
    await draw(<SearchScreen />)
    location.hash = hrefTo('search', { q: 'qqq' })
    await expect.element(page.getByText('No results for “qqq”')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Romance' })).toBeVisible()
    await expect.element(popular.getByRole('link', { name: /The Heir/ })).toBeVisible()
  })
})
