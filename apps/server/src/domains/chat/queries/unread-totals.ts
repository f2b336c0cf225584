import type { Db } from '../../../platform/database/db.ts'
import { unreadCount } from './conversations.ts'

/** Unread messages of these members in all chats that are not on do-not-disturb at this moment (S-53, S-131), by user id; who has none has 0 or is absent. */
export const unreadTotals = async (
  db: Db,
  userIds: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (
      await db.query<{ user_id: number; total: number }>(
        `select p.user_id, sum(${unreadCount})::int as total
           from places p join streams s on s.id = p.stream_id and s.last_seq > greatest(p.read_seq, p.cleared_seq)
          where p.user_id = any ($1) and not mute_holds(p.is_disturbing, p.disturbing_until_ms, $2) group by p.user_id`,
        [userIds, nowMs],
      )
    ).map(({ user_id, total }) => [user_id, total]),
  )
