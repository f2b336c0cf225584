import { type ScreenName } from '@cliffhanger/contract/client-paths.ts'
import { hrefTo, pathTo, type ScreenQuery } from '../../../platform/navigation/paths.ts'
import type { Conversation } from '../conversations/conversation.ts'
import type { SessionRow } from '../storage/rows.ts'

type Target = Pick<SessionRow, 'chat_type' | 'chat_id' | 'chat_name' | 'nick_name' | 'chat_face'>

const addressOf = ({ chat_type, chat_id, chat_name, nick_name, chat_face }: Target): [ScreenName, ScreenQuery] => {
  const name = chat_name || nick_name
  return chat_type === 'group'
    ? ['groupChat', { group_id: chat_id, group_name: name, avatar_url: chat_face }]
    : ['chat', { friend_idx: chat_id, nick_name: name, avatar_url: chat_face }]
}

/** Link to the chat of a conversation. */
export const chatLink = (conversation: Target): string => hrefTo(...addressOf(conversation))

/** Address of a chat, at one of its messages where that is given. */
export const chatAddress = ({ chatType, targetId }: Conversation, messageId?: number): string =>
  chatType === 'group'
    ? pathTo('groupChat', { group_id: targetId, msg_id: messageId })
    : pathTo('chat', { friend_idx: targetId, msg_id: messageId })
