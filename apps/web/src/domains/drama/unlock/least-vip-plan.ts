import type { VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'

/** The plan that VIP begins with: the least one pays in money, whatever a day of it costs. Undefined where none is sold for money. */
export const leastVipPlan = (plans: readonly VipPlan[]): VipPlan | undefined => {
  const priced = plans.flatMap((plan) => {
    const price = parseMinor(plan.price, coinScale[plan.coin_code])
    return plan.vip_type === 1 && plan.coin_code === 'money' && price !== undefined ? [{ plan, price }] : []
  })
  return priced.toSorted((one, other) => (one.price < other.price ? -1 : one.price > other.price ? 1 : 0))[0]?.plan
}
