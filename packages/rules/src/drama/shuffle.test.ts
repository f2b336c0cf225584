import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeIn, readSeed, seedOf } from './shuffle.ts'

const key = fc.integer({ min: 0, max: 2 ** 32 - 1 })

describe('a shuffled row', () => {
  it('holds everything once', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 500 }), (chosen, size) => {
        const row = Array.from({ length: size }, (_, position) => placeIn({ key: chosen, size, position: 0 }, position))
        expect(new Set(row).size).toBe(size)
        expect(Math.max(...row)).toBe(size - 1)
      }),
    )
  })

  it('is another one for another key', () => {
    const row = (chosen: number) =>
      Array.from({ length: 50 }, (_, position) => placeIn({ key: chosen, size: 1000, position: 0 }, position))
    expect(row(1)).not.toEqual(row(2))
  })
})

describe('the word for it', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(key, fc.nat(1_000_000), fc.nat(1_000_000), (chosen, one, other) => {
        const shuffle = { key: chosen, size: Math.max(one, other), position: Math.min(one, other) }
        expect(readSeed(seedOf(shuffle))).toEqual(shuffle)
      }),
    )
  })

  it.each(['', 'x', '1.2', '1.2.3.4', 'zzzzzzz.1.1', '1.1.2', '1.-1.0', '1.2.3 '])('is not "%s"', (seed) =>
    expect(readSeed(seed)).toBeNull(),
  )
})
