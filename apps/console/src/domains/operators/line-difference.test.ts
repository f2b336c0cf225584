import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineDifference } from './line-difference.ts'

describe('two versions of a text', () => {
  it('shows a changed line as removed and added, between lines that stayed', () => {
    expect(lineDifference(['one', 'two', 'three'], ['one', 'TWO', 'three', 'four'])).toEqual([
      { kind: 'same', text: 'one' },
      { kind: 'removed', text: 'two' },
      { kind: 'added', text: 'TWO' },
      { kind: 'same', text: 'three' },
      { kind: 'added', text: 'four' },
    ])
  })

  it('holds every line of both, in their order', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })
    const holdsBoth = fc.property(lines, lines, (before, after) => {
      const all = lineDifference(before, after)
      const without = (kind: string) => all.filter((line) => line.kind !== kind).map(({ text }) => text)
      expect(without('added')).toEqual(before)
      expect(without('removed')).toEqual(after)
    })
    fc.assert(holdsBoth)
  })
})
