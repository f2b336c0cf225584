import type { WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { SummaryRows } from '../components/summary/summary-rows.tsx'
import { useArrival } from './use-arrival.ts'
import { WithdrawalLimits } from './withdrawal-limits.tsx'
import { isSome, type Quote, type Terms, type WithdrawalSums } from './withdrawal-sums.ts'

interface WithdrawalSummaryProps {
  readonly terms: Terms
  /** The way the money goes; undefined while it is not known. */
  readonly method: WithdrawMethod | undefined
  /** Undefined while there is no amount that can be withdrawn. */
  readonly sums?: WithdrawalSums | undefined
  /** What the server said; undefined while it said nothing. */
  readonly quote?: Quote | undefined
  readonly isAsking?: boolean
}

/** What arrives, what it costs and when, while one types and before; what is left of today folds. */
export const WithdrawalSummary = ({ terms, method, sums, quote, isAsking = false }: WithdrawalSummaryProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const arrival = useArrival()
  const { config, is_first: isFirst, arrive_text: promised } = terms
  const costOf = (amount: string | undefined, rate: string): string => {
    if (!isSome(amount ?? rate)) return t('withdrawal.free')
    const cost = amount === undefined ? `${percentOf(rate, language)}%` : show(amount, 'money')
    return t('withdrawal.fromAmount', { cost })
  }
  const costs =
    isFirst === 1
      ? []
      : [
          { label: t('withdrawal.fee'), value: costOf(sums?.fee, config.fee_rate) },
          // A tax that nobody pays is no news.
          ...(isSome(config.tax_rate)
            ? [{ label: t('withdrawal.tax'), value: costOf(sums?.tax, config.tax_rate) }]
            : []),
        ]
  return (
    <SummaryRows
      isAsking={isAsking}
      rows={[
        { label: t('withdrawal.arrives'), value: sums ? show(sums.arrive_amount, 'money') : '–', isResult: true },
        ...costs,
        { label: t('withdrawal.arrival'), value: arrival(method, promised) },
      ]}
      gain={isFirst === 1 ? t('withdrawal.firstFreeHint') : undefined}
    >
      <WithdrawalLimits terms={terms} quote={quote} />
    </SummaryRows>
  )
}
