import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addMediaSource } from '../../../platform/uploads/media-urls.ts'
import { draw } from '../../../testing/draw.tsx'
import { MediaBubble } from '../media/media-bubble.tsx'
import { playedAtOnce } from './play-turns.ts'
import { loopItem, madeFilm } from './testing.ts'

const isSparing = vi.hoisted(() => vi.fn(() => false))
vi.mock('../../../platform/server/connection-kind.ts', async (load) => ({ ...(await load<object>()), isSparing }))

const original = matchMedia.bind(globalThis)
const onOpen = vi.fn()

addMediaSource('looping:', () => madeFilm('loop.webm', { hasSound: false }))

/** Messages with a loop each, and a page that goes on below them. */
const drawLoops = (count = 1) =>
  draw(
    <>
      {Array.from({ length: count }, (_, index) => (
        <MediaBubble key={index} items={[loopItem(`looping:${index}`)]} state="read" onOpen={onOpen} />
      ))}
      <div style={{ height: 3000 }} />
    </>,
  )
const films = () => [...document.querySelectorAll('video')]
const scrollTo = (top: number) => document.scrollingElement?.scrollTo({ top })
const lookAway = (isAway: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isAway ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  isSparing.mockReturnValue(false)
  // Tests are drawn for members who want stillness.
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => original(query.replace('reduce)', 'no-preference)')))
})
afterEach(() => {
  scrollTo(0)
  vi.restoreAllMocks()
})

it('S-151: plays by itself, over and over and without sound, and gives its player back out of view', async () => {
  await drawLoops()
  await expect.poll(() => films()[0]?.currentTime ?? 0).toBeGreaterThan(0)
  expect(films()[0]).toMatchObject({ muted: true, loop: true, paused: false, controls: false })
  const [film] = films()
  scrollTo(1500)
  await expect.poll(films).toEqual([])
  expect(film?.getAttribute('src')).toBeNull()
  scrollTo(0)
  await expect.poll(() => films()[0]?.paused).toBe(false)
})

it('S-151: plays only while the tab is looked at', async () => {
  await drawLoops()
  await expect.poll(() => films().length).toBe(1)
  lookAway(true)
  await expect.poll(films).toEqual([])
  lookAway(false)
  await expect.poll(() => films().length).toBe(1)
})

it('S-151: stands still with the sign of a video where data is saved; a press opens it', async () => {
  isSparing.mockReturnValue(true)
  await drawLoops()
  const loop = page.getByRole('button', { name: 'GIF' })
  await expect.element(loop).toBeVisible()
  await expect.poll(() => loop.element().querySelector('svg')).not.toBeNull()
  expect(films()).toEqual([])
  await loop.click()
  expect(onOpen).toHaveBeenCalledWith(0)
})

it('S-151: a few play at once, and the next one as soon as one leaves', async () => {
  await page.viewport(800, 900)
  await drawLoops(playedAtOnce + 2)
  await expect.poll(() => films().length).toBe(playedAtOnce)
  // Whichever the browser found in view first.
  const [first] = films()
  if (!first) throw new Error('nothing plays')
  scrollTo(first.getBoundingClientRect().bottom)
  await expect.poll(() => films().includes(first)).toBe(false)
  await expect.poll(() => films().length).toBe(playedAtOnce)
})
