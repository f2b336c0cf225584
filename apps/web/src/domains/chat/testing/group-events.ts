import type { SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { ChatSession, Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { cursorAt } from './events.ts'
import { exampleGroup, groupChat, groupId } from './groups.ts'
import { me } from './messages.ts'

/** The conversation of the group as the server tells it. */
export const groupConversation = (changes: Partial<ChatSession> = {}): ChatSession => ({
  conversation_id: groupChat,
  chat_id: groupId,
  chat_name: exampleGroup.group_name,
  nick_name: exampleGroup.group_name,
  chat_face: exampleGroup.avatar_url,
  chat_member_type: 0,
  chat_type: 'group',
  last_msg: 'hi',
  last_msg_id: 501,
  last_time: 1_000_000,
  is_top: 0,
  disturbing: 0,
  last_msg_type: 'text',
  last_sender: '',
  at: 0,
  unread_count: 0,
  head_seq: 1,
  read_seq: 1,
  ...changes,
})

/** The frame that brings a message of the group, at the seq it became visible with. */
export const groupFrameOf = (
  message: Message,
  { atIds = [], seq = message.seq }: { readonly atIds?: readonly (number | 'all')[]; readonly seq?: number } = {},
): StatefulFrame => ({
  action: chatEvents.groupMessage.action,
  stream: groupChat,
  seq,
  ts: 0,
  data: {
    message,
    sender: {
      user_id: message.sender_id,
      nick_name: `Member ${message.sender_id}`,
      group_nickname: '',
      avatar_url: '',
      role: 'member',
    },
    group: { group_id: groupId, group_name: exampleGroup.group_name, avatar_url: exampleGroup.avatar_url },
    at_ids: atIds,
    self: message.sender_id === me ? 1 : 0,
  },
})

/** Tells a device one event after the other: of the group's stream, or with `mine` of my own. */
export const groupStream = (store: SyncStore) => {
  let seq = 0
  const notifyOn =
    (stream: string) =>
    async ({ action }: { readonly action: string }, data: unknown): Promise<void> => {
      seq += 1
      await store.apply([{ action, stream, seq, ts: 0, data }], cursorAt(seq, stream))
    }
  return Object.assign(notifyOn(groupChat), { mine: notifyOn(`u_${me}`) })
}
