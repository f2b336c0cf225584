import { expect, it } from 'vitest'
import { firstPayment, incomeDays, incomeOfDays, yearIncome } from './year-income.ts'

it('a year brings 365 times what a day does, and nothing is no answer', () => {
  expect(yearIncome('1000.00', '0.0001')).toBe('36.50')
  // Less than a cent a day is carried on.
  expect(yearIncome('10.00', '0.0001')).toBe('0.36')
  expect(yearIncome('0.00', '0.0001')).toBeUndefined()
  expect(yearIncome('1000.00', '0')).toBeUndefined()
})

it('days of interest stand in their order without a gap, and sums of a day are one', () => {
  const at = (day: string, amount: string) => ({ amount, create_time: Date.parse(`${day}T03:00:00Z`) / 1000 })
  const days = incomeDays(
    [at('2026-11-24', '0.30'), at('2026-11-22', '0.10'), at('2026-11-22', '0.05')],
    'Asia/Shanghai',
  )
  expect(days).toEqual([
    { day: '2026-11-22', minor: 15n },
    { day: '2026-11-23', minor: 0n },
    { day: '2026-11-24', minor: 30n },
  ])
  expect(incomeDays([], 'Asia/Shanghai')).toEqual([])
})

it('a day and a month bring what is paid of them, rounded down', () => {
  expect(incomeOfDays('1000.00', '0.0001', 1n)).toBe('0.10')
  expect(incomeOfDays('1234.56', '0.0001', 30n)).toBe('3.70')
  expect(incomeOfDays('5.00', '0.0001', 1n)).toBe('0.00')
})

it('what is put in earns from the next day of the platform on, and is paid the day after', () => {
  expect(firstPayment(Date.parse('2026-11-29T20:00:00Z'), 'UTC')).toBe('2026-12-01')
  expect(firstPayment(Date.parse('2026-11-29T20:00:00Z'), 'Asia/Shanghai')).toBe('2026-12-02')
})
