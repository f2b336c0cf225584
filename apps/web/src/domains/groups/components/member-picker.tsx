import type { Group, GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import type { ReactNode } from 'react'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberAsPerson, type Person } from '../../../shared/people/people.ts'
import { PeoplePicker } from '../../../shared/people/people-picker.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { useMemberPages } from '../use-member-pages.ts'
import { NotAllowed } from './group-state.tsx'
import { MemberBadges } from './member-badges.tsx'

/** What every view of a group's members is given. */
export interface MembersViewProps {
  readonly group: Group
  readonly title: string
  readonly onBack: () => void
}

interface MemberPickerProps extends MembersViewProps {
  readonly who?: 'all' | 'ordinary'
  readonly chosen: readonly Person[]
  readonly onChange: (chosen: readonly Person[]) => void
  readonly limit: number
  /** Why a member cannot be chosen; undefined if they can. I can never choose myself. */
  readonly reasonAgainst: (member: GroupMember) => string | undefined
  readonly bottom: ReactNode
}

/** A screen that chooses among the members of a group. */
export const MemberPicker = ({
  group,
  title,
  onBack,
  who = 'all',
  chosen,
  onChange,
  limit,
  reasonAgainst,
  bottom,
}: MemberPickerProps) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const { list, query, scroll, search, isProtected } = useMemberPages(group.group_id, who)
  const people = list.map((member): Person => {
    const line = member.user_id === myId ? t('groups.thatIsMe') : reasonAgainst(member)
    return {
      ...memberAsPerson(member),
      badges: <MemberBadges role={member.role} isMuted={member.is_muted === 1} />,
      isDisabled: line !== undefined,
      ...(line !== undefined && { line }),
    }
  })
  return (
    <Screen top={<NavBar title={title} onBack={onBack} />} bottom={bottom}>
      {isProtected && <NotAllowed title={t('groups.membersProtected')} />}
      {!isProtected && query.error && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!query.error && (
        <PeoplePicker
          people={people}
          chosen={chosen}
          onChange={onChange}
          limit={limit}
          searchLabel={t('groups.searchMembers')}
          search={search}
          isByLetter={false}
          {...(!query.data && { after: <SkeletonRows key="coming" /> })}
          {...(people.length > 0 && { after: <InfiniteScroll key="more" {...scroll} /> })}
        />
      )}
    </Screen>
  )
}
