import type { SameTexts } from '../../translate.ts'
import type { chats as base } from '../zh-CN/chats.ts'

export const chats = {
  muteFor: 'Tắt thông báo trong',
  muteUntilOn: 'Cho đến khi tôi bật lại',
  mutedUntil: 'Đến {time}',
  archive: 'Lưu trữ',
  unarchive: 'Bỏ lưu trữ',
  archived: 'Đã lưu trữ',
  archivedCount: 'Đã lưu trữ ({count})',
  archiveEmpty: 'Chưa lưu trữ cuộc trò chuyện nào',
  archiveHint:
    'Các cuộc trò chuyện bạn lưu trữ nằm ở đây. Tin nhắn mới sẽ đưa chúng trở lại, trừ khi bạn đã tắt thông báo.',
} satisfies SameTexts<typeof base>
