import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { type ChartPeriod, type ChartType, chartPeriod, chartType } from '@cliffhanger/contract/drama/schemas.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { DramaRowsSkeleton } from '../drama-row.tsx'
import { RankFirst, RankFirstSkeleton } from './rank-first.tsx'
import { RankRow } from './rank-row.tsx'
import styles from './rank-screen.module.css'

const typeTexts = {
  hot: 'discover.chartHot',
  new: 'discover.chartNew',
  score: 'discover.chartScore',
  binge: 'discover.chartBinge',
} as const satisfies Record<ChartType, string>

const periodTexts = {
  day: 'discover.periodDay',
  week: 'discover.periodWeek',
  month: 'discover.periodMonth',
  all: 'discover.periodAll',
} as const satisfies Record<ChartPeriod, string>

/** Charts of dramas; which one stands in the address. */
export const RankScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const query = useScreenQuery()
  const type = chartType.options.find((each) => each === query.get('type')) ?? 'hot'
  const period = chartPeriod.options.find((each) => each === query.get('period')) ?? 'week'
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar title={t('drama.charts')} onBack={goBack} />
          <Tabs
            label={t('discover.chart')}
            tabs={chartType.options.map((value) => ({ value, label: t(typeTexts[value]) }))}
            value={type}
            onChange={(chosen) => changeQuery('type', chosen)}
            fill
          />
        </>
      }
    >
      <div className={styles.periods}>
        <Chips
          label={t('discover.period')}
          options={chartPeriod.options.map((value) => ({ value, label: t(periodTexts[value]) }))}
          value={period}
          onChange={(chosen) => changeQuery('period', chosen)}
        />
        {type === 'hot' && <p className={styles.basis}>{t('discover.heatHint')}</p>}
      </div>
      <Chart key={`${type} ${period}`} type={type} period={period} />
    </Screen>
  )
}

const Chart = ({ type, period }: { readonly type: ChartType; readonly period: ChartPeriod }) => {
  const t = useTexts()
  const { query, list, scroll } = usePagedCall(discoverCalls.listCharts, { type, period, limit: 25 }, ({ id }) => id)
  if (query.isPending)
    return (
      <div className={styles.places}>
        <RankFirstSkeleton />
        <DramaRowsSkeleton count={4} />
      </div>
    )
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (list.length === 0)
    return (
      <EmptyList
        drawing="picture"
        title={t('discover.noRanking')}
        hint={t('discover.noRankingHint')}
        action={
          period !== 'all' && (
            <Button kind="quiet" onClick={() => changeQuery('period', 'all')}>
              {t('discover.tryHot')}
            </Button>
          )
        }
      />
    )
  return (
    <>
      <ol className={styles.places}>
        {list.map((rank, index) => (
          <li key={rank.id}>
            {index === 0 ? (
              <RankFirst type={type} rank={rank} />
            ) : (
              <RankRow type={type} rank={rank} isEager={index < 6} />
            )}
          </li>
        ))}
      </ol>
      <InfiniteScroll {...scroll} />
    </>
  )
}
