import { expect, it } from 'vitest'
import { rateOfPercent } from './amounts.ts'

it('a rate is written in percent', () => {
  expect(['7.5', '30', '0', '0.01', '0.0001'].map(rateOfPercent)).toEqual(['0.075', '0.3', '0', '0.0001', '0.000001'])
})

it('what is no percentage, or finer than a part per million, is none', () => {
  expect(['', 'x', '-1', '7,5', '0.0000001'].map(rateOfPercent)).toEqual(Array.from({ length: 5 }))
})
