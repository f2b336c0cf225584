import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Search from 'lucide-react/icons/search'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { BillRow } from './bill-row.tsx'
import styles from './recent-bills.module.css'

const shownBills = 5

/** The last lines of the bill. Nothing where there are none, or they did not come: the wallet is whole without them. */
export const RecentBills = () => {
  const t = useTexts()
  const { data } = useCall(overviewCalls.listBills, { limit: shownBills })
  if (!data || data.list.length === 0) return null
  return (
    <section aria-label={t('wallet.recent')}>
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
      {data.list.map((bill) => (
        <BillRow key={bill.id} bill={bill} />
      ))}
    </section>
  )
}
