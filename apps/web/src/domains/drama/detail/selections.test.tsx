import type { VideoItem, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama, exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleEpisode, lockedEpisode } from '../player/testing/example-episode.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import { Selections } from './selections.tsx'

beforeEach(() => void new FakeServer())

const bought: VideoItem = { ...exampleEpisode(4), is_free: 0, is_buy: 1, coin_price: '60' }
const episodes = [exampleEpisode(1), exampleEpisode(2), exampleEpisode(3), bought, lockedEpisode(5, 'coin')]

const markAt = (number: number, timeDetail: number): WatchHistory => ({
  ...{ id: 1, user_id: exampleUser.user_id, number, timeDetail, duration: 60 },
  ...{ is_done: timeDetail >= 57 ? 1 : 0, update_time: 1_760_000_000 },
})

const drawEpisodes = async (mark: WatchHistory | null, list: readonly VideoItem[] = episodes) => {
  const onUnlock = vi.fn<(request: UnlockRequest) => void>()
  await draw(
    <Selections
      drama={{ ...exampleDrama, update_number: list.length }}
      mark={mark}
      episodes={list}
      failure={null}
      isFirst={false}
      onUnlock={onUnlock}
    />,
  )
  return onUnlock
}

const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('.visually-hidden')?.textContent)

it('ticks what was watched, and marks the episode to go on with and how far it was watched', async () => {
  const onUnlock = await drawEpisodes(markAt(2, 30))
  const current = page.getByRole('button', { name: 'Ep 2, Episode 2, Continue at 0:30' })
  await expect.element(current).toHaveAttribute('aria-current', 'true')
  expect(current.element().querySelector<HTMLElement>('[style*="%"]')?.style.width).toBe('50%')
  expect(names()).toEqual([
    'Ep 1, Episode 1, Free, Watched',
    'Ep 2, Episode 2, Continue at 0:30',
    'Ep 3, Episode 3, Free',
    'Ep 4, Episode 4, Unlocked',
    'Ep 5, Episode 5, Locked, Unlock for 60 Gold',
  ])
  await page.getByRole('button', { name: /^Ep 5/ }).click()
  expect(onUnlock).toHaveBeenCalledExactlyOnceWith({ kind: 'at', number: 5 })
})

it('marks the next one after a finished one, locked as it may be, and none after the last', async () => {
  await drawEpisodes(markAt(4, 60))
  await expect.element(page.getByRole('button', { name: /^Ep 5/ })).toHaveAttribute('aria-current', 'true')
  expect(names().slice(3)).toEqual([
    'Ep 4, Episode 4, Unlocked, Watched',
    'Ep 5, Episode 5, Up next, Locked, Unlock for 60 Gold',
  ])
})

it('goes on from nowhere where an episode was left at its very beginning', async () => {
  await drawEpisodes(markAt(2, 0))
  await expect.element(page.getByRole('button', { name: 'Ep 2, Episode 2, Up next' })).toBeVisible()
})

it('marks none where nothing was watched, or all of it', async () => {
  await drawEpisodes(null)
  await expect
    .element(page.getByRole('button', { name: 'Ep 1, Episode 1, Free' }))
    .toHaveAttribute('aria-current', 'false')
  await drawEpisodes(markAt(5, 60))
  await expect.element(page.getByRole('button', { name: 'Ep 4, Episode 4, Unlocked, Watched' })).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .filter((cell) => cell.ariaCurrent === 'true'),
  ).toEqual([])
})

it('shows each with its own picture, or the drama’s, its length and its price, and no more than thirty at once', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...(index < 2 ? exampleEpisode(index + 1) : lockedEpisode(index + 1, 'coin')),
    cover: index === 0 ? '/public/first.webp' : '',
  }))
  await drawEpisodes(null, many)
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(30)
  const [first, second, third] = page.getByRole('listitem').elements()
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/public/first.webp')
  expect(second?.textContent).toContain('1:002. Episode 2Free')
  expect(third?.textContent).toContain('1:003. Episode 360 Gold')
  await page.getByRole('tab', { name: '91-120' }).click()
  await expect.element(page.getByRole('button', { name: /^Ep 120, Episode 120/ })).toBeInTheDocument()
})
