import { describe, expect, it } from 'vitest'
import { mustReset } from './must-reset.ts'

describe('mustReset', () => {
  it.each([
    ['at the head', 5, 5, 0, false],
    ['one behind', 4, 5, 0, false],
    ['a new device on a short stream', 0, 1000, 0, false],
    ['1001 behind', 0, 1001, 0, true],
    ['ahead of the head', 6, 5, 0, true],
    ['C-49: behind what was dropped', 3, 9, 4, true],
    ['C-49: exactly behind what was dropped', 4, 9, 4, false],
  ])('%s', (_where, afterSeq, headSeq, droppedSeq, isReset) => {
    expect(mustReset(afterSeq, headSeq, droppedSeq)).toBe(isReset)
  })
})
