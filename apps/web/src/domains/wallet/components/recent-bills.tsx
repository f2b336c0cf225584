import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Search from 'lucide-react/icons/search'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { isOutside, withOutside } from '../outside-purchases.ts'
import { BillRow } from './bill-row.tsx'
import { OutsideRow } from './outside-row.tsx'
import styles from './recent-bills.module.css'

/** How many lines: below everything else on a phone, or with a column of their own. */
const shownBills = { short: 5, long: 20 } as const

/** The last lines of the bill. Nothing where they did not come, or there are none and they have no column of their own: the wallet is whole
 *  without them. */
export const RecentBills = ({ isLong = false }: { readonly isLong?: boolean }) => {
  const limit = isLong ? shownBills.long : shownBills.short
  const t = useTexts()
  const { data } = useCall(overviewCalls.listBills, { limit })
  if (!data) return null
  const entries = withOutside(data.list, data.outside ?? [], data.total > data.list.length).slice(0, limit)
  if (entries.length === 0)
    return isLong ? (
      <EmptyState icon={ReceiptText} title={t('wallet.noRecords')} hint={t('wallet.noRecordsHint')} />
    ) : null
  return (
    <section className={styles.part} aria-label={t('wallet.recent')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('wallet.recent')}</h2>
        <a className={styles.search} href={hrefTo('bills', { search: 1 })} aria-label={t('wallet.searchBills')}>
          <Icon of={Search} size={18} />
        </a>
        <a className={styles.more} href={hrefTo('bills')} aria-label={`${t('wallet.bills')}: ${t('shell.seeAll')}`}>
          {t('shell.seeAll')}
          <Icon of={ChevronRight} size={16} />
        </a>
      </div>
      {entries.map((entry) =>
        isOutside(entry) ? (
          <OutsideRow key={entry.order_no} purchase={entry} />
        ) : (
          <BillRow key={entry.id} bill={entry} />
        ),
      )}
    </section>
  )
}
