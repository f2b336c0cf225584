import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { describe, expect, it } from 'vitest'
import { startSum } from './conversion-start.ts'

const pair: ConvertPair = {
  from: 'money',
  to: 'gold',
  rate: '10',
  fee_rate: '0',
  min_amount: '0.10',
  max_amount: '1000.00',
  status: 1,
}
const before = { from: 'money', to: 'gold', amount: '25.00' } as const

describe('the sum a conversion begins with', () => {
  it('is what was converted the same way last', () => {
    expect(startSum(pair, [{ ...before, to: 'point' }, before], '100.00')).toBe('25.00')
  })

  it('is a usual one where that is too much, or where there is none', () => {
    expect(startSum(pair, [before], '20.00')).toBe('10.00')
    expect(startSum(pair, [], '7.00')).toBe('5.00')
    expect(startSum({ ...pair, from: 'point', min_amount: '20', max_amount: '900' }, [], '60')).toBe('50')
  })

  it('is none where there is not enough for any', () => {
    expect(startSum(pair, [], '0.50')).toBe('')
    expect(startSum(pair, [before], undefined)).toBe('')
  })
})
