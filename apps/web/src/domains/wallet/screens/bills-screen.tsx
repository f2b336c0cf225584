import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { call } from '../../../platform/server/client.ts'
import { usePlatform } from '../../../platform/server/platform-info.ts'
import { usePagedCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { type BillFilter, billFilter, filterRequest, isNarrowed } from '../bill-filter.ts'
import { BillFilters } from '../components/bill-filters.tsx'
import { BillRow } from '../components/bill-row.tsx'
import { BillSearch } from '../components/bill-search.tsx'
import { MonthHeading } from '../components/month-heading.tsx'
import { MonthPicture } from '../components/month-picture.tsx'
import { OutsideRow } from '../components/outside-row.tsx'
import { byMonth, monthAt } from '../months.ts'
import { isOutside, timeOf, withOutside } from '../outside-purchases.ts'
import { saveFile } from '../save-file.ts'

const emptyHint = (filter: BillFilter) => {
  if (filter.keyword !== '') return 'wallet.nothingFoundHint'
  return isNarrowed(filter) ? 'wallet.noMatchHint' : 'wallet.noRecordsHint'
}

/** Every line of what came and went, by month, with a picture of the last months and a way to take it all along. */
export const BillsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const filter = billFilter(useScreenQuery())
  const timeZone = usePlatform()?.time_zone ?? 'UTC'
  const [latest] = useState(() => monthAt(Date.now(), timeZone))
  const pages = usePagedCall(overviewCalls.listBills, filterRequest(filter), ({ id }) => id)
  const outside = pages.query.data?.pages[0]?.outside ?? []
  const save = useAction(async () => {
    const { csv = '' } = await call(overviewCalls.listBills, { ...filterRequest(filter), export: 1 })
    saveFile(`bill-${filter.coin}-${filter.month || latest}.csv`, csv, 'text/csv')
    toast(t('wallet.exported'))
  })
  const picture =
    filter.coin === 'all' || filter.keyword !== ''
      ? []
      : [
          <MonthPicture
            key="picture"
            coin={filter.coin}
            latest={latest}
            chosen={filter.month}
            onChoose={(month) => changeQuery('month', month === '' ? null : month)}
          />,
        ]
  return (
    <Screen
      top={
        <>
          <NavBar
            title={t('wallet.bills')}
            onBack={goBack}
            right={
              <IconButton
                icon={Download}
                size={22}
                label={t('wallet.exportBill')}
                disabled={save.isBusy}
                aria-busy={save.isBusy}
                onClick={save.run}
              />
            }
          />
          <BillSearch />
          <BillFilters filter={filter} latest={latest} />
        </>
      }
    >
      <RecordList
        key={JSON.stringify(filter)}
        pages={{ ...pages, list: withOutside(pages.list, outside, pages.scroll.hasMore) }}
        before={picture}
        empty={{
          title: t(filter.keyword === '' ? 'wallet.noRecords' : 'wallet.nothingFound'),
          hint: t(emptyHint(filter)),
        }}
        renderRows={(entries) =>
          byMonth(entries, (entry) => monthAt(timeOf(entry) * 1000, timeZone)).flatMap(({ month, items }) => [
            <MonthHeading key={`month ${month}`} month={month} filter={filter} />,
            ...items.map((entry) =>
              isOutside(entry) ? (
                <OutsideRow key={entry.order_no} purchase={entry} />
              ) : (
                <BillRow key={entry.id} bill={entry} />
              ),
            ),
          ])
        }
      />
    </Screen>
  )
}
