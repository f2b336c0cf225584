import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { goldOfPlan } from '@cliffhanger/rules/drama/plan-gold.ts'
import { byPrice } from '../recharge/start.ts'

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
