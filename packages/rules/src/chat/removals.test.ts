import { describe, expect, it } from 'vitest'
import { goneIdsMax, goneIdsWith, isGone, noRemovals } from './removals.ts'

const message = (msg_id: number, seq: number) => ({ msg_id, seq })

describe('a message', () => {
  it('S-55: is gone when it lies before where its conversation was cleared', () => {
    const removals = { ...noRemovals, cleared_seq: 5 }
    expect(isGone(removals, message(105, 5))).toBe(true)
    expect(isGone(removals, message(106, 6))).toBe(false)
  })

  it('S-55: that was sent from here is not, as long as its place is not known', () => {
    expect(isGone({ ...noRemovals, cleared_seq: 5 }, message(107, 0))).toBe(false)
  })

  it('S-45, S-46: is gone once it was deleted or taken back', () => {
    const removals = { ...noRemovals, gone_ids: goneIdsWith([], [101, 103]) }
    expect([101, 102, 103].map((id) => isGone(removals, message(id, 1)))).toEqual([true, false, true])
    expect(isGone(noRemovals, message(101, 1))).toBe(false)
  })
})

it('of messages that are gone the last ones are remembered, each once', () => {
  expect(goneIdsWith([1, 2], [2, 3])).toEqual([1, 2, 3])
  expect(goneIdsWith([1, 2], [1])).toEqual([2, 1])
  const many = Array.from({ length: goneIdsMax }, (_, index) => index + 1)
  expect(goneIdsWith(many, [9000])).toEqual([...many.slice(1), 9000])
})
