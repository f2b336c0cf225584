import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { isAdministrator, mayHandOver, maySeeMembers, takesActs } from '@cliffhanger/rules/groups/policy.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ChooseOwner } from '../components/choose-owner.tsx'
import { GroupState, NotAllowed } from '../components/group-state.tsx'
import { MentionMembers } from '../components/mention-members.tsx'
import { MuteMembers } from '../components/mute-members.tsx'
import { RemoveMembers } from '../components/remove-members.tsx'
import { ViewMembers } from '../components/view-members.tsx'
import { useGroup, useGroupId } from '../use-group.ts'

const modes = ['view', 'remove', 'mute', 'mention', 'owner'] as const
type Mode = (typeof modes)[number]

const titles = {
  view: 'groups.members',
  remove: 'groups.removeMembers',
  mute: 'groups.muteMembers',
  mention: 'groups.mentionMembers',
  owner: 'groups.handOver',
} as const satisfies Record<Mode, string>

const views = {
  view: ViewMembers,
  remove: RemoveMembers,
  mute: MuteMembers,
  mention: MentionMembers,
  owner: ChooseOwner,
} as const

/** The members of a group, to look at or to do something about: `mode`. */
export const GroupMembersScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const requested = useScreenQuery().get('mode')
  const mode = modes.find((each) => each === requested) ?? 'view'
  const { group, ...state } = useGroup(useGroupId())
  const refusal = group && refusalOf(group, mode)
  const View = views[mode]
  if (group && !refusal) return <View group={group} title={t(titles[mode])} onBack={goBack} />
  return (
    <Screen top={<NavBar title={t(titles[mode])} onBack={goBack} />}>
      {refusal ? <NotAllowed title={t(refusal)} /> : <GroupState {...state} />}
    </Screen>
  )
}

const refusalOf = (group: Group, mode: Mode) => {
  if (mode !== 'view' && takesActs(group)) return 'chat.groupBanned'
  if ((mode === 'remove' || mode === 'mute') && !isAdministrator(group.userRole)) return 'groups.onlyManagers'
  if (mode === 'owner' && mayHandOver(group, group.userRole)) return 'groups.onlyOwner'
  return maySeeMembers(group, group.userRole) ? 'groups.membersProtected' : undefined
}
