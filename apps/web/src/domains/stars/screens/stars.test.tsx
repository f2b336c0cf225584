import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleStar, pageOf } from '../testing/examples.ts'
import { StarsScreen } from './stars-screen.tsx'

let server: FakeServer
const show = () =>
  draw(
    <div style={{ height: 900 }}>
      <StarsScreen Banners={({ banners }) => <p>{banners.map(({ title }) => title)}</p>} />
    </div>,
  )
const questions = () => server.heard.filter(({ path }) => path === starCalls.listStars.path).map(({ query }) => query)

beforeEach(() => {
  server = new FakeServer()
  server.answer(starCalls.listStarBanners, () => ({ list: [] }))
  server.answer(starCalls.listDiscoverEntries, () => ({ list: [] }))
  server.answer(starCalls.listStarNotices, () => pageOf([]))
  server.answer(starCalls.listStarCategories, () => ({ list: [{ id: 1, name: 'Actors', sort: 1 }] }))
  server.answer(starCalls.listStars, () => ({ ...pageOf([exampleStar]), mine: null }))
})

describe('the stars', () => {
  it('lead to their pages, and are asked for by category, name and what is new', async () => {
    await show()
    await expect
      .element(page.getByRole('link', { name: /Hana/ }))
      .toHaveAttribute('href', '#/pagesA/stars/detail?star_id=3')
    await page.getByRole('button', { name: 'Actors' }).click()
    await expect.poll(() => questions().at(-1)?.get('cate_id')).toBe('1')
    await page.getByRole('tab', { name: 'New' }).click()
    await expect.poll(() => questions().at(-1)?.get('sort')).toBe('new')
    await page.getByRole('searchbox').fill('han')
    await expect.poll(() => questions().at(-1)?.get('keyword')).toBe('han')
  })

  it('stand below what operators put there: entries into the app and out of it', async () => {
    const entry = { id: 1, title: 'Join VIP', icon: '/public/a.png', badge: 'New', sort: 1 }
    server.answer(starCalls.listDiscoverEntries, () => ({
      list: [
        { ...entry, link_type: 'page' as const, link: '/pages/vip/vip' },
        { ...entry, id: 2, title: 'Fan club', link_type: 'url' as const, link: 'https://example.com/' },
      ],
    }))
    await show()
    await expect.element(page.getByRole('link', { name: /Join VIP/ })).toHaveAttribute('href', '#/pages/vip/vip')
    await expect.element(page.getByRole('link', { name: /Fan club/ })).toHaveAttribute('rel', 'noreferrer')
  })

  it('show a star the way to their own page', async () => {
    server.answer(starCalls.listStars, () => ({ ...pageOf([]), mine: { ...exampleStar, star_id: 9 } }))
    await show()
    await expect
      .element(page.getByRole('link', { name: /My page/ }))
      .toHaveAttribute('href', '#/pagesA/stars/detail?star_id=9')
    await expect.element(page.getByText('No stars yet')).toBeVisible()
  })

  it('that are not found can be shown again', async () => {
    server.answer(starCalls.listStars, ({ query }) => ({
      ...pageOf(query.get('keyword') === null ? [exampleStar] : []),
      mine: null,
    }))
    await show()
    await page.getByRole('searchbox').fill('nobody')
    await expect.element(page.getByText('No matching stars')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.element(page.getByRole('link', { name: /Hana/ })).toBeVisible()
  })
})
