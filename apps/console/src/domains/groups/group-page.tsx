import type { GroupDetail } from '@cliffhanger/contract/groups/operator-schemas.ts'
import { groupScopes, type ScopeName } from '@cliffhanger/contract/groups/schemas.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import { Avatar, Box, Chip, Stack, Typography } from '@mui/material'
import { Loading, Show } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { useDetail } from '../../platform/use-detail.ts'
import { Facts } from '../../ui/facts.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { Section } from '../../ui/section.tsx'
import { Time } from '../../ui/time.tsx'
import { GroupActions } from './group-actions.tsx'
import { GroupStateChip } from './group-state-chip.tsx'
import { badgesText, scopeText } from './group-texts.ts'

/** One group: its settings and who runs it, and what the platform may do about it. What is said in it is not shown. */
export const GroupPage = () => {
  const t = useTexts()
  return (
    <Show title={t('groups.group')} actions={false} component="div">
      <GroupSections />
    </Show>
  )
}

const GroupSections = () => {
  const t = useTexts()
  const group = useDetail<GroupDetail & { readonly id: number }>('managers')
  if (!group) return <Loading />
  const flag = (value: 0 | 1): string => (value === 1 ? t('shell.yes') : t('shell.no'))
  return (
    <>
      <Section title={group.group_name} actions={<GroupActions group={group} />}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
          <Avatar src={group.avatar_url} alt="" sx={{ width: 96, height: 96 }} />
          <Facts
            rows={[
              [t('groups.number'), group.g_no],
              [t('groups.state'), <GroupStateChip key="state" status={group.status} />],
              ...(group.status === groupStates.banned ? [[t('groups.banReason'), group.ban_reason] as const] : []),
              [t('groups.members'), String(group.member_total)],
              [t('groups.isDefault'), flag(group.default_qun)],
              [t('groups.badges'), badgesText(t, group) || t('groups.noBadges')],
              [t('groups.description'), group.description],
              [t('groups.notice'), group.notice],
              [t('groups.mutedAll'), flag(group.is_muted)],
              [t('groups.review'), flag(group.is_review)],
              [t('groups.memberList'), flag(group.show_member_list)],
              [t('groups.created'), <Time key="time" seconds={group.create_time} />],
            ]}
          />
        </Stack>
      </Section>
      <Section title={t('groups.managers')}>
        {group.managers.length === 0 && <Typography color="textSecondary">{t('groups.noManagers')}</Typography>}
        <Stack spacing={1.5}>
          {group.managers.map(({ user_id, user_no, nick_name, avatar_url, role }) => (
            <Stack key={user_id} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <Box sx={{ minWidth: 240 }}>
                <PersonLink member={{ user_id, user_no, nick_name, avatar_url }} />
              </Box>
              <Chip
                size="small"
                variant="outlined"
                label={role === 'creator' ? t('groups.roleCreator') : t('groups.roleManager')}
              />
            </Stack>
          ))}
        </Stack>
      </Section>
      <Section title={t('groups.scopes')}>
        <Facts
          rows={(Object.keys(groupScopes) as ScopeName[]).map((name) => [
            t(`groups.scope_${name}`),
            scopeText(t, group.scopes[name]),
          ])}
        />
      </Section>
    </>
  )
}
