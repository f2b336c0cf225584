import { type ReactNode, useState } from 'react'
import { useScreenQuery } from '../../../../platform/navigation/router.tsx'
import { useTexts } from '../../../../platform/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { SkeletonBubbles } from '../../../../ui/feedback/skeleton.tsx'
import { Screen } from '../../../../ui/layout/screen.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { type Chat, type Direction, useChat } from '../../conversations/use-chat.ts'
import { MarkedWords } from '../../history/marked-words.ts'
import type { Bubble } from '../../messages/chat-rows.ts'
import { idIn } from '../../messages/id-in.ts'
import { mentionsAfter } from '../../messages/room-rows.ts'
import { useMessageActions } from '../../messages/use-message-actions.ts'
import { useSenders } from '../../messages/use-senders.ts'
import { RemindedProvider } from '../../reminders/reminder-sign.tsx'
import { ChatViewer } from '../../viewer/chat-viewer.tsx'
import { EmojiProvider } from '../emoji-provider.tsx'
import styles from './chat-room.module.css'
import { ChatSearch } from './chat-search.tsx'
import { MessageList } from './message-list.tsx'
import { MessageSheets } from './message-sheets.tsx'
import { RoomBottom } from './room-bottom.tsx'
import { RoomEmpty } from './room-empty.tsx'
import { RoomPack } from './room-pack.tsx'
import { RoomPlace } from './room-place.tsx'
import { useBubbleActions } from './use-bubble-actions.ts'
import { useEditAgain } from './use-edit-again.ts'
import { useJump } from './use-jump.ts'
import { useReply } from './use-reply.ts'
import { useRows } from './use-rows.ts'
import { useSearch } from './use-search.ts'

/** What the bars on top show of a chat, and where they lead. */
export interface RoomTop {
  readonly chat: Chat | undefined
  /** Shows a message of the chat; absent while it is not there yet. */
  readonly onJump?: ((messageId: number) => void) | undefined
  readonly onSearch: () => void
}

interface ChatRoomProps {
  readonly myId: number
  /** Must stay the same object. */
  readonly conversation: Conversation
  /** A message to open at; 0 = none. */
  readonly startAt: number
  /** The bars on top, once more is known of the chat. */
  readonly top: (around: RoomTop) => ReactNode
  /** Stands in place of the composer where nothing can be written. */
  readonly closed: (chat: Chat) => ReactNode
  /** Stands above the composer. */
  readonly foot?: ReactNode
}

