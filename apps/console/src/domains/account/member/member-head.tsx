import { Avatar, Box, Chip, Paper, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Time } from '../../../ui/time.tsx'
import { memberLanguage } from '../member-language.ts'
import { MemberState } from '../member-list.tsx'
import { memberTypeText } from '../member-types.ts'
import type { ShownMember } from '../sources.ts'
import { MemberActions } from './member-actions.tsx'

interface MemberHeadProps {
  readonly member: ShownMember
  /** What stands below the name: what the member has, for whom may see it. */
  readonly children: ReactNode
}

/** Who it is, at the top of every tab: picture, name, number, state, and when they were here. */
export const MemberHead = ({ member, children }: MemberHeadProps) => {
  const t = useTexts()
  const { nick_name, user_no, avatar_url, status, user_type } = member
  const { vip_type, vip_end_time } = member.activity
  return (
    <Paper component="section" aria-label={t('account.member')} sx={{ p: { xs: 2, sm: 3 }, mb: 1 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Avatar src={avatar_url} alt="" sx={{ width: { xs: 56, sm: 72 }, height: { xs: 56, sm: 72 } }} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {nick_name || user_no}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {user_no}
              <CopyButton text={user_no} name={t('account.number')} />
            </Box>
            <MemberState isEnabled={status === 1} />
            {user_type !== 0 && <Chip size="small" variant="outlined" label={memberTypeText(t, user_type)} />}
            {vip_type > 0 && (
              <Chip
                size="small"
                color="warning"
                variant="outlined"
                label={
                  <>
                    {t('member.vipUntil', { kind: t(vip_type === 2 ? 'membership.svip' : 'membership.vip') })}{' '}
                    <Time seconds={vip_end_time} />
                  </>
                }
              />
            )}
          </Stack>
          <Presence member={member} />
        </Box>
      </Stack>
      {children}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 2 }}>
        <MemberActions member={member} />
      </Stack>
    </Paper>
  )
}

/** Where they are by language and clock, since when they are a member, and when they were here last. */
const Presence = ({ member }: { readonly member: ShownMember }) => {
  const t = useTexts()
  const { is_online, seen_time, time_zone } = member.activity
  const seen =
    is_online === 1 ? (
      <Box component="span" sx={{ color: 'success.main' }}>
        {t('member.online')}
      </Box>
    ) : seen_time === 0 ? (
      t('member.neverSeen')
    ) : (
      <>
        {t('member.lastSeen')} <Time seconds={seen_time} />
      </>
    )
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', rowGap: 0.25, mt: 0.5, color: 'text.secondary', fontSize: 13 }}
    >
      <span>{seen}</span>
      <span>
        {t('member.since')} <Time seconds={member.create_time} />
      </span>
      <span>{[memberLanguage(member.language), time_zone].filter(Boolean).join(' · ')}</span>
    </Stack>
  )
}
