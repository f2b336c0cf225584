import { expect, it } from 'vitest'
import { scaleEnd } from './chart-scale.ts'

it('a scale ends at a round amount that no bar goes beyond', () => {
  expect(scaleEnd([49n, 100n], 100n)).toBe(100n)
  expect(scaleEnd([101n], 100n)).toBe(200n)
  expect(scaleEnd([499n, 20n], 100n)).toBe(500n)
  expect(scaleEnd([214_236n], 100n)).toBe(300_000n)
  expect(scaleEnd([501n], 100n)).toBe(600n)
  expect(scaleEnd([801n], 100n)).toBe(1000n)
  expect(scaleEnd([10n ** 17n + 1n], 100n)).toBe(2n * 10n ** 17n)
})

it('half of it is a whole amount too', () => {
  expect(scaleEnd([1n], 1n)).toBe(2n)
  expect(scaleEnd([5n], 1n)).toBe(6n)
})

it('where nothing came, it has an end all the same', () => {
  expect(scaleEnd([0n, 0n], 100n)).toBe(100n)
  expect(scaleEnd([], 100n)).toBe(100n)
})
