import { describe, expect, it } from 'vitest'
import { localOf, secondsOf } from './moments.ts'

describe('moments of a date field', () => {
  it('come back as they were written, in whatever time zone', () => {
    for (const written of ['2026-11-22T09:30', '2027-01-01T00:00', '2026-03-29T03:15']) {
      expect(localOf(secondsOf(written))).toBe(written)
    }
  })

  it('nothing written is 0, and 0 is nothing', () => {
    expect(secondsOf('')).toBe(0)
    expect(secondsOf('tomorrow')).toBe(0)
    expect(localOf(0)).toBe('')
    expect(localOf(undefined)).toBe('')
  })
})
