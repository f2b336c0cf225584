import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { type CoinCode, coinCodes } from '@cliffhanger/contract/wallet/coins.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { callQuery, useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useModules } from '../../../shared/modules.ts'
import { Figures } from '../../../ui/charts/figures.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { HowCell } from '../components/how-cell.tsx'
import { IncomeRow } from '../components/income-row.tsx'
import { useDayNames } from '../use-day-names.ts'
import styles from './earning-screen.module.css'

/** What I earned while I held star packages, summed up in a coin, and at which rates commission is made. */
export const StarIncomeScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('starTeam')
  const pages = usePagedCall(starPlanCalls.listStarRecords, { type: 'income' }, (record) =>
    'order_no' in record ? `${record.order_no} ${'id' in record ? record.id : ''}` : '',
  )
  const isOpen = useModules().commission === 1
  return (
    <Screen width="panes" top={<NavBar title={t('commission.starIncome')} onBack={goBack} />}>
      <RecordList
        pages={pages}
        beside={
          <div key="summary" className={styles.summary}>
            <Totals />
            <Commission />
            {isOpen ? <HowCell /> : <p className={styles.note}>{t('commission.closed')}</p>}
            <CellGroup flush>
              <Cell title={t('commission.allEarnings')} href={hrefTo('earning')} />
            </CellGroup>
            <p className={styles.note}>{t('commission.starHint')}</p>
          </div>
        }
        empty={{ drawing: 'money', title: t('commission.noStarIncome'), hint: t('commission.noStarIncomeHint') }}
        renderRows={(records) =>
          records.flatMap((record) =>
            'base_amount' in record ? [<IncomeRow key={`${record.type} ${record.id}`} record={record} />] : [],
          )
        }
      />
    </Screen>
  )
}

/** My sums in the coin of choice; what was there stays until those of another coin have come. */
const Totals = () => {
  const t = useTexts()
  const language = useLanguage()
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
          label={t('commission.starIncome')}
          figures={[
            { label: t('commission.total'), value: show(data.income_total, data.coin_code) },
            { label: days.today, value: show(data.income_today, data.coin_code) },
            { label: t('commission.month'), value: show(data.income_month, data.coin_code) },
            { label: t('commission.available'), value: show(data.available, data.coin_code) },
            { label: t('teams.level1'), value: formatCount(data.team_1, language) },
            { label: t('teams.level2'), value: formatCount(data.team_2, language) },
          ]}
        />
      ) : (
        !error && <Skeleton height={176} radius={12} />
      )}
      {coin !== 'money' && <p className={styles.note}>{t('commission.onlyMoney', { money: name('money') })}</p>}
    </>
  )
}

/** What purchases of both levels brought so far, less what was reversed. */
const Commission = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const { data } = useCall(commissionCalls.getCommission, {})
  if (!data) return null
  return (
    <Figures
      label={t('commission.commissionTitle')}
      figures={[
        { label: t('commission.commissionTitle'), value: show(data.total, data.coin_code) },
        { label: t('commission.ofLevel', { level: 1 }), value: show(data.level_1, data.coin_code) },
        { label: t('commission.ofLevel', { level: 2 }), value: show(data.level_2, data.coin_code) },
      ]}
    />
  )
}
