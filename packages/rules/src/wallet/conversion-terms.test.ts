import { expect, it } from 'vitest'
import { readTerms } from './conversion-terms.ts'

const typed = {
  from: 'money',
  to: 'gold',
  rate: '10',
  fee_rate: '0.01',
  min_amount: '0.10',
  max_amount: '50000.00',
} as const

it('reads terms into whole numbers', () => {
  expect(readTerms(typed)).toEqual({ rate: 1_000_000_000n, feeRate: 1_000_000n, min: 10n, max: 5_000_000n })
})

it.each([
  [{ from: 'point', to: 'point' }, 'to'],
  [{ rate: '0' }, 'rate'],
  [{ rate: '99999999999' }, 'rate'],
  [{ fee_rate: '1' }, 'fee_rate'],
  [{ min_amount: '0.001' }, 'min_amount'],
  [{ from: 'point', min_amount: '1.5' }, 'min_amount'],
  [{ max_amount: '0.09' }, 'max_amount'],
] as const)('V-33: names what cannot be in %o', (changes, field) => {
  expect(readTerms({ ...typed, ...changes })).toBe(field)
})
