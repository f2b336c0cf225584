import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Search from 'lucide-react/icons/search'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { isOutside, withOutside } from '../outside-purchases.ts'
import { BillRow } from './bill-row.tsx'
import { OutsideRow } from './outside-row.tsx'
import styles from './recent-bills.module.css'

const limit = 5

/** The last lines of the bill. Nothing where they did not come, or there are none: the wallet is whole without them. */
export const RecentBills = () => {
  const t = useTexts()
  const { data } = useCall(overviewCalls.listBills, { limit })
  if (!data) return null
  const entries = withOutside(data.list, data.outside ?? [], data.total > data.list.length).slice(0, limit)
  if (entries.length === 0) return null
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
