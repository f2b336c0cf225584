import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, id, paged, paging, queryNumber } from '../schema.ts'
import { notice, noticeInFull, noticeType } from './schemas.ts'

/** What the platform tells its members. `Notice`, `getNotice`, `userNotice` differ by the name only; paths are case sensitive. */
export const noticeCalls = {
  listAnnouncements: call({
    id: 'vg-getNotice',
    method: 'GET',
    path: '/video/api/getNotice',
    auth: 'bearer',
    request: z.object({ position: z._default(z.literal(['line', 'popup']), 'line') }),
    data: z.object({ list: z.array(notice) }),
    errors: [],
    quiet: true,
    summary: 'Announcements to everyone that are in force now, the newest first: the line on home or the start pop-up.',
  }),
  listMyNotices: call({
    id: 'vg-userNotice',
    method: 'GET',
    path: '/video/api/userNotice',
    auth: 'bearer',
    request: z.object({ ...paging, type: z.optional(noticeType) }),
    data: z.extend(paged(notice), { unread: count() }),
    errors: [],
    quiet: true,
    summary:
      'My notices, the newest first; `unread` counts all that I did not open, announcements in force among them.',
  }),
  openNotice: call({
    id: 'vg-Notice',
    method: 'GET',
    path: '/video/api/Notice',
    auth: 'bearer',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ notice: noticeInFull, unread: count() }),
    errors: ['notFound'],
    summary: 'One notice in full, which is read from then on (S-98); `unread` is what is left.',
  }),
} as const
