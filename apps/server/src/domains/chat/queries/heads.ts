import { dayMs } from '@cliffhanger/contract/duration.ts'
import { readByLimit } from '@cliffhanger/contract/groups/schemas.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { HeadsFilter } from '../../../platform/realtime/streams.ts'
import { atCursor, type ChatKind, unreadCount } from './conversations.ts'

/** Conversations that ended for me are listed this long (socket.md 3.3). */
const endedMs = 30 * dayMs

/** SQL: the member's places first, whatever the statistics say: reading along the names of all streams would cost with the platform. */
const mine = (kind: ChatKind) => `with p as materialized (
         select p.*, s.name as stream, s.last_seq as seq, greatest(s.changed_ms, p.changed_ms) as moved_ms
           from places p join streams s on s.id = p.stream_id
          where p.kind = '${kind}' and p.user_id = $1 and s.name > $3
       )`

/** SQL: how far others have read the group of place `p`, as far as its member hears of receipts: not in a large group nor in a protected one, and of
 *  nobody with whom a blacklist stands between (S-145). */
const readByOthers = `(select coalesce(max(reader.seq), 0) from groups g
       cross join (values (f.first_user_id, f.first_seq), (f.second_user_id, f.second_seq)) reader (user_id, seq)
      where g.group_id = p.target_id and g.member_total <= ${readByLimit} and (g.show_member_list or p.sees_reviews) and reader.user_id <> p.user_id
        and not exists (select from private_sides s where s.user_id = reader.user_id and s.peer_id = p.user_id and s.reach = 'blacklisted'))`

/** SQL: the newest message of the group of place `p` is its member's own: only then the list shows whether it was read. */
const isMineNewest = `p.user_id = (select m.sender_id from messages m where m.stream_id = p.stream_id order by m.seq desc limit 1)`

/** Conversations whose head, marks (mine, and those of others who read my newest message) or membership changed since; by stream name. */
export async function listHeads(db: Db, filter: HeadsFilter, nowMs: number): Promise<HeadRow[]> {
  const { userId, sinceMs, from, limit } = filter
  const values = [userId, sinceMs, from, limit]
  const lists = await Promise.all([
    db.query<HeadRow>(
      `${mine('private')}
       select p.stream, p.seq, p.from_seq, p.read_seq, p.received_seq, ${unreadCount} as unread, 0 as at,
              coalesce(theirs.shown_read_seq, theirs.read_seq) as peer_read_seq,
              coalesce(theirs.shown_received_seq, theirs.received_seq) as peer_received_seq, 0 as ended
         from p join private_sides theirs on theirs.user_id = p.target_id and theirs.peer_id = p.user_id
        where p.moved_ms >= $2 or (theirs.changed_ms >= $2 and theirs.shown_read_seq is null)
        order by p.stream limit $4`,
      values,
    ),
    db.query<HeadRow>(
      `${mine('group')}
       select p.stream, p.seq, p.from_seq, p.read_seq, p.received_seq, ${unreadCount} as unread, ${atCursor} as at,
              ${readByOthers} as peer_read_seq, 0 as peer_received_seq, 0 as ended
         from p left join group_first_readers f on f.group_id = p.target_id
        where p.moved_ms >= $2 or (f.changed_ms >= $2 and ${isMineNewest})
        order by p.stream limit $4`,
      values,
    ),
    db.query<HeadRow>(
      `select s.name as stream, coalesce(m.left_seq - 1, s.last_seq) as seq, 1 as from_seq, m.read_seq, m.received_seq, 0 as unread, 0 as at,
              0 as peer_read_seq, 0 as peer_received_seq, 1 as ended
         from group_members m join groups g on g.group_id = m.group_id join streams s on s.id = g.stream_id
        where m.user_id = $1 and s.name > $3 and (m.left_ms >= greatest($2::bigint, $5::bigint) or (m.left_seq is null and g.status = 0 and g.updated_ms >= greatest($2::bigint, $5::bigint)))
        order by s.name limit $4`,
      [...values, nowMs - endedMs],
    ),
  ])
  return lists
    .flat()
    .toSorted((one, other) => (one.stream < other.stream ? -1 : 1))
    .slice(0, limit)
}
