import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleEpisode } from '../player/testing/example-episode.ts'
import { FeedView } from './feed-view.tsx'

const next = page.getByRole('button', { name: 'Next drama' })
const film = () => document.querySelector('[data-taps]')?.getBoundingClientRect() ?? new DOMRect()

let server: FakeServer

beforeEach(() => {
  server = new FakeServer()
  const video = { ...exampleDrama, item: exampleEpisode(1) }
  server.answer(discoverCalls.listRandom, () => ({ list: [video], seed: 'one' }))
  server.answer(dramaCalls.getVideo, () => ({ video: exampleDrama, mark: null }))
  server.answer(dramaCalls.getEpisodes, () => ({ list: [], item: exampleEpisode(1) }))
})

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
})

const drawFeed = async (width: number, height: number) => {
  await page.viewport(width, height)
  await draw(
    <div style={{ height }}>
      <FeedView isRecommended={false} onTheatre={() => undefined} onBack={() => undefined} />
    </div>,
  )
  await expect.element(next).toBeInTheDocument()
}

it('has what can be done with a drama beside the film on a desktop, and the film in the middle', async () => {
  await drawFeed(1280, 800)
  expect(film().width).toBeCloseTo(450, 0)
  expect(film().left).toBeCloseTo((1280 - 450) / 2, 0)
  expect(next.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(film().right)
})

it('has it over the film on a phone, whose whole screen the film takes', async () => {
  await drawFeed(390, 844)
  expect(film().width).toBe(390)
  expect(next.element().closest('[data-taps]')).not.toBeNull()
})

it('leads from what is said of a drama to its page', async () => {
  await drawFeed(390, 844)
  await page.getByRole('link', { name: exampleDrama.title, exact: false }).click()
  await expect.poll(() => location.hash).toBe(hrefTo('dramaDetail', { id: exampleDrama.id }))
})

it('offers the episodes of the drama, and asks for the drama no sooner', async () => {
  await drawFeed(390, 844)
  expect(server.requested(dramaCalls.getVideo)).toEqual([])
  await page.getByRole('button', { name: '4 episodes' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Episodes' })).toBeVisible()
})

it('has its words whole and above each other where letters are twice as large', async () => {
  document.documentElement.style.fontSize = '200%'
  await drawFeed(390, 844)
  const tab = page.getByRole('tab', { name: 'For you' }).element()
  const line = getComputedStyle(tab, '::after')
  const words = document.createRange()
  words.selectNodeContents(tab)
  const top = tab.getBoundingClientRect().bottom - Number.parseFloat(line.bottom) - Number.parseFloat(line.height)
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
  expect(Number.parseFloat(line.width)).toBeGreaterThan(40)
  for (const button of document.querySelectorAll('[data-foot] button'))
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
})

it('takes no second tap on what could not be played for a like', async () => {
  server.refuse(dramaCalls.getEpisodes, 4001, null, 'no')
  await drawFeed(390, 844)
  await expect.element(page.getByRole('alert')).toBeVisible()
  const tap = (type: string) =>
    document
      .querySelector('[data-taps]')
      ?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientX: 100, clientY: 200 }),
      )
  for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) tap(type)
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(document.querySelector('[style*="--tilt"]')).toBeNull()
})
