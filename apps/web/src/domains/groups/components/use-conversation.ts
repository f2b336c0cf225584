import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { type ConversationChange, changeConversation } from '../../../shared/conversations/change-conversation.ts'

/** The conversation of a group on this device, undefined until it is known, and what changes how I have it. */
export const useConversation = ({ group_id }: Group) => {
  const myId = useUser()?.user_id ?? 0
  const place = { conversation_id: `g_${group_id}`, chat_type: 'group', chat_id: group_id } as const
  const session = useStored((database) => database.sessions.get(place.conversation_id), [place.conversation_id])
  const set = async (change: ConversationChange): Promise<void> => {
    await changeConversation(myId, place, change)
    await forgetAnswers(groupsCalls.getGroup)
  }
  return { session, set }
}
