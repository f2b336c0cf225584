import type { MoneyDay } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import { expect, it } from 'vitest'
import { barsOf, moneyIn, moneyOut } from './day-figures.ts'

const day = (more: Partial<MoneyDay> = {}): MoneyDay => ({
  day: '2026-11-21',
  recharged: { manual: '10.00', stripe: '0.50', mollie: '0.00', usdt: '1.00' },
  refunded: '2.00',
  charged_back: '-1.00',
  withdrawn: '3.00',
  fees: '9.99',
  transferred: '8.88',
  converted: '7.77',
  ...more,
})

it('money in is all recharges, money out all that left; what moved within is neither', () => {
  expect([moneyIn(day()), moneyOut(day())]).toEqual(['11.50', '4.00'])
})

it('days are drawn from the oldest on, by one measure; below nothing nothing is drawn', () => {
  const empty = { manual: '0.00', stripe: '0.00', mollie: '0.00', usdt: '0.00' }
  const days = [day(), day({ day: '2026-11-20', recharged: empty, withdrawn: '0.00', refunded: '0.00' })]
  expect(barsOf(days)).toEqual([
    { day: '2026-11-20', inHeight: 0, outHeight: 0 },
    { day: '2026-11-21', inHeight: 100, outHeight: 34 },
  ])
})
