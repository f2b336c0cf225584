import { expect, test } from 'vitest'
import { percentOf } from './percent.ts'

test('a rate is written in percent without losing a digit, as the language writes numbers', () => {
  expect(percentOf('0.0100', 'en')).toBe('1')
  expect(percentOf('0.125', 'en')).toBe('12.5')
  expect(percentOf('0.125', 'vi')).toBe('12,5')
  expect(percentOf('0.00000001', 'en')).toBe('0.000001')
})
