import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import type { ReactElement } from 'react'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { byMonth, monthAt } from '../../../shared/months.ts'
import { deviceZone } from '../../../shared/zone/device-zone.ts'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { useBillRows } from './bill-entries.tsx'
import { type BillFilter, filterRequest, isNarrowed } from './bill-filter.ts'
import { isInterestRun, type ShownEntry, withInterestRuns } from './interest-runs.ts'
import { MonthHeading } from './month-heading.tsx'
import { type BillEntry, timeOf, withOutside } from './outside-purchases.ts'

const momentOf = (entry: ShownEntry): number => timeOf(isInterestRun(entry) ? entry.newest : entry)

const emptyHint = (filter: BillFilter) => {
  if (filter.keyword !== '') return 'wallet.nothingFoundHint'
  return isNarrowed(filter) ? 'wallet.noMatchHint' : 'wallet.noRecordsHint'
}

interface BillListProps {
  readonly filter: BillFilter
  /** The month whose sums stand above the list. */
  readonly pictured?: string | undefined
  /** Rows above the first line, with keys. */
  readonly before: readonly ReactElement[]
}

/** The lines that a filter lets through, by month of whoever reads (S-152). */
export const BillList = ({ filter, pictured, before }: BillListProps) => {
  const t = useTexts()
  const pages = usePagedCall(overviewCalls.listBills, filterRequest(filter), ({ id }) => id)
  const rowsOf = useBillRows()
  const timeZone = deviceZone()
  // What is looked for is shown line by line: the others of its month do not fit.
  const shownOf = (entries: readonly BillEntry[]): readonly ShownEntry[] =>
    filter.keyword === '' ? withInterestRuns(entries, { timeZone, hasMore: pages.scroll.hasMore }) : entries
  const outside = pages.query.data?.pages[0]?.outside ?? []
  return (
    <RecordList
      pages={{ ...pages, list: withOutside(pages.list, outside, pages.scroll.hasMore) }}
      before={before}
      of={JSON.stringify(filter)}
      empty={{
        drawing: filter.keyword === '' ? 'money' : 'magnifier',
        title: t(filter.keyword === '' ? 'wallet.noRecords' : 'wallet.nothingFound'),
        hint: t(emptyHint(filter)),
      }}
      renderRows={(entries) =>
        byMonth(shownOf(entries), (entry) => monthAt(momentOf(entry) * 1000, timeZone)).flatMap(({ month, items }) => [
          <MonthHeading key={`month ${month}`} month={month} filter={filter} hasSums={month !== pictured} />,
          ...rowsOf(items),
        ])
      }
    />
  )
}
