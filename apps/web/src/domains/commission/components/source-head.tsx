import type { IncomeType } from '@cliffhanger/contract/commission/schemas.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useIncomeSources } from '../use-income-sources.ts'
import styles from './income-head.module.css'

interface SourceHeadProps {
  readonly type: IncomeType
  /** What one can do about it. */
  readonly action?: ReactNode
}

/** What one way to earn came to, and what of it waits. */
export const SourceHead = ({ type, action }: SourceHeadProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const sources = useIncomeSources()
  if (!sources) return <Skeleton height={96} radius={12} />
  const source = sources.find((each) => each.type === type)
  if (!source) return null
  const { total, wait, coin_code: coin } = source
  return (
    <section className={styles.head} aria-label={t('commission.total')}>
      <div>
        <h2>{t('commission.total')}</h2>
        <p className={styles.total}>{show(total, coin)}</p>
        {/[1-9]/.test(wait) && <p className={styles.of}>{t('commission.waitingSum', { amount: show(wait, coin) })}</p>}
      </div>
      {action}
    </section>
  )
}
