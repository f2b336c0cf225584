import type { CallData } from '@cliffhanger/contract/call.ts'
import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useArrival } from './use-arrival.ts'
import styles from './withdrawal-quote.module.css'

export type Terms = CallData<typeof withdrawalCalls.getWithdrawTerms>
export type Quote = CallData<typeof withdrawalCalls.checkOrCancelWithdrawal>

interface WithdrawalFactsProps {
  readonly terms: Terms
  /** The way the money goes; undefined while it is not known. */
  readonly method: WithdrawMethod | undefined
  /** Undefined while no amount was judged. */
  readonly quote?: Quote | undefined
  readonly isRequesting?: boolean
  /** What stands above them in the same list. */
  readonly children?: ReactNode
}

/** What a withdrawal costs, the least and the most of it and when it arrives, before a figure is typed; each line has its height before its value
 *  is known. */
export const WithdrawalFacts = ({ terms, method, quote, isRequesting = false, children }: WithdrawalFactsProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const arrival = useArrival()
  const { config, is_first: isFirst, arrive_text: promised } = terms
  const costOf = (amount: string | undefined, rate: string) => {
    if (isRequesting) return <Skeleton width={120} />
    if (!isSome(amount ?? rate)) return t('withdrawal.free')
    const cost = amount === undefined ? `${percentOf(rate, language)}%` : show(amount, 'money')
    return t('withdrawal.fromAmount', { cost })
  }
  const lines = [
    ...(isFirst === 1
      ? []
      : [
          { label: t('withdrawal.fee'), value: costOf(quote?.fee, config.fee_rate) },
          // A tax that nobody pays is no news.
          ...(isSome(config.tax_rate)
            ? [{ label: t('withdrawal.tax'), value: costOf(quote?.tax, config.tax_rate) }]
            : []),
        ]),
    {
      label: t('withdrawal.limits'),
      value: `${show(config.min_amount, 'money')} – ${show(config.max_amount, 'money')}`,
    },
    { label: t('withdrawal.arrival'), value: arrival(method, promised) },
  ]
  return (
    <div className={styles.facts} aria-live="polite" aria-busy={isRequesting}>
      <dl className={styles.sums}>
        {children}
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isFirst === 1 && <p className={styles.free}>{t('withdrawal.firstFreeHint')}</p>}
    </div>
  )
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount)
