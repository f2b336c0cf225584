import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { incomeOfDay } from './treasure.ts'

const tenThousandth = 10_000n

it('pays a ten-thousandth of 1000.00 a day', () => {
  expect(incomeOfDay(100_000n, tenThousandth, 0n)).toEqual({ paid: 10n, carry: 0n })
})

it('carries what is less than a minor unit', () => {
  const first = incomeOfDay(15_000n, tenThousandth, 0n)
  expect(first).toEqual({ paid: 1n, carry: 50_000_000n })
  expect(incomeOfDay(15_000n, tenThousandth, first.carry)).toEqual({ paid: 2n, carry: 0n })
})

it('over any days, what was paid is the exact sum, rounded down once', () => {
  const day = fc.record({ held: fc.bigInt(0n, 10n ** 15n), rate: fc.bigInt(0n, 1_000_000n) })
  fc.assert(
    fc.property(fc.array(day, { maxLength: 60 }), (days) => {
      let carry = 0n
      let paid = 0n
      for (const { held, rate } of days) {
        const income = incomeOfDay(held, rate, carry)
        carry = income.carry
        paid += income.paid
      }
      expect(paid).toBe(days.reduce((sum, { held, rate }) => sum + held * rate, 0n) / 100_000_000n)
    }),
  )
})
