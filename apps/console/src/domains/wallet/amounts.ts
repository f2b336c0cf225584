import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatRate, parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { currentLanguage, type Texts } from '../../platform/texts.ts'

/** An amount with its thousands apart: `1234567.80` is `1,234,567.80`, as both languages of the console write it. */
export const amountText = (amount: string): string => {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

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

/** `0.0125` is `1.25 %`; a text that is no rate is shown as it is. */
export const percentText = (rate: string): string => {
  const parsed = parseRate(rate)
  return parsed === undefined ? rate : `${formatRate(parsed * 100n)} %`
}

/** Whether an amount above 0 was written that its coin can hold. */
export const isAmount = (text: string, coin: CoinCode): boolean => {
  const minor = parseMinor(text, coinScale[coin])
  return minor !== undefined && minor > 0n
}

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long something took or waits, in its largest unit: 3 days, 5 hours, 12 minutes. */
export const durationText = (seconds: number): string => {
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? (['minute', 60] as const)
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  )
}
