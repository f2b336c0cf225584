import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import styles from './income-door.module.css'

/** What I earned in all, this month, and what still waits; it leads to every line of it. As high before the sums are there as afterwards. */
export const IncomeDoor = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const { data } = useCall(commissionCalls.getIncome, {})
  const written = (amount: string | undefined): string => (amount === undefined ? emptyLine : show(amount, 'money'))
  return (
    <a className={styles.door} href={hrefTo('earning')}>
      <span className={styles.head}>
        {t('commission.total')}
        <Icon of={ChevronRight} size={18} />
      </span>
      <span className={styles.total}>{written(data?.total)}</span>
      <span className={styles.parts}>
        <span>
          <b>{written(data?.month)}</b> {t('commission.month')}
        </span>
        <span>
          <b>{written(data?.wait)}</b> {t('commission.waiting')}
        </span>
      </span>
    </a>
  )
}
