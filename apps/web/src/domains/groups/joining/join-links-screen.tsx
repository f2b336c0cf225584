import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinLink } from '@cliffhanger/contract/groups/join-links.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { mayMakeLinks, mayManageEntries } from '@cliffhanger/rules/groups/joining.ts'
import Link2Off from 'lucide-react/icons/link-2-off'
import QrCode from 'lucide-react/icons/qr-code'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { GroupState, NotAllowed } from '../components/group-state.tsx'
import { useGroup, useGroupId } from '../use-group.ts'
import { LinkSheet } from './link-sheet.tsx'
import { useLinkWords } from './link-words.ts'
import { NewLinkSheet } from './new-link-sheet.tsx'

const pageSize = 50

/** The links of a group, for creator and managers (S-135). */
export const JoinLinksScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const { group, ...state } = useGroup(useGroupId())
  const mayNot = group !== undefined && mayManageEntries(group.userRole) !== undefined
  if (group && !mayNot) return <Links group={group} onBack={goBack} />
  return (
    <Screen top={<NavBar title={t('joining.links')} onBack={goBack} />}>
      {mayNot ? <NotAllowed title={t('groups.onlyManagers')} /> : <GroupState {...state} />}
    </Screen>
  )
}

const Links = ({ group, onBack }: { readonly group: Group; readonly onBack: () => void }) => {
  const t = useTexts()
  const wordsOf = useLinkWords()
  const { group_id } = group
  const [isMaking, setIsMaking] = useState(false)
  const [shown, setShown] = useState<JoinLink>()
  const { list, query, scroll } = usePagedCall(
    groupsCalls.listJoinLinks,
    { group_id, limit: pageSize },
    ({ link_id }) => link_id,
  )
  const mayMake = mayMakeLinks(group, group.userRole) === undefined
  return (
    <Screen
      top={<NavBar title={t('joining.links')} onBack={onBack} />}
      bottom={
        mayMake &&
        query.data && (
          <BottomBar>
            <Button onClick={() => setIsMaking(true)}>{t('joining.newLink')}</Button>
          </BottomBar>
        )
      }
    >
      {!query.data &&
        (query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonRows />)}
      {query.data && list.length === 0 && (
        <EmptyList
          drawing="people"
          title={t('joining.noLinks')}
          hint={t(mayMake ? 'joining.linksHint' : 'groups.inviteNotAllowedHint')}
        />
      )}
      {list.length > 0 && (
        <>
          <CellGroup label={t('joining.links')}>
            {list.map((link) => (
              <Cell
                key={link.link_id}
                icon={link.state === 'open' ? QrCode : Link2Off}
                title={t('joining.linkOf', { name: link.maker.nick_name })}
                description={wordsOf(link)}
                onClick={() => setShown(link)}
              />
            ))}
          </CellGroup>
          <InfiniteScroll {...scroll} />
        </>
      )}
      <NewLinkSheet
        isOpen={isMaking}
        onClose={() => setIsMaking(false)}
        groupId={group_id}
        onMade={(link) => {
          setIsMaking(false)
          setShown(link)
        }}
      />
      <LinkSheet
        group={group}
        // As the list says it is now: it may end while it is shown.
        link={shown && (list.find(({ link_id }) => link_id === shown.link_id) ?? shown)}
        onClose={() => setShown(undefined)}
      />
    </Screen>
  )
}
