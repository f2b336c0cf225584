import type { VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'

/** The plan that a membership begins with, VIP where nothing else is said: the least one pays in money, whatever a day of it costs. One that is sold a number of times only may be used up
 *  and is left out. Undefined where none is sold for money. */
export const leastVipPlan = (plans: readonly VipPlan[], kind: VipPlan['vip_type'] = 1): VipPlan | undefined => {
  const priced = plans.flatMap((plan) => {
    const price = parseMinor(plan.price, coinScale[plan.coin_code])
    return plan.vip_type === kind && plan.coin_code === 'money' && plan.limit_number === 0 && price !== undefined
      ? [{ plan, price }]
      : []
  })
  return priced.toSorted((one, other) => (one.price < other.price ? -1 : one.price > other.price ? 1 : 0))[0]?.plan
}
