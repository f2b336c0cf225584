import type { CommissionRuleForm, SaleKind } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { parseRate } from '../money.ts'
import { highestRatePpm, highestRatesPpm, ppmOfRate } from '../teams/agent-levels.ts'

/** A field of the rates and limits of commission. */
export type RuleField = Exclude<keyof CommissionRuleForm, 'from_time'>

/** Rates and limits as they are stored: parts per million, and 10^-8 of money for one bought gold. */
export interface RuleValues {
  readonly ppm: Readonly<Record<Exclude<RuleField, 'gold_value' | 'wait_days'>, number>>
  readonly goldValue: number
  readonly waitDays: number
}

export const rateFields = ['vip_1', 'vip_2', 'video_1', 'video_2', 'fee_1', 'fee_2'] as const

/** The most a rule can say that one gold is worth: one of money. */
const highestGoldValue = 100_000_000n

/** Reads rates and limits; `wrong` names the first field that is finer than a part per million, too high, or above the cap with the level before it (S-100). */
export function readRule(
  form: Omit<CommissionRuleForm, 'from_time'>,
): { readonly values: RuleValues } | { readonly wrong: RuleField } {
  const ppmOf = (field: (typeof rateFields)[number] | 'cap', highest: number): number | undefined => {
    const rate = parseRate(form[field])
    const ppm = rate === undefined ? undefined : ppmOfRate(rate)
    return ppm === undefined || ppm > highest ? undefined : ppm
  }
  const cap = ppmOf('cap', highestRatesPpm)
  if (cap === undefined) return { wrong: 'cap' }
  const rates: Record<(typeof rateFields)[number], number> = {
    vip_1: 0,
    vip_2: 0,
    video_1: 0,
    video_2: 0,
    fee_1: 0,
    fee_2: 0,
  }
  for (const field of rateFields) {
    const ppm = ppmOf(field, highestRatePpm)
    if (ppm === undefined) return { wrong: field }
    rates[field] = ppm
  }
  for (const kind of ['vip', 'video', 'fee'] as const satisfies readonly SaleKind[])
    if (rates[`${kind}_1`] + rates[`${kind}_2`] > cap)
      return { wrong: rates[`${kind}_1`] > cap ? `${kind}_1` : `${kind}_2` }
  const goldValue = parseRate(form.gold_value)
  if (goldValue === undefined || goldValue > highestGoldValue) return { wrong: 'gold_value' }
  return { values: { ppm: { ...rates, cap }, goldValue: Number(goldValue), waitDays: form.wait_days } }
}
