import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { type Period, PeriodChoice } from '../../../ui/inputs/period-choice.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Section } from '../../../ui/section.tsx'
import { PlayCharts } from './play-charts.tsx'
import type { ShownPlays } from './play-source.ts'
import { DayTable, DramaTable, NetTable } from './play-tables.tsx'

const whole = { page: 1, perPage: 1 } as const

interface ChosenDrama {
  readonly id: number
  readonly title: string
}

/** How dramas are watched and how well they play: pictures, and the same as tables. */
export const PlaysPage = () => {
  const t = useTexts()
  const [days, setDays] = useState<Period>(30)
  const [drama, setDrama] = useState<ChosenDrama>()
  const filter = { days, ...(drama && { drama: drama.id }) }
  const { data, error, refetch } = useGetList<ShownPlays>('plays', { pagination: whole, filter })
  const [figures] = data ?? []
  if (error && !figures) return <LoadFailure error={error} onRetry={refetch} />
  if (!figures) return <Loading />
  const { until_time: untilTime } = figures
  const time = formatMoment(untilTime * 1000, 'moment', currentLanguage())
  return (
    <>
      <Title title={t('plays.title')} />
      <Section
        title={drama ? t('plays.onlyOne', { title: drama.title }) : t('plays.title')}
        explanation={untilTime === 0 ? t('plays.nothingCounted') : t('plays.hint', { time })}
        actions={
          <>
            {drama && <Button onClick={() => setDrama(undefined)}>{t('plays.all')}</Button>}
            <PeriodChoice days={days} onChoose={setDays} />
          </>
        }
      >
        <PlayCharts days={figures.days} />
      </Section>
      {!drama && (
        <Section title={t('plays.dramas')}>
          <DramaTable dramas={figures.dramas} onChoose={setDrama} />
        </Section>
      )}
      <Section title={t('plays.nets')} explanation={t('plays.netsHint')}>
        {figures.nets.length > 0 ? (
          <NetTable nets={figures.nets} />
        ) : (
          <Typography>{t('plays.nothingCounted')}</Typography>
        )}
      </Section>
      <Section title={t('plays.days')}>
        <DayTable days={figures.days} />
      </Section>
    </>
  )
}
