import type { Message } from '@cliffhanger/contract/chat/schemas.ts'

/** State of a message on a device; the wire only knows the last two. */
export type MessageState = 'loading' | 'failed' | Message['msg_status']

/** What happens to a message on a device. */
export type MessageChange = 'sent' | 'sendFailed' | 'resent' | 'expired' | 'read'

const transitions: Readonly<Record<MessageState, Partial<Record<MessageChange, MessageState>>>> = {
  loading: { sent: 'unread', sendFailed: 'failed', expired: 'failed' },
  failed: { sent: 'unread', resent: 'loading' },
  unread: { read: 'read' },
  read: {},
}

/** The state after a change; a change that does not apply leaves the state (S-36…S-38). It never goes back from read (S-42).
 *  `expired`: it was tried for a day; `sent` after `failed`: the answer was lost, but the frame came. */
export const messageStateAfter = (state: MessageState, change: MessageChange): MessageState =>
  transitions[state][change] ?? state
