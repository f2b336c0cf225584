import type { WatchedDrama } from '@cliffhanger/contract/business/operator-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Section } from '../../ui/section.tsx'
import { BusinessCharts } from './business-charts.tsx'
import { BusinessStats } from './business-stats.tsx'
import { Funnel, Retention } from './newcomers.tsx'
import { PeriodChoice, type ShownPeriod } from './shown-period.tsx'
import type { ShownBusiness, ShownRevenue } from './sources.ts'
import { TopDramas } from './top-dramas.tsx'

const whole = { page: 1, perPage: 1 } as const

interface BusinessBoardProps {
  readonly titleOf: (drama: WatchedDrama, language: string) => string
}

/** How the business goes in a period, beside the one before it. What is on its way has the place it will take. */
export const BusinessBoard = ({ titleOf }: BusinessBoardProps) => {
  const t = useTexts()
  const maySeeMoney = useMayDo()('finance.read')
  const [period, setPeriod] = useState<ShownPeriod>({ days: 28 })
  const asked = { pagination: whole, filter: period }
  const business = useGetList<ShownBusiness>('business', asked)
  const revenue = useGetList<ShownRevenue>('revenue', asked, { enabled: maySeeMoney })
  const failed = [business, revenue].find(({ error }) => error)
  const [shown] = business.data ?? []
  const [money] = revenue.data ?? []
  const moneyShown = maySeeMoney ? money : 'hidden'
  return (
    <>
      <Section
        title={t('business.title')}
        explanation={shown ? countedUntil(t, shown.until_time) : ' '}
        actions={<PeriodChoice period={period} onChoose={setPeriod} />}
      >
        {failed && <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />}
        <BusinessStats business={shown} revenue={moneyShown} />
        <BusinessCharts business={shown} revenue={moneyShown} />
      </Section>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
        }}
      >
        <Section title={t('business.funnel')} explanation={t('business.funnelHint')}>
          <Funnel days={shown?.days} />
        </Section>
        <Section title={t('business.retention')} explanation={t('business.retentionHint')}>
          <Retention days={shown?.days} />
        </Section>
      </Box>
      <Section title={t('business.topDramas')}>
        <TopDramas dramas={shown?.dramas} titleOf={titleOf} />
      </Section>
    </>
  )
}

const countedUntil = (t: ReturnType<typeof useTexts>, untilTime: number): string =>
  untilTime === 0
    ? t('plays.nothingCounted')
    : t('plays.hint', { time: formatMoment(untilTime * 1000, 'moment', currentLanguage()) })
