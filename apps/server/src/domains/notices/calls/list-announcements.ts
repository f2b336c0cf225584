import type { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { Notices } from '../notices.ts'
import { presentNotice } from '../present.ts'
import { listAnnouncements as listRows } from '../queries/notices.ts'
import { openAnnouncementsLimit } from '../write-notice.ts'

/** Announcements in force at one place, and which of them I opened. */
export const listAnnouncements =
  (notices: Notices): Handler<typeof noticeCalls.listAnnouncements> =>
  async ({ db, caller, clock, language, origin }, { position }) => {
    const rows = await listRows(db, caller.userId, position, clock(), openAnnouncementsLimit)
    const reader = await notices.reader(language, origin)
    return { list: rows.map((row) => presentNotice(reader, row)) }
  }
