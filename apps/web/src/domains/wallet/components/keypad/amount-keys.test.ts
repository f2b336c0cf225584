import { expect, it } from 'vitest'
import { type AmountKey, amountKeys, pressAmountKey } from './amount-keys.ts'

const typed = (keys: string, scale = 2): string =>
  [...keys].reduce((text, sign) => {
    const key = sign === '.' ? 'separator' : sign === '<' ? 'delete' : amountKeys.find((each) => each === sign)
    return pressAmountKey(text, key ?? ('0' satisfies AmountKey), scale)
  }, '')

it.each([
  ['12.5', '12.5'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0.05', '0.05'],
  ['1..2', '1.2'],
  ['1.239', '1.23'],
  ['12<<3', '3'],
  ['<', ''],
  ['99999999999999', '9999999999999'],
])('the keys %s make %s', (keys, amount) => {
  expect(typed(keys)).toBe(amount)
})

it('a coin without decimals has no separator', () => {
  expect(typed('1.5', 0)).toBe('15')
})
