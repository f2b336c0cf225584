import type { MemberTeam } from '@cliffhanger/contract/teams/operator-schemas.ts'
import { Stack } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { Time } from '../../ui/time.tsx'

/** Which levels a member held from when on, the newest first. */
export const GrantLines = ({ grants }: Pick<MemberTeam, 'grants'>) => {
  const t = useTexts()
  if (grants.length === 0) return '—'
  return (
    <Stack>
      {grants.map(({ level, from_time: from, reason }) => (
        <span key={from}>
          {t('teams.level')} {level} · <Time seconds={from} /> · {reason}
        </span>
      ))}
    </Stack>
  )
}
