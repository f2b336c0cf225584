import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { Trailer } from './trailer.tsx'

const { wantsStillness, isSparing } = vi.hoisted(() => ({
  wantsStillness: vi.fn<() => boolean>(),
  isSparing: vi.fn<() => boolean>(),
}))
vi.mock('../../../ui/motion.ts', async (load) => ({ ...(await load<object>()), wantsStillness }))
vi.mock('../player/engine/connection.ts', async (load) => ({ ...(await load<object>()), isSparing }))

beforeEach(() => {
  wantsStillness.mockReturnValue(false)
  isSparing.mockReturnValue(false)
})

afterEach(() => {
  vi.useRealTimers()
})

const drawBelow = (height: number) =>
  draw(
    <div style={{ paddingTop: height }} data-testid="place">
      <div style={{ position: 'relative', height: 300 }}>
        <Trailer dramaId={7} />
      </div>
    </div>,
  )
const video = () => page.getByTestId('place').element().querySelector('video')

/** What the browser does when the next frame is drawn, by its number. */
const awaitedFrames = () => {
  const frames = new Map<number, () => void>()
  const element = video()
  if (!element) throw new Error('No picture that moves')
  element.requestVideoFrameCallback = (show) => {
    frames.set(1, () => show(0, {} as VideoFrameCallbackMetadata))
    return 1
  }
  element.cancelVideoFrameCallback = (number) => void frames.delete(number)
  return frames
}

/** Resolves once observers have heard whether an element is in sight, the component's own before this one. */
const sightOf = (element: Element | null) =>
  new Promise<void>((resolve) => {
    const sight = new IntersectionObserver(() => {
      sight.disconnect()
      resolve()
    })
    if (element) sight.observe(element)
  })

describe('a picture that moves', () => {
  it('begins once somebody rests on it, without a sound, and is hidden from who listens', async () => {
    await drawBelow(0)
    expect(video()?.getAttribute('src')).toBeNull()
    await expect.poll(() => video()?.getAttribute('src'), { timeout: 10_000 }).toBe('/video/7/trailer.mp4')
    expect(video()).toMatchObject({ muted: true, loop: false, tabIndex: -1, ariaHidden: 'true' })
  })

  it('is seen only while it moves, and not before its first frame is drawn', async () => {
    await drawBelow(0)
    const frames = awaitedFrames()
    const moves = () => video()?.dataset['moves']
    video()?.dispatchEvent(new Event('playing'))
    expect(frames.size).toBe(1)
    expect(moves()).toBe('false')
    expect(getComputedStyle(video() ?? document.body).opacity).toBe('0')
    for (const show of frames.values()) show()
    await expect.poll(moves).toBe('true')
    video()?.dispatchEvent(new Event('ended'))
    await expect.poll(moves).toBe('false')
  })

  it('that is paused before its first frame is drawn stays a picture', async () => {
    await drawBelow(0)
    const frames = awaitedFrames()
    video()?.dispatchEvent(new Event('playing'))
    video()?.dispatchEvent(new Event('pause'))
    expect(frames.size).toBe(0)
  })

  it('loads nothing out of sight', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await drawBelow(3000)
    await sightOf(video())
    vi.advanceTimersByTime(10_000)
    expect(video()?.getAttribute('src')).toBeNull()
    // The same time in sight does load it.
    video()?.scrollIntoView()
    await sightOf(video())
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => video()?.getAttribute('src')).toBe('/video/7/trailer.mp4')
  })

  it.each([
    ['motion', wantsStillness],
    ['data', isSparing],
  ])('stays a picture where %s is to be spared', async (_what, spared) => {
    spared.mockReturnValue(true)
    await drawBelow(0)
    expect(video()).toBeNull()
  })
})
