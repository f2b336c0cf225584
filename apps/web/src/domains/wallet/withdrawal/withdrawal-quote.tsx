import type { WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { ReceivedSum } from '../components/forms/received-sum.tsx'
import { type Quote, type Terms, WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalLimits } from './withdrawal-limits.tsx'
import styles from './withdrawal-quote.module.css'

interface WithdrawalQuoteProps {
  readonly terms: Terms
  readonly method: WithdrawMethod | undefined
  /** Undefined while no amount was judged. */
  readonly quote: Quote | undefined
  readonly isRequesting: boolean
}

/** What arrives, as the server says, then what it costs and when; what is left of today folds. */
export const WithdrawalQuote = ({ quote, ...asked }: WithdrawalQuoteProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  return (
    <div className={styles.quote}>
      <WithdrawalFacts {...asked} quote={quote}>
        <ReceivedSum
          label={t('withdrawal.arrives')}
          sum={quote && show(quote.arrive_amount, 'money')}
          isOnItsWay={asked.isRequesting}
        />
      </WithdrawalFacts>
      <WithdrawalLimits terms={asked.terms} quote={quote} />
    </div>
  )
}
