import type { ConvertPair, ConvertQuote } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import styles from './convert-quote.module.css'
import { ReceivedSum } from './received-sum.tsx'

interface ConvertQuoteProps {
  readonly pair: Pick<ConvertPair, 'from' | 'to'>
  /** Undefined while there is none. */
  readonly quote: ConvertQuote | undefined
  readonly isAsking: boolean
}

/** What one gets, as the server says. Each line has its height before its value is known. */
export const ConvertQuoteCard = ({ pair: { from, to }, quote, isAsking }: ConvertQuoteProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isOnItsWay = isAsking && !quote
  return (
    <dl className={styles.quote} aria-live="polite" aria-busy={isOnItsWay}>
      <ReceivedSum label={t('wallet.receive')} sum={quote && show(quote.receive, to)} isOnItsWay={isOnItsWay} />
      <div className={styles.fee}>
        <dt>{t('wallet.fee')}</dt>
        <dd>{isOnItsWay ? <Skeleton width={48} /> : quote ? show(quote.fee, from) : '–'}</dd>
      </div>
    </dl>
  )
}
