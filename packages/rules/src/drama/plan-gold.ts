import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { type Minor, parseMinor } from '../money.ts'

const amountOf = (text: string, coin: 'gold' | 'money'): Minor => parseMinor(text, coinScale[coin]) ?? 0n

/** Whole gold that a plan brings, with its bonus. */
export const goldOfPlan = ({ coin_code, receive_amount, bonus_coin, bonus_amount }: RechargePlan): Minor =>
  (coin_code === 'gold' ? amountOf(receive_amount, 'gold') : 0n) +
  (bonus_coin === 'gold' ? amountOf(bonus_amount, 'gold') : 0n)

/** The cheapest plan that brings so much gold or more; undefined where none does. */
export const leastPlanFor = (plans: readonly RechargePlan[], missing: Minor): RechargePlan | undefined =>
  plans
    .filter((plan) => goldOfPlan(plan) >= missing)
    .toSorted((one, other) => Number(amountOf(one.amount, 'money') - amountOf(other.amount, 'money')))[0]
