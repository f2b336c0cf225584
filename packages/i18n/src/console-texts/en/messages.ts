import type { SameTexts } from '../../translate.ts'
import type { messages as base } from '../zh-CN/messages.ts'

export const messages = {
  reviews: 'Message review',
  message: 'Message',
  sender: 'Sender',
  sent: 'Sent',
  approve: 'Approve',
  reject: 'Reject',
  rejectTitle: 'Reject this message',
  rejectHint: 'Only its sender, the owner and the managers keep seeing it.',
  defaultOnly: 'What waits for review in default groups, the oldest first.',
  picture: 'Picture',
  video: 'Video',
  voice: 'Voice message',
  card: 'Card of {name} ({number})',
  transfer: 'Transfer of {amount} {coin}',
  unreadable: 'This message cannot be shown',
  fileGone: 'The file is gone',
} satisfies SameTexts<typeof base>
