import { coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import type { PlainConsoleTextKey } from '@cliffhanger/i18n/console-texts.ts'
import type { Texts } from '../../platform/texts.ts'
import { amountText, coinAmountText } from '../../ui/money/amounts.ts'

const kindTexts: Readonly<Record<string, PlainConsoleTextKey>> = {
  coupon: 'rewards.kindCoupon',
  vip_days: 'rewards.kindVip',
  times: 'rewards.kindTimes',
  goods: 'rewards.kindGoods',
  thanks: 'rewards.kindThanks',
}

/** A turntable of a request, one line a prize: `50 gold · 12.5% · Daily budget 500`. A line of an older request stays as it was written. */
export const prizeLines = (t: Texts, table: unknown): Readonly<Record<string, string>> =>
  typeof table !== 'object' || table === null
    ? {}
    : Object.fromEntries(
        Object.entries(table).map(([name, prize]) => [
          name.replace(/^prize /, `${t('rewards.prize')} `),
          typeof prize === 'string' ? prize : prizeLine(t, prize),
        ]),
      )

const prizeLine = (t: Texts, prize: object): string => {
  const part = (name: string): string => {
    const value: unknown = Reflect.get(prize, name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const [kind, amount, budget] = [part('kind'), part('amount'), part('daily_budget')]
  const coin = coinCodes.find((each) => each === part('coin_code'))
  const key = kindTexts[kind]
  const sum = amount === '0' || kind === 'coupon' ? '' : `: ${amountText(amount)}`
  const gives = kind === 'coin' && coin ? coinAmountText(t, amount, coin) : `${key ? t(key) : kind}${sum}`
  const odds = t('rewards.weightHint', { odds: part('probability') })
  return [part('name'), gives, odds, budget !== '' && `${t('rewards.dailyBudget')} ${amountText(budget)}`]
    .filter(Boolean)
    .join(' · ')
}
