import { expect, it } from 'vitest'
import { barHeights } from './bar-heights.ts'

it('bars are as high as their part of the largest amount, however large, and none that is there vanishes', () => {
  expect(barHeights([0n, 50n, 100n, 1n])).toEqual([0, 50, 100, 2])
  expect(barHeights([0n, 0n])).toEqual([0, 0])
  expect(barHeights([10n ** 17n, 5n * 10n ** 16n])).toEqual([100, 50])
  expect(barHeights([-5n, 10n])).toEqual([0, 100])
  expect(barHeights([50n, 100n], 200n)).toEqual([25, 50])
})
