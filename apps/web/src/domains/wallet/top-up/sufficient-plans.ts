import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { byPrice } from '../recharge/first-plan.ts'

const gold = (amount: string): bigint => parseMinor(amount, coinScale.gold) ?? 0n

/** Whole gold that a plan brings, with its bonus. */
export const goldOfPlan = ({ coin_code, receive_amount, bonus_coin, bonus_amount }: RechargePlan): bigint =>
  (coin_code === 'gold' ? gold(receive_amount) : 0n) + (bonus_coin === 'gold' ? gold(bonus_amount) : 0n)

/** The plans that bring so much gold or more and whose price some way to pay takes, the cheapest first. */
export const sufficientPlans = (
  plans: readonly RechargePlan[],
  missing: bigint,
  isPayable: (amount: string) => boolean,
): readonly RechargePlan[] =>
  plans.filter((plan) => goldOfPlan(plan) >= missing && isPayable(plan.amount)).toSorted(byPrice)

/** Of these what is offered: the cheapest, which is just enough, then the cheapest that is enough for `more` as well, then the next ones. */
export const offeredPlans = (
  sufficient: readonly RechargePlan[],
  more: bigint | undefined,
): readonly RechargePlan[] => {
  const enough = more === undefined ? undefined : sufficient.find((plan) => goldOfPlan(plan) >= more)
  const first = sufficient.slice(0, 1)
  return [...new Set([...first, ...(enough ? [enough] : []), ...sufficient])].slice(0, 3)
}
