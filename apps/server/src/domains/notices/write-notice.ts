import type { NoticePosition, NoticeType, WrittenScope } from '@cliffhanger/contract/notices/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import { noticeProblem } from '@cliffhanger/rules/notices/notice-time.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { NewEvent } from '../../platform/realtime/streams.ts'
import type { Notices } from './notices.ts'
import { insertNotice, type WrittenText } from './queries/notices.ts'
import { countOpen, lockAnnouncements, type WrittenRow, withdrawWritten } from './queries/written.ts'

/** How many announcements may be planned or in force at once: members see all of them, and every look counts them. */
export const openAnnouncementsLimit = 50

/** What an operator writes, its HTML sanitised. */
export interface NoticeForm {
  /** Undefined: everyone. */
  readonly userId: number | undefined
  readonly type: NoticeType
  readonly position: NoticePosition
  readonly scope: WrittenScope
  readonly texts: ByLanguage<WrittenText>
  readonly imageKey: string
  readonly link: string
  /** 0: now. */
  readonly startsMs: number
  readonly endsMs: number | null
}

type Context = Pick<ServerContext, 'clock'>

/** Stores what an operator wrote; the events are to be appended last. */
export async function storeWritten(
  { clock }: Context,
  notices: Notices,
  tx: Db,
  { userId, type, position, scope, texts, imageKey, link, startsMs, endsMs }: NoticeForm,
): Promise<{ readonly row: WrittenRow; readonly events: readonly NewEvent[] }> {
  const nowMs = clock()
  const problem = noticeProblem({ isForEveryone: userId === undefined, scope, position, startsMs, endsMs }, nowMs)
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
  const written = { texts, version: 1, told_ms: null, read_total: 0 }
  if (userId !== undefined) {
    const { row: own, event } = await notices.store(tx, userId, row)
    return { row: { ...own, ...written }, events: [event] }
  }
  await lockAnnouncements(tx)
  if ((await countOpen(tx, scope, nowMs)) >= openAnnouncementsLimit) refuseField('position')
  const isNow = row.starts_ms <= nowMs
  const all = { ...row, user_id: null, position, scope, ends_ms: endsMs, told_ms: isNow ? nowMs : null }
  const announced = await insertNotice(tx, all)
  return {
    row: { ...announced, ...written, told_ms: all.told_ms },
    events: isNow && scope === 'platform' ? [await notices.begin(tx, announced)] : [],
  }
}

/** Takes a notice out of every list; its member is locked as a reader. The events are to be appended last: nobody was told of one about stars. */
export async function takeBack({ clock }: Context, notices: Notices, tx: Db, id: number) {
  const row = (await withdrawWritten(tx, id, clock())) ?? refuse('stateChanged')
  if (row.user_id !== null) return { row, events: [await notices.heardBy(tx, row.user_id, { ...row, is_read: true })] }
  return { row, events: row.scope === 'platform' ? [await notices.heardByAll(row)] : [] }
}
