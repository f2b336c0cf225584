import { describe, expect, it } from 'vitest'
import { slowWaitSeconds } from './slow-mode.ts'

describe('slow mode', () => {
  it('S-123: an ordinary member waits for whole seconds, and sends again when they are over', () => {
    const wait = (nowMs: number) => slowWaitSeconds({ slow_seconds: 30 }, 'member', 100_000, nowMs)
    expect(wait(100_000)).toBe(30)
    expect(wait(100_001)).toBe(30)
    expect(wait(129_999)).toBe(1)
    expect(wait(130_000)).toBe(0)
    // A clock that went back asks for no more than the mode does.
    expect(wait(50_000)).toBe(30)
  })

  it('S-123: creator and managers do not wait, nor does whoever has not sent yet, nor anybody without it', () => {
    for (const role of ['creator', 'manager'] as const)
      expect(slowWaitSeconds({ slow_seconds: 900 }, role, 100_000, 100_000)).toBe(0)
    expect(slowWaitSeconds({ slow_seconds: 900 }, 'member', 0, 100_000)).toBe(0)
    expect(slowWaitSeconds({ slow_seconds: 0 }, 'member', 100_000, 100_000)).toBe(0)
    expect(slowWaitSeconds({}, 'member', 100_000, 100_000)).toBe(0)
  })
})
