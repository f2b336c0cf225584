import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeBytes, encodeCode, normalizeCode, type ValidType, validTypes, validUntil } from './redeem-code.ts'

const bytes = () => fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes })

describe('redemption codes', () => {
  it('S-94: hold 80 bits in 16 characters that nobody mistakes', () => {
    expect(encodeCode(new Uint8Array(10))).toBe('0000000000000000')
    expect(encodeCode(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ')
    fc.assert(fc.property(bytes(), (some) => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(encodeCode(some))))
    fc.assert(
      fc.property(bytes(), bytes(), (one, other) => {
        expect(encodeCode(one) === encodeCode(other)).toBe(one.join() === other.join())
      }),
    )
    expect(() => encodeCode(new Uint8Array(9))).toThrow()
  })

  it('S-94: are the same however they are typed', () => {
    expect(normalizeCode('oO0iIlL1abz')).toBe('0001111 1ABZ'.replace(' ', ''))
    fc.assert(
      fc.property(bytes(), (some) => {
        const code = encodeCode(some)
        expect(normalizeCode(code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
      }),
    )
  })

  it.each<[ValidType, string]>([
    ['30d', '2026-12-30T08:00:00.000Z'],
    ['3m', '2027-02-28T08:00:00.000Z'],
    ['6m', '2027-05-30T08:00:00.000Z'],
    ['9m', '2027-08-30T08:00:00.000Z'],
    ['1y', '2027-11-30T08:00:00.000Z'],
  ])('C-30: %s from 30 November 2026 is until %s', (type, until) => {
    expect(new Date(validUntil(type, Date.parse('2026-11-30T08:00:00Z'))).toISOString()).toBe(until)
  })

  it('C-30: a longer validity ends later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (fromMs) => {
        const ends = validTypes.map((type) => validUntil(type, fromMs))
        expect(ends.toSorted((one, other) => one - other)).toEqual(ends)
      }),
    )
  })
})
