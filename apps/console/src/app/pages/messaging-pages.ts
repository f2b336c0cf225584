import ForumIcon from '@mui/icons-material/ForumOutlined'
import { lazy } from 'react'
import { reviewSource } from '../../domains/chat/sources.ts'
import { emojiSource } from '../../domains/emoji/sources.ts'
import { groupSource } from '../../domains/groups/sources.ts'
import { reportSource } from '../../domains/reports/sources.ts'
import { stickerPackSource, stickerSource } from '../../domains/stickers/sources.ts'
import type { PageGroup } from './page.ts'

/** What members say to each other, and to the platform. */
export const messagingPages: PageGroup = {
  title: 'shell.menuMessaging',
  icon: ForumIcon,
  pages: [
    {
      name: 'reports',
      title: 'reports.reports',
      permission: 'report.read',
      source: reportSource,
      list: lazy(async () => ({ default: (await import('../../domains/reports/report-list.tsx')).ReportList })),
      show: lazy(async () => ({ default: (await import('../../domains/reports/report-page.tsx')).ReportPage })),
    },
    {
      name: 'groups',
      title: 'groups.groups',
      permission: 'group.read',
      source: groupSource,
      list: lazy(async () => ({ default: (await import('../../domains/groups/group-list.tsx')).GroupList })),
      show: lazy(async () => ({ default: (await import('../../domains/groups/group-page.tsx')).GroupPage })),
    },
    {
      name: 'reviews',
      title: 'messages.reviews',
      permission: 'group.write',
      source: reviewSource,
      list: lazy(async () => ({ default: (await import('../../domains/chat/review-list.tsx')).ReviewList })),
    },
    {
      name: 'emoji',
      title: 'emoji.emoji',
      permission: 'content.read',
      source: emojiSource,
      list: lazy(async () => ({ default: (await import('../../domains/emoji/emoji-list.tsx')).EmojiList })),
    },
    {
      name: 'sticker-packs',
      title: 'stickers.packs',
      permission: 'content.read',
      source: stickerPackSource,
      parts: { stickers: stickerSource },
      list: lazy(async () => ({ default: (await import('../../domains/stickers/pack-list.tsx')).StickerPackList })),
      show: lazy(async () => ({ default: (await import('../../domains/stickers/pack-page.tsx')).StickerPackPage })),
    },
  ],
}
