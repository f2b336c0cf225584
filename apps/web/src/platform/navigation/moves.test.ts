import { expect, it } from 'vitest'
import { createMoves } from './moves.ts'

it('tells going on from going back, along a history that branches', () => {
  const moveTo = createMoves()
  expect(['a', 'b', 'b', 'c'].map(moveTo)).toEqual(['none', 'forward', 'forward', 'forward'])
  expect(['b', 'a', 'b'].map(moveTo)).toEqual(['back', 'back', 'forward'])
  // What lay ahead is gone once another screen is opened: the browser forgets it too.
  expect(['d', 'a', 'd'].map(moveTo)).toEqual(['forward', 'back', 'forward'])
  expect(moveTo('c')).toBe('forward')
})
