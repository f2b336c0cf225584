import type { Db } from '../../../platform/database/db.ts'
import { type GroupRow, groupColumns } from './group-state.ts'
import { type MessageRow, messageColumns } from './messages.ts'

/** A message that waits for review in a default group. */
export interface WaitingMessage extends MessageRow {
  readonly group_name: string
  readonly g_no: string
}

const waiting = `from groups g join messages m on m.stream_id = g.stream_id and m.review = 0 and not m.is_gone
  where g.default_qun and g.status = 1 and ($1::bigint is null or g.group_id = $1)`

/** The oldest first: along the few default groups, each by the index of what waits in it. */
export const listWaiting = (
  db: Db,
  groupId: number | undefined,
  limit: number,
  offset: number,
): Promise<WaitingMessage[]> =>
  db.query(`select ${messageColumns}, g.group_name, g.g_no ${waiting} order by m.msg_id limit $2 offset $3`, [
    groupId ?? null,
    limit,
    offset,
  ])

export const countWaiting = async (db: Db, groupId: number | undefined): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total ${waiting}`, [groupId ?? null])).total

/** The default group as messages need it; undefined for any other group, and one that is closed. */
export const findDefaultGroup = (tx: Db, groupId: number): Promise<GroupRow | undefined> =>
  tx.find(`select ${groupColumns} from groups g where g.group_id = $1 and g.default_qun and g.status = 1`, [groupId])

/** In which stream a message stands, and in which group (0 for a private conversation). */
export const findWhere = (
  db: Db,
  messageId: number,
): Promise<{ stream_id: number; stream: string; group_id: number } | undefined> =>
  db.find(
    `select s.id as stream_id, s.name as stream, coalesce(g.group_id, 0) as group_id
       from messages m join streams s on s.id = m.stream_id left join groups g on g.stream_id = s.id where m.msg_id = $1`,
    [messageId],
  )

export const isThere = async (db: Db, messageId: number): Promise<boolean> =>
  (await db.find(`select from messages where msg_id = $1 and not is_gone`, [messageId])) !== undefined

/** What members kept of a message that nobody is to see any more. */
export const deleteFavoritesOf = (tx: Db, messageId: number): Promise<number> =>
  tx.execute(`delete from favorites where msg_id = $1`, [messageId])
