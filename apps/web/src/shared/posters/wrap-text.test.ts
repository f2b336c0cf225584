import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Every character is one wide. */
const measure = (line: string): number => [...line].length

describe('wrapText', () => {
  it.each([
    ['Moon over the old town', 10, 3, ['Moon over', 'the old', 'town']],
    ['Moon over the old town', 10, 2, ['Moon over', 'the old…']],
    ['月亮升起在老城之上', 4, 2, ['月亮升起', '在老城…']],
    ['Unbreakable', 5, 2, ['Unbre', 'akab…']],
    ['short', 10, 2, ['short']],
    ['', 10, 2, []],
  ])('%s in %i', (text, width, linesMax, lines) => {
    expect(wrapText(text, width, linesMax, measure)).toEqual(lines)
  })

  it('never makes more lines than asked for, nor one that is too wide, and keeps joined characters together', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 8, max: 40 }), (text, width) => {
        const units = (line: string): number => [...new Intl.Segmenter().segment(line)].length
        const lines = wrapText(text, width, 3, units)
        expect(lines.length).toBeLessThanOrEqual(3)
        for (const line of lines) expect(units(line)).toBeLessThanOrEqual(width)
      }),
    )
  })
})
