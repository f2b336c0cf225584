import type { VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { expect, it } from 'vitest'
import { examplePlan } from '../../../../testing/examples.ts'
import { leastVipPlan } from './least-vip-plan.ts'

const plan = (given: Partial<VipPlan>): VipPlan => ({ ...examplePlan, ...given })

it('is the one that costs least as an amount, not as a text', () => {
  const plans = [plan({ id: 1, price: '99.00' }), plan({ id: 2, price: '10.90' }), plan({ id: 3, price: '9.90' })]
  expect(leastVipPlan(plans)?.id).toBe(3)
})

it('is none of SVIP and none that is sold for gold', () => {
  expect(leastVipPlan([plan({ vip_type: 2 }), plan({ coin_code: 'gold', price: '5' })])).toBeUndefined()
  expect(leastVipPlan([])).toBeUndefined()
  expect(leastVipPlan([plan({ id: 7, vip_type: 2 }), plan({ price: '0.10' })], 2)?.id).toBe(7)
})

it('is none that may be bought a number of times only: it may be used up', () => {
  const plans = [plan({ id: 1, price: '0.99', limit_number: 1 }), plan({ id: 2, price: '9.90' })]
  expect(leastVipPlan(plans)?.id).toBe(2)
})
