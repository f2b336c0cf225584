import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleEpisode, lockedEpisode } from '../player/testing/example-episode.ts'
import { FakeSlot } from '../player/testing/fake-slot.ts'
import { HeroPreview } from './hero-preview.tsx'

const original = matchMedia.bind(globalThis)
const slot = () => new FakeSlot()
let server: FakeServer

/** A page that goes on below it. */
const drawHero = async (made: FakeSlot) =>
  draw(
    <>
      <div style={{ position: 'relative', height: 300 }}>
        <HeroPreview dramaId={6} makeSlot={() => made} />
      </div>
      <div style={{ height: 3000 }} />
    </>,
  )
const scrollTo = (top: number) => document.scrollingElement?.scrollTo({ top })

beforeEach(() => {
  // Tests are drawn for members who want stillness.
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => original(query.replace('reduce)', 'no-preference)')))
  server = new FakeServer()
  server.answer(dramaCalls.getEpisodes, () => ({ item: exampleEpisode(1) }))
})

afterEach(() => {
  scrollTo(0)
  vi.restoreAllMocks()
})

it('plays once somebody has rested there, without sound, and lets go of it where they scroll away', async () => {
  const made = slot()
  await drawHero(made)
  expect(server.heard).toEqual([])
  await expect.poll(() => made.loads, { timeout: 5000 }).toHaveLength(1)
  expect(made.actions).toEqual(['mute', 'play'])
  made.happens('frame')
  await expect.poll(() => document.querySelector('video')?.dataset['shown']).toBe('true')
  scrollTo(600)
  await expect.poll(() => document.querySelector('video')).toBeNull()
  expect(made.actions.at(-1)).toBe('close')
  // What was fetched is there when they come back.
  scrollTo(0)
  await expect.poll(() => made.loads, { timeout: 5000 }).toHaveLength(2)
  expect(server.heard).toHaveLength(1)
})

it('waits until nothing is scrolled any more', async () => {
  const made = slot()
  await drawHero(made)
  for (let step = 0; step < 8; step += 1) {
    scrollTo(step % 2)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  expect(made.loads).toEqual([])
  await expect.poll(() => made.loads, { timeout: 5000 }).toHaveLength(1)
})

it('leaves the picture where the first episode is not free', async () => {
  server.answer(dramaCalls.getEpisodes, () => ({ item: lockedEpisode(1, 'coin') }))
  const made = slot()
  await drawHero(made)
  await expect.poll(() => server.heard, { timeout: 5000 }).toHaveLength(1)
  expect(made.loads).toEqual([])
  expect(document.querySelector('video')).toBeNull()
})
