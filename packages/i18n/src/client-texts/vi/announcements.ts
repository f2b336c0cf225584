import type { SameTexts } from '../../translate.ts'
import type { announcements as base } from '../zh-CN/announcements.ts'

export const announcements = {
  title: 'Thông báo',
  details: 'Chi tiết',
  gotIt: 'Đã hiểu',
  unread: 'Chưa đọc',
  empty: 'Chưa có thông báo',
  emptyHint: 'Thông báo mới sẽ hiện ở đây.',
} satisfies SameTexts<typeof base>
