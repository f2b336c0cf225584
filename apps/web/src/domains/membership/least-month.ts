import type { VipKind, VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { monthlyPrice } from '../../shared/checkout/monthly-price.ts'

const shortestMonth = 28

/** How a month is paid for that costs so much: by itself, with its year, or with all the others that its plan has. */
const paidOf = (days: number): 'monthly' | 'yearly' | 'upFront' =>
  days <= 31 ? 'monthly' : days >= 360 && days <= 366 ? 'yearly' : 'upFront'

/** The least a month of a kind costs: what is sold for a month, or a twelfth of what is sold for a year. */
export const leastMonth = (plans: readonly VipPlan[], kind: VipKind) =>
  plans
    .filter(({ vip_type, days }) => vip_type === kind && days >= shortestMonth)
    .map(({ price, coin_code: coin, days }) => ({
      amount: monthlyPrice(price, coin, days) ?? price,
      coin,
      paid: paidOf(days),
    }))
    .toSorted((one, other) => Number(one.amount) - Number(other.amount))[0]
