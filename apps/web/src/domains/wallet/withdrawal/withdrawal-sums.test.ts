import { expect, it } from 'vitest'
import { sumsOf, type Terms } from './withdrawal-sums.ts'

const terms: Terms = {
  config: {
    min_amount: '10.00',
    max_amount: '500.00',
    daily_count: 3,
    daily_amount: '1000.00',
    fee_rate: '0.0100',
    tax_rate: '0.0050',
    first_free: 1,
    need_real_name: 0,
    arrive_hours: 24,
  },
  today_count: 0,
  today_amount: '0.00',
  is_first: 0,
  available: '200.00',
  arrive_text: 'Within 24 hours',
}

it('S-104: fee and tax of an amount are rounded up, and the rest arrives', () => {
  expect(sumsOf('33.33', terms)).toEqual({ fee: '0.34', tax: '0.17', arrive_amount: '32.82' })
})

it('S-104: the free first one arrives whole', () => {
  expect(sumsOf('33.33', { ...terms, is_first: 1 })).toEqual({ fee: '0.00', tax: '0.00', arrive_amount: '33.33' })
})

it('what is no amount, or is eaten by its fee, comes to nothing', () => {
  expect(sumsOf('abc', terms)).toBeUndefined()
  expect(sumsOf('0.01', terms)).toBeUndefined()
})
