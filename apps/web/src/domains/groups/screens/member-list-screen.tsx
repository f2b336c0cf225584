import { Refused } from '@cliffhanger/client/call-error.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { maySeeMembers, seesOnline } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useOnlineMembers } from '../../../shared/online/use-online-members.ts'
import { isMeant, memberAsPerson, memberName } from '../../../shared/people/people.ts'
import { PersonList } from '../../../shared/people/person-list.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { GroupState, NotAllowed } from '../components/group-state.tsx'
import { MemberRow } from '../components/member-row.tsx'
import { useGroup, useGroupId } from '../use-group.ts'

/** Everybody in a group by first letter, with roles and who is online. */
export const MemberListScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const [word, setWord] = useState('')
  const { group, ...state } = useGroup(useGroupId())
  const isProtected = group !== undefined && maySeeMembers(group, group.userRole) !== undefined
  const total = group?.member_total ?? 0
  return (
    <Screen
      top={
        <>
          <NavBar title={total > 0 ? t('groups.membersOf', { count: total }) : t('groups.members')} onBack={goBack} />
          {group && !isProtected && <SearchField label={t('groups.searchMembers')} value={word} onChange={setWord} />}
        </>
      }
    >
      {!group && <GroupState {...state} />}
      {isProtected && <NotAllowed title={t('groups.membersProtected')} hint={t('groups.membersProtectedHint')} />}
      {group && !isProtected && <Members group={group} word={word} />}
    </Screen>
  )
}

const Members = ({ group, word }: { readonly group: Group; readonly word: string }) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(groupsCalls.listAllMembers, { group_id: group.group_id })
  const online = useOnlineMembers(group.group_id, seesOnline(group, group.userRole))
  if (!data) {
    if (error instanceof Refused && error.is('membersProtected')) {
      return <NotAllowed title={t('groups.membersProtected')} hint={t('groups.membersProtectedHint')} />
    }
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />
  }
  const onlineIds = new Set(online?.ids)
  const shown = data.list.filter((member) => isMeant(memberAsPerson(member), word))
  if (shown.length === 0) return <EmptyList drawing="magnifier" title={t('groups.noMembers')} />
  return (
    <PersonList
      people={shown}
      nameOf={memberName}
      renderRow={(member) => (
        <MemberRow
          key={member.user_id}
          member={member}
          isOnline={member.is_online === 1 || onlineIds.has(member.user_id)}
        />
      )}
    />
  )
}
