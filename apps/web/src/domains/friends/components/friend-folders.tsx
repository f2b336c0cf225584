import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import FolderPen from 'lucide-react/icons/folder-pen'
import { useState } from 'react'
import { VList } from 'virtua'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { useFriendGroupName } from '../friend-group-name.ts'
import type { SeenOf } from '../use-friends-seen.ts'
import { BookEntry } from './book-entry.tsx'
import styles from './friend-folders.module.css'
import { FriendRow } from './friend-row.tsx'

interface FriendFoldersProps {
  readonly friends: readonly Friend[]
  /** A search is on: every folder with a match is open. */
  readonly isSearching: boolean
  readonly seenOf: SeenOf
}

/** My friends by friend group; a folder opens and closes, and tells how many are online. */
export const FriendFolders = ({ friends, isSearching, seenOf }: FriendFoldersProps) => {
  const t = useTexts()
  const nameOf = useFriendGroupName()
  const { data, error, refetch } = useCall(friendGroupCalls.listFriendGroups, {})
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />
  const toggle = (id: number): void =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  const known = new Set(data.list.map(({ group_id }) => group_id))
  // The default group alone is no folder to open first.
  const isAlone = data.list.length === 1
  const rows = data.list.flatMap((group) => {
    const { group_id } = group
    const inside = friends.filter(({ friend_group }) => (known.has(friend_group) ? friend_group : 0) === group_id)
    if (isSearching && inside.length === 0) return []
    const isOpen = isSearching || isAlone || open.has(group_id)
    const online = inside.filter(({ is_online }) => is_online === 1).length
    const folder = (
      <button
        key={`folder ${group_id}`}
        type="button"
        className={styles.folder}
        aria-expanded={isOpen}
        onClick={() => toggle(group_id)}
      >
        <Icon of={ChevronRight} size={18} />
        <span className={styles.name}>{nameOf(group)}</span>
        <span className={styles.count}>{t('friends.onlineOf', { online, total: inside.length })}</span>
      </button>
    )
    return isOpen
      ? [folder, ...inside.map((friend) => <FriendRow key={friend.friend_idx} friend={friend} seen={seenOf(friend)} />)]
      : [folder]
  })
  return (
    <VList className={styles.list}>
      {!isSearching && <BookEntry icon={FolderPen} label={t('friends.manageGroups')} href={hrefTo('friendGroups')} />}
      {rows}
    </VList>
  )
}
