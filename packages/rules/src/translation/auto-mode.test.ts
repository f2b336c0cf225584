import { expect, it } from 'vitest'
import { translatesFor } from './auto-mode.ts'

it.each([
  [-1, [false, false, false, false]],
  [0, [true, true, true, true]],
  [1, [false, true, true, true]],
  [2, [true, false, false, false]],
] as const)('R-20: mode %s translates for user types 0 to 3: %s', (mode, expected) => {
  expect([0, 1, 2, 3].map((userType) => translatesFor(mode, userType))).toEqual(expected)
})
