import { formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { partOf, wholeAmount } from '../../amount-input.ts'
import type { AmountFieldState } from '../../use-amount.ts'
import styles from './quick-amounts.module.css'

interface QuickAmountsProps extends Pick<AmountFieldState, 'coin' | 'scale' | 'min' | 'max' | 'balance' | 'onChange'> {
  /** Where the balance stands beside them, "All" need not say it again. */
  readonly saysBalance?: boolean
  /** Stand in the place of its parts. */
  readonly offered?: readonly string[] | undefined
  /** What stands in the field: which of those that are offered it is, is marked. */
  readonly value?: string | undefined
}

const isSame = (one: string, other: string, scale: number): boolean => {
  const minor = parseMinor(one, scale)
  return minor !== undefined && minor === parseMinor(other, scale)
}

/** Buttons for the least of an amount or a quarter of what there is, for half of it, and for all of it; or for amounts that are offered. */
export const QuickAmounts = ({
  coin,
  scale,
  min,
  max,
  balance,
  onChange,
  saysBalance = true,
  offered = [],
  value,
}: QuickAmountsProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show, write, writeShort } = useAmounts()
  const whole = balance === undefined ? max : wholeAmount({ scale, max, balance })
  const isAll = whole !== max
  if (offered.length > 0) {
    return [
      ...offered.map((amount) => (
        <Button
          key={amount}
          kind="quiet"
          size="small"
          {...(value !== undefined && { 'aria-pressed': isSame(amount, value, scale), className: styles.offered })}
          onClick={() => onChange(amount)}
        >
          {coin === 'gold' || coin === 'point' ? show(amount, coin) : writeShort(amount, coin)}
        </Button>
      )),
      balance !== undefined && whole !== undefined && isAll && (
        <Button key="all" kind="quiet" size="small" onClick={() => onChange(whole)}>
          {t('wallet.all')}
        </Button>
      ),
    ]
  }
  const limits = { scale, min, max, balance }
  const part = (parts: bigint): string | undefined => (balance === undefined ? undefined : partOf(limits, parts))
  return [
    min === undefined
      ? { word: formatShare(0.25, language), amount: part(4n), isSaid: false }
      : { word: t('wallet.least'), amount: min, isSaid: true },
    { word: t('wallet.half'), amount: part(2n), isSaid: false },
    { word: t(isAll ? 'wallet.all' : 'wallet.most'), amount: whole, isSaid: saysBalance || !isAll },
  ].flatMap(({ word, amount, isSaid }) =>
    amount !== undefined && /[1-9]/.test(amount)
      ? [
          <Button key={word} kind="quiet" size="small" onClick={() => onChange(amount)}>
            {isSaid ? `${word} ${write(amount, coin)}` : word}
          </Button>,
        ]
      : [],
  )
}
