import '../../../testing/browser.ts'
import { describe, expect, it } from 'vitest'
import { isAllowed } from './auto-unlock.ts'

describe('what may be spent by itself', () => {
  it('is the rest of what was allowed, to the last coin', () => {
    expect(isAllowed({ most: 600, spent: 540 }, 60)).toBe(true)
    expect(isAllowed({ most: 600, spent: 541 }, 60)).toBe(false)
    expect(isAllowed({ most: 0, spent: 0 }, 0)).toBe(true)
  })
})