/** A chat of either kind: its messages, what can be done with them, and where one writes. */
export const ChatRoom = ({ myId, conversation, startAt, top, closed, foot }: ChatRoomProps) => {
  const room = useChat(myId, conversation)
  const { chat, draft } = room
  const answered = idIn(useScreenQuery(), 'write')
  const [replyTo, setReplyTo] = useState<number | undefined>(answered || undefined)
  const [viewed, setViewed] = useState<{ readonly row: Bubble; readonly index: number }>()
  const [packId, setPackId] = useState<number>()
  const reason = chat ? closed(chat) : null
  const canWrite = chat !== undefined && reason === null
  const again = useEditAgain(myId, conversation.id)
  const actions = useMessageActions({
    ...{ myId, conversation, chat, canWrite },
    onReply: setReplyTo,
    onEditLate: again.putBack,
  })
  const reply = useReply(conversation, myId, replyTo ?? draft?.replyTo ?? 0)
  const { rows, generation } = useRows(chat, conversation.id, myId, room.readSeq)
  useSenders(myId, conversation, chat?.messages ?? [])
  const { jump, jumpTo, jumpToDay } = useJump({ conversation, load: room.jump, isOpened: chat !== undefined, startAt })
  const search = useSearch()
  const bubbleActions = useBubbleActions(myId, {
    onOpen: actions.openMenu,
    onToggle: actions.toggle,
    onJump: (messageId) => void jumpTo(messageId),
    onView: (row, index) => setViewed({ row, index }),
    onReact: (row, emoji) => actions.react(row, emoji),
    onReply: actions.reply,
    canReact: actions.canReact,
    canReply: actions.canReply,
    onVote: (row, options) => actions.polls.vote(row, options),
    canVote: actions.canReact,
    onVoters: actions.polls.openVoters,
    canSeeVoters: actions.polls.canSeeVoters,
    onSticker: setPackId,
  })

  if (!chat || !draft) {
    return (
      <Screen width="bubbles" top={top({ chat: undefined, onSearch: search.open })}>
        <SkeletonBubbles />
      </Screen>
    )
  }
  const writing = {
    ...{ myId, conversation, chat, reply },
    onCancelReply: () => setReplyTo(0),
    onSent: () => {
      if (chat.hasNewer) void room.toEnd()
    },
  }
  const bottom = (
    <>
      {foot}
      <RoomBottom
        {...writing}
        draft={again.text ?? draft.text}
        again={again.times}
        onLeave={again.leave}
        onFollow={setReplyTo}
        actions={actions}
        closed={reason}
        onEditLast={() => void actions.editLast(rows)}
      />
    </>
  )
  return (
    <RoomPlace conversationId={conversation.id}>
      <EmojiProvider>
        <RemindedProvider>
          <Screen
            width="bubbles"
            top={
              <>
                <div className={classNames(styles.top, search.isOpen && styles.away)}>
                  {top({ chat, onSearch: search.open, onJump: (messageId) => void jumpTo(messageId) })}
                </div>
                {search.isOpen && (
                  <ChatSearch
                    myId={myId}
                    conversation={conversation}
                    onJump={(messageId) => void jumpTo(messageId)}
                    onWords={search.setWords}
                    onClose={search.close}
                  />
                )}
              </>
            }
            className={styles.messages}
            bottom={bottom}
          >
            {room.failed && <RetryButton failed={room.failed} onRetry={room.move} />}
            {rows.length === 0 ? (
              <RoomEmpty {...writing} canWrite={canWrite} />
            ) : (
              <MarkedWords value={search.words}>
                <MessageList
                  key={generation}
                  rows={rows}
                  hasOlder={chat.hasOlder && room.failed !== 'older'}
                  hasNewer={chat.hasNewer && room.failed !== 'newer'}
                  myId={myId}
                  conversation={conversation}
                  actions={bubbleActions}
                  jump={jump}
                  isSeeking={search.words !== ''}
                  chosen={actions.chosen && new Set(actions.chosen.keys())}
                  mentionIds={mentionsAfter(chat, myId, room.readSeq)}
                  onMove={(direction) => void room.move(direction)}
                  onToEnd={() => void room.toEnd()}
                  onDay={(startMs) => void jumpToDay(startMs)}
                  onEditAgain={canWrite ? again.edit : undefined}
                  onRest={(readerIsAt) =>
                    room.trim(
                      chat.messages.map(({ msg_id }) => msg_id),
                      readerIsAt,
                    )
                  }
                />
              </MarkedWords>
            )}
            <MessageSheets myId={myId} conversation={conversation} rows={rows} actions={actions} />
            {packId !== undefined && (
              <RoomPack {...writing} packId={packId} canWrite={canWrite} onClose={() => setPackId(undefined)} />
            )}
            {viewed && (
              <ChatViewer
                myId={myId}
                conversation={conversation}
                {...viewed}
                onClose={() => setViewed(undefined)}
                onShowInChat={(messageId) => void jumpTo(messageId)}
              />
            )}
          </Screen>
        </RemindedProvider>
      </EmojiProvider>
    </RoomPlace>
  )
}

interface RetryButtonProps {
  /** The end of the chat that could not be loaded. */
  readonly failed: Direction
  readonly onRetry: (direction: Direction) => Promise<void>
}

const RetryButton = ({ failed, onRetry }: RetryButtonProps) => {
  const t = useTexts()
  return (
    <button type="button" className={styles.retry} onClick={() => void onRetry(failed)}>
      {t(failed === 'older' ? 'chat.olderFailed' : 'chat.newerFailed')}
    </button>
  )
}
