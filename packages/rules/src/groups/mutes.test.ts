import { describe, expect, it } from 'vitest'
import { isMutedAt, muteEndMs } from './mutes.ts'

describe('a mute for a time', () => {
  it('S-122: holds until its end and not at it; without one until it is lifted', () => {
    expect(isMutedAt({ is_muted: true, muted_until_ms: 5000 }, 4999)).toBe(true)
    expect(isMutedAt({ is_muted: true, muted_until_ms: 5000 }, 5000)).toBe(false)
    expect(isMutedAt({ is_muted: true, muted_until_ms: 0 }, 10 ** 15)).toBe(true)
    expect(isMutedAt({ is_muted: false, muted_until_ms: 5000 }, 0)).toBe(false)
  })

  it('S-122: ends on a whole second', () => {
    expect(muteEndMs(3600, 1999)).toBe(3_601_000)
    expect(muteEndMs(0, 1999)).toBe(0)
  })
})
