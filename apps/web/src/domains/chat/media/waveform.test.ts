import { expect, it } from 'vitest'
import { barsOf } from './waveform.ts'

it('draws the loudest moment of each stretch against the loudest of all', () => {
  expect(barsOf([0, 0.25, -0.5, 0.1, 0.2, 0], 3)).toEqual([0.5, 1, 0.4])
})

it('draws silence as low bars, and a recording shorter than the bars without gaps', () => {
  expect(barsOf([0, 0, 0, 0], 2)).toEqual([0.12, 0.12])
  expect(barsOf([], 3)).toEqual([0.12, 0.12, 0.12])
  expect(barsOf([1], 3)).toHaveLength(3)
})
