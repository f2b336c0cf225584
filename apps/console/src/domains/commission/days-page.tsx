import type { CommissionDay } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { Box } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { DayBars } from '../../ui/day-bars.tsx'
import { type Period, PeriodChoice } from '../../ui/inputs/period-choice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { amountText } from '../../ui/money/amounts.ts'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { costOf, earnedBars, kinds, openBars } from './figures.ts'
import type { ShownDays } from './sources.ts'

/** What commission costs by day, and what waits at the end of each: two pictures, and the same as a table. */
export const DaysPage = () => {
  const t = useTexts()
  const [days, setDays] = useState<Period>(30)
  const { data, error, refetch } = useGetList<ShownDays>('commission-days', {
    pagination: { page: 1, perPage: 1 },
    filter: { days },
  })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  const shown = data?.[0]
  if (!shown) return <Loading />
  const time = formatMoment(shown.until_time * 1000, 'moment', currentLanguage())
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t('commission.days')} />
      <Section
        title={t('commission.days')}
        explanation={shown.until_time === 0 ? t('commission.nothingCounted') : t('commission.daysHint', { time })}
        actions={<PeriodChoice days={days} onChoose={setDays} />}
      >
        <Earned days={shown.list} />
      </Section>
      <Section title={t('commission.openPicture')}>
        <Open days={shown.list} />
      </Section>
      <Section title={t('walletFinance.table')}>
        <DayTable days={shown.list} />
      </Section>
    </Box>
  )
}

interface DaysProps {
  readonly days: readonly CommissionDay[]
}

const Earned = ({ days }: DaysProps) => {
  const t = useTexts()
  const dayOf = new Map(days.map((each) => [each.day, each]))
  const names = kinds.map((kind) => t(`commission.${kind}`))
  const wordsOf = (day: string): string => {
    const found = dayOf.get(day)
    const parts = found ? kinds.map((kind, index) => `${names[index]} ${amountText(found.earned[kind])}`) : []
    return `${day}: ${parts.join(', ')}`
  }
  return (
    <DayBars
      label={t('commission.picture')}
      names={names}
      days={earnedBars(days).map((bar) => ({ ...bar, words: wordsOf(bar.day) }))}
    />
  )
}

const Open = ({ days }: DaysProps) => {
  const t = useTexts()
  const openOf = new Map(days.map(({ day, open }) => [day, open]))
  return (
    <DayBars
      label={t('commission.openPicture')}
      names={[t('commission.open')]}
      days={openBars(days).map((bar) => ({ ...bar, words: `${bar.day}: ${amountText(openOf.get(bar.day) ?? '0')}` }))}
    />
  )
}

const DayTable = ({ days }: DaysProps) => {
  const t = useTexts()
  return (
    <Table rows={days.map((day) => ({ ...day, id: day.day }))}>
      <Column<CommissionDay> source="day" label={t('commission.day')}>
        {({ day }) => <Box sx={{ whiteSpace: 'nowrap' }}>{day}</Box>}
      </Column>
      {kinds.map((kind) => (
        <Column<CommissionDay> key={kind} source="earned" label={t(`commission.${kind}`)} isNumber>
          {({ earned }) => <Amount value={earned[kind]} />}
        </Column>
      ))}
      <Column<CommissionDay> source="reversed" label={t('commission.reversed')} isNumber>
        {({ reversed }) => <Amount value={reversed} />}
      </Column>
      <Column<CommissionDay> source="earned" label={t('commission.cost')} isNumber>
        {(day) => <Amount value={costOf(day)} />}
      </Column>
      <Column<CommissionDay> source="settled" label={t('commission.settled')} isNumber>
        {({ settled }) => <Amount value={settled} />}
      </Column>
      <Column<CommissionDay> source="open" label={t('commission.open')} isNumber>
        {({ open }) => <Amount value={open} />}
      </Column>
    </Table>
  )
}
