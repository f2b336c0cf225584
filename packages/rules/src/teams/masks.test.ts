import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskNickName, maskUserNo } from './masks.ts'

describe('maskNickName', () => {
  it('shows the first and the last character', () => {
    expect(maskNickName('Anna')).toBe('A***a')
    expect(maskNickName('陈小美')).toBe('陈***美')
    expect(maskNickName('😀 smile 🎬')).toBe('😀***🎬')
  })

  it('shows no more than the first character of a short one', () => {
    expect(['', 'A', 'An', ' Bo '].map(maskNickName)).toEqual(['***', 'A***', 'A***', 'B***'])
  })

  it('never shows a phone number or a mail address that somebody took as a name', () => {
    expect(maskNickName('+8613800138000')).toBe('+***0')
    expect(maskNickName('anna@example.com')).toBe('a***m')
  })

  it('shows at most two characters of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect([...maskNickName(name).replace('***', '')].length).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('maskUserNo', () => {
  it('shows the ends of a number', () => {
    expect(maskUserNo('12345678')).toBe('12****78')
    expect(maskUserNo('1234')).toBe('****')
  })
})
