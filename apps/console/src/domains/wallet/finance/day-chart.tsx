import type { MoneyDay } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { DayBars } from '../../../ui/day-bars.tsx'
import { amountText } from '../../../ui/money/amounts.ts'
import { barsOf, moneyIn, moneyOut } from './day-figures.ts'

/** Money in and out as bars, the oldest day first. */
export const DayChart = ({ days }: { readonly days: readonly MoneyDay[] }) => {
  const t = useTexts()
  const wordsOf = new Map(
    days.map((day) => [
      day.day,
      `${day.day}: ${t('walletFinance.moneyIn')} ${amountText(moneyIn(day))}, ${t('walletFinance.moneyOut')} ${amountText(moneyOut(day))}`,
    ]),
  )
  return (
    <DayBars
      label={t('walletFinance.picture')}
      names={[t('walletFinance.moneyIn'), t('walletFinance.moneyOut')]}
      days={barsOf(days).map(({ day, inHeight, outHeight }) => ({
        day,
        words: wordsOf.get(day) ?? day,
        heights: [inHeight, outHeight],
      }))}
    />
  )
}
