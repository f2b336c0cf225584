import type { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { Notices } from '../notices.ts'
import { presentNotice } from '../present.ts'
import { countOwn, listOwn } from '../queries/notices.ts'

/** A page of what I was told, of one kind or of all, and how much of everything I did not open. */
export const listMyNotices =
  (notices: Notices): Handler<typeof noticeCalls.listMyNotices> =>
  async ({ db, caller, clock, language, origin }, { page, limit, type }) => {
    const filter = { userId: caller.userId, type, nowMs: clock() }
    const rows = await listOwn(db, filter, { limit, offset: (page - 1) * limit })
    const reader = await notices.reader(language, origin)
    return {
      list: rows.map((row) => presentNotice(reader, row)),
      total: await countOwn(db, filter),
      page,
      limit,
      unread: await notices.countUnread(db, caller.userId),
    }
  }
