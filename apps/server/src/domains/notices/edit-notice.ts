import { changedStart, noticeProblem, noticeState } from '@cliffhanger/rules/notices/notice-time.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { NewEvent } from '../../platform/realtime/streams.ts'
import type { Notices } from './notices.ts'
import { lockReader } from './queries/notices.ts'
import { findWritten, lockWritten, rewriteNotice, type WrittenRow } from './queries/written.ts'
import { type NoticeForm, storeWritten, takeBack } from './write-notice.ts'

/** A change of a notice: as it was, and as it is. */
export interface NoticeEdit {
  readonly before: WrittenRow
  readonly after: WrittenRow
}

type Context = Pick<ServerContext, 'clock'>
type Edited = NoticeEdit & { readonly events: readonly NewEvent[] }

/** Writes a notice anew; the events are to be appended last. Readers are locked before the notice, as by whoever opens it. */
export async function editNotice(
  context: Context,
  notices: Notices,
  tx: Db,
  { id, version }: Pick<WrittenRow, 'id' | 'version'>,
  change: (before: WrittenRow) => NoticeForm,
): Promise<Edited> {
  const found = (await findWritten(tx, id)) ?? refuse('notFound')
  const form = change(found)
  const readers = new Set([found.user_id ?? [], form.userId ?? []].flat())
  for (const userId of [...readers].toSorted((one, other) => one - other)) await lockReader(tx, userId)
  const before = (await lockWritten(tx, id)) ?? refuse('notFound')
  if (before.version !== version || !isOpen(before, context.clock())) refuse('stateChanged')
  return form.userId === (before.user_id ?? undefined)
    ? rewrite(context, notices, tx, before, form)
    : moveTo(context, notices, tx, before, form)
}

const isOpen = (row: WrittenRow, nowMs: number): boolean => {
  const state = noticeState(
    { startsMs: row.starts_ms, endsMs: row.ends_ms, isWithdrawn: row.withdrawn_ms !== null },
    nowMs,
  )
  return state === 'planned' || state === 'running'
}

/** The same notice in other words, at another place or time. */
async function rewrite(
  { clock }: Context,
  notices: Notices,
  tx: Db,
  before: WrittenRow,
  { userId, type, position, scope, texts, imageKey, link, startsMs, endsMs }: NoticeForm,
): Promise<Edited> {
  const nowMs = clock()
  // Who was told of it, or was not, depends on it.
  if (scope !== before.scope) refuseField('scope')
  const beginsMs = changedStart(before.starts_ms, startsMs, nowMs) ?? refuseField('start_time')
  const problem = noticeProblem(
    { isForEveryone: userId === undefined, scope, position, startsMs: beginsMs, endsMs },
    nowMs,
  )
  if (problem) refuseField(problem)
  const row = {
    id: before.id,
    version: before.version,
    type,
    position,
    texts,
    image_key: imageKey,
    link,
    starts_ms: beginsMs,
    ends_ms: endsMs,
  }
  const after = (await rewriteNotice(tx, row, nowMs)) ?? refuse('stateChanged')
  return { before, after, events: await heard(notices, tx, before, after, nowMs) }
}

/** Nobody knows of a planned one yet. */
async function heard(notices: Notices, tx: Db, before: WrittenRow, after: WrittenRow, nowMs: number) {
  if (after.user_id !== null)
    return [await notices.heardBy(tx, after.user_id, { ...after, is_read: after.read_total > 0 })]
  if (after.starts_ms > nowMs || after.scope !== 'platform') return []
  return [before.told_ms === null ? await notices.begin(tx, after) : await notices.heardByAll(after)]
}

/** For somebody else than before: who had it loses it, and who has it now never read it. */
async function moveTo(
  context: Context,
  notices: Notices,
  tx: Db,
  before: WrittenRow,
  form: NoticeForm,
): Promise<Edited> {
  const { events: taken } = await takeBack(context, notices, tx, before.id)
  const { row: after, events } = await storeWritten(context, notices, tx, form)
  return { before, after, events: [...taken, ...events] }
}
