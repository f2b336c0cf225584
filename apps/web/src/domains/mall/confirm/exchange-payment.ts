import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { isSome } from '../prices.ts'
import type { ExchangePayment } from './confirm-parts.ts'

export interface ExchangeCost {
  readonly points: string
  /** Paid besides the points. */
  readonly money: string
  /** What is left afterwards; undefined where it is not known, or not enough. */
  readonly pointsLeft: string | undefined
  readonly moneyLeft: string | undefined
}

/** What the sheet with the PIN says of an exchange. */
export const useExchangePayment = () => {
  const t = useTexts()
  const { show } = useAmounts()
  return (
    { points, money, pointsLeft, moneyLeft }: ExchangeCost,
    pay: (password: string) => Promise<void>,
  ): ExchangePayment => {
    const isOnlyMoney = !isSome(points) && isSome(money)
    const lines = [
      { label: t('mallOrders.plus'), isSaid: isSome(points) && isSome(money), value: show(money, 'money') },
      { label: t('mallOrders.pointsLeft'), isSaid: isSome(points), value: pointsLeft && show(pointsLeft, 'point') },
      { label: t('mallOrders.moneyLeft'), isSaid: isSome(money), value: moneyLeft && show(moneyLeft, 'money') },
    ]
    return {
      title: t('mallOrders.confirm'),
      amount: isOnlyMoney ? money : points,
      coin: isOnlyMoney ? 'money' : 'point',
      lines: lines.filter(({ isSaid, value }) => isSaid && value !== undefined),
      pay,
    }
  }
}
