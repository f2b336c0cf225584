import { lineOf } from '@cliffhanger/rules/chat/preview.ts'
import MessageSquare from 'lucide-react/icons/message-square'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { useIsOnline } from '../../../../platform/server/network.ts'
import { useStored } from '../../../../platform/storage/local-database.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SkeletonRows } from '../../../../ui/feedback/skeleton.tsx'
import { Screen } from '../../../../ui/layout/screen.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { memberName } from '../../../../ui/people/people.ts'
import type { Conversation } from '../../conversations/conversation.ts'
import { describeLine } from '../../conversations/describe-line.ts'
import { type Chat, useChat } from '../../conversations/use-chat.ts'
import { ImageViewer } from '../../media/image-viewer.tsx'
import { cancelUpload } from '../../media/send-media.ts'
import type { Bubble, ChatRow } from '../../messages/chat-rows.ts'
import { messageActions } from '../../messages/message-abilities.ts'
import { firstUnreadOf, mentionsAfter, rowsOf } from '../../messages/room-rows.ts'
import { resend } from '../../messages/send-message.ts'
import { useMessageActions } from '../../messages/use-message-actions.ts'
import { useSenders } from '../../messages/use-senders.ts'
import type { BubbleActions } from '../bubble/bubble.tsx'
import { MessageMenu } from '../bubble/message-menu.tsx'
import { ReadersSheet } from '../bubble/readers-sheet.tsx'
import { ChatComposer } from '../composer/chat-composer.tsx'
import { EmojiProvider } from '../emoji-provider.tsx'
import styles from './chat-room.module.css'
import { DeleteSheet } from './delete-sheet.tsx'
import { type Jump, MessageList } from './message-list.tsx'
import { SelectBar } from './select-bar.tsx'

interface ChatRoomProps {
  readonly myId: number
  /** Must stay the same object. */
  readonly conversation: Conversation
  /** A message to open at; 0 = none. */
  readonly startAt: number
  /** The bars on top, once more is known of the chat. */
  readonly top: (chat: Chat | undefined) => ReactNode
  /** Stands in place of the composer where nothing can be written. */
  readonly closed: (chat: Chat) => ReactNode
}

