import type { Recharge, RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { isWithin } from './recharge-limits.ts'

/** A top-up that was made before. */
export type FormerRecharge = Pick<Recharge, 'plan_id' | 'platform_id' | 'amount' | 'state'>

const price = ({ amount }: Pick<RechargePlan, 'amount'>): bigint => parseMinor(amount, coinScale.money) ?? 0n

/** Cheapest first, by the exact price. */
export const byPrice = (one: Pick<RechargePlan, 'amount'>, other: Pick<RechargePlan, 'amount'>): number =>
  Number(price(one) - price(other))

/** The last top-up that came; the newest is first among the former. */
export const lastOf = (former: readonly FormerRecharge[]): FormerRecharge | undefined =>
  former.find(({ state }) => state === auditStates.transferred)

/** The middle of a list, or of its two the first. */
const middle = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor((list.length - 1) / 2)]

/** The plan that is chosen before the member chooses: the one they took last, or else one of the middle; of gold, which the page is opened for. */
export const startPlan = (
  plans: readonly RechargePlan[],
  last: FormerRecharge | undefined,
): RechargePlan | undefined => {
  const gold = plans.filter(({ coin_code }) => coin_code === 'gold')
  return plans.find(({ id }) => id === last?.plan_id) ?? middle((gold.length > 0 ? gold : plans).toSorted(byPrice))
}

/** The amounts that are offered, with the one that stands there from the start among them: it is one of the choices too. */
export const withStart = (offered: readonly string[], start: string): readonly string[] => {
  const isThere = offered.some((amount) => price({ amount }) === price({ amount: start }))
  if (start === '' || isThere || offered.length === 0) return offered
  return [...offered, start].toSorted((one, other) => byPrice({ amount: one }, { amount: other }))
}

/** The amount of one's own that stands there before one types: the last one, or else one of the middle of those that are offered. '' for none. */
export const startAmount = (
  offered: readonly string[],
  last: FormerRecharge | undefined,
  limits: { readonly min: string; readonly max: string },
): string => {
  const fits = (amount: string): boolean => isWithin(amount, limits)
  const own = last?.plan_id === 0 && fits(last.amount) ? last.amount : undefined
  const steps = offered.filter(fits).map((amount) => ({ amount }))
  return own ?? middle(steps.toSorted(byPrice))?.amount ?? ''
}
