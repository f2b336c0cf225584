import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBankCard, maskAccount, maskNumber } from './bank-card.ts'

describe('V-16: a bank card', () => {
  it('has 12 to 19 digits with the right check digit', () => {
    for (const card of ['4242424242424242', '6222020200112230', '378282246310005', '6011111111111117'])
      expect([card, isBankCard(card)]).toEqual([card, true])
    for (const card of [
      '',
      '6222020200112231',
      '18',
      '42424242424',
      '42424242424242424242',
      '4242 4242 4242 4242',
      '４２４２４２４２４２４２４２４２',
    ])
      expect([card, isBankCard(card)]).toEqual([card, false])
  })

  it('with one wrong digit is found, wherever it is', () => {
    const card = '6222020200112230'
    fc.assert(
      fc.property(fc.nat(card.length - 1), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const wrong = card.split('')
        wrong[place] = String((Number(wrong[place]) + step) % 10)
        expect(isBankCard(wrong.join(''))).toBe(false)
      }),
    )
  })
})

it('shows the last four and never a whole short number', () => {
  expect(['6222021234561234', '1234', '12345', ''].map(maskNumber)).toEqual(['**** 1234', '****', '**** 2345', ''])
})

it('shows of an address its first letter and where it is, and never a whole short name', () => {
  expect(['paulo@demo.example', 'p@demo.example', '13800001234', 'a@b@c', ''].map(maskAccount)).toEqual([
    'p***@demo.example',
    '***@demo.example',
    '**** 1234',
    '**** @b@c',
    '',
  ])
})
