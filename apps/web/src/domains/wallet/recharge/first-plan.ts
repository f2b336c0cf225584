import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'

const price = ({ amount }: RechargePlan): bigint => parseMinor(amount, coinScale.money) ?? 0n

/** Cheapest first, by the exact price. */
export const byPrice = (one: RechargePlan, other: RechargePlan): number => Number(price(one) - price(other))

/** The plan that is chosen before the member chooses: nobody is asked for more than the least. */
export const firstPlan = (plans: readonly RechargePlan[]): RechargePlan | undefined => plans.toSorted(byPrice)[0]
