import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskName } from './masked-name.ts'

describe('maskName', () => {
  it.each([
    ['Linh', 'L•••'],
    ['王小雨', '王•••'],
    [' Jo ', 'J•••'],
    ['👨‍👩‍👧x👍', '👨‍👩‍👧•••'],
    ['', '•••'],
  ])('%s is shown as %s', (name, shown) => {
    expect(maskName(name)).toBe(shown)
  })

  it('never shows a phone number or a mail address that somebody took as a name', () => {
    expect(maskName('+8613800138000')).toBe('+•••')
    expect(maskName('anna@example.com')).toBe('a•••')
  })

  it('is as long for every name that begins alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
        expect(maskName(`A${name}`)).toBe('A•••')
      }),
    )
  })
})
