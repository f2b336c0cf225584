import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstFrameLimitsMs, firstFrameMs, rebufferE4 } from './play-figures.ts'

/** As the database sorts them: how many limits are at most the time. */
const bucketOf = (ms: number): number => firstFrameLimitsMs.filter((limit) => limit <= ms).length

const framesOf = (times: readonly number[]) => times.map((ms) => ({ bucket: bucketOf(ms), plays: 1 }))

describe('the time to the first frame', () => {
  it('is unknown where nothing was shown', () => {
    expect(firstFrameMs([], 50)).toBeUndefined()
    expect(firstFrameMs([{ bucket: 3, plays: 0 }], 95)).toBeUndefined()
  })

  it('lies in the bucket of the play that stands there in the row of all', () => {
    const times = fc.array(fc.nat({ max: 40_000 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(times, fc.constantFrom(1, 50, 95, 100), (all, share) => {
        const sorted = all.toSorted((one, other) => one - other)
        const exact = sorted[Math.max(1, Math.ceil((all.length * share) / 100)) - 1] ?? 0
        const bucket = bucketOf(exact)
        const found = firstFrameMs(framesOf(all), share) ?? -1
        expect(found).toBeGreaterThanOrEqual(firstFrameLimitsMs[bucket - 1] ?? 0)
        expect(found).toBeLessThanOrEqual(firstFrameLimitsMs[bucket] ?? found)
      }),
    )
  })

  it('is never longer for fewer of the plays', () => {
    const frames = fc.array(fc.record({ bucket: fc.nat({ max: firstFrameLimitsMs.length }), plays: fc.nat(1000) }))
    fc.assert(
      fc.property(frames, (some) => {
        expect(firstFrameMs(some, 50) ?? 0).toBeLessThanOrEqual(firstFrameMs(some, 95) ?? 0)
      }),
    )
  })
})

describe('the share of waiting', () => {
  it.each([
    [0, 0, 0],
    [1000, 99, 100],
    [400, 0, 10_000],
    [0, 3600, 0],
  ])('of %d ms of waiting and %d s of watching is %d ten-thousandths', (stallMs, watchedSeconds, share) => {
    expect(rebufferE4(stallMs, watchedSeconds)).toBe(share)
  })
})
