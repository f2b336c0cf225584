import type { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import type { NoticeType } from '@cliffhanger/contract/notices/schemas.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import type { Notices } from '../notices.ts'
import { presentNotice } from '../present.ts'
import { countOfStars, countOwn, listOwn, listOfStars as listRowsOfStars } from '../queries/notices.ts'

/** A page of what I was told, of one kind or of all, and how much of everything I did not open. */
export const listMyNotices =
  (notices: Notices): Handler<typeof noticeCalls.listMyNotices> =>
  async (context, { type, ...page }) => ({
    ...(await listOfType(notices, context, type, page)),
    unread: await notices.countUnread(context.db, context.caller.userId),
  })

/** A page of a member's notices of one type, or of all. */
export async function listOfType(
  notices: Notices,
  { db, caller, clock, language, origin }: CallContext<'bearer'>,
  type: NoticeType | undefined,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const filter = { userId: caller.userId, type, nowMs: clock() }
  const rows = await listOwn(db, filter, { limit, offset: (page - 1) * limit })
  const reader = await notices.reader(language, origin)
  return { list: rows.map((row) => presentNotice(reader, row)), total: await countOwn(db, filter), page, limit }
}

/** A page of what is in force about the section of stars. */
export async function listOfStars(
  notices: Notices,
  { db, caller, clock, language, origin }: CallContext<'bearer'>,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const nowMs = clock()
  const rows = await listRowsOfStars(db, caller.userId, nowMs, { limit, offset: (page - 1) * limit })
  const reader = await notices.reader(language, origin)
  return { list: rows.map((row) => presentNotice(reader, row)), total: await countOfStars(db, nowMs), page, limit }
}
