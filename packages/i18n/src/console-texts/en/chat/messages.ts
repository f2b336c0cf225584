import type { SameTexts } from '../../../translate.ts'
import type { messages as base } from '../../zh-CN/chat/messages.ts'

export const messages = {
  reviews: 'Message review',
  message: 'Message',
  sender: 'Sender',
  sent: 'Sent',
  approve: 'Approve',
  reject: 'Reject',
  rejectTitle: 'Reject this message',
  rejectHint: 'Only the sender, the owner and managers still see it.',
  defaultOnly: 'Messages waiting for review in default groups, oldest first.',
  picture: 'Picture',
  video: 'Video',
  loop: 'GIF',
  voice: 'Voice message',
  card: 'Contact card of {name} ({number})',
  transfer: 'Transfer of {amount} {coin}',
  poll: 'Poll: {question}',
  pollRight: '{option} (right answer)',
  sticker: 'Sticker {emoji}',
  unreadable: 'This message can’t be shown',
  fileGone: 'File no longer available',
} satisfies SameTexts<typeof base>
