import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { formatDecimal } from '@cliffhanger/i18n/format/numbers.ts'
import { formatRate, parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { currentLanguage, type Texts } from '../../platform/texts.ts'

/** An amount with its thousands apart, every decimal as it was given: `1234567.80` is `1,234,567.80`. */
export const amountText = (amount: string): string =>
  formatDecimal(amount, currentLanguage(), amount.split('.')[1]?.length ?? 0)

export const coinName = (t: Texts, coin: CoinCode): string =>
  ({
    money: t('wallet.money'),
    gold: t('wallet.gold'),
    point: t('wallet.point'),
    treasure: t('wallet.treasure'),
  })[coin]

/** An amount and what of: `500 gold`. Money needs no word, its two decimals say it. */
export const coinAmountText = (t: Texts, amount: string, coin: CoinCode): string =>
  coin === 'money' ? amountText(amount) : `${amountText(amount)} ${coinName(t, coin).toLowerCase()}`

/** `0.0125` is `1.25%`; a text that is no rate is shown as it is. */
export const percentText = (rate: string): string => {
  const parsed = parseRate(rate)
  return parsed === undefined ? rate : `${formatDecimal(formatRate(parsed * 100n), currentLanguage())}%`
}

/** `7.5` percent is the rate `0.075`; undefined where it is no percentage. */
export function rateOfPercent(text: string): string | undefined {
  const parsed = parseRate(text)
  return parsed === undefined || parsed % 100n !== 0n ? undefined : formatRate(parsed / 100n)
}

/** Whether an amount above 0 was written that its coin can hold. */
export const isAmount = (text: string, coin: CoinCode): boolean => {
  const minor = parseMinor(text, coinScale[coin])
  return minor !== undefined && minor > 0n
}

/** How long something took or waits, in its largest unit: 3 days, 5 hours, 12 minutes. */
export const durationText = (seconds: number): string => formatDuration(seconds, currentLanguage())
