import type { SameTexts } from '../../translate.ts'
import type { chats as base } from '../zh-CN/chats.ts'

export const chats = {
  muteFor: 'Mute for',
  muteUntilOn: 'Until I turn it back on',
  mutedUntil: 'Until {time}',
} satisfies SameTexts<typeof base>
