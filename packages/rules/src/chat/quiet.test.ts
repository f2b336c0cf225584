import { expect, it } from 'vitest'
import { isQuietAt } from './quiet.ts'

it('S-131: a mute for a time holds until its end, another one until it is switched off', () => {
  expect(isQuietAt({ disturbing: 0 }, 0)).toBe(false)
  expect(isQuietAt({ disturbing: 1 }, 9e15)).toBe(true)
  expect(isQuietAt({ disturbing: 1, disturbing_until: 0 }, 9e15)).toBe(true)
  const hour = { disturbing: 1, disturbing_until: 3600 } as const
  expect([3_599_999, 3_600_000].map((nowMs) => isQuietAt(hour, nowMs))).toEqual([true, false])
  expect(isQuietAt({ ...hour, disturbing: 0 }, 0)).toBe(false)
})
