import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleEpisode } from '../player/testing/example-episode.ts'
import { FeedView } from './feed-view.tsx'

const next = page.getByRole('button', { name: 'Next drama' })
const film = () => document.querySelector('[data-taps]')?.getBoundingClientRect() ?? new DOMRect()

beforeEach(() => {
  const server = new FakeServer()
  const video = { ...exampleDrama, item: exampleEpisode(1) }
  server.answer(discoverCalls.listRandom, () => ({ list: [video], seed: 'one' }))
  server.answer(dramaCalls.getEpisodes, () => ({ list: [], item: exampleEpisode(1) }))
})

afterEach(() => page.viewport(390, 844))

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
