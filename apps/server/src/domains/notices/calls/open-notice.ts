import type { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import type { Notices } from '../notices.ts'
import { presentInFull } from '../present.ts'
import { findReadable, lockReader, markRead } from '../queries/notices.ts'

/** S-98: one notice in full, which is read from then on; my other devices hear what is left. Another member's is not there. */
export const openNotice =
  (notices: Notices): Handler<typeof noticeCalls.openNotice> =>
  async (context, { id }) => {
    const { db, caller, clock, language, origin } = context
    const nowMs = clock()
    const found = (await findReadable(db, caller.userId, id, nowMs)) ?? refuse('notFound')
    if (!found.is_read)
      await db.transaction(async (tx) => {
        await lockReader(tx, caller.userId)
        if ((await markRead(tx, found, caller.userId, nowMs)) === 0) return
        await appendEvents(context, tx, [await notices.heardBy(tx, caller.userId, { ...found, is_read: true })])
      })
    const reader = await notices.reader(language, origin)
    return {
      notice: presentInFull(reader, { ...found, is_read: true }),
      unread: await notices.countUnread(db, caller.userId),
    }
  }
