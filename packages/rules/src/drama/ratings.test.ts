import { expect, it } from 'vitest'
import { isScoreShown, leastRatings } from './ratings.ts'

it('shows a score from twenty ratings on', () => {
  expect(leastRatings).toBe(20)
  expect([0, 1, 19, 20, 500].map(isScoreShown)).toEqual([false, false, false, true, true])
})
