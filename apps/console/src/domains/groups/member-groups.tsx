import type { MemberGroup } from '@cliffhanger/contract/account/operator-member-calls.ts'
import { Chip, Stack, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { Person } from '../../ui/person.tsx'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { GroupStateChip } from './group-state-chip.tsx'

const roleText = (t: Texts, role: MemberGroup['role']): string =>
  ({ creator: t('member.roleCreator'), manager: t('member.roleManager'), member: t('member.roleMember') })[role]

interface MemberGroupsProps {
  readonly userId: number
  /** What stands above the groups. */
  readonly explanation?: string
}

/** Which groups a member is in. What is said there is read by nobody of the staff. */
export const MemberGroups = ({ userId, explanation }: MemberGroupsProps) => {
  const t = useTexts()
  const mayRead = useMayDo()('group.read')
  return (
    <Section title={t('member.groups')} {...(explanation !== undefined && { explanation })}>
      {mayRead ? (
        <GroupTable userId={userId} />
      ) : (
        <Typography color="textSecondary">{t('member.noRightGroups')}</Typography>
      )}
    </Section>
  )
}

const GroupTable = ({ userId }: { readonly userId: number }) => {
  const t = useTexts()
  return (
    <ListPage title={t('member.groups')} within={{ resource: 'member-groups', filter: { user_id: userId } }}>
      <Table>
        <Column<MemberGroup> source="group_name" label={t('member.group')}>
          {({ group_id, group_name, g_no, avatar_url }) => (
            <LinkBase to={`/groups/${group_id}/show`} style={{ color: 'inherit' }}>
              <Person name={group_name} number={g_no} picture={avatar_url} />
            </LinkBase>
          )}
        </Column>
        <Column<MemberGroup> source="role" label={t('member.role')}>
          {({ role, is_muted }) => (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <span>{roleText(t, role)}</span>
              {is_muted === 1 && <Chip size="small" variant="outlined" color="warning" label={t('member.muted')} />}
            </Stack>
          )}
        </Column>
        <Column<MemberGroup> source="status" label={t('member.state')}>
          {({ status }) => <GroupStateChip status={status} />}
        </Column>
        <Column<MemberGroup> source="member_total" label={t('member.size')} isNumber />
        <Column<MemberGroup> source="join_time" label={t('member.joined')}>
          {({ join_time }) => <Time seconds={join_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}
