import { expect, it } from 'vitest'
import { monthlyPrice } from './monthly-price.ts'

it('is what a longer plan costs in 30 days, never less than what is paid', () => {
  expect(monthlyPrice('49.99', 'money', 365)).toBe('4.11')
  expect(monthlyPrice('24.90', 'money', 90)).toBe('8.30')
  expect(monthlyPrice('1000', 'gold', 365)).toBe('83')
})

it('is nothing for a month or less', () => {
  expect(monthlyPrice('9.90', 'money', 7)).toBeUndefined()
  expect(monthlyPrice('9.90', 'money', 30)).toBeUndefined()
  expect(monthlyPrice('9.90', 'money', 31)).toBeUndefined()
})
