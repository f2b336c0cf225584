import { waveBarsMax, waveTop } from '@cliffhanger/contract/chat/media-items.ts'
import { expect, it } from 'vitest'
import { barCount, barsOf, drawnWave } from './waveform.ts'

it('draws the loudest moment of each stretch against the loudest of all', () => {
  expect(barsOf([0, 0.25, -0.5, 0.1, 0.2, 0], 3)).toEqual([0.5, 1, 0.4])
})

it('draws silence as low bars, and a recording shorter than the bars without gaps', () => {
  expect(barsOf([0, 0, 0, 0], 2)).toEqual([0.12, 0.12])
  expect(barsOf([], 3)).toEqual([0.12, 0.12, 0.12])
  expect(barsOf([1], 3)).toHaveLength(3)
})

it('S-126: draws the wave of a message with the bars there is room for, however many it has', () => {
  expect(drawnWave([0, waveTop, 0, 0], 2)).toEqual([1, 0.12])
  expect(drawnWave([waveTop, 0], 4)).toEqual([1, 1, 0.12, 0.12])
  for (const length of [1, 7, barCount, waveBarsMax])
    expect(drawnWave(Array.from({ length }, () => waveTop))).toEqual(Array.from({ length: barCount }, () => 1))
})
