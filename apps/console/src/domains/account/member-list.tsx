import type { MemberOverview } from '@cliffhanger/contract/account/operator-schemas.ts'
import { Chip } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { choiceOf, searchFor } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Person } from '../../ui/person.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { memberTypes, memberTypeText } from './member-types.ts'

/** Members, newest first. */
export const MemberList = () => {
  const t = useTexts()
  const states = [
    { id: 1, name: t('account.enabled') },
    { id: 0, name: t('account.disabled') },
  ]
  return (
    <ListPage
      title={t('account.members')}
      filters={[
        searchFor('search', t('account.search')),
        choiceOf('status', t('account.state'), states, t('account.anyState')),
        choiceOf(
          'user_type',
          t('account.type'),
          memberTypes.map((id) => ({ id, name: memberTypeText(t, id) })),
          t('account.anyType'),
        ),
        periodFilter(t),
      ]}
    >
      <Table rowClick="show">
        <Column<MemberOverview> source="nick_name" label={t('account.member')}>
          {({ nick_name, user_no, avatar_url }) => <Person name={nick_name} number={user_no} picture={avatar_url} />}
        </Column>
        <Column<MemberOverview> source="user_type" label={t('account.type')}>
          {({ user_type }) => memberTypeText(t, user_type)}
        </Column>
        <Column<MemberOverview> source="login_name" label={t('account.signsInBy')}>
          {(member) => member.login_name || member.user_email || member.user_phone || t('account.byDevice')}
        </Column>
        <Column<MemberOverview> source="status" label={t('account.state')}>
          {(member) => <MemberState isEnabled={member.status === 1} />}
        </Column>
        <Column<MemberOverview> source="session_total" label={t('account.sessions')} isNumber />
        <Column<MemberOverview> source="create_time" label={t('account.registered')} sortBy="create_time">
          {(member) => <Time seconds={member.create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}

export const MemberState = ({ isEnabled }: { readonly isEnabled: boolean }) => {
  const t = useTexts()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isEnabled ? 'success' : 'error'}
      label={isEnabled ? t('account.enabled') : t('account.disabled')}
    />
  )
}
