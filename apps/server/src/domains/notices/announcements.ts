import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { refuse } from '../../platform/refusal.ts'
import { appendEvents, type NewEvent } from '../../platform/streams.ts'
import { editNotice, type NoticeEdit } from './edit-notice.ts'
import type { Notices } from './notices.ts'
import { lockReader, type NoticeRow, takePlanned } from './queries/notices.ts'
import { countWritten, findWritten, listWritten, type WrittenRow } from './queries/operate.ts'
import { type NoticeForm, storeWritten, takeBack } from './write-notice.ts'

const announcedAtOnce = 100

/** What operators do with notices. Each act comes last in the transaction that also writes their log: it locks streams. */
export interface NoticeWriting {
  list(db: Db, page: { readonly limit: number; readonly offset: number }): Promise<readonly WrittenRow[]>
  count(db: Db): Promise<number>
  /** Stores it and tells whom it is for, everybody once its time comes. Refuses 4000 naming the field: what only everyone's may have, times
   *  that are none, one announcement too many. */
  write(tx: Db, form: NoticeForm): Promise<WrittenRow>
  /** Writes it anew and tells those who have it; who read it has read it. Refuses 4002, 4003 where it is over, was withdrawn, or its text
   *  of that version was changed meanwhile, and 4000 as `write`. */
  edit(
    tx: Db,
    read: Pick<WrittenRow, 'id' | 'version'>,
    change: (before: WrittenRow) => NoticeForm,
  ): Promise<NoticeEdit>
  /** Takes it out of every list and tells those who had it. Refuses 4002, and 4003 where it is over or was withdrawn. */
  withdraw(tx: Db, id: number): Promise<NoticeRow>
}

type Context = Pick<ServerContext, 'db' | 'bus' | 'clock'>

export function createNoticeWriting(context: Context, notices: Notices): NoticeWriting {
  return {
    list: (db, { limit, offset }) => listWritten(db, limit, offset),
    count: countWritten,
    async write(tx, form) {
      const { row, events } = await storeWritten(context, notices, tx, form)
      await appendEvents(context, tx, events)
      return row
    },
    async edit(tx, read, change) {
      const { events, ...edit } = await editNotice(context, notices, tx, read, change)
      await appendEvents(context, tx, events)
      return edit
    },
    async withdraw(tx, id) {
      const found = (await findWritten(tx, id)) ?? refuse('notFound')
      if (found.user_id !== null) await lockReader(tx, found.user_id)
      const { row, event } = await takeBack(context, notices, tx, id)
      await appendEvents(context, tx, [event])
      return row
    },
  }
}

/** Tells everybody of announcements whose time has come, each once. */
export const announcePlanned = (context: Context, notices: Notices): Promise<number> =>
  context.db.transaction(async (tx) => {
    const rows = await takePlanned(tx, context.clock(), announcedAtOnce)
    const events: NewEvent[] = []
    for (const row of rows) events.push(await notices.begin(tx, row))
    if (events.length > 0) await appendEvents(context, tx, events)
    return rows.length
  })
