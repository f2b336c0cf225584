import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { byPrice } from '../recharge/first-plan.ts'

const gold = (amount: string): bigint => parseMinor(amount, coinScale.gold) ?? 0n

const goldOf = ({ coin_code, receive_amount, bonus_coin, bonus_amount }: RechargePlan): bigint =>
  (coin_code === 'gold' ? gold(receive_amount) : 0n) + (bonus_coin === 'gold' ? gold(bonus_amount) : 0n)

/** The plans that bring so much gold or more and whose price some way to pay takes, the cheapest first. */
export const sufficientPlans = (
  plans: readonly RechargePlan[],
  missing: bigint,
  isPayable: (amount: string) => boolean,
): readonly RechargePlan[] =>
  plans.filter((plan) => goldOf(plan) >= missing && isPayable(plan.amount)).toSorted(byPrice)
