import { formatClock, formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { Box } from '@mui/material'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useNow } from '../../../platform/use-now.ts'

/** From here on a wait is shown as one that is too long. */
const longWait = 600

interface WaitingTimeProps {
  /** Since when the member waits. */
  readonly since: number
  /** To the second, as a clock; else in whole minutes. */
  readonly isExact?: boolean
}

/** How long a member waits for an answer, growing while one looks. */
export const WaitingTime = ({ since, isExact = false }: WaitingTimeProps) => {
  const t = useTexts()
  const waited = Math.max(0, useNow(isExact ? 1000 : 10_000) - since)
  const time =
    isExact && waited < 3600 ? formatClock(waited) : formatDuration(Math.max(60, waited), currentLanguage(), 'short')
  return (
    <Box
      component="span"
      sx={{ color: waited >= longWait ? 'error.main' : 'warning.main', fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {isExact ? t('cases.waitsSince', { time }) : t('cases.waits', { time })}
    </Box>
  )
}
