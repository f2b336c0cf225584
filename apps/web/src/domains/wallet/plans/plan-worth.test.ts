import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { describe, expect, it } from 'vitest'
import { bestValue, bonusShare } from './plan-worth.ts'

const plan = (id: number, amount: string, gold: string, bonus: string): RechargePlan => ({
  id,
  name: '',
  amount,
  coin_code: 'gold',
  receive_amount: gold,
  bonus_coin: 'gold',
  bonus_amount: bonus,
  is_hot: 0,
  sort: id,
  status: 1,
})
const [small, middle, large] = [
  plan(1, '10.00', '100', '0'),
  plan(2, '50.00', '500', '30'),
  plan(3, '100.00', '1000', '100'),
]

describe('what a plan is worth', () => {
  it('is the share of its bonus, where that is of the same coin', () => {
    expect(bonusShare(large)).toBe(0.1)
    expect(bonusShare(small)).toBeUndefined()
    expect(bonusShare({ ...large, coin_code: 'money', receive_amount: '100.00' })).toBeUndefined()
  })

  it('the best brings most gold for the same money; two that are alike are none', () => {
    expect(bestValue([small, middle, large])).toBe(3)
    expect(bestValue([large, { ...large, id: 4 }])).toBeUndefined()
    expect(bestValue([small])).toBeUndefined()
  })
})
