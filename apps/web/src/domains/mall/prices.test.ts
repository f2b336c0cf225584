import { expect, it } from 'vitest'
import { isSome, leftAfter, missingFor, perPiece, timesPrice } from './prices.ts'

it('prices of several pieces and what is left of a balance are exact', () => {
  expect(timesPrice('0.10', 3, 'money')).toBe('0.30')
  expect(timesPrice('300', 2, 'point')).toBe('600')
  expect(perPiece('0.30', 3, 'money')).toBe('0.10')
  expect(missingFor('600', '420', 'point')).toBe('180')
  expect(missingFor('600', '600', 'point')).toBeUndefined()
  expect(leftAfter('5.50', '10.00', 'money')).toBe('4.50')
  expect(leftAfter('10.01', '10.00', 'money')).toBeUndefined()
  expect([isSome('0.00'), isSome('0'), isSome('0.10')]).toEqual([false, false, true])
})
