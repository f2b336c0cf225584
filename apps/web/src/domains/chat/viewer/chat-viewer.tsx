import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { useMemo } from 'react'
import type { Conversation } from '../conversations/conversation.ts'
import { useHistory } from '../history/use-history.ts'
import type { Bubble } from '../messages/chat-rows.ts'
import { ImageViewer } from './image-viewer.tsx'
import { viewedOf, viewedOfMessage } from './viewed-picture.ts'

interface ChatViewerProps {
  readonly myId: number
  readonly conversation: Conversation
  /** The message and its file that were opened. */
  readonly row: Bubble
  readonly index: number
  readonly onClose: () => void
  /** Shows a message of the chat. */
  readonly onShowInChat: (messageId: number) => void
}

/** So near to the oldest that is known, older ones are fetched. */
const nearOldest = 4

/** Looks at a picture of a chat, and from there through all of them, from the oldest to the newest. */
export const ChatViewer = ({ myId, conversation, row, index, onClose, onShowInChat }: ChatViewerProps) => {
  const { messages, isReady, pages } = useHistory(myId, conversation, {
    kind: 'pictured',
    keyword: '',
    endTime: undefined,
  })
  const known = messages.map(({ msg_id, content_text }) => `${msg_id} ${content_text.length}`).join(',')
  const all = useMemo(
    () => messages.toReversed().flatMap(viewedOfMessage),
    // oxlint-disable-next-line react/exhaustive-deps -- the list is a new one at each look, with the same messages in it
    [known],
  )
  const own = useMemo(
    () =>
      row.body.kind === 'media'
        ? viewedOf(String(row.msgId || row.key), row.body.content, {
            messageId: row.msgId,
            isForAll: row.review === reviewStates.approved,
            senderId: row.senderId,
            sentMs: row.sentMs,
          })
        : [],
    [row],
  )
  const isThere = all.some(({ key }) => key === own[index]?.key)
  const pictures = isThere ? all : own
  const startIndex = pictures.findIndex(({ key }) => key === own[index]?.key)
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  if (!isReady || startIndex < 0) return null
  return (
    <ImageViewer
      pictures={pictures}
      index={startIndex}
      conversation={conversation}
      isWhole={isThere && pages.isSuccess && !hasNextPage}
      onClose={onClose}
      onShowInChat={onShowInChat}
      onShow={(shown) => {
        if (shown < nearOldest && hasNextPage && !isFetching && !isError) void fetchNextPage()
      }}
    />
  )
}
