import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama, exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { HistoryScreen } from './history-screen.tsx'

const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds

const watched = (id: number, title: string, ago: number) => ({
  ...exampleDrama,
  ...{ id, title, update_number: 4 },
  mark: {
    ...{ id, user_id: exampleUser.user_id, number: 2, timeDetail: 4, duration: 60 },
    ...{ is_done: 0 as const, update_time: secondsAgo(ago) },
  },
})

beforeEach(() => {
  const list = [watched(1, 'The Heir', 0), watched(2, 'The Bride', 9 * 86_400)]
  new FakeServer().answer(collectionCalls.listMine, () => ({ list, total: list.length, page: 1, limit: 20 }))
})

describe('what was watched', () => {
  it('S-108: stands under its day on a phone', async () => {
    await draw(<HistoryScreen />)
    await expect
      .element(page.getByRole('region', { name: 'Today' }).getByRole('link', { name: /The Heir/ }))
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Liked' })).not.toBeInTheDocument()
  })
})

describe('on a desktop', () => {
  beforeEach(() => page.viewport(1280, 800))
  afterEach(() => page.viewport(390, 844))

  it('S-108: stands in one grid of covers with its day, below the ways to my other lists', async () => {
    await draw(<HistoryScreen />)
    const [heir, bride] = [page.getByRole('link', { name: /The Heir/ }), page.getByRole('link', { name: /The Bride/ })]
    await expect.poll(() => heir.element().textContent).toMatch(/^The Heir.*Today$/)
    expect(bride.element().getBoundingClientRect().top).toBe(heir.element().getBoundingClientRect().top)
    const lists = page.getByRole('navigation', { name: 'My lists' })
    await expect
      .element(lists.getByRole('link', { name: 'Liked' }))
      .toHaveAttribute('href', expect.stringContaining('tab=skr'))
    await expect.element(lists.getByRole('link', { name: 'Downloads' })).toBeVisible()
  })

  it('is picked from the grid too', async () => {
    await draw(<HistoryScreen />)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('checkbox', { name: /The Bride/ }).click()
    await expect.element(page.getByRole('button', { name: 'Remove (1)' })).toBeEnabled()
  })
})
