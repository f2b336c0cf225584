import type { SameTexts } from '../../translate.ts'
import type { chats as base } from '../zh-CN/chats.ts'

export const chats = {
  muteFor: 'Tắt thông báo trong',
  muteUntilOn: 'Cho đến khi tôi bật lại',
  mutedUntil: 'Đến {time}',
} satisfies SameTexts<typeof base>
