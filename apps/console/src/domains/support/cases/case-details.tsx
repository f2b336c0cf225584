import type { CaseDetail } from '@cliffhanger/contract/support/operator-schemas.ts'
import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined'
import { Box, Button, IconButton, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { languageText, lengthText } from '../case-words.ts'
import { toPlace } from './case-place.ts'
import { Stars } from './stars.tsx'

interface CaseDetailsProps {
  readonly supportCase: CaseDetail
  /** Leads to the conversation, where that is not beside it. */
  readonly onBack?: () => void
}

/** Who the member is, and how the case went. */
export const CaseDetails = ({ supportCase, onBack }: CaseDetailsProps) => {
  const t = useTexts()
  const { member, profile, activity, account, earlier, operator } = supportCase
  const { open_time, answer_time, close_time, rating, comment } = supportCase
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('cases.language'), languageText(supportCase.language)],
    [t('cases.timeZone'), activity.time_zone],
    [t('cases.seen'), activity.is_online ? t('cases.onlineNow') : <Time key="seen" seconds={activity.seen_time} />],
    [t('cases.account'), account.nick_name || account.user_no],
    [t('cases.handledBy'), operator?.name ?? ''],
    [t('cases.openTime'), <Time key="open" seconds={open_time} />],
    [
      t('cases.firstAnswer'),
      answer_time === 0
        ? t('cases.notYet')
        : t('cases.after', { time: lengthText(t, Math.max(0, answer_time - open_time)) }),
    ],
    ...(close_time > 0 ? [[t('cases.closeTime'), <Time key="close" seconds={close_time} />] as const] : []),
    [
      t('cases.earlierCases'),
      earlier === 0 ? t('cases.none') : <EarlierCases key="earlier" number={profile.user_no} count={earlier} />,
    ],
    ...(rating > 0 ? [[t('cases.rating'), <Rating key="rating" rating={rating} comment={comment} />] as const] : []),
  ]
  return (
    <Box
      component="section"
      aria-label={t('cases.details')}
      sx={{ overflowY: 'auto', p: 2, fontSize: 13 }}
      tabIndex={0}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 2 }}>
        {onBack && (
          <IconButton
            aria-label={t('cases.backToChat')}
            onClick={onBack}
            sx={{ '@media (pointer: coarse)': { width: 44, height: 44 } }}
          >
            <ArrowBackIcon />
          </IconButton>
        )}
        <PersonLink member={member} />
      </Stack>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ mb: 1.5 }}>
            <Typography component="dt" color="textSecondary" sx={{ fontSize: 12 }}>
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value === '' ? '—' : value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Those that are over, found by the member's number. */
const EarlierCases = ({ number, count }: { readonly number: string; readonly count: number }) => {
  const t = useTexts()
  return (
    <Button
      component={LinkBase}
      to={toPlace({ queue: 'closed', search: number, page: 1, caseId: 0, isDetailed: false })}
      size="small"
      variant="outlined"
      sx={{ mt: 0.5 }}
    >
      {t('cases.showEarlier', { count })}
    </Button>
  )
}

const Rating = ({ rating, comment }: { readonly rating: number; readonly comment: string }) => (
  <>
    <Stars rating={rating} />
    {comment !== '' && <Typography sx={{ whiteSpace: 'pre-wrap', mt: 0.5 }}>{comment}</Typography>}
  </>
)
