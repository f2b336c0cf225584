import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { describe, expect, it } from 'vitest'
import { goldOfPlan, leastPlanFor } from './plan-gold.ts'

const planOf = (id: number, amount: string, gold: string, given: Partial<RechargePlan> = {}): RechargePlan => ({
  ...{ id, name: '', amount, coin_code: 'gold', receive_amount: gold, bonus_coin: 'gold', bonus_amount: '0' },
  ...{ is_hot: 0, sort: id, status: 1 },
  ...given,
})

describe('the gold of a plan', () => {
  it('is what it brings with its bonus, as far as that is gold', () => {
    expect(goldOfPlan(planOf(1, '9.90', '500', { bonus_amount: '30' }))).toBe(530n)
    expect(goldOfPlan(planOf(1, '9.90', '500', { bonus_coin: 'point', bonus_amount: '30' }))).toBe(500n)
    expect(goldOfPlan(planOf(1, '9.90', '9.90', { coin_code: 'money' }))).toBe(0n)
  })

  it('makes the cheapest that is enough, by its price as an amount', () => {
    const plans = [planOf(1, '100.00', '1000'), planOf(2, '9.90', '100'), planOf(3, '10.00', '120')]
    expect(leastPlanFor(plans, 30n)?.id).toBe(2)
    expect(leastPlanFor(plans, 110n)?.id).toBe(3)
    expect(leastPlanFor(plans, 5000n)).toBeUndefined()
  })
})
