import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { type CoinCode, coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { callQuery } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useModules } from '../../../shared/modules.ts'
import { Figures } from '../../../ui/charts/figures.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { HowCell } from '../components/how-cell.tsx'
import { IncomeRow } from '../components/income-row.tsx'
import { SourceHead } from '../components/source-head.tsx'
import { useDayNames } from '../use-day-names.ts'
import styles from './earning-screen.module.css'

/** What I earned while I held star packages, line by line, and all my income summed up in a coin. */
export const StarIncomeScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('earning')
  const pages = usePagedCall(starPlanCalls.listStarRecords, { type: 'income' }, (record) =>
    'order_no' in record ? `${record.order_no} ${'id' in record ? record.id : ''}` : '',
  )
  const isOpen = useModules().commission === 1
  return (
    <Screen width="panes" top={<NavBar title={t('commission.ofStar')} onBack={goBack} />}>
      <RecordList
        pages={pages}
        beside={
          <div key="summary" className={styles.summary}>
            <SourceHead type="star" />
            <p className={styles.note}>{t('commission.starHint')}</p>
            {isOpen ? <HowCell /> : <p className={styles.note}>{t('commission.closed')}</p>}
            <h2 className={styles.part}>{t('commission.byCoin')}</h2>
            <Totals />
          </div>
        }
        empty={{ drawing: 'money', title: t('commission.noStarIncome'), hint: t('commission.noStarIncomeHint') }}
        renderRows={(records) =>
          records.flatMap((record) =>
            'base_amount' in record
              ? [<IncomeRow key={`${record.type} ${record.id}`} record={record} isKindKnown />]
              : [],
          )
        }
      />
    </Screen>
  )
}

/** My sums in the coin of choice; what was there stays until those of another coin have come. */
const Totals = () => {
  const t = useTexts()
  const { name, show } = useAmounts()
  const modules = useModules()
  const [coin, setCoin] = useState<CoinCode>('money')
  const days = useDayNames()
  const { data, error, refetch } = useQuery({
    ...callQuery(starPlanCalls.getMyStar, { coin_code: coin }),
    placeholderData: keepPreviousData,
  })
  const coins = coinCodes.filter((each) => each !== 'treasure' || modules.treasure === 1)
  return (
    <>
      <Chips
        label={t('commission.coin')}
        options={coins.map((each) => ({ value: each, label: name(each) }))}
        value={coin}
        onChange={setCoin}
      />
      {error && data && <StaleNote onRetry={() => void refetch()} />}
      {data ? (
        <Figures
          label={t('commission.byCoin')}
          figures={[
            { label: t('commission.total'), value: show(data.income_total, data.coin_code) },
            { label: days.today, value: show(data.income_today, data.coin_code) },
            { label: days.month, value: show(data.income_month, data.coin_code) },
            { label: t('commission.available'), value: show(data.available, data.coin_code) },
          ]}
        />
      ) : (
        !error && <Skeleton height={176} radius={12} />
      )}
      {coin !== 'money' && <p className={styles.note}>{t('commission.onlyMoney', { money: name('money') })}</p>}
    </>
  )
}
