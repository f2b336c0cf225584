import type { SameTexts } from '../../translate.ts'
import type { announcements as base } from '../zh-CN/announcements.ts'

export const announcements = {
  title: 'Notices',
  details: 'Read more',
  gotIt: 'Got it',
  unread: 'Unread',
  empty: 'No announcements yet',
  emptyHint: 'News about Cliffhanger will show up here.',
} satisfies SameTexts<typeof base>
