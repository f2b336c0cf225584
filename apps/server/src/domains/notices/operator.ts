import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { appendEvents } from '../../platform/realtime/streams.ts'
import { editNotice } from './edit-notice.ts'
import type { Notices } from './notices.ts'
import { lockReader, type NoticeRow } from './queries/notices.ts'
import { countWritten, findWritten, listWritten, type WrittenRow } from './queries/written.ts'
import { type NoticeForm, storeWritten, takeBack } from './write-notice.ts'

/** What operators do with notices. Each act comes last in the transaction that also writes their log: it locks streams. */
export const createNoticesOperator = (context: Pick<ServerContext, 'db' | 'bus' | 'clock'>, notices: Notices) => ({
  list: listWritten,
  count: countWritten,
  /** Stores it and tells whom it is for, everybody once its time comes. Refuses 4000 naming the field: what only everyone's may have, times
   *  that are none, one announcement too many. */
  async write(tx: Db, form: NoticeForm): Promise<WrittenRow> {
    const { row, events } = await storeWritten(context, notices, tx, form)
    await appendEvents(context, tx, events)
    return row
  },
  /** Writes it anew and tells those who have it; who read it has read it. Refuses 4002, 4003 where it is over, was withdrawn, or its text
   *  of that version was changed meanwhile, and 4000 as `write`. */
  async edit(tx: Db, read: Pick<WrittenRow, 'id' | 'version'>, change: (before: WrittenRow) => NoticeForm) {
    const { events, ...edit } = await editNotice(context, notices, tx, read, change)
    await appendEvents(context, tx, events)
    return edit
  },
  /** Takes it out of every list and tells those who had it. Refuses 4002, and 4003 where it is over or was withdrawn. */
  async withdraw(tx: Db, id: number): Promise<NoticeRow> {
    const found = (await findWritten(tx, id)) ?? refuse('notFound')
    if (found.user_id !== null) await lockReader(tx, found.user_id)
    const { row, events } = await takeBack(context, notices, tx, id)
    await appendEvents(context, tx, events)
    return row
  },
})

export type NoticesOperator = ReturnType<typeof createNoticesOperator>
