import type { CaseLine, CaseQueue } from '@cliffhanger/contract/support/operator-schemas.ts'
import { formatListMoment } from '@cliffhanger/i18n/format/relative.ts'
import { Avatar, Box, ButtonBase, Stack, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useNow } from '../../../platform/use-now.ts'
import { languageText, lineText } from '../case-words.ts'
import { Stars } from './stars.tsx'
import { WaitingTime } from './waiting-time.tsx'

interface CaseRowProps {
  readonly line: CaseLine
  readonly queue: CaseQueue
  readonly isOpen: boolean
  readonly to: string
}

/** A case in the list, as a link: who, what they said last, and how long they wait. */
export const CaseRow = ({ line, queue, isOpen, to }: CaseRowProps) => {
  const t = useTexts()
  const { member, operator, rating, language } = line
  return (
    <ButtonBase
      component={LinkBase}
      to={to}
      id={rowId(line.case_id)}
      {...(isOpen && { 'aria-current': 'true' as const })}
      sx={isOpen ? { ...row, ...chosen } : row}
    >
      <Avatar src={member.avatar_url} alt="" sx={{ width: 36, height: 36 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
          <Typography noWrap sx={{ flex: 1, fontSize: 13, fontWeight: 600 }}>
            {member.nick_name || member.user_no}
          </Typography>
          <Box sx={{ fontSize: 12, color: 'text.secondary', flexShrink: 0 }}>
            <Moment line={line} />
          </Box>
        </Stack>
        <Typography noWrap color="textSecondary" sx={{ fontSize: 13 }}>
          {lineText(t, line.last_message)}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', fontSize: 12, color: 'text.secondary' }}>
          <span>{languageText(language)}</span>
          {(queue === 'others' || queue === 'closed') && operator && (
            <Typography noWrap component="span" sx={{ fontSize: 12, minWidth: 0 }}>
              {operator.name}
            </Typography>
          )}
          {rating > 0 && <Stars rating={rating} />}
        </Stack>
      </Box>
    </ButtonBase>
  )
}

/** Of the row of a case, by which the keys find it. */
export const rowId = (caseId: number): string => `case-${caseId}`

/** How long they wait; where they do not, when the case was closed or they wrote last. */
const Moment = ({ line }: Pick<CaseRowProps, 'line'>) => {
  const { wait_time, close_time, last_message, open_time } = line
  const nowMs = useNow(60_000) * 1000
  if (wait_time > 0 && close_time === 0) return <WaitingTime since={wait_time} />
  const seconds = close_time || (last_message?.create_time ?? open_time)
  return <>{formatListMoment(seconds * 1000, nowMs, currentLanguage())}</>
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.25,
  width: '100%',
  px: 1.5,
  py: 1.25,
  textAlign: 'left',
  fontFamily: 'inherit',
  color: 'text.primary',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: -2 },
} as const

const chosen = { bgcolor: 'action.selected', boxShadow: 'inset 3px 0 0 currentColor' } as const
