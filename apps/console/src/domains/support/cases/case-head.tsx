import type { CaseDetail } from '@cliffhanger/contract/support/operator-schemas.ts'
import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import { Box, IconButton, Stack, Typography } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { CaseActs } from './case-acts.tsx'
import { WaitingTime } from './waiting-time.tsx'

interface CaseHeadProps {
  readonly supportCase: CaseDetail
  readonly operatorId: number
  readonly onBack?: () => void
  /** Shows the member; not there where they are beside it. */
  readonly onDetails?: () => void
  readonly onTaken: () => void
  readonly onDone: () => void
  readonly onRefused: (error: unknown) => Promise<void>
}

/** Whose case it is, how it stands, and what can be done with it. */
export const CaseHead = ({ supportCase, operatorId, onBack, onDetails, onTaken, onDone, onRefused }: CaseHeadProps) => {
  const t = useTexts()
  const { member, wait_time, state } = supportCase
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flex: '1 1 200px', minWidth: 0 }}>
        {onBack && (
          <IconButton aria-label={t('cases.back')} onClick={onBack} sx={touch}>
            <ArrowBackIcon />
          </IconButton>
        )}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography component="h2" noWrap sx={{ fontSize: 15, fontWeight: 650 }}>
            {member.nick_name || member.user_no}
          </Typography>
          <Typography component="div" variant="body2" color="textSecondary" noWrap>
            <CaseState supportCase={supportCase} operatorId={operatorId} />
            {state === 'assigned' && wait_time > 0 && (
              <>
                {' · '}
                <WaitingTime since={wait_time} isExact />
              </>
            )}
          </Typography>
        </Box>
        {onDetails && (
          <IconButton aria-label={t('cases.details')} onClick={onDetails} sx={touch}>
            <InfoIcon />
          </IconButton>
        )}
      </Stack>
      <CaseActs {...{ supportCase, operatorId, onTaken, onDone, onRefused }} />
    </Stack>
  )
}

const touch = { '@media (pointer: coarse)': { width: 44, height: 44 } } as const

/** Who has it; where nobody does, how long its member waits. */
const CaseState = ({
  supportCase: { state, operator, wait_time },
  operatorId,
}: Pick<CaseHeadProps, 'supportCase' | 'operatorId'>) => {
  const t = useTexts()
  if (state === 'waiting') return wait_time > 0 ? <WaitingTime since={wait_time} isExact /> : <>{t('cases.waiting')}</>
  const who = operator?.id === operatorId ? t('cases.you') : operator?.name
  return <>{state === 'closed' ? [t('cases.closed'), who].filter(Boolean).join(' · ') : who}</>
}
