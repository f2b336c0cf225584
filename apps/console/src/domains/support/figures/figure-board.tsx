import { formatDay } from '@cliffhanger/i18n/format/moments.ts'
import { formatCount, formatNumber } from '@cliffhanger/i18n/format/numbers.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { Stat, Stats } from '../../../ui/charts/stat.tsx'
import { DayBars } from '../../../ui/day-bars.tsx'
import { lengthText } from '../case-words.ts'
import type { ShownFigures } from '../sources.ts'
import { meanOf, totalOf } from './ratings.ts'

const whole = { page: 1, perPage: 1 } as const

/** The figures as a whole, above those by operator: how it stands now, then the period the list is filtered by. */
export const FigureBoard = () => {
  const { filterValues } = useListContext()
  const { data } = useGetList<ShownFigures>('support-totals', { pagination: whole, filter: filterValues })
  const [figures] = data ?? []
  return (
    <Box sx={{ display: 'grid', gap: 3, p: 2, minWidth: 0 }}>
      <NowStats figures={figures} />
      <PeriodStats figures={figures} />
      {figures && <Days figures={figures} />}
    </Box>
  )
}

interface FiguresProps {
  /** Undefined while they are read. */
  readonly figures: ShownFigures | undefined
}

const count = (value: number): string => formatCount(value, currentLanguage())

const NowStats = ({ figures }: FiguresProps) => {
  const t = useTexts()
  const now = figures?.now
  return (
    <Titled title={t('supportTools.now')}>
      <Stats label={t('supportTools.now')}>
        <Stat name={t('supportTools.waitingNow')} value={now && count(now.waiting)} />
        <Stat
          name={t('supportTools.longestWait')}
          value={now && (now.waiting === 0 ? '—' : lengthText(t, now.longest_wait))}
        />
        <Stat name={t('supportTools.inWork')} value={now && count(now.assigned)}>
          {now && t('supportTools.unanswered', { count: now.unanswered })}
        </Stat>
      </Stats>
    </Titled>
  )
}

const PeriodStats = ({ figures }: FiguresProps) => {
  const t = useTexts()
  const length = (seconds: number): string => (figures?.answered === 0 ? '—' : lengthText(t, seconds))
  const mean = figures && meanOf(figures.ratings)
  return (
    <Titled title={t('supportTools.period')}>
      <Stats label={t('supportTools.period')}>
        <Stat name={t('supportTools.medianAnswer')} value={figures && length(figures.median)}>
          {figures && t('supportTools.answeredTotal', { count: figures.answered })}
        </Stat>
        <Stat name={t('supportTools.p90Answer')} value={figures && length(figures.p90)}>
          {t('supportTools.p90Hint')}
        </Stat>
        <Stat name={t('supportTools.openedTotal')} value={figures && count(figures.opened)} />
        <Stat name={t('supportTools.closedTotal')} value={figures && count(figures.closed)} />
        <Stat
          name={t('supportTools.meanRating')}
          value={figures && (mean === undefined ? '—' : formatNumber(mean, currentLanguage(), { most: 1 }))}
        >
          {figures &&
            (mean === undefined
              ? t('supportTools.noRating')
              : t('supportTools.ratingTotal', { count: totalOf(figures.ratings) }))}
        </Stat>
      </Stats>
    </Titled>
  )
}

const Days = ({ figures: { days } }: { readonly figures: ShownFigures }) => {
  const t = useTexts()
  if (days.length === 0) return undefined
  const heights = barHeights(days.flatMap(({ opened, closed }) => [BigInt(opened), BigInt(closed)]))
  return (
    <Titled title={t('supportTools.byDay')}>
      <DayBars
        label={t('supportTools.byDay')}
        names={[t('supportTools.openedTotal'), t('supportTools.closedTotal')]}
        days={days.map(({ day, opened, closed, answered, median }, index) => {
          const name = formatDay(day, 'day', currentLanguage())
          const middle = answered === 0 ? '—' : lengthText(t, median)
          return {
            day: name,
            words: t('supportTools.dayWords', { day: name, opened, closed, median: middle }),
            heights: [heights[index * 2] ?? 0, heights[index * 2 + 1] ?? 0],
          }
        })}
      />
    </Titled>
  )
}

const Titled = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
    <Typography component="h2" sx={{ mb: 1, fontWeight: 600 }}>
      {title}
    </Typography>
    {children}
  </Box>
)
