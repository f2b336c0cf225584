import { useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import { PersonList } from '../../../shared/people/person-list.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { useMemberPages } from '../use-member-pages.ts'
import { NotAllowed } from './group-state.tsx'
import type { MembersViewProps } from './member-picker.tsx'
import { MemberRow } from './member-row.tsx'

/** The members of a group, creator and managers first; a row leads to a member. */
export const ViewMembers = ({ group, title, onBack }: MembersViewProps) => {
  const t = useTexts()
  const { list, query, scroll, search, isProtected } = useMemberPages(group.group_id, 'all')
  return (
    <Screen
      top={
        <>
          <NavBar title={title} onBack={onBack} />
          <SearchField label={t('groups.searchMembers')} value={search.word} onChange={search.onWord} />
        </>
      }
    >
      {isProtected && <NotAllowed title={t('groups.membersProtected')} />}
      {!isProtected &&
        !query.data &&
        (query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonRows />)}
      {query.data && list.length === 0 && <EmptyList drawing="magnifier" title={t('groups.noMembers')} />}
      {list.length > 0 && (
        <PersonList
          people={list}
          nameOf={memberName}
          isByLetter={false}
          renderRow={(member) => <MemberRow key={member.user_id} member={member} />}
          after={<InfiniteScroll key="more" {...scroll} />}
        />
      )}
    </Screen>
  )
}
