import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { saveCsv } from '../../../platform/save-file.ts'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { monthAt, monthsBack } from '../../../shared/months.ts'
import { deviceZone } from '../../../shared/zone/device-zone.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { billFilter, filterRequest } from '../bill/bill-filter.ts'
import { BillFilters } from '../bill/bill-filters.tsx'
import { BillList } from '../bill/bill-list.tsx'
import { MonthPicture, shownMonths } from '../bill/month-picture.tsx'

/** Every line of what came and went, by month, with a picture of the last months and a way to take it all along. */
export const BillsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const filter = billFilter(useScreenQuery())
  const [latest] = useState(() => monthAt(Date.now(), deviceZone()))
  const save = useAction(async () => {
    const { csv = '' } = await call(overviewCalls.listBills, { ...filterRequest(filter), export: 1 })
    saveCsv(csv, `bill-${filter.coin}-${filter.month || latest}.csv`)
    toast(t('wallet.exported'))
  })
  // The picture says what a whole month came to.
  const isOfWhole = filter.direction === '' && filter.kind === ''
  const pictured = isOfWhole && monthsBack(latest, shownMonths).includes(filter.month) ? filter.month : undefined
  const picture =
    filter.keyword !== ''
      ? []
      : [
          <MonthPicture
            key="picture"
            // Of all coins together there is no sum: it is that of money, as above each month.
            coin={filter.coin === 'all' ? 'money' : filter.coin}
            latest={latest}
            chosen={filter.month}
            onChoose={(month) => changeQuery('month', month === '' ? null : month)}
          />,
        ]
  return (
    <Screen
      width="panes"
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
          <BillFilters filter={filter} latest={latest} />
        </>
      }
    >
      <BillList filter={filter} pictured={pictured} before={picture} />
    </Screen>
  )
}
