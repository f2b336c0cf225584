import { hourMs } from '@cliffhanger/contract/duration.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWatched, isAtEnd, isView, isWatched, reportTime } from './watching.ts'

const nowMs = 1_790_000_000_000

describe('watched time', () => {
  it.each([
    ['a first report', undefined, 10, 10],
    ['a first report above what one report may hold', undefined, 90, 60],
    ['a report after ten seconds', nowMs - 10_000, 10, 10],
    ['more than real time', nowMs - 10_000, 60, 10],
    ['the same again at once', nowMs, 10, 0],
    ['a long break', nowMs - hourMs, 60, 60],
    ['a clock that was set back', nowMs + 5000, 10, 0],
  ])('counts %s', (_case, countedUntilMs, reported, counted) =>
    expect(countWatched(reported, countedUntilMs, nowMs).seconds).toBe(counted),
  )

  it('never counts more than has passed, however reports are made', () => {
    const reports = fc.array(fc.tuple(fc.nat(120_000), fc.nat(60)), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(reports, (list) => {
        let at = nowMs
        let counted = 0
        let untilMs = nowMs
        for (const [pauseMs, seconds] of list) {
          at += pauseMs
          const worth = countWatched(seconds, untilMs, at)
          counted += worth.seconds
          untilMs = worth.countedUntilMs
        }
        expect(counted * 1000).toBeLessThanOrEqual(at - nowMs)
      }),
    )
  })

  it('loses nothing when a late report is followed by a prompt one', () => {
    const late = countWatched(10, nowMs - 12_000, nowMs)
    expect(countWatched(10, late.countedUntilMs, nowMs + 8000).seconds).toBe(10)
  })
})

describe('views', () => {
  it.each([
    [10, 90, true],
    [9, 90, false],
    [6, 12, true],
    [5, 12, false],
    [0, 0, false],
  ])('%d of %d seconds: %s', (watched, duration, counts) => expect(isView(watched, duration)).toBe(counts))

  it('take an episode as watched at its end, if half of it was watched', () => {
    expect(isAtEnd(95, 100)).toBe(true)
    expect(isAtEnd(94, 100)).toBe(false)
    expect(isWatched(99, 49, 100)).toBe(false)
    expect(isWatched(99, 50, 100)).toBe(true)
  })
})

describe('S-108: time of a report', () => {
  it('is the device’s, but never later than it arrived', () => {
    expect(reportTime(nowMs - 5, nowMs)).toBe(nowMs - 5)
    expect(reportTime(nowMs + 9_000_000, nowMs)).toBe(nowMs)
    expect(reportTime(undefined, nowMs)).toBe(nowMs)
  })
})
