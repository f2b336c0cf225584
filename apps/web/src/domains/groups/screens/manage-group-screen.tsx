import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { isAdministrator, mayConfigure, mayHandOver, takesActs } from '@cliffhanger/rules/groups/policy.ts'
import Crown from 'lucide-react/icons/crown'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import MicOff from 'lucide-react/icons/mic-off'
import Pencil from 'lucide-react/icons/pencil'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import UserMinus from 'lucide-react/icons/user-minus'
import VolumeX from 'lucide-react/icons/volume-x'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { meInGroup } from '../../../shared/people/me-in-group.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Badge } from '../../../ui/people/badge.tsx'
import { GroupState, NotAllowed } from '../components/group-state.tsx'
import { MutedMembers } from '../components/muted-members.tsx'
import { ReviewQueue } from '../components/review-queue.tsx'
import { JoinEntries } from '../joining/join-entries.tsx'
import { JoinRequests } from '../joining/join-requests.tsx'
import { useGroup, useGroupId } from '../use-group.ts'

const views = ['entries', 'muted', 'review', 'requests'] as const
type View = (typeof views)[number]

const titles = {
  entries: 'groups.manage',
  muted: 'groups.mutedMembers',
  review: 'groups.reviewQueue',
  requests: 'joining.requests',
} as const satisfies Record<View, string>

/** What creator and managers do with a group; `view` is one of its lists. */
export const ManageGroupScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const requested = useScreenQuery().get('view')
  const view = views.find((each) => each === requested) ?? 'entries'
  const { group, ...state } = useGroup(useGroupId())
  const refusal = group && refusalOf(group)
  return (
    <Screen top={<NavBar title={t(titles[view])} onBack={goBack} />}>
      {!group && <GroupState {...state} />}
      {refusal && <NotAllowed title={t(refusal)} />}
      {group && !refusal && view === 'entries' && <Entries group={group} />}
      {group && !refusal && view === 'muted' && <MutedMembers group={group} />}
      {group && !refusal && view === 'requests' && <JoinRequests groupId={group.group_id} />}
      {group && !refusal && view === 'review' && <ReviewQueue groupId={group.group_id} />}
    </Screen>
  )
}

const refusalOf = (group: Group) => {
  if (!isAdministrator(group.userRole)) return 'groups.onlyManagers'
  return takesActs(group) ? 'chat.groupBanned' : undefined
}

const Entries = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const { group_id, userRole } = group
  const waits = useStored(async (database) => (await database.groups.get(group_id))?.review_waits ?? 0, [group_id])
  return (
    <>
      <CellGroup>
        {mayConfigure(group, meInGroup(group), ['group_name']) === undefined && (
          <Cell icon={Pencil} title={t('groups.edit')} href={hrefTo('editGroup', { group_id })} />
        )}
        <Cell icon={SlidersHorizontal} title={t('groups.settings')} href={hrefTo('groupSettings', { group_id })} />
      </CellGroup>
      <CellGroup>
        <Cell icon={ShieldCheck} title={t('groups.managers')} href={hrefTo('groupManagers', { group_id })} />
        <Cell icon={MicOff} title={t('groups.muteMembers')} href={hrefTo('groupMembers', { group_id, mode: 'mute' })} />
        <Cell
          icon={VolumeX}
          title={t('groups.mutedMembers')}
          href={hrefTo('manageGroup', { group_id, view: 'muted' })}
        />
        <Cell
          icon={UserMinus}
          title={t('groups.removeMembers')}
          href={hrefTo('groupMembers', { group_id, mode: 'remove' })}
        />
      </CellGroup>
      <CellGroup>
        <Cell
          icon={MessageSquareWarning}
          title={t('groups.reviewQueue')}
          value={<Badge count={waits ?? 0} />}
          href={hrefTo('manageGroup', { group_id, view: 'review' })}
        />
      </CellGroup>
      <JoinEntries group={group} />
      {mayHandOver(group, userRole) === undefined && (
        <CellGroup>
          <Cell icon={Crown} title={t('groups.handOver')} href={hrefTo('groupMembers', { group_id, mode: 'owner' })} />
        </CellGroup>
      )}
    </>
  )
}
