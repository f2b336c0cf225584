import { expect, it } from 'vitest'
import { readBillKeyword } from './bill-search.ts'

it.each([
  ['12.5', '12.5'],
  ['12,50', '12.50'],
  ['$1,234.50', '1234.50'],
  ['1.234,50 $', '1234.50'],
  ['US$ 10', '10'],
  ['−3', '3'],
  ['+1,000', '1000'],
  ['1.000', '1000'],
  ['1,2345', undefined],
  ['12.345.6', undefined],
  ['Ana', undefined],
  ['', undefined],
  ['9'.repeat(14), undefined],
])('%s is the amount %s', (typed, amount) => {
  expect(readBillKeyword(typed).amount).toBe(amount)
})

it.each([
  ['T261128-dn0se6876z', 'T261128-DN0SE6876Z'],
  [' U31 ', 'U31'],
  ['12', '12'],
  ['The Heir', undefined],
  ['x', undefined],
  ['越来越好', undefined],
])('%s is the number %s', (typed, number) => {
  expect(readBillKeyword(typed).number).toBe(number)
})
