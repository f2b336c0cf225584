import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { provenDay, provenSeconds, type SeenEpisode } from './watched-seconds.ts'

const nowMs = 1_800_000_000_000

/** An episode of two minutes that was watched to its end, unless told. */
const episode = (changes: Partial<SeenEpisode> = {}): SeenEpisode => ({
  assetId: 1,
  reportedSeconds: 120,
  segments: 60,
  segmentSeconds: 2,
  durationSeconds: 120,
  firstMs: nowMs - 120_000,
  ...changes,
})

const episodes = fc.array(
  fc.record({
    assetId: fc.nat(),
    reportedSeconds: fc.nat(100_000),
    segments: fc.nat(500),
    segmentSeconds: fc.constant(2),
    durationSeconds: fc.integer({ min: 1, max: 900 }),
    firstMs: fc.integer({ min: nowMs - 86_400_000, max: nowMs + 60_000 }),
  }),
  { maxLength: 12 },
)

describe('what was watched', () => {
  it.each<[string, Partial<SeenEpisode>, number]>([
    ['an honest viewer', {}, 120],
    ['who reports an hour in a minute', { reportedSeconds: 3600, firstMs: nowMs - 60_000 }, 60],
    ['who reports without fetching', { segments: 0 }, 0],
    ['who fetches all of it at once and does not wait', { firstMs: nowMs - 3000 }, 3],
    ['who fetches half of it', { segments: 30 }, 60],
    ['who fetches and never reports', { reportedSeconds: 0 }, 0],
    ['whose ticket is from the future', { firstMs: nowMs + 5000 }, 0],
  ])('S-96: of %s is what the server saw', (_who, changes, seconds) => {
    expect(provenSeconds(episode(changes), nowMs)).toBe(seconds)
  })

  it('S-96: on ten devices at once is what one viewer could have watched', () => {
    const tabs = Array.from({ length: 10 }, (_, assetId) => episode({ assetId }))
    expect(provenDay(tabs, nowMs)).toEqual({ seconds: 120, finished: [0] })
  })

  it('S-96: is never more than passed, than went out, than was told', () => {
    fc.assert(
      fc.property(episodes, (seen) => {
        const { seconds, finished } = provenDay(seen, nowMs)
        const firstMs = Math.min(...seen.map((one) => one.firstMs), nowMs)
        const sum = (of: (one: SeenEpisode) => number) => seen.reduce((all, one) => all + of(one), 0)
        expect(seconds).toBeGreaterThanOrEqual(0)
        expect(seconds * 1000).toBeLessThanOrEqual(nowMs - firstMs)
        expect(seconds).toBeLessThanOrEqual(sum((one) => one.segments * one.segmentSeconds))
        expect(seconds).toBeLessThanOrEqual(sum((one) => one.reportedSeconds))
        expect(finished.length).toBeLessThanOrEqual(seen.length)
      }),
    )
  })
})
