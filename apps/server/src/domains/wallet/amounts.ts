import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { type Minor, parseMinor, parseRate, type Rate } from '@cliffhanger/rules/money.ts'
import { refuseField } from '../../platform/http/refusal.ts'

/** Money as somebody typed it; refuses 4000 naming the field for more decimals than money has, or more than fits (V-33). */
export const typedMoney = (text: string, field: string): Minor =>
  parseMinor(text, coinScale.money) ?? refuseField(field)

/** An amount of the settings, which were checked when they were set. */
export function settingAmount(text: string, scale: number = coinScale.money): Minor {
  const amount = parseMinor(text, scale)
  if (amount === undefined) throw new Error(`${text} is no amount of the settings`)
  return amount
}

/** A rate of the settings, which was checked when it was set. */
export function settingRate(text: string): Rate {
  const rate = parseRate(text)
  if (rate === undefined) throw new Error(`${text} is no rate of the settings`)
  return rate
}
