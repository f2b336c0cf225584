import { dayMs } from '@cliffhanger/contract/duration.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastSeenOf, type Seen } from './last-seen.ts'

const nowMs = 20_000 * dayMs + 5000
const friend: Seen = {
  areFriends: true,
  isApart: false,
  platformShows: true,
  memberShows: true,
  readerShows: true,
  isOnline: false,
  seenMs: nowMs - 300_000,
  beforeMs: 0,
}
const shown = (change: Partial<Seen>) => lastSeenOf({ ...friend, ...change }, nowMs)

describe('when a member was last seen', () => {
  it('S-118: friends know exactly, and that somebody is online', () => {
    expect(shown({})).toEqual({ state: 'exact', lastMs: nowMs - 300_000 })
    expect(shown({ isOnline: true })).toEqual({ state: 'online', lastMs: 0 })
  })

  it.each([
    ['a stranger', { areFriends: false }],
    ['somebody from whom a blacklist separates', { isApart: true }],
    ['anybody where the platform does not show it', { platformShows: false }],
    ['whoever was never here', { seenMs: 0 }],
  ] as const)('S-118: nothing of %s', (_who, change) => {
    expect(shown(change)).toEqual({ state: '', lastMs: 0 })
    expect(shown({ ...change, memberShows: false })).toEqual({ state: '', lastMs: 0 })
  })

  it.each([
    [0, 'recently'],
    [3, 'recently'],
    [4, 'week'],
    [7, 'week'],
    [8, 'long'],
    [900, 'long'],
  ] as const)('S-118: %i days ago is "%s" where one of the two hides it', (days, state) => {
    for (const hiding of [{ memberShows: false }, { readerShows: false }])
      expect(shown({ ...hiding, seenMs: nowMs - days * dayMs })).toEqual({ state, lastMs: 0 })
  })

  it('S-118: where one of the two hides it, coming and going today changes nothing', () => {
    const anyTime = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), anyTime, fc.boolean(), (days, agoMs, isOnline) => {
        const earlier = nowMs - days * dayMs
        const before = lastSeenOf({ ...friend, readerShows: false, seenMs: earlier }, nowMs)
        const after = { ...friend, readerShows: false, seenMs: nowMs - agoMs, beforeMs: earlier, isOnline }
        expect(lastSeenOf(after, nowMs)).toEqual(before)
      }),
    )
  })
})
