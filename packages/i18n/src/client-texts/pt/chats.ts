import type { SameTexts } from '../../translate.ts'
import type { chats as base } from '../zh-CN/chats.ts'

export const chats = {
  muteFor: 'Silenciar por',
  muteUntilOn: 'Até eu reativar',
  mutedUntil: 'Até {time}',
} satisfies SameTexts<typeof base>
