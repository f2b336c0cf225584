import BookUser from 'lucide-react/icons/book-user'
import MessageSquare from 'lucide-react/icons/message-square'
import SearchX from 'lucide-react/icons/search-x'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { VList } from 'virtua'
import { useBadges } from '../../../platform/badges.ts'
import { databaseOf, type SessionRow, useStored } from '../../../platform/local-database.ts'
import { goTo } from '../../../platform/navigation.ts'
import { useUser } from '../../../platform/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { changeSession, type SessionChange } from '../change-session.ts'
import { ConnectionLine } from '../components/connection-line.tsx'
import { SessionItem } from '../components/session-item.tsx'
import { markRead } from '../read-marks.ts'
import { byPlaceInList, isListed } from '../session-row.ts'
import { useNow } from '../use-now.ts'
import styles from './chat-list-screen.module.css'

const flipped = (flag: 0 | 1): 0 | 1 => (flag === 1 ? 0 : 1)

const matches = (session: SessionRow, word: string): boolean =>
  [session.chat_name, session.nick_name, session.last_msg].some((text) => text.toLowerCase().includes(word))

/** The chats of this device, pinned ones first (S-56). */
export const ChatListScreen = () => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const list = useStored(async (database) => ({
    isReady: (await database.marks.count()) > 0,
    sessions: (await database.sessions.filter(isListed).toArray()).sort(byPlaceInList),
  }))
  const sessions = list?.sessions ?? []
  const word = search.trim().toLowerCase()
  const shown = word === '' ? sessions : sessions.filter((session) => matches(session, word))
  return (
    <Screen
      top={
        <>
          <ListHeader />
          <ConnectionLine />
          {sessions.length > 0 && <SearchField label={t('chat.search')} value={search} onChange={setSearch} />}
        </>
      }
      className={styles.list}
    >
      {sessions.length === 0 && (list?.isReady ? <NoChats /> : <SkeletonRows />)}
      {sessions.length > 0 && shown.length === 0 && <EmptyState icon={SearchX} title={t('chat.noMatch')} />}
      {shown.length > 0 && <Sessions sessions={shown} />}
    </Screen>
  )
}

const ListHeader = () => {
  const t = useTexts()
  const { friends } = useBadges()
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{t('shell.tabChats')}</h1>
      <span className={styles.book}>
        <IconButton icon={BookUser} label={t('friends.addressBook')} onClick={() => goTo('addressBook')} />
        <span className={styles.badge}>
          <Badge count={friends} />
        </span>
      </span>
      <IconButton icon={UserPlus} label={t('friends.addFriend')} onClick={() => goTo('addFriend')} />
    </header>
  )
}

const Sessions = ({ sessions }: { readonly sessions: readonly SessionRow[] }) => {
  const nowMs = useNow()
  const user = useUser()
  const change = useAction(async (session: SessionRow, setting: SessionChange) => {
    if (user) await changeSession(user.user_id, session, setting)
  })
  const read = useAction(async ({ conversation_id }: SessionRow) => {
    if (user) await markRead(databaseOf(user.user_id), conversation_id, user.user_id)
  })
  return (
    <VList itemSize={72}>
      {sessions.map((session) => (
        <SessionItem
          key={session.conversation_id}
          session={session}
          nowMs={nowMs}
          onPin={() => change.run(session, { is_top: flipped(session.is_top) })}
          onRead={() => read.run(session)}
          onMute={() => change.run(session, { disturbing: flipped(session.disturbing) })}
        />
      ))}
    </VList>
  )
}

const NoChats = () => {
  const t = useTexts()
  return (
    <EmptyState
      icon={MessageSquare}
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
