import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import SearchX from 'lucide-react/icons/search-x'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { useMemo, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { useBadges } from '../../../platform/badges.ts'
import { useStored } from '../../../platform/local-database.ts'
import { goTo, useGoBack } from '../../../platform/navigation.ts'
import { hrefTo } from '../../../platform/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NavBar } from '../../../ui/nav-bar.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { byLetter } from '../by-letter.ts'
import { PersonRow } from '../components/person-row.tsx'
import styles from './address-book-screen.module.css'

const nameOf = ({ friend_remark, nick_name }: Friend): string => friend_remark || nick_name

/** My friends by first letter, and the way to new ones. */
export const AddressBookScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const [search, setSearch] = useState('')
  const stored = useStored(async (database) => ({
    isReady: (await database.marks.count()) > 0,
    friends: await database.friends.toArray(),
  }))
  const word = search.trim().toLowerCase()
  const friends = stored?.friends ?? []
  const shown = friends.filter((friend) =>
    [friend.friend_remark, friend.nick_name, friend.user_no].some((text) => text.toLowerCase().includes(word)),
  )
  return (
    <Screen
      top={
        <>
          <NavBar
            title={t('friends.addressBook')}
            onBack={goBack}
            right={<IconButton icon={UserPlus} label={t('friends.addFriend')} onClick={() => goTo('addFriend')} />}
          />
          <SearchField label={t('friends.search')} value={search} onChange={setSearch} />
        </>
      }
      className={styles.book}
    >
      {word === '' && <NewFriends />}
      {friends.length === 0 && (stored?.isReady ? <NoFriends /> : <SkeletonRows />)}
      {friends.length > 0 && shown.length === 0 && <EmptyState icon={SearchX} title={t('friends.noMatch')} />}
      {shown.length > 0 && <Friends friends={shown} />}
    </Screen>
  )
}

const NewFriends = () => {
  const t = useTexts()
  const { friends } = useBadges()
  return (
    <a className={styles.entry} href={hrefTo('friendRequests')}>
      <span className={styles.icon}>
        <Icon of={UserPlus} size={22} />
      </span>
      <span className={styles.label}>{t('friends.newFriends')}</span>
      <Badge count={friends} />
    </a>
  )
}

const NoFriends = () => {
  const t = useTexts()
  return (
    <EmptyState
      icon={Users}
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

const Friends = ({ friends }: { readonly friends: readonly Friend[] }) => {
  const t = useTexts()
  const list = useRef<VListHandle>(null)
  const groups = useMemo(() => byLetter(friends, nameOf), [friends])
  const rows = groups.flatMap(({ letter, people }) => [
    <h2 key={letter} className={styles.letter}>
      {letter}
    </h2>,
    ...people.map((friend) => {
      const query = { friend_idx: friend.friend_idx, nick_name: nameOf(friend), avatar_url: friend.avatar_url }
      const face = <Avatar name={nameOf(friend)} url={friend.avatar_url} size={44} />
      return <PersonRow key={friend.friend_idx} before={face} name={nameOf(friend)} href={hrefTo('chat', query)} />
    }),
  ])
  const show = (letter: string): void => list.current?.scrollToIndex(rows.findIndex(({ key }) => key === letter))
  return (
    <>
      <VList ref={list} className={styles.list}>
        {rows}
      </VList>
      {groups.length > 5 && (
        <nav className={styles.letters} aria-label={t('friends.letters')}>
          {groups.map(({ letter }) => (
            <button key={letter} type="button" onClick={() => show(letter)}>
              {letter}
            </button>
          ))}
        </nav>
      )}
    </>
  )
}
