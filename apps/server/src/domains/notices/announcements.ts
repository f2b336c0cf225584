import type { NoticePosition, NoticeType } from '@cliffhanger/contract/notices/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import { noticeProblem } from '@cliffhanger/rules/notices/notice-time.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { appendEvents } from '../../platform/streams.ts'
import type { Notices } from './notices.ts'
import { insertNotice, lockReader, type NoticeRow, takePlanned, type WrittenText } from './queries/notices.ts'
import {
  countOpen,
  countWritten,
  findWritten,
  listWritten,
  lockAnnouncements,
  type WrittenRow,
  withdrawWritten,
} from './queries/operate.ts'

/** How many announcements may be planned or in force at once: members see all of them, and every look counts them. */
export const openAnnouncementsLimit = 50
const announcedAtOnce = 100

/** What an operator writes, its HTML sanitised. */
export interface NoticeForm {
  /** Undefined: everyone. */
  readonly userId: number | undefined
  readonly type: NoticeType
  readonly position: NoticePosition
  readonly texts: ByLanguage<WrittenText>
  readonly imageKey: string
  readonly link: string
  /** 0: now. */
  readonly startsMs: number
  readonly endsMs: number | null
}

/** What operators do with notices. Each act comes last in the transaction that also writes their log: it locks streams. */
export interface NoticeWriting {
  list(db: Db, page: { readonly limit: number; readonly offset: number }): Promise<readonly WrittenRow[]>
  count(db: Db): Promise<number>
  /** Stores it and tells whom it is for, everybody once its time comes. Refuses 4000 naming the field: what only everyone's may have, times
   *  that are none, one announcement too many. */
  write(tx: Db, form: NoticeForm): Promise<WrittenRow>
  /** Takes it out of every list and tells those who had it. Refuses 4002, and 4003 where it is over or was withdrawn. */
  withdraw(tx: Db, id: number): Promise<NoticeRow>
}

type Context = Pick<ServerContext, 'db' | 'bus' | 'clock'>

export function createNoticeWriting(context: Context, notices: Notices): NoticeWriting {
  return {
    list: (db, { limit, offset }) => listWritten(db, limit, offset),
    count: countWritten,

    async write(tx, { userId, type, position, texts, imageKey, link, startsMs, endsMs }) {
      const nowMs = context.clock()
      const problem = noticeProblem({ isForEveryone: userId === undefined, position, startsMs, endsMs }, nowMs)
      if (problem) refuseField(problem)
      const row = {
        type,
        texts,
        text_key: null,
        text_values: null,
        image_key: imageKey,
        link,
        starts_ms: Math.max(startsMs, nowMs),
        created_ms: nowMs,
      }
      if (userId !== undefined) {
        const { row: own, event } = await notices.store(tx, userId, row)
        await appendEvents(context, tx, [event])
        return { ...own, texts, read_total: 0 }
      }
      await lockAnnouncements(tx)
      if ((await countOpen(tx, nowMs)) >= openAnnouncementsLimit) refuseField('position')
      const isNow = row.starts_ms <= nowMs
      const all = { ...row, user_id: null, position, ends_ms: endsMs, told_ms: isNow ? nowMs : null }
      const announced = await insertNotice(tx, all)
      if (isNow) await appendEvents(context, tx, [await notices.heardByAll(announced)])
      return { ...announced, texts, read_total: 0 }
    },

    async withdraw(tx, id) {
      const found = (await findWritten(tx, id)) ?? refuse('notFound')
      if (found.user_id !== null) await lockReader(tx, found.user_id)
      const withdrawn = (await withdrawWritten(tx, id, context.clock())) ?? refuse('stateChanged')
      const event =
        withdrawn.user_id === null
          ? await notices.heardByAll(withdrawn)
          : await notices.heardBy(tx, withdrawn.user_id, { ...withdrawn, is_read: true })
      await appendEvents(context, tx, [event])
      return withdrawn
    },
  }
}

/** Tells everybody of announcements whose time has come, each once. */
export const announcePlanned = (context: Context, notices: Notices): Promise<number> =>
  context.db.transaction(async (tx) => {
    const rows = await takePlanned(tx, context.clock(), announcedAtOnce)
    const events = await Promise.all(rows.map((row) => notices.heardByAll(row)))
    if (events.length > 0) await appendEvents(context, tx, events)
    return rows.length
  })
