import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { mayMakeLinks } from '@cliffhanger/rules/groups/joining.ts'
import { mayInvite } from '@cliffhanger/rules/groups/policy.ts'
import Link from 'lucide-react/icons/link'
import { useMemo, useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { friendAsPerson, type Person } from '../../../shared/people/people.ts'
import { PeoplePicker } from '../../../shared/people/people-picker.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { chooseLimit } from '../choose-limit.ts'
import { GroupState, NotAllowed } from '../components/group-state.tsx'
import { memberLists } from '../member-lists.ts'
import { useGroup, useGroupId } from '../use-group.ts'

/** Adds friends of mine to a group; those who are in already cannot be chosen. */
export const InviteScreen = () => {
  const t = useTexts()
  const groupId = useGroupId()
  const goBack = useGoBack('chats')
  const { group, ...state } = useGroup(groupId)
  const mayNot = group !== undefined && mayInvite(group, group.userRole) !== undefined
  if (group && !mayNot) return <Invite group={group} onBack={goBack} />
  return (
    <Screen top={<NavBar title={t('groups.invite')} onBack={goBack} />}>
      {mayNot ? (
        <NotAllowed title={t('groups.inviteNotAllowed')} hint={t('groups.inviteNotAllowedHint')} />
      ) : (
        <GroupState {...state} />
      )}
    </Screen>
  )
}

const Invite = ({ group, onBack }: { readonly group: Group; readonly onBack: () => void }) => {
  const t = useTexts()
  const { group_id } = group
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const { data, error, refetch } = useCall(contactCalls.listFriendsForGroup, { group_id })
  const people = useMemo(
    () =>
      (data?.list ?? []).map((friend): Person => {
        const isIn = friend.in_group === 1
        return { ...friendAsPerson(friend), isDisabled: isIn, ...(isIn && { line: t('groups.alreadyIn') }) }
      }),
    [data, t],
  )
  const invite = useAction(async () => {
    if (chosen.length === 0) return toast(t('groups.chooseMember'))
    const { members } = await call(groupsCalls.inviteMembers, { group_id, members: chosen.map(({ id }) => id) })
    await forgetAnswers(groupsCalls.getGroup, ...memberLists)
    toast(t('groups.invited', { count: members.length }))
    onBack()
  })
  const byLink = mayMakeLinks(group, group.userRole) === undefined && (
    <CellGroup>
      <Cell icon={Link} title={t('joining.byLink')} href={hrefTo('joinLinks', { group_id })} />
    </CellGroup>
  )
  return (
    <Screen
      top={<NavBar title={t('groups.invite')} onBack={onBack} />}
      bottom={
        people.length > 0 && (
          <BottomBar>
            <Button busy={invite.isBusy} onClick={invite.run}>
              {t('groups.inviteChosen', { count: chosen.length })}
            </Button>
          </BottomBar>
        )
      }
    >
      {byLink}
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {data && people.length === 0 && (
        <EmptyList
          drawing="people"
          title={t('groups.nobodyToInvite')}
          hint={t('friends.noFriendsHint')}
          action={
            <Button size="small" onClick={() => goTo('addFriend')}>
              {t('friends.addFriend')}
            </Button>
          }
        />
      )}
      {people.length > 0 && (
        <PeoplePicker
          people={people}
          chosen={chosen}
          onChange={setChosen}
          limit={chooseLimit.members}
          searchLabel={t('friends.search')}
        />
      )}
    </Screen>
  )
}
