import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Send from 'lucide-react/icons/send'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { useContext, useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useBadges } from '../../../shared/badges.ts'
import { friendName, isMeant } from '../../../shared/people/people.ts'
import { PersonList } from '../../../shared/people/person-list.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ScreenPosition } from '../../../ui/layout/screen-position.ts'
import { Badge } from '../../../ui/people/badge.tsx'
import styles from '../components/book-entry.module.css'
import { BookEntry } from '../components/book-entry.tsx'
import { FriendFolders } from '../components/friend-folders.tsx'
import { FriendRow } from '../components/friend-row.tsx'
import { MyGroups } from '../components/my-groups.tsx'
import { FoldersEntry, GroupsEntry, ViewEntry } from '../components/view-entries.tsx'
import { useFriendsSeen } from '../use-friends-seen.ts'

const views = ['letters', 'folders', 'groups'] as const
type View = (typeof views)[number]

const titles = {
  letters: 'friends.addressBook',
  folders: 'friends.friendGroups',
  groups: 'friends.myGroups',
} as const satisfies Record<View, string>

/** My friends by first letter, and the ways to requests, groups and friend groups; the view stands in the address. */
export const AddressBookScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const view = views.find((each) => each === query.get('view')) ?? 'letters'
  const goBack = useGoBack(view === 'letters' ? 'chats' : 'addressBook')
  const isOfGroups = view === 'groups'
  const [search, setSearch] = useState({ view, words: '' })
  const word = search.view === view ? search.words : ''
  const friends = useStored((database) => database.friends.count()) ?? 0
  const count = view === 'letters' ? friends : 0
  return (
    <Screen
      top={
        <>
          <NavBar
            title={count > 0 ? t('friends.bookOf', { count }) : t(titles[view])}
            onBack={goBack}
            right={
              <IconButton
                icon={isOfGroups ? Users : UserPlus}
                label={t(isOfGroups ? 'friends.createGroup' : 'friends.addFriend')}
                onClick={() => goTo(isOfGroups ? 'createGroup' : 'addFriend')}
              />
            }
          />
          <SearchField
            label={t(isOfGroups ? 'friends.searchGroups' : 'friends.search')}
            value={word}
            onChange={(words) => setSearch({ view, words })}
          />
          <WayBack view={view} />
        </>
      }
    >
      {isOfGroups ? <MyGroups word={word} /> : <MyFriends view={view} word={word} />}
    </Screen>
  )
}

/** Where the list stays beside what is opened from it, the bar has no way back: a row leads to all friends. */
const WayBack = ({ view }: { readonly view: View }) => {
  const t = useTexts()
  const isWhole = useContext(ScreenPosition) === 'whole'
  if (isWhole || view === 'letters') return null
  return <ViewEntry icon={ChevronLeft} view={null} label={t('friends.addressBook')} />
}

interface MyFriendsProps {
  readonly view: Exclude<View, 'groups'>
  readonly word: string
}

const MyFriends = ({ view, word }: MyFriendsProps) => {
  const t = useTexts()
  const stored = useStored(async (database) => ({
    isReady: (await database.marks.count()) > 0,
    friends: await database.friends.toArray(),
  }))
  const friends = stored?.friends ?? []
  const seenOf = useFriendsSeen(friends)
  const isSearching = word.trim() !== ''
  const shown = friends.filter((friend) =>
    isMeant({ name: friendName(friend), words: `${friend.nick_name} ${friend.user_no}` }, word),
  )
  if (friends.length > 0 && shown.length === 0) return <EmptyList drawing="magnifier" title={t('friends.noMatch')} />
  if (view === 'folders') return <FriendFolders friends={shown} isSearching={isSearching} seenOf={seenOf} />
  const isEmpty = friends.length === 0
  return (
    <PersonList
      people={shown}
      nameOf={friendName}
      before={isSearching ? [] : entries}
      after={isEmpty ? <NoFriends key="nobody" isReady={stored?.isReady === true} /> : undefined}
      renderRow={(friend: Friend) => <FriendRow key={friend.friend_idx} friend={friend} seen={seenOf(friend)} />}
    />
  )
}

const NewFriendsEntry = () => {
  const t = useTexts()
  const { friends } = useBadges()
  return (
    <BookEntry isTile icon={UserPlus} label={t('friends.newFriends')} href={hrefTo('friendRequests')}>
      <Badge count={friends} />
    </BookEntry>
  )
}

const InviteEntry = () => (
  <BookEntry isTile icon={Send} label={useTexts()('teams.inviteFriends')} href={hrefTo('inviteFriends')} />
)

/** Ways to other lists, apart from the people. */
const entries = [
  <div key="ways" className={styles.tiles}>
    <NewFriendsEntry />
    <GroupsEntry />
    <FoldersEntry />
    <InviteEntry />
  </div>,
]

const NoFriends = ({ isReady }: { readonly isReady: boolean }) => {
  const t = useTexts()
  if (!isReady) return <SkeletonRows />
  return (
    <EmptyList
      drawing="people"
      title={t('friends.noFriends')}
      hint={t('friends.noFriendsHint')}
      action={
        <Button size="small" onClick={() => goTo('addFriend')}>
          {t('friends.addFriend')}
        </Button>
      }
    />
  )
}
