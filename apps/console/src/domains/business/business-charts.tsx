import { formatCompact } from '@cliffhanger/i18n/format/compact.ts'
import { formatDay } from '@cliffhanger/i18n/format/moments.ts'
import { formatCompactMoney, formatCount, formatMoney } from '@cliffhanger/i18n/format/numbers.ts'
import { splitPeriods } from '@cliffhanger/rules/business/figures.ts'
import { Box, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { netOf, wholeMoney } from './money.ts'
import type { ShownBusiness, ShownRevenue } from './sources.ts'

interface BusinessChartsProps {
  readonly business: ShownBusiness | undefined
  readonly revenue: ShownRevenue | 'hidden' | undefined
}

/** The same by day, over the period before. */
export const BusinessCharts = ({ business, revenue }: BusinessChartsProps) => {
  const t = useTexts()
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))', gap: 3, mt: 3 }}
    >
      <Titled title={t('business.activeByDay')}>
        <ByDay
          label={t('business.activeByDay')}
          days={business?.days}
          figure={({ active }) => active}
          today={business?.today}
        />
      </Titled>
      {revenue !== 'hidden' && (
        <Titled title={t('business.revenueByDay')}>
          <ByDay
            label={t('business.revenueByDay')}
            days={revenue?.days}
            figure={(day) => wholeMoney(netOf(day))}
            today={revenue?.today}
            text={(value) => formatMoney(String(value), revenue?.money_name ?? '', currentLanguage(), 0)}
            markText={(value) => formatCompactMoney(value, revenue?.money_name ?? '', currentLanguage())}
          />
        </Titled>
      )}
      <Titled title={t('business.newcomersByDay')}>
        <ByDay
          label={t('business.newcomersByDay')}
          days={business?.days}
          figure={({ newcomers }) => newcomers}
          today={business?.today}
        />
      </Titled>
      <Titled title={t('business.minutesByDay')}>
        <ByDay
          label={t('business.minutesByDay')}
          days={business?.days}
          figure={({ watched_seconds }) => Math.round(watched_seconds / 60)}
          today={business?.today}
        />
      </Titled>
    </Box>
  )
}

const Titled = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="h3" sx={{ mb: 1.5, fontWeight: 600 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

interface ByDayProps<Day> {
  readonly label: string
  /** The newest first, those of the period before at the end; undefined while they are asked for. */
  readonly days: readonly Day[] | undefined
  readonly figure: (day: Day) => number
  /** The day that still lasts. */
  readonly today: string | undefined
  /** A figure in words, exactly and at a mark; counts unless told. */
  readonly text?: (value: number) => string
  readonly markText?: (value: number) => string
}

const ByDay = <Day extends { readonly day: string }>({
  label,
  days,
  figure,
  today,
  text = (value) => formatCount(value, currentLanguage()),
  markText = (value) => formatCompact(value, currentLanguage()),
}: ByDayProps<Day>) => {
  const t = useTexts()
  if (!days) return <Skeleton variant="rounded" height={220} />
  const language = currentLanguage()
  const { now, before } = splitPeriods(days)
  const shown = now.map((day, index) => {
    const earlier = before[index]
    const [value, valueBefore] = [figure(day), earlier && figure(earlier)]
    const isRunning = day.day === today
    const name = formatDay(day.day, 'day', language)
    const words = `${isRunning ? t('business.dayLasts', { day: name }) : name}: ${text(value)}`
    return {
      day: day.day,
      value,
      isRunning,
      before: valueBefore,
      words: valueBefore === undefined ? words : `${words} (${t('business.before')}: ${text(valueBefore)})`,
    }
  })
  return (
    <LineChart
      label={label}
      days={shown.toReversed()}
      names={[t('business.thisPeriod'), t('business.before')]}
      markText={markText}
      dayText={(day) => formatDay(day, 'day', language)}
      nothing={t('business.nothing')}
    />
  )
}
