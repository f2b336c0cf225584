import { describe, expect, test } from 'vitest'
import { bareCard, bareCode, caretAfter, grouped } from './grouped-text.ts'

describe('codes and card numbers as they are typed', () => {
  test('a code is taken however it is written: small letters, spaces, hyphens, full-width letters (S-94)', () => {
    expect(bareCode(' ab3d-efgh 12ＡＢ ')).toBe('AB3DEFGH12AB')
    expect(bareCode('A'.repeat(100))).toHaveLength(32)
  })

  test('a card number is its digits, at most 19 of them (V-16)', () => {
    expect(bareCard('4111 1111-1111x1111')).toBe('4111111111111111')
    expect(bareCard('1'.repeat(40))).toHaveLength(19)
  })

  test('they are shown in groups of four, without anything behind the last one', () => {
    expect(grouped('AB3D', '-')).toBe('AB3D')
    expect(grouped('AB3DE', '-')).toBe('AB3D-E')
    expect(grouped('411111111111', ' ')).toBe('4111 1111 1111')
  })

  test('the caret stays behind the letter it stood behind', () => {
    for (let letters = 0; letters <= 16; letters++) {
      const before = grouped('0123456789ABCDEF', '-').slice(0, caretAfter(letters))
      expect(bareCode(before)).toHaveLength(letters)
    }
  })
})
