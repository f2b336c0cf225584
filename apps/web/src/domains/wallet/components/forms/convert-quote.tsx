import type { ConvertPair, ConvertQuote } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import styles from './convert-quote.module.css'

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
      <div className={styles.receives}>
        <dt>{t('wallet.receive')}</dt>
        <dd>{isOnItsWay ? <Skeleton width={120} height={28} /> : quote ? show(quote.receive, to) : '–'}</dd>
      </div>
      <div className={styles.fee}>
        <dt>{t('wallet.fee')}</dt>
        <dd>{isOnItsWay ? <Skeleton width={48} /> : quote ? show(quote.fee, from) : '–'}</dd>
      </div>
    </dl>
  )
}
