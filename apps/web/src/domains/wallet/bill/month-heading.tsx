import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { monthName } from '../../../shared/months.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { type BillFilter, filterRequest } from './bill-filter.ts'
import styles from './month-heading.module.css'
import { MonthMenu } from './month-menu.tsx'

interface MonthHeadingProps {
  readonly month: string
  readonly filter: BillFilter
  /** Whether its sums stand here, and not above the list. */
  readonly hasSums: boolean
}

/** A month of the bill with the server's sums of it; of all coins together there is no sum, so it is that of money, and of what was found
 *  there is none. */
export const MonthHeading = ({ month, filter, hasSums }: MonthHeadingProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const coin = filter.coin === 'all' ? 'money' : filter.coin
  const { data } = useCall(
    overviewCalls.listBills,
    { ...filterRequest({ ...filter, coin, month }), page: 1, limit: 1 },
    { enabled: hasSums && filter.keyword === '' },
  )
  return (
    <div className={styles.heading}>
      <h2 className={styles.month}>{monthName(month, language)}</h2>
      <p className={styles.sums}>
        {hasSums && data?.in_sum !== undefined && data.out_sum !== undefined && (
          <Dotted>{t('wallet.monthSums', { in: show(data.in_sum, coin), out: show(data.out_sum, coin) })}</Dotted>
        )}
      </p>
      {filter.keyword === '' && <MonthMenu month={month} filter={filter} />}
    </div>
  )
}
