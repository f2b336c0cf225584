import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayerBench } from '../testing/player-bench.ts'
import { fetchesUnseenMs } from './presence.ts'

let bench: ReturnType<typeof createPlayerBench>

beforeEach(async () => {
  bench = createPlayerBench()
  await bench.playing()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('docs/rules/video-checks.md 2: a page nobody sees', () => {
  it('pauses and tells where, and stops fetching after 10 s', () => {
    bench.reach(7)
    bench.player.hide()
    expect(bench.shown().actions.at(-1)).toBe('pause')
    expect(bench.reports.at(-1)).toMatchObject({ positionSeconds: 7, seconds: 7 })
    vi.advanceTimersByTime(fetchesUnseenMs - 1)
    expect(bench.slots.some(({ actions }) => actions.includes('halt'))).toBe(false)
    vi.advanceTimersByTime(1)
    expect(bench.slots.every(({ actions }) => actions.at(-1) === 'halt')).toBe(true)
  })

  it('fetches and plays on when it is back', async () => {
    bench.player.hide()
    bench.shown().happens('paused')
    vi.advanceTimersByTime(fetchesUnseenMs)
    bench.player.reveal()
    expect(bench.shown().actions).toContain('fetch on')
    expect(bench.shown().actions.at(-1)).toBe('play')
  })

  it('that goes away twice at once still knows that it was playing: hidden and put aside are two events', () => {
    bench.player.hide()
    bench.shown().happens('paused')
    bench.player.hide()
    bench.player.reveal()
    expect(bench.shown().actions.at(-1)).toBe('play')
  })

  it('starts nothing by itself: an episode that comes while it is hidden waits', async () => {
    vi.useRealTimers()
    bench.player.open({ number: 3, startSeconds: 0 })
    bench.player.hide()
    await vi.waitFor(() => expect(bench.state().item?.number).toBe(3))
    expect(bench.shown().actions).not.toContain('play')
    bench.player.reveal()
    expect(bench.shown().actions.at(-1)).toBe('play')
  })
})
