import type { MemberOverview } from '@cliffhanger/contract/account/operator-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { searchFor } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Person } from '../../../ui/person.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'

/** Finds a member whose accounts are to be looked at. */
export const MemberLedgerList = () => {
  const t = useTexts()
  return (
    <ListPage title={t('walletLedger.memberAccounts')} filters={[searchFor('search', t('account.search'))]}>
      <Table rowClick="show">
        <Column<MemberOverview> source="nick_name" label={t('account.member')}>
          {({ nick_name, user_no, avatar_url }) => <Person name={nick_name} number={user_no} picture={avatar_url} />}
        </Column>
        <Column<MemberOverview> source="create_time" label={t('account.registered')}>
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}
