import { type CoinCode, coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { deviceZone } from '../../../shared/zone/device-zone.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { ShortRecords } from '../../../ui/lists/short-records.tsx'
import { PartHead } from '../components/part-head/part-head.tsx'
import { useBillRows } from './bill-entries.tsx'
import { withInterestRuns } from './interest-runs.ts'
import { withOutside } from './outside-purchases.ts'
import styles from './recent-bills.module.css'

const shownEntries = 5

/** The interest of a month is one entry of many lines. */
const limit = 100

/** The last lines of the bill, of all coins or of one. Nothing where they did not come, or there are none: the wallet is whole without them. */
export const RecentBills = () => {
  const t = useTexts()
  const { name } = useAmounts()
  const [coin, setCoin] = useState<CoinCode | 'all'>('all')
  const { data } = useCall(overviewCalls.listBills, { limit })
  if (!data || (data.list.length === 0 && (data.outside ?? []).length === 0)) return null
  const coins = coinCodes.filter((each) => data.list.some(({ coin_code }) => coin_code === each))
  return (
    <section className={styles.part} aria-label={t('wallet.recent')}>
      <PartHead title={t('wallet.recent')} screen="bills" query={coin === 'all' ? {} : { coin }} of={t('wallet.bills')}>
        <a className={styles.search} href={hrefTo('bills', { search: 1 })} aria-label={t('wallet.searchBills')}>
          <Icon of={Search} size={18} />
        </a>
      </PartHead>
      {coins.length > 1 && (
        <Chips
          inLine
          label={t('wallet.coinFilter')}
          options={[
            { value: 'all' as const, label: t('wallet.all') },
            ...coins.map((each) => ({ value: each, label: each === 'money' ? t('wallet.money') : name(each) })),
          ]}
          value={coin}
          onChange={setCoin}
        />
      )}
      <Lines coin={coin} />
    </section>
  )
}

const Lines = ({ coin }: { readonly coin: CoinCode | 'all' }) => {
  const rowsOf = useBillRows()
  const { data } = useCall(overviewCalls.listBills, { limit, ...(coin !== 'all' && { coin_code: coin }) })
  // Those of one coin come a moment later: their room is there.
  if (!data) return <SkeletonRows rows={shownEntries} />
  const hasMore = data.total > data.list.length
  const lines = withOutside(data.list, data.outside ?? [], hasMore)
  const runs = withInterestRuns(lines, { timeZone: deviceZone(), hasMore })
  const entries = (runs.length === 0 ? lines : runs).slice(0, shownEntries)
  return <ShortRecords rows={rowsOf(entries)} />
}
