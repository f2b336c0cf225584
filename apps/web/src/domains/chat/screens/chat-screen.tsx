import MessageSquare from 'lucide-react/icons/message-square'
import { type ReactNode, useState } from 'react'
import { useGoBack } from '../../../platform/navigation.ts'
import { useScreenQuery } from '../../../platform/router.tsx'
import { useUser } from '../../../platform/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NavBar } from '../../../ui/nav-bar.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { type Bubble, chatRows } from '../chat-rows.ts'
import { ChatFooter } from '../components/chat-footer.tsx'
import { ConnectionLine } from '../components/connection-line.tsx'
import { MessageList } from '../components/message-list.tsx'
import { MessageMenu } from '../components/message-menu.tsx'
import { outboxState } from '../outbox-store.ts'
import { discard, resend, sendText } from '../send-message.ts'
import { countsAsUnread } from '../session-row.ts'
import { type Chat, useChat } from '../use-chat.ts'
import styles from './chat-screen.module.css'

/** The chat with one person; `friend_idx` names him. */
export const ChatScreen = () => {
  const t = useTexts()
  const user = useUser()
  const query = useScreenQuery()
  const peerId = Number(query.get('friend_idx'))
  if (!user || !Number.isSafeInteger(peerId) || peerId <= 0 || peerId === user.user_id) {
    return <EmptyState icon={MessageSquare} title={t('shell.notFound')} />
  }
  return (
    <PrivateChat
      myId={user.user_id}
      peerId={peerId}
      knownName={query.get('nick_name') ?? ''}
      knownFace={query.get('avatar_url') ?? ''}
    />
  )
}

interface PrivateChatProps {
  readonly myId: number
  readonly peerId: number
  /** What the opening screen knew of the person. */
  readonly knownName: string
  readonly knownFace: string
}

const PrivateChat = ({ myId, peerId, knownName, knownFace }: PrivateChatProps) => {
  const goBack = useGoBack('chats')
  const { chat, older, hasFailed } = useChat(myId, peerId)
  const name = chat?.session?.chat_name || knownName
  const title = (
    <span className={styles.title}>
      <Avatar name={name} url={chat?.session?.chat_face || knownFace} size={32} />
      <span className={styles.name}>{name}</span>
    </span>
  )
  const top = (
    <>
      <NavBar title={title} onBack={goBack} />
      <ConnectionLine />
    </>
  )
  if (!chat) {
    return (
      <Screen top={top}>
        <SkeletonRows />
      </Screen>
    )
  }
  return (
    <OpenChat chat={chat} myId={myId} peerId={peerId} name={name} top={top} onOlder={older} hasFailed={hasFailed} />
  )
}

interface OpenChatProps {
  readonly chat: Chat
  readonly myId: number
  readonly peerId: number
  readonly name: string
  readonly top: ReactNode
  readonly onOlder: () => Promise<void>
  readonly hasFailed: boolean
}

/** The first message of the other side that was unread when the chat was opened; 0 = none. */
const firstUnread = ({ session, messages }: Chat, myId: number): number =>
  messages.find((message) => countsAsUnread(message, myId) && message.seq > (session?.read_seq ?? 0))?.msg_id ?? 0

const OpenChat = ({ chat, myId, peerId, name, top, onOlder, hasFailed }: OpenChatProps) => {
  const t = useTexts()
  const [firstUnreadId] = useState(() => firstUnread(chat, myId))
  const [chosen, setChosen] = useState<Bubble>()
  const [replied, setReplied] = useState<Bubble>()
  const sending = useAction(async (text: string) => {
    setReplied(undefined)
    await sendText(myId, peerId, text, replied?.msgId ?? 0)
  })
  const again = (row: Bubble): void => void resend(myId, row.localId)
  const rows = chatRows({
    messages: chat.messages,
    outbox: chat.outbox.map((row) => ({ ...row, state: outboxState(row) })),
    myId,
    peerReadSeq: chat.session?.peer_read_seq ?? 0,
    firstUnreadId,
  })
  const reply = replied && { name: replied.isMine ? t('chat.me') : name, text: replied.text }
  return (
    <Screen
      top={top}
      className={styles.messages}
      bottom={
        <ChatFooter
          chat={chat}
          myId={myId}
          peerId={peerId}
          reply={reply}
          onCancelReply={() => setReplied(undefined)}
          onSend={sending.run}
        />
      }
    >
      {hasFailed && (
        <button type="button" className={styles.retry} onClick={() => void onOlder()}>
          {t('chat.olderFailed')}
        </button>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={MessageSquare}
          title={t('chat.noMessages')}
          {...(chat.isFriend && { hint: t('chat.noMessagesHint') })}
        />
      ) : (
        <MessageList
          rows={rows}
          hasOlder={chat.hasOlder && !hasFailed}
          onOlder={() => void onOlder()}
          onOpen={setChosen}
          onResend={again}
        />
      )}
      <MessageMenu
        row={chosen}
        onClose={() => setChosen(undefined)}
        onReply={chat.isFriend ? setReplied : undefined}
        onResend={again}
        onDiscard={(row) => void discard(myId, row.localId)}
      />
    </Screen>
  )
}