/** A chat of either kind: its messages, what can be done with them, and where one writes. */
export const ChatRoom = ({ myId, conversation, startAt, top, closed }: ChatRoomProps) => {
  const t = useTexts()
  const room = useChat(myId, conversation)
  const { chat, draft, jump, move } = room
  const [jumpTarget, setJump] = useState<Jump>()
  const [replyTo, setReplyTo] = useState<number>()
  const [view, setView] = useState<{ readonly row: Bubble; readonly index: number }>()
  const reason = chat ? closed(chat) : null
  const canWrite = chat !== undefined && reason === null
  const actions = useMessageActions({ myId, conversation, chat, canWrite, onReply: setReplyTo })
  const firstUnread = chat ? firstUnreadOf(chat, myId, room.readSeq) : 0
  const isOnline = useIsOnline()
  const rows = useMemo(
    () => (chat ? rowsOf(chat, myId, firstUnread, isOnline) : []),
    [chat, myId, firstUnread, isOnline],
  )
  const generation = useGeneration(rows)
  const reply = useReply(chat, myId, replyTo ?? draft?.replyTo ?? 0)
  useSenders(myId, conversation, chat?.messages ?? [])

  const openAt = async (messageId: number): Promise<void> => {
    try {
      if (await jump(messageId)) setJump((last) => ({ messageId, time: (last?.time ?? 0) + 1 }))
      else toast(t('chat.messageGone'))
    } catch (error) {
      ignoreQuietly(error)
      toast(t('chat.messageGone'))
    }
  }
  const latest = useRef({ openAt, acts: actions })
  useLayoutEffect(() => {
    latest.current = { openAt, acts: actions }
  })
  const bubbleActions = useMemo<BubbleActions>(
    () => ({
      onOpen: (row) => latest.current.acts.openMenu(row),
      onToggle: (row) => latest.current.acts.toggle(row),
      onJump: (messageId) => void latest.current.openAt(messageId),
      onResend: (row) => void resend(myId, row.localId),
      onView: (row, index) => setView({ row, index }),
      onCancelFile: (row, ref) => void cancelUpload(myId, row.localId, ref),
    }),
    [myId],
  )
  const isOpened = chat !== undefined
  useEffect(() => {
    if (isOpened && startAt > 0) void latest.current.openAt(startAt)
  }, [isOpened, startAt])

  if (!chat || !draft) {
    return (
      <Screen top={top(undefined)}>
        <SkeletonRows />
      </Screen>
    )
  }
  const bottom = actions.chosen ? (
    <SelectBar
      count={actions.chosen.size}
      onForward={actions.forwardChosen}
      onDelete={actions.deleteChosen}
      onCancel={actions.cancelChoice}
    />
  ) : (
    (reason ?? (
      <ChatComposer
        myId={myId}
        conversation={conversation}
        chat={chat}
        draft={draft.text}
        reply={reply}
        onCancelReply={() => setReplyTo(0)}
        onSent={() => {
          if (chat.hasNewer) void room.toEnd()
        }}
      />
    ))
  )
  return (
    <EmojiProvider>
      <Screen top={top(chat)} className={styles.messages} bottom={bottom}>
        {room.failed && (
          <button type="button" className={styles.retry} onClick={() => void move(room.failed ?? 'older')}>
            {t(room.failed === 'older' ? 'chat.olderFailed' : 'chat.newerFailed')}
          </button>
        )}
        {rows.length === 0 ? (
          <EmptyState
            icon={MessageSquare}
            title={t('chat.noMessages')}
            {...(canWrite && { hint: t('chat.noMessagesHint') })}
          />
        ) : (
          <MessageList
            key={generation}
            rows={rows}
            hasOlder={chat.hasOlder && room.failed !== 'older'}
            hasNewer={chat.hasNewer && room.failed !== 'newer'}
            myId={myId}
            conversation={conversation}
            actions={bubbleActions}
            jump={jumpTarget}
            chosen={actions.chosen && new Set(actions.chosen.keys())}
            mentionIds={mentionsAfter(chat, myId, room.readSeq)}
            onMove={(direction) => void move(direction)}
            onToEnd={() => void room.toEnd()}
            onRest={(readerIsAt) =>
              room.trim(
                chat.messages.map(({ msg_id }) => msg_id),
                readerIsAt,
              )
            }
          />
        )}
        <MessageMenu
          row={actions.menuRow}
          actions={actions.menuRow ? messageActions(actions.menuRow, actions.around()) : []}
          onClose={actions.closeMenu}
          onAction={actions.act}
        />
        <DeleteSheet reaches={actions.reaches} onDelete={actions.deleteFor} onClose={actions.cancelDelete} />
        {actions.readersOf > 0 && (
          <ReadersSheet
            myId={myId}
            groupId={conversation.targetId}
            messageId={actions.readersOf}
            onClose={actions.closeReaders}
          />
        )}
        <ImageViewer items={picturesOf(view?.row)} index={view?.index} onClose={() => setView(undefined)} />
      </Screen>
    </EmojiProvider>
  )
}

const picturesOf = (row: Bubble | undefined) =>
  row?.body.kind === 'media' ? row.body.content.items.filter((item) => item.kind !== 'audio') : []

/** Counts how often the rows became entirely others: the list is drawn anew then. */
const useGeneration = (rows: readonly ChatRow[]): number => {
  const [drawn, setDrawn] = useState({ rows, generation: 0 })
  if (drawn.rows === rows) return drawn.generation
  const keys = new Set(drawn.rows.flatMap((row) => (row.kind === 'bubble' ? [row.key] : [])))
  const isOther = keys.size > 0 && rows.length > 0 && !rows.some(({ key }) => keys.has(key))
  const next = { rows, generation: drawn.generation + (isOther ? 1 : 0) }
  setDrawn(next)
  return next.generation
}

/** The message that is answered, as the composer shows it. */
const useReply = (chat: Chat | undefined, myId: number, messageId: number) => {
  const t = useTexts()
  const message = useStored(async (database) => database.messages.get(messageId), [messageId])
  if (messageId === 0 || message?.msg_id !== messageId) return undefined
  const member = chat?.senders.get(message.sender_id)
  const other = member ? memberName(member) : (chat?.session?.chat_name ?? '')
  const name = message.sender_id === myId ? t('chat.me') : other
  return { msgId: messageId, name, text: describeLine(message.msg_type, lineOf(message), t) }
}
