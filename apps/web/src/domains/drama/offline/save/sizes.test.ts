import { describe, expect, it } from 'vitest'
import { chosenQuality, sumOf } from './sizes.ts'

describe('the quality of copies', () => {
  it.each([
    ['540p', '540p'],
    ['720p', '540p'],
    ['240p', '360p'],
  ])('%s: %s', (wanted, expected) => {
    expect(chosenQuality(['540p', '360p'], wanted)).toBe(expected)
  })

  it('sums each episode in the quality that comes closest', () => {
    const episodes = [
      {
        number: 1,
        sizes: [
          { name: '360p', bytes: 1 },
          { name: '720p', bytes: 10 },
        ],
      },
      { number: 2, sizes: [{ name: '360p', bytes: 2 }] },
    ]
    expect(sumOf(episodes, '720p')).toBe(12)
    expect(sumOf(episodes, '540p')).toBe(3)
    expect(sumOf([], '540p')).toBe(0)
  })
})
