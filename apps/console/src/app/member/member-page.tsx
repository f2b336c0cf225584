import { Box, Tab, Tabs } from '@mui/material'
import { LinkBase, Loading, Show } from 'react-admin'
import { useParams } from 'react-router-dom'
import { DeviceList } from '../../domains/account/member/device-list.tsx'
import { MemberHead } from '../../domains/account/member/member-head.tsx'
import { MemberOverviewTab } from '../../domains/account/member/member-overview.tsx'
import { NoteList } from '../../domains/account/member/note-list.tsx'
import type { ShownMember } from '../../domains/account/sources.ts'
import { WatchHistory } from '../../domains/drama/history/watch-history.tsx'
import { MemberGroups } from '../../domains/groups/member-groups.tsx'
import { MemberMembershipSection } from '../../domains/membership/member-membership.tsx'
import { MemberReports, ReportedMessages } from '../../domains/reports/member-reports.tsx'
import { MemberBalances } from '../../domains/wallet/member/member-balances.tsx'
import { PurchaseList } from '../../domains/wallet/member/purchase-list.tsx'
import { useTexts } from '../../platform/texts.ts'
import { useDetail } from '../../platform/use-detail.ts'
import { useMayDo } from '../../platform/use-may-do.ts'

/** One member: who they are, and in tabs what they have, did and were reported for, as far as the operator may see it. */
export const MemberPage = () => {
  const t = useTexts()
  return (
    <Show title={t('account.member')} actions={false} component="div">
      <WholeMember />
    </Show>
  )
}

const tabNames = ['overview', 'devices', 'purchases', 'history', 'messages', 'reports', 'notes'] as const
type TabName = (typeof tabNames)[number]

const WholeMember = () => {
  const t = useTexts()
  const mayDo = useMayDo()
  const { '*': path = '' } = useParams()
  const member = useDetail<ShownMember>('activity')
  if (!member) return <Loading />
  const needed = { purchases: 'finance.read', reports: 'report.read' } as const
  const shown = tabNames.filter((name) => !(name in needed) || mayDo(needed[name as keyof typeof needed]))
  const open = shown.find((name) => name === path) ?? 'overview'
  const base = `/members/${member.id}/show`
  return (
    <>
      <MemberHead member={member}>{mayDo('finance.read') && <MemberBalances userId={member.id} />}</MemberHead>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
        <Tabs
          value={open}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={t('member.tabs')}
        >
          {shown.map((name) => (
            <Tab
              key={name}
              value={name}
              label={t(`member.${name}`)}
              id={`member-${name}`}
              component={LinkBase}
              to={name === 'overview' ? base : `${base}/${name}`}
              replace
            />
          ))}
        </Tabs>
      </Box>
      <div role="tabpanel" aria-labelledby={`member-${open}`}>
        <OpenTab name={open} member={member} />
      </div>
    </>
  )
}

const OpenTab = ({ name, member }: { readonly name: TabName; readonly member: ShownMember }) => {
  const t = useTexts()
  const mayDo = useMayDo()
  switch (name) {
    case 'devices':
      return <DeviceList member={member} />
    case 'purchases':
      return (
        <>
          <PurchaseList userId={member.id} />
          <MemberMembershipSection userId={member.id} />
        </>
      )
    case 'history':
      return <WatchHistory userId={member.id} />
    case 'messages':
      return (
        <>
          {mayDo('report.read') && <ReportedMessages number={member.user_no} />}
          <MemberGroups userId={member.id} {...(!mayDo('report.read') && { explanation: t('member.messagesHint') })} />
        </>
      )
    case 'reports':
      return <MemberReports number={member.user_no} />
    case 'notes':
      return <NoteList member={member} />
    case 'overview':
      return <MemberOverviewTab member={member} />
  }
}
