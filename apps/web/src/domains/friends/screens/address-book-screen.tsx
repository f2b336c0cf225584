import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import Ban from 'lucide-react/icons/ban'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
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
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { Badge } from '../../../ui/people/badge.tsx'
import { BookEntry } from '../components/book-entry.tsx'
import { FriendFolders } from '../components/friend-folders.tsx'
import { FriendRow } from '../components/friend-row.tsx'
import { MyGroups } from '../components/my-groups.tsx'

const views = ['letters', 'folders', 'groups'] as const
type View = (typeof views)[number]

const viewLabels = {
  letters: 'friends.byLetter',
  folders: 'friends.friendGroups',
  groups: 'friends.myGroups',
} as const satisfies Record<View, string>

/** My friends by first letter or by friend group, my groups, and the way to new ones. */
export const AddressBookScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const query = useScreenQuery()
  const [search, setSearch] = useState('')
  const view = views.find((each) => each === query.get('view')) ?? 'letters'
  const isOfGroups = view === 'groups'
  return (
    <Screen
      top={
        <>
          <NavBar
            title={t('friends.addressBook')}
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
            value={search}
            onChange={setSearch}
          />
          <Tabs
            fill
            label={t('friends.views')}
            tabs={views.map((value) => ({ value, label: t(viewLabels[value]) }))}
            value={view}
            onChange={(value) => changeQuery('view', value === 'letters' ? null : value)}
          />
        </>
      }
    >
      {isOfGroups ? <MyGroups word={search} /> : <MyFriends view={view} word={search} />}
    </Screen>
  )
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
  const isSearching = word.trim() !== ''
  const shown = friends.filter((friend) =>
    isMeant({ name: friendName(friend), words: `${friend.nick_name} ${friend.user_no}` }, word),
  )
  if (friends.length > 0 && shown.length === 0) return <EmptyList drawing="magnifier" title={t('friends.noMatch')} />
  if (view === 'folders') return <FriendFolders friends={shown} isSearching={isSearching} />
  const isEmpty = friends.length === 0
  return (
    <PersonList
      people={shown}
      nameOf={friendName}
      before={isSearching ? [] : entries}
      after={isEmpty ? <NoFriends key="nobody" isReady={stored?.isReady === true} /> : undefined}
      renderRow={(friend: Friend) => <FriendRow key={friend.friend_idx} friend={friend} />}
    />
  )
}

const NewFriendsEntry = () => {
  const t = useTexts()
  const { friends } = useBadges()
  return (
    <BookEntry icon={UserPlus} label={t('friends.newFriends')} href={hrefTo('friendRequests')}>
      <Badge count={friends} />
    </BookEntry>
  )
}

const BlacklistEntry = () => (
  <BookEntry icon={Ban} label={useTexts()('friends.blacklist')} href={hrefTo('friendBlacklist')} />
)

const entries = [<NewFriendsEntry key="new" />, <BlacklistEntry key="black" />]

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
