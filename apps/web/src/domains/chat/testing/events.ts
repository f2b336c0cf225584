import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import { me, peer } from './messages.ts'

export const conversation = 'p_1_2'

/** The frame that brings a message to a device of mine. */
export const frameOf = (message: Message, senderName = 'Linh'): StatefulFrame => ({
  action: chatEvents.privateMessage.action,
  stream: message.conversation_id,
  seq: message.seq,
  ts: message.create_time * 1000,
  data: {
    message,
    sender: {
      user_id: message.sender_id,
      user_no: '10000002',
      nick_name: message.sender_id === peer ? senderName : 'Me',
      avatar_url: '/public/avatars/02.svg',
      user_type: 0,
    },
    self: message.sender_id === me ? 1 : 0,
  },
})

/** Cursors after one stream has come to `cursor`. */
export const cursorAt = (cursor: number, stream = conversation): ReadonlyMap<string, number> =>
  new Map([[stream, cursor]])

/** Where the conversation stands on the server: five messages, none read, unless told otherwise. */
export const headWith = (changes: Partial<HeadRow> = {}): HeadRow => ({
  stream: conversation,
  seq: 5,
  from_seq: 1,
  read_seq: 0,
  received_seq: 0,
  unread: 5,
  at: 0,
  peer_read_seq: 0,
  peer_received_seq: 0,
  ended: 0,
  ...changes,
})

const deletion = (seq: number, data: object): StatefulFrame => ({
  action: chatEvents.deletedForMe.action,
  stream: `u_${me}`,
  seq,
  ts: 0,
  data: { conversation_id: conversation, chat_type: 'private', target_id: peer, operator_id: me, ...data },
})

/** Another device of mine cleared the conversation up to here. */
export const clearedFrame = (cleared_seq: number): StatefulFrame =>
  deletion(1, { del_msg_type: 3, msg_ids: [], cleared_seq })

/** Another device of mine deleted these messages. */
export const deletedFrame = (msg_ids: readonly number[]): StatefulFrame => deletion(1, { del_msg_type: 1, msg_ids })
