import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { rowDay } from '../../../shared/row-moment.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { SideIcon } from '../components/side-icon.tsx'
import { BalanceAfter } from './balance-after.tsx'
import { BillIcon } from './bill-icon.tsx'
import styles from './interest-run-row.module.css'
import type { InterestRun } from './interest-runs.ts'

interface InterestRunRowProps {
  readonly run: InterestRun
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** What projects paid in a month or on a day, as one line that opens into its parts. */
export const InterestRunRow = ({ run: { newest, lines, dayCount, sum }, isOpen, onToggle }: InterestRunRowProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { coin_code: coin, bill_type: type, title } = newest
  return (
    <RecordRow
      before={
        <SideIcon isIn>
          <BillIcon type={type} />
        </SideIcon>
      }
      title={title}
      line={
        <Dotted>
          {[
            dayCount > 1 ? t('wallet.days', { count: dayCount }) : t('wallet.payments', { count: lines.length }),
            unbroken(rowDay(newest.create_time, language)),
          ]}
        </Dotted>
      }
      amount={
        <span className={styles.amount}>
          {withDirection(show(sum, coin), true)}
          <span className={styles.sign} data-open={isOpen || undefined}>
            <Icon of={ChevronDown} size={16} />
          </span>
        </span>
      }
      amountLine={<BalanceAfter bill={newest} />}
      isShort
      isIn
      isOpen={isOpen}
      onClick={onToggle}
    />
  )
}
