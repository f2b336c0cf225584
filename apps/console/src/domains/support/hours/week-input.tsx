import type { SupportShift } from '@cliffhanger/contract/support/operator-schemas.ts'
import { weekdayNames } from '@cliffhanger/i18n/format/moments.ts'
import AddIcon from '@mui/icons-material/AddOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { endMinuteOf, minuteOf, nextShift, problemOfDay, shiftsOfDay, timeOf, withWorkDays } from './shift-rules.ts'

/** Monday is day 1. */
export const weekDays = [1, 2, 3, 4, 5, 6, 7] as const

/** The contract takes no more in a week. */
const mostShifts = 28

interface WeekInputProps {
  readonly shifts: readonly SupportShift[]
  readonly isLocked: boolean
  readonly onChange: (shifts: readonly SupportShift[]) => void
}

/** The hours of each day of the week. */
export const WeekInput = ({ shifts, isLocked, onChange }: WeekInputProps) => {
  const names = weekdayNames(currentLanguage(), 'long')
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {weekDays.map((day) => (
        <DayInput key={day} day={day} name={names[day - 1] ?? ''} {...{ shifts, isLocked, onChange }} />
      ))}
    </Box>
  )
}

interface DayInputProps extends WeekInputProps {
  readonly day: number
  readonly name: string
}

const DayInput = ({ day, name, shifts, isLocked, onChange }: DayInputProps) => {
  const t = useTexts()
  const own = shiftsOfDay(shifts, day)
  const others = shifts.filter((shift) => shift.day !== day)
  const problem = problemOfDay(own)
  const added = shifts.length < mostShifts ? nextShift(own, day) : undefined
  const change = (index: number, changes: Partial<SupportShift>): void =>
    onChange([...others, ...own.map((shift, at) => (at === index ? { ...shift, ...changes } : shift))])
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '120px 1fr auto' },
        alignItems: 'start',
        columnGap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 600, pt: 1 }}>{name}</Typography>
      <Stack sx={{ gap: 0.5 }}>
        {own.length === 0 && (
          <Typography color="textSecondary" sx={{ pt: 1 }}>
            {t('supportTools.dayOff')}
          </Typography>
        )}
        {own.map((shift, index) => (
          <ShiftInput
            // oxlint-disable-next-line react/no-array-index-key -- shifts have no names of their own
            key={index}
            {...{ shift, name, isLocked }}
            number={index + 1}
            isWrong={problem !== undefined}
            onChange={(changes) => change(index, changes)}
            onRemove={() => onChange([...others, ...own.filter((_shift, at) => at !== index)])}
          />
        ))}
        {problem && (
          <Typography role="alert" color="error" variant="body2">
            {problem === 'order' ? t('supportTools.wrongOrder') : t('supportTools.overlap')}
          </Typography>
        )}
      </Stack>
      {!isLocked && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {day === 1 && own.length > 0 && (
            <Button size="small" onClick={() => onChange(withWorkDays(shifts, day))}>
              {t('supportTools.copyDay')}
            </Button>
          )}
          <IconButton
            aria-label={t('supportTools.addShift', { day: name })}
            disabled={added === undefined}
            onClick={() => added && onChange([...shifts, added])}
          >
            <AddIcon />
          </IconButton>
        </Stack>
      )}
    </Box>
  )
}

interface ShiftInputProps {
  readonly shift: SupportShift
  readonly name: string
  readonly number: number
  readonly isWrong: boolean
  readonly isLocked: boolean
  readonly onChange: (changes: Partial<SupportShift>) => void
  readonly onRemove: () => void
}

const ShiftInput = ({ shift, name, number, isWrong, isLocked, onChange, onRemove }: ShiftInputProps) => {
  const t = useTexts()
  const field = (label: string) =>
    ({
      type: 'time',
      size: 'small',
      margin: 'none',
      error: isWrong,
      disabled: isLocked,
      sx: { width: 130 },
      slotProps: { htmlInput: { 'aria-label': label } },
    }) as const
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        {...field(t('supportTools.from', { day: name, number }))}
        value={timeOf(shift.from_minute)}
        onChange={({ target }) => {
          const from_minute = minuteOf(target.value)
          if (from_minute !== undefined) onChange({ from_minute })
        }}
      />
      <span aria-hidden>–</span>
      <TextField
        {...field(t('supportTools.to', { day: name, number }))}
        value={timeOf(shift.to_minute)}
        onChange={({ target }) => {
          const to_minute = endMinuteOf(target.value)
          if (to_minute !== undefined) onChange({ to_minute })
        }}
      />
      {!isLocked && (
        <IconButton aria-label={t('supportTools.removeShift', { day: name, number })} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  )
}
