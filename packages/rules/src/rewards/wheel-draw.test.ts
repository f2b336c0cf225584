import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chiSquareOf, chiSquarePValue } from './chi-square.ts'
import { drawMessage, numberOf, probabilityOf, segmentAt, totalOf } from './wheel-draw.ts'

/** Bytes that hold these words of six bytes, the rest filled with the largest word. */
const bytesOf = (...words: readonly number[]) => {
  const bytes = Buffer.alloc(32, 0xff)
  for (const [index, word] of words.entries()) bytes.writeUIntBE(word, index * 6, 6)
  return bytes
}

const draw = (key: Buffer, userId: number, clientSeed: string, nonce: number, total: number): number => {
  for (let round = 0; ; round++) {
    const number = numberOf(
      createHmac('sha256', key).update(drawMessage({ userId, clientSeed, nonce, round })).digest(),
      total,
    )
    if (number !== undefined) return number
  }
}

describe('a draw', () => {
  it('S-107: reads words of six bytes, and none that would favor a prize', () => {
    expect(numberOf(bytesOf(1005), 1000)).toBe(5)
    // The largest multiple of 1000 below 2^48 ends at …655,000; what lies above counts for nothing.
    const limit = 2 ** 48 - (2 ** 48 % 1000)
    expect(numberOf(bytesOf(limit - 1), 1000)).toBe(999)
    expect(numberOf(bytesOf(limit, 7), 1000)).toBe(7)
    expect(numberOf(bytesOf(), 1000)).toBeUndefined()
  })

  it('S-107: falls to a prize by the weights in their order; a weight of 0 is never drawn', () => {
    const weights = [2, 0, 3]
    expect([0, 1, 2, 3, 4].map((number) => segmentAt(weights, number))).toEqual([0, 0, 2, 2, 2])
    expect(() => segmentAt(weights, 5)).toThrow('below the sum')
  })

  it.each([
    [1, 1, '1'],
    [1, 8, '0.125'],
    [0, 8, '0'],
    [1, 3, '0.33333333'],
    [999_999_999, 1_000_000_000, '0.99999999'],
  ])('S-107: %i of %i is published as %s', (weight, total, share) => {
    expect(probabilityOf(weight, total)).toBe(share)
  })

  it('S-107: 1,000,000 draws of fixed seeds fall as the published odds say', () => {
    const weights = [280, 180, 80, 150, 70, 200, 35, 5]
    const total = totalOf(weights)
    const counts = weights.map(() => 0)
    for (let member = 0; member < 1000; member++) {
      const key = createHmac('sha256', 'fixed').update(String(member)).digest()
      for (let nonce = 0; nonce < 1000; nonce++) {
        const index = segmentAt(weights, draw(key, member, `seed${member}`, nonce, total))
        counts[index] = (counts[index] ?? 0) + 1
      }
    }
    const expected = weights.map((weight) => (weight * 1_000_000) / total)
    expect(chiSquarePValue(chiSquareOf(counts, expected), weights.length - 1)).toBeGreaterThan(0.001)
    // A wheel whose rarest prize fell half as often would be found out.
    const skewed = counts.map((count, index) =>
      index === 7 ? count / 2 : index === 0 ? count + (counts[7] ?? 0) / 2 : count,
    )
    expect(chiSquarePValue(chiSquareOf(skewed, expected), weights.length - 1)).toBeLessThan(0.001)
  })
})

describe('chi-square', () => {
  // Upper critical values as tables of the distribution print them.
  it.each([
    [3.841, 1, 0.05],
    [5.991, 2, 0.05],
    [14.067, 7, 0.05],
    [18.475, 7, 0.01],
    [24.322, 7, 0.001],
    [124.342, 100, 0.05],
  ])('%f with %i degrees of freedom has the p-value %f', (statistic, degrees, p) => {
    expect(chiSquarePValue(statistic, degrees)).toBeCloseTo(p, 3)
  })

  it('counts what deviates, and leaves out what could not be drawn', () => {
    expect(chiSquareOf([60, 40, 0], [50, 50, 0])).toBe(4)
    expect(chiSquarePValue(0, 3)).toBe(1)
  })
})
