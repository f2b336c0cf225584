import type { CallData } from '@cliffhanger/contract/call.ts'
import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ReceivedSum } from '../components/forms/received-sum.tsx'
import { WithdrawalLimits } from './withdrawal-limits.tsx'
import styles from './withdrawal-quote.module.css'

interface WithdrawalQuoteProps {
  readonly terms: CallData<typeof withdrawalCalls.getWithdrawTerms>
  /** Undefined while no amount was judged. */
  readonly quote: CallData<typeof withdrawalCalls.checkOrCancelWithdrawal> | undefined
  readonly isRequesting: boolean
}

/** What arrives, as the server says, then what it costs and when; the limits fold. Each line has its height before its value is known. */
export const WithdrawalQuote = ({ terms, quote, isRequesting }: WithdrawalQuoteProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  return (
    <div className={styles.quote}>
      <div aria-live="polite" aria-busy={isRequesting}>
        <dl className={styles.sums}>
          <ReceivedSum
            label={t('withdrawal.arrives')}
            sum={quote && show(quote.arrive_amount, 'money')}
            isOnItsWay={isRequesting}
          />
          {terms.is_first === 0 && <Costs terms={terms} quote={quote} isRequesting={isRequesting} />}
        </dl>
        {terms.is_first === 1 && <p className={styles.free}>{t('withdrawal.firstFreeHint')}</p>}
        <p className={styles.arrival}>{terms.arrive_text}</p>
      </div>
      <WithdrawalLimits terms={terms} quote={quote} />
    </div>
  )
}

/** Fee and tax in one line: their rates until an amount was judged. The first withdrawal has neither. */
const Costs = ({ terms: { config }, quote, isRequesting }: WithdrawalQuoteProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const costOf = (amount: string | undefined, rate: string) => {
    if (isRequesting) return <Skeleton width={48} />
    return amount === undefined
      ? t('withdrawal.percent', { percent: percentOf(rate, language) })
      : show(amount, 'money')
  }
  return (
    <div className={styles.costs}>
      <dt>{t('withdrawal.fee')}</dt>
      <dd>{costOf(quote?.fee, config.fee_rate)}</dd>
      <dt>{t('withdrawal.tax')}</dt>
      <dd>{costOf(quote?.tax, config.tax_rate)}</dd>
    </div>
  )
}
