import type { GroupOverview } from '@cliffhanger/contract/groups/operator-schemas.ts'
import { Chip, Stack } from '@mui/material'
import { SelectInput } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { choiceOf, searchFor } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Person } from '../../ui/person.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { GroupStateChip } from './group-state-chip.tsx'
import { badgesText, groupStates, groupStateText } from './group-texts.ts'

/** Groups, newest first. */
export const GroupList = () => {
  const t = useTexts()
  return (
    <ListPage
      title={t('groups.groups')}
      filters={[
        searchFor('search', t('groups.search')),
        choiceOf(
          'status',
          t('groups.state'),
          groupStates.map((id) => ({ id, name: groupStateText(t, id) })),
          t('groups.any'),
        ),
        <SelectInput
          key="default"
          source="default_qun"
          label={t('groups.isDefault')}
          choices={[
            { id: 1, name: t('groups.onlyDefault') },
            { id: 0, name: t('groups.notDefault') },
          ]}
          emptyText={t('groups.any')}
          alwaysOn
        />,
        periodFilter(t),
      ]}
    >
      <Table rowClick="show">
        <Column<GroupOverview> source="group_name" label={t('groups.group')}>
          {({ group_name, g_no, avatar_url }) => <Person name={group_name} number={g_no} picture={avatar_url} />}
        </Column>
        <Column<GroupOverview> source="creator" label={t('groups.creator')}>
          {({ creator }) => creator.nick_name || '—'}
        </Column>
        <Column<GroupOverview> source="member_total" label={t('groups.members')} isNumber />
        <Column<GroupOverview> source="status" label={t('groups.state')}>
          {({ status, default_qun }) => (
            <Stack direction="row" spacing={1}>
              <GroupStateChip status={status} />
              {default_qun === 1 && <Chip size="small" color="info" variant="outlined" label={t('groups.isDefault')} />}
            </Stack>
          )}
        </Column>
        <Column<GroupOverview> source="qun_level" label={t('groups.badges')}>
          {(group) => badgesText(t, group) || '—'}
        </Column>
        <Column<GroupOverview> source="create_time" label={t('groups.created')} sortBy="create_time">
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}
