import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { databaseOf, useStored } from '../../../platform/storage/local-database.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { isInGap } from '../history/history-gaps.ts'
import { loadOne } from '../history/history-pages.ts'

/** A message of a chat, fetched where a hole in the history hides it; undefined while it is on its way, null where it is gone. */
export const useMessage = (myId: number, conversation: Conversation, messageId: number): Message | null | undefined => {
  const { id } = conversation
  const stored = useStored(async (database) => (await database.messages.get(messageId)) ?? null, [messageId])
  const isHidden = useStored(
    async (database) => isInGap((await database.sessions.get(id))?.gaps ?? [], messageId),
    [id, messageId],
  )
  const isWanted = stored === null && isHidden === true
  const fetched = useQuery({
    queryKey: ['chat-message', id, messageId],
    queryFn: async () => {
      await loadOne(databaseOf(myId), conversation, messageId)
      return true
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (stored?.msg_id === messageId) return stored
  return isHidden === undefined || (isWanted && fetched.isPending) ? undefined : null
}
