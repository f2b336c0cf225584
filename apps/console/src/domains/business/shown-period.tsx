import { periodDays } from '@cliffhanger/rules/business/period.ts'
import { Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'

/** So many days up to one, up to today where none is named. */
export interface ShownPeriod {
  readonly days: number
  readonly to?: string
}

const presets = [7, 28, 90] as const
const mostDays = 366

interface PeriodChoiceProps {
  readonly period: ShownPeriod
  readonly onChoose: (period: ShownPeriod) => void
}

/** The last days, or any that are chosen by their dates. */
export const PeriodChoice = ({ period, onChoose }: PeriodChoiceProps) => {
  const t = useTexts()
  const [isDated, setDated] = useState(period.to !== undefined)
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={isDated ? 'dates' : period.days}
        aria-label={t('business.period')}
        onChange={(_event, chosen: number | 'dates' | null) => {
          if (chosen === null) return
          setDated(chosen === 'dates')
          if (chosen !== 'dates') onChoose({ days: chosen })
        }}
      >
        {presets.map((days) => (
          <ToggleButton key={days} value={days}>
            {t('business.lastDays', { count: days })}
          </ToggleButton>
        ))}
        <ToggleButton value="dates">{t('business.dates')}</ToggleButton>
      </ToggleButtonGroup>
      {isDated && <Dates onChoose={onChoose} />}
    </Stack>
  )
}

/** Chosen once both days are there, in their order and not too far apart. */
const Dates = ({ onChoose }: Pick<PeriodChoiceProps, 'onChoose'>) => {
  const t = useTexts()
  const [{ from, to }, setDates] = useState({ from: '', to: '' })
  const choose = (dates: { from: string; to: string }): void => {
    setDates(dates)
    if (dates.from === '' || dates.to === '') return
    const days = periodDays(dates)
    if (days >= 1 && days <= mostDays) onChoose({ days, to: dates.to })
  }
  const isWrong = from !== '' && to !== '' && (from > to || periodDays({ from, to }) > mostDays)
  const date = {
    type: 'date',
    fullWidth: false,
    margin: 'none',
    error: isWrong,
    slotProps: { inputLabel: { shrink: true } },
  } as const
  return (
    <>
      <TextField
        {...date}
        label={t('business.from')}
        value={from}
        onChange={({ target }) => choose({ from: target.value, to })}
      />
      <TextField
        {...date}
        label={t('business.to')}
        value={to}
        helperText={isWrong ? t('business.datesWrong', { count: mostDays }) : undefined}
        onChange={({ target }) => choose({ from, to: target.value })}
      />
    </>
  )
}
