import { useMemo, useState } from 'react'
import { useIsOnline } from '../../../../platform/server/network.ts'
import { useUnsent } from '../../conversations/drafts/unsent.ts'
import type { Chat } from '../../conversations/use-chat.ts'
import { useVoiceOrder } from '../../media/use-voice-order.ts'
import type { ChatRow } from '../../messages/chat-rows.ts'
import { firstUnreadOf, rowsOf } from '../../messages/room-rows.ts'

/** The rows of an open chat, whose voices go on with one another, and their generation: the list is drawn anew for another one. */
export const useRows = (chat: Chat | undefined, conversation: string, myId: number, readSeq: number) => {
  const unsent = useUnsent(conversation)
  const isOnline = useIsOnline()
  const firstUnread = useFirstUnread(chat, myId, readSeq)
  const rows = useMemo(
    () => (chat ? rowsOf(chat, myId, firstUnread, isOnline, unsent) : []),
    [chat, myId, firstUnread, isOnline, unsent],
  )
  useVoiceOrder(myId, rows)
  return { rows, generation: useGeneration(rows) }
}

/** The first message that was unread when the chat was opened, chosen once: what comes while one looks is not announced, and the line
 *  does not go under the eyes of who answers. */
export const useFirstUnread = (
  chat: Pick<Chat, 'messages' | 'hasOlder'> | undefined,
  myId: number,
  readSeq: number,
): number => {
  const [chosen, setChosen] = useState<number>()
  if (chosen !== undefined) return chosen
  if (!chat || chat.messages.length === 0) return 0
  const first = firstUnreadOf(chat, myId, readSeq)
  setChosen(first)
  return first
}

/** Counts how often the rows became entirely others. */
const useGeneration = (rows: readonly ChatRow[]): number => {
  const [drawn, setDrawn] = useState({ rows, generation: 0 })
  if (drawn.rows === rows) return drawn.generation
  const keys = new Set(drawn.rows.flatMap((row) => (row.kind === 'bubble' ? [row.key] : [])))
  const isOther = keys.size > 0 && rows.length > 0 && !rows.some(({ key }) => keys.has(key))
  const next = { rows, generation: drawn.generation + (isOther ? 1 : 0) }
  setDrawn(next)
  return next.generation
}
