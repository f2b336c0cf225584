import { unreadableAmounts } from '@cliffhanger/contract/testing/unreadable-amounts.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountProblem, balanceAfter, partOf, typedAmount, wholeAmount } from './amount-input.ts'

const money = { scale: 2, min: '10.00', max: '500.00', balance: '120.50' }

describe('V-33: a typed amount', () => {
  it('has at most the decimals of its coin', () => {
    expect(amountProblem('12.345', { scale: 2 })).toBe('decimals')
    expect(amountProblem('12.3', { scale: 0 })).toBe('decimals')
    expect(amountProblem('12.34', { scale: 2 })).toBeUndefined()
    expect(amountProblem('12', { scale: 0 })).toBeUndefined()
  })

  it('means the same with a comma, and with signs of another width', () => {
    expect(typedAmount(' 12,50 ')).toBe('12.50')
    expect(typedAmount('12。5')).toBe('12.5')
  })

  // Check 4 of the amounts no field takes.
  it.each([...unreadableAmounts, '0', '0.00'])('cannot be %s', (text) => {
    expect(amountProblem(text, { scale: 2 })).toBe('unreadable')
  })

  it('is within its limits and within what there is', () => {
    expect(amountProblem('', money)).toBe('missing')
    expect(amountProblem('9.99', money)).toBe('tooLittle')
    expect(amountProblem('500.01', money)).toBe('tooMuch')
    expect(amountProblem('120.51', money)).toBe('notEnough')
    expect(amountProblem('120.50', money)).toBeUndefined()
  })

  it('of all there is stays within the most that may be given', () => {
    expect(wholeAmount({ scale: 2, max: '100.00', balance: '120.50' })).toBe('100.00')
    expect(wholeAmount({ scale: 2, balance: '120.5' })).toBe('120.50')
    expect(wholeAmount({ scale: 2, max: '100.00' })).toBeUndefined()
  })

  it('and what is left of the balance are the balance again, to the unit', () => {
    const minor = fc.bigInt(0n, 10n ** 15n)
    const text = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
    fc.assert(
      fc.property(minor, minor, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(balanceAfter(text(more), text(less), 2)).toBe(text(more - less))
        expect(balanceAfter(text(less), text(more + 1n), 2)).toBeUndefined()
      }),
    )
  })
})

it('a part of what there is is rounded down, and none where it may not be given', () => {
  expect(partOf({ scale: 2, balance: '120.51' }, 2n)).toBe('60.25')
  expect(partOf({ scale: 0, balance: '7' }, 4n)).toBe('1')
  expect(partOf({ scale: 0, balance: '3' }, 4n)).toBeUndefined()
  expect(partOf({ scale: 2, min: '10.00', balance: '15.00' }, 2n)).toBeUndefined()
  expect(partOf({ scale: 2 }, 2n)).toBeUndefined()
})
