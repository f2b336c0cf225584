import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import styles from './withdrawal-limits.module.css'
import type { Quote, Terms } from './withdrawal-sums.ts'

interface WithdrawalLimitsProps {
  readonly terms: Terms
  /** Undefined while no amount was judged. */
  readonly quote: Quote | undefined
}

/** The least and the most of a withdrawal and what is left of today, folded: an amount over a limit says so by itself. */
export const WithdrawalLimits = ({ terms, quote }: WithdrawalLimitsProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { config, today_count, today_amount } = terms
  return (
    <details className={styles.limits}>
      <summary className={styles.summary}>
        {t('withdrawal.todayLimits')}
        <Icon of={ChevronDown} size={18} />
      </summary>
      <DetailList
        isFlush
        lines={[
          {
            label: t('withdrawal.limits'),
            value: `${show(config.min_amount, 'money')} – ${show(config.max_amount, 'money')}`,
          },
          {
            label: t('withdrawal.leftCount'),
            value: t('withdrawal.ofMax', {
              total: quote?.today_left_count ?? Math.max(0, config.daily_count - today_count),
              max: config.daily_count,
            }),
          },
          quote
            ? { label: t('withdrawal.leftAmount'), value: show(quote.today_left_amount, 'money') }
            : {
                label: t('withdrawal.usedAmount'),
                value: `${show(today_amount, 'money')} / ${show(config.daily_amount, 'money')}`,
              },
        ]}
      />
    </details>
  )
}
