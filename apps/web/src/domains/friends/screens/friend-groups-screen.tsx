import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { friendGroupsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import FolderOpen from 'lucide-react/icons/folder-open'
import FolderPlus from 'lucide-react/icons/folder-plus'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { FriendGroupNameSheet } from '../components/friend-group-name-sheet.tsx'
import { FriendGroupPage } from '../components/friend-group-page.tsx'
import { useFriendGroupName } from '../friend-group-name.ts'

/** My friend groups; with `group_id` one of them, with the friends in it. */
export const FriendGroupsScreen = () => {
  const groupId = useScreenQuery().get('group_id')
  return groupId === null ? <AllGroups /> : <FriendGroupPage groupId={Number(groupId)} />
}

const AllGroups = () => {
  const t = useTexts()
  const goBack = useGoBack('addressBook')
  const nameOf = useFriendGroupName()
  const [isNaming, setIsNaming] = useState(false)
  const { data, error, refetch } = useCall(friendGroupCalls.listFriendGroups, {})
  const groups = data?.list ?? []
  // The default group is in the list, and is none of those a member may make.
  const isFull = groups.length > friendGroupsLimit
  return (
    <Screen
      top={
        <NavBar
          title={t('friends.friendGroups')}
          onBack={goBack}
          right={
            <IconButton
              icon={FolderPlus}
              label={t('friends.newGroup')}
              disabled={!data || isFull}
              onClick={() => setIsNaming(true)}
            />
          }
        />
      }
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      {groups.length > 0 && (
        <CellGroup>
          {groups.map((group) => (
            <Cell
              key={group.group_id}
              title={nameOf(group)}
              value={group.total}
              href={hrefTo('friendGroups', { group_id: group.group_id })}
            />
          ))}
        </CellGroup>
      )}
      {groups.length === 1 && (
        <EmptyState
          icon={FolderOpen}
          title={t('friends.onlyDefaultGroup')}
          hint={t('friends.onlyDefaultGroupHint')}
          action={
            <Button size="small" onClick={() => setIsNaming(true)}>
              {t('friends.newGroup')}
            </Button>
          }
        />
      )}
      {isFull && <p className={page.reason}>{t('friends.groupsFull', { count: friendGroupsLimit })}</p>}
      <FriendGroupNameSheet isOpen={isNaming} onClose={() => setIsNaming(false)} />
    </Screen>
  )
}
