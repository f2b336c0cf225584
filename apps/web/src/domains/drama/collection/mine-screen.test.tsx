import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama, exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { MineScreen } from './mine-screen.tsx'

const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds

const watched = (id: number, title: string, ago: number) => ({
  ...exampleDrama,
  ...{ id, title, update_number: 4 },
  mark: {
    ...{ id, user_id: exampleUser.user_id, number: 2, timeDetail: 4, duration: 60 },
    ...{ is_done: 0 as const, update_time: secondsAgo(ago) },
  },
})

const tab = (name: string) => page.getByRole('tab', { name })
const history = [watched(1, 'The Heir', 0), watched(2, 'The Bride', 9 * 86_400)]
let lists: Record<string, typeof history>
let server: FakeServer

beforeEach(() => {
  lists = { history, binge: [watched(3, 'The Storm', 0)], skr: [], bought: [] }
  server = new FakeServer()
  server.answer(collectionCalls.listMine, ({ body }) => {
    const list = lists[(body as { readonly type: string }).type] ?? []
    return { list, total: list.length, page: 1, limit: 20 }
  })
  server.answer(discoverCalls.listAllVideos, () => ({
    ...{ list: [{ ...exampleDrama, id: 9, title: 'The Tide' }], total: 1, page: 1, limit: 12 },
  }))
})

/** The page at one of its addresses. */
const drawAt = async (href: string): Promise<void> => {
  await draw(<MineScreen />)
  location.hash = href
}

describe('my dramas on one page', () => {
  it('have a tab and an address for each list, which change while the bars stay', async () => {
    await drawAt(hrefTo('binge'))
    await expect.element(page.getByRole('link', { name: /The Storm/ })).toBeVisible()
    const bar = tab('Saved').element()
    await tab('History').click()
    await expect.poll(() => location.hash).toBe(hrefTo('history'))
    await expect.element(page.getByRole('link', { name: /The Heir/ })).toBeVisible()
    await tab('Liked').click()
    await expect.poll(() => location.hash).toBe(hrefTo('binge', { tab: 'skr' }))
    await tab('Downloads').click()
    await expect.poll(() => location.hash).toBe(hrefTo('downloads'))
    await expect.element(page.getByText('No downloads yet')).toBeVisible()
    await expect.element(tab('Downloads')).toHaveAttribute('aria-selected', 'true')
    expect(tab('Saved').element()).toBe(bar)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My dramas')
  })

  it.each([
    [hrefTo('history'), 'History'],
    [hrefTo('downloads'), 'Downloads'],
    [hrefTo('binge', { tab: 'bought' }), 'Unlocked'],
  ])('open at %s with %s', async (href, name) => {
    await drawAt(href)
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
  })

  it('are left with one press, whichever lists were looked at', async () => {
    await draw(<MineScreen />)
    await tab('History').click()
    await expect.poll(() => location.hash).toBe(hrefTo('history'))
    await page.getByRole('button', { name: 'Back' }).click()
    // The visit began here: nothing else lies behind.
    await expect.poll(() => location.hash).toBe(hrefTo('me'))
  })

  it('lead on to what others watch where a list is empty', async () => {
    await drawAt(hrefTo('binge', { tab: 'skr' }))
    await expect.element(page.getByText('No likes yet')).toBeVisible()
    await expect
      .element(page.getByRole('region', { name: 'Popular dramas' }).getByText('The Tide').first())
      .toBeVisible()
    expect(page.getByRole('button', { name: 'Edit' }).query()).toBeNull()
  })

  it('lead on to what others watch where a list is short, without what is on it', async () => {
    const storm = watched(3, 'The Storm', 0)
    server.answer(discoverCalls.listAllVideos, () => ({
      ...{ list: [{ ...exampleDrama, id: 9, title: 'The Tide' }, storm], total: 2, page: 1, limit: 12 },
    }))
    await drawAt(hrefTo('binge'))
    const popular = page.getByRole('region', { name: 'Popular dramas' })
    await expect.element(popular.getByText('The Tide').first()).toBeVisible()
    expect(popular.getByText('The Storm').query()).toBeNull()
  })

  it('say of a saved drama which episode a tap plays: the next one after one that is over', async () => {
    const storm = watched(3, 'The Storm', 0)
    lists = { ...lists, binge: [{ ...storm, mark: { ...storm.mark, timeDetail: 60, is_done: 0 } }] }
    await drawAt(hrefTo('binge'))
    await expect.element(page.getByRole('link', { name: /The Storm/ }).getByText('Ep 3 / 4')).toBeVisible()
  })

  it('pick nothing in another list than the one that is edited', async () => {
    await drawAt(hrefTo('history'))
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('checkbox', { name: /The Bride/ }).click()
    await expect.element(page.getByRole('button', { name: 'Remove (1)' })).toBeEnabled()
    await tab('Saved').click()
    await expect.element(page.getByRole('link', { name: /The Storm/ })).toBeVisible()
    expect(page.getByRole('button', { name: /Remove/ }).query()).toBeNull()
  })
})

describe('what was watched', () => {
  it('S-108: stands under its day on a phone, with the episode of how many', async () => {
    await drawAt(hrefTo('history'))
    const heir = page.getByRole('region', { name: 'Today' }).getByRole('link', { name: /The Heir/ })
    await expect.element(heir.getByText('Ep 2 / 4')).toBeVisible()
    await expect.element(heir.getByText('Stopped at 0:04')).toBeVisible()
  })
})

describe('on a desktop', () => {
  beforeEach(() => page.viewport(1280, 800))
  afterEach(() => page.viewport(390, 844))

  it('S-108: what was watched stands in one grid of covers with its day', async () => {
    await drawAt(hrefTo('history'))
    const [heir, bride] = [page.getByRole('link', { name: /The Heir/ }), page.getByRole('link', { name: /The Bride/ })]
    await expect.poll(() => heir.element().textContent).toMatch(/^The Heir.*Today$/)
    expect(bride.element().getBoundingClientRect().top).toBe(heir.element().getBoundingClientRect().top)
  })

  it('is picked from the grid too', async () => {
    await drawAt(hrefTo('history'))
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('checkbox', { name: /The Bride/ }).click()
    await expect.element(page.getByRole('button', { name: 'Remove (1)' })).toBeEnabled()
  })
})
