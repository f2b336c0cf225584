import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'

const minor = (amount: string, coin: RechargePlan['coin_code']): bigint => parseMinor(amount, coinScale[coin]) ?? 0n

/** What comes on top, as a share of what was bought; undefined where nothing does or where it is of another coin. */
export const bonusShare = (plan: RechargePlan): number | undefined => {
  const { coin_code, receive_amount, bonus_coin, bonus_amount } = plan
  const [bonus, bought] = [minor(bonus_amount, bonus_coin), minor(receive_amount, coin_code)]
  if (coin_code !== bonus_coin || bonus <= 0n || bought <= 0n) return undefined
  return Number(bonus) / Number(bought)
}

const goldFor = ({ amount, receive_amount, bonus_coin, bonus_amount }: RechargePlan): number => {
  const gold = minor(receive_amount, 'gold') + (bonus_coin === 'gold' ? minor(bonus_amount, 'gold') : 0n)
  return Number(gold) / Math.max(1, Number(minor(amount, 'money')))
}

/** The plan of gold that brings most for the same money; undefined where two do, or where there is nothing to compare. */
export const bestValue = (plans: readonly RechargePlan[]): number | undefined => {
  const [best, next] = plans
    .filter(({ coin_code }) => coin_code === 'gold')
    .map((plan) => ({ id: plan.id, gold: goldFor(plan) }))
    .toSorted((one, other) => other.gold - one.gold)
  return best && next && best.gold > next.gold ? best.id : undefined
}
