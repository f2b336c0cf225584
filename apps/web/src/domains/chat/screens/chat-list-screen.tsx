import BookUser from 'lucide-react/icons/book-user'
import Headset from 'lucide-react/icons/headset'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useBadges } from '../../../shared/badges.ts'
import { NameCard } from '../../../shared/people/name-card.tsx'
import { useSupport } from '../../../shared/support/use-support.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Badge } from '../../../ui/people/badge.tsx'
import { ConnectionLine } from '../components/connection-line.tsx'
import { ConversationList, FilteredConversations, FolderConversations } from '../components/conversation-list.tsx'
import { SearchResults } from '../components/search-results.tsx'
import { countConversations, countUnread } from '../conversations/conversation-list.ts'
import { type ChosenTab, FolderTabs, useFolderTabs } from '../folders/folder-tabs.tsx'
import styles from './chat-list-screen.module.css'

/** How long typing rests before it is searched. */
const settleMs = 200

/** Fewer chats are found without a filter. */
const filteredFrom = 5

/** The chats of this device, pinned ones first (S-56). */
export const ChatListScreen = () => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const typed = search.trim()
  const word = useSettled(typed, settleMs)
  const state = useStored(async (database) => ({
    isReady: (await database.marks.count()) > 0,
    counts: await countConversations(database),
    unread: await countUnread(database),
  }))
  const hasChats = state !== undefined && state.counts.total + state.counts.archived > 0
  const isSearched = word !== '' && typed !== ''
  const [chosen, setTab] = useState<ChosenTab>('all')
  const folders = useFolderTabs()
  const hasFilters = state !== undefined && state.counts.total >= filteredFrom
  const folder = folders.find(({ folder_id }) => folder_id === chosen)
  const filter = hasFilters && typeof chosen === 'string' ? chosen : 'all'
  return (
    <Screen
      width="rows"
      top={
        <>
          <ListHeader />
          <ConnectionLine />
          <SearchField label={t('chat.search')} value={search} onChange={setSearch} />
          <NameCard />
          {!isSearched && (hasFilters || folders.length > 0) && (
            <div className={styles.filters}>
              <FolderTabs
                folders={folders}
                hasFilters={hasFilters}
                unread={state?.unread ?? 0}
                value={folder?.folder_id ?? filter}
                onChange={setTab}
              />
            </div>
          )}
        </>
      }
      className={styles.list}
    >
      {!isSearched && !hasChats && (state?.isReady ? <NoChats /> : <SkeletonRows />)}
      {!isSearched && hasChats && folder && <FolderConversations key={folder.folder_id} folder={folder} />}
      {!isSearched && hasChats && !folder && filter === 'all' && <ConversationList />}
      {!isSearched && hasChats && !folder && filter !== 'all' && <FilteredConversations filter={filter} />}
      {isSearched && <SearchResults keyword={word} typed={typed} />}
    </Screen>
  )
}

const ListHeader = () => {
  const t = useTexts()
  const { friends } = useBadges()
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{t('shell.tabChats')}</h1>
      <div className={styles.acts}>
        <SupportButton />
        <span className={styles.book}>
          <IconButton icon={BookUser} label={t('friends.addressBook')} onClick={() => goTo('addressBook')} />
          <span className={styles.badge}>
            <Badge count={friends} />
          </span>
        </span>
        <IconButton icon={UserPlus} label={t('friends.addFriend')} onClick={() => goTo('addFriend')} />
        <IconButton icon={MessageSquarePlus} label={t('chat.createGroup')} onClick={() => goTo('createGroup')} />
      </div>
    </div>
  )
}

/** Leads to my customer service, or to its page; nothing where there is none. */
const SupportButton = () => {
  const t = useTexts()
  const support = useSupport()
  if (!support) return null
  const hours = support.hours === '' ? '' : ` · ${t('chat.supportHours', { hours: support.hours })}`
  return <IconButton icon={Headset} label={t('chat.support') + hours} onClick={support.open} />
}

const NoChats = () => {
  const t = useTexts()
  return (
    <EmptyList
      drawing="people"
      title={t('chat.noChats')}
      hint={t('chat.noChatsHint')}
      action={
        <Button size="small" onClick={() => goTo('addFriend')}>
          {t('chat.addFriend')}
        </Button>
      }
    />
  )
}
