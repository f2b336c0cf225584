import { MenuItem, Stack, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import { movingPeriods, ownDays } from '../../platform/list-period.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'

/** What a list takes its rows of a period from: the choice stands in the address, and `today` is every day's own. */
export const periodFilter = (t: Texts) => (
  <PeriodInput key="period" source="period" label={t('lists.period')} alwaysOn />
)

/** The choice that opens the two days, before any is written. */
const noDays = '..'

interface PeriodInputProps {
  readonly source: string
  readonly label: string
  /** Read by react-admin: the filter has no button of its own. */
  readonly alwaysOn: true
}

const PeriodInput = ({ source, label }: PeriodInputProps) => {
  const t = useTexts()
  const { field } = useInput({ source, defaultValue: '' })
  const days = ownDays(field.value)
  const names = {
    today: t('lists.today'),
    '7d': t('lists.last7'),
    '30d': t('lists.last30'),
    month: t('lists.thisMonth'),
  }
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        select
        label={label}
        value={days ? noDays : (movingPeriods.find((name) => name === field.value) ?? '')}
        onChange={(event) => field.onChange(event.target.value)}
        sx={{ width: 160 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('lists.anyTime')}</MenuItem>
        {movingPeriods.map((name) => (
          <MenuItem key={name} value={name}>
            {names[name]}
          </MenuItem>
        ))}
        <MenuItem value={noDays}>{t('lists.ownPeriod')}</MenuItem>
      </TextField>
      {days && (
        <>
          <DayField
            label={t('lists.firstDay')}
            value={days.first}
            onChange={(first) => field.onChange(`${first}..${days.last}`)}
          />
          <DayField
            label={t('lists.lastDay')}
            value={days.last}
            onChange={(last) => field.onChange(`${days.first}..${last}`)}
          />
        </>
      )}
    </Stack>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}

const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextField
    type="date"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={{ width: 150 }}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)
