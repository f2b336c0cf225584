import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'

/** In the tests I am 1 and the other side is 2. */
export const me = 1
export const peer = 2

/** A message of the other side, number `seq` of the conversation, unless told otherwise. */
export const messageFrom = (senderId: number, seq: number, changes: Partial<Message> = {}): Message => ({
  id: 100 + seq,
  msg_id: 100 + seq,
  local_id: `local-${seq}`,
  seq,
  conversation_id: 'p_1_2',
  sender_id: senderId,
  target_id: senderId === me ? peer : me,
  msg_type: 'text',
  content_text: textContent(`text ${seq}`),
  ref_msg_id: 0,
  create_time: 1_000_000 + seq,
  msg_status: 'unread',
  ip: '',
  ip_addr: '',
  is_review: 1,
  chat_type: 'private',
  ...changes,
})

/** What the server tells in a conversation. */
export const noticeAt = (seq: number): Message =>
  messageFrom(peer, seq, {
    msg_type: 'sys_notice',
    content_text: JSON.stringify([
      { text: { content: '' } },
      { sys_notice: { action: 'friends', operator_id: peer, operator_name: '', members: [], text: 'Friends now' } },
    ]),
  })
