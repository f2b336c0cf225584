import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { expect, it } from 'vitest'
import { offeredPlans, sufficientPlans } from './sufficient-plans.ts'

const plan = (
  id: number,
  amount: string,
  gold: string,
  bonus = '0',
  coins: Partial<RechargePlan> = {},
): RechargePlan => ({
  id,
  name: `${gold} gold`,
  amount,
  coin_code: 'gold',
  receive_amount: gold,
  bonus_coin: 'gold',
  bonus_amount: bonus,
  is_hot: 0,
  sort: id,
  status: 1,
  ...coins,
})
const ids = (plans: readonly RechargePlan[], missing: bigint, isPayable = (_amount: string) => true) =>
  sufficientPlans(plans, missing, isPayable).map(({ id }) => id)

it('leaves out what brings too little and begins with the cheapest', () => {
  const plans = [plan(1, '50.00', '500', '30'), plan(2, '10.00', '100'), plan(3, '9.50', '90', '20')]
  expect(ids(plans, 30n)).toEqual([3, 2, 1])
  expect(ids(plans, 105n)).toEqual([3, 1])
  expect(ids(plans, 530n)).toEqual([1])
  expect(ids(plans, 531n)).toEqual([])
})

it('counts gold alone, of the plan and of its bonus', () => {
  const money = plan(1, '10.00', '1000.00', '40', { coin_code: 'money' })
  const points = plan(2, '10.00', '35', '1000', { bonus_coin: 'point' })
  expect(ids([money, points], 36n)).toEqual([1])
})

it('leaves out what no way to pay takes', () => {
  const plans = [plan(1, '9.99', '990'), plan(2, '10.00', '100')]
  expect(ids(plans, 60n, (amount) => amount !== '9.99')).toEqual([2])
})

it('offers the cheapest first, then the cheapest that is enough for all', () => {
  const [small, middle, large, huge] = [
    plan(1, '1.00', '100'),
    plan(2, '2.00', '220'),
    plan(3, '5.00', '600'),
    plan(4, '9.00', '1200'),
  ] as const
  const plans = [small, middle, large, huge]
  const offered = (more: bigint | undefined) => offeredPlans(plans, more).map(({ id }) => id)
  expect(offered(undefined)).toEqual([1, 2, 3])
  expect(offered(90n)).toEqual([1, 2, 3])
  expect(offered(500n)).toEqual([1, 3, 2])
  expect(offered(5000n)).toEqual([1, 2, 3])
})
