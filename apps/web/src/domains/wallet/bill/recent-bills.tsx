import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Search from 'lucide-react/icons/search'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/server/platform-info.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useBillRows } from './bill-entries.tsx'
import { withInterestRuns } from './interest-runs.ts'
import { withOutside } from './outside-purchases.ts'
import styles from './recent-bills.module.css'

const shownEntries = 5

/** The interest of a month is one entry of many lines. */
const limit = 100

/** The last lines of the bill. Nothing where they did not come, or there are none: the wallet is whole without them. */
export const RecentBills = () => {
  const t = useTexts()
  const timeZone = usePlatform()?.time_zone ?? 'UTC'
  const rowsOf = useBillRows()
  const { data } = useCall(overviewCalls.listBills, { limit })
  if (!data) return null
  const hasMore = data.total > data.list.length
  const lines = withOutside(data.list, data.outside ?? [], hasMore)
  const runs = withInterestRuns(lines, { timeZone, hasMore })
  const entries = (runs.length === 0 ? lines : runs).slice(0, shownEntries)
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
      <div data-records>
        <div>
          {rowsOf(entries).map((row) => (
            <div key={row.key}>{row}</div>
          ))}
        </div>
      </div>
    </section>
  )
}
