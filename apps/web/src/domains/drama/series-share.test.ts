import { describe, expect, it } from 'vitest'
import { seriesShare } from './series-share.ts'

const at = { released: 4, number: 1, positionSeconds: 0, durationSeconds: 60 }

describe('the bar at a cover', () => {
  it.each([
    ['nothing was seen', {}, 0],
    ['half of the first of four was seen', { positionSeconds: 30 }, 0.125],
    ['the first of four is done', { isDone: true, positionSeconds: 58 }, 0.25],
    ['half of the third of four was seen', { number: 3, positionSeconds: 30 }, 0.625],
    ['the last one is done', { number: 4, isDone: true }, 1],
    ['nobody knows how long the episode is', { number: 2, positionSeconds: 9, durationSeconds: 0 }, 0.25],
    ['a mark lies behind the end of its episode', { number: 4, positionSeconds: 61 }, 1],
    ['the episode is newer than what is known of the drama', { released: 2, number: 4, isDone: true }, 1],
  ] as const)('means the series: %s', (_, change, share) => expect(seriesShare({ ...at, ...change })).toBe(share))
})
