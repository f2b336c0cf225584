import { expect, it } from 'vitest'
import { dailyPrice, monthlyPrice } from './monthly-price.ts'

it('is what a longer plan costs in a twelfth of a year, never less than what is paid', () => {
  expect(monthlyPrice('199.00', 'money', 365)).toBe('16.59')
  expect(monthlyPrice('24.90', 'money', 90)).toBe('8.42')
  expect(monthlyPrice('1000', 'gold', 365)).toBe('84')
})

it('is nothing for a month or less', () => {
  expect(monthlyPrice('9.90', 'money', 7)).toBeUndefined()
  expect(monthlyPrice('9.90', 'money', 30)).toBeUndefined()
  expect(monthlyPrice('9.90', 'money', 31)).toBeUndefined()
})

it('a day costs its part of the price, never less than what is paid', () => {
  expect(dailyPrice('29.90', 'money', 30)).toBe('1.00')
  expect(dailyPrice('10', 'gold', 30)).toBe('1')
  expect(dailyPrice('5.00', 'money', 1)).toBeUndefined()
})
