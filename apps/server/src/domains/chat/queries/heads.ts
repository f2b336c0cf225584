import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { Db } from '../../../platform/db.ts'
import type { HeadsFilter } from '../../../platform/streams.ts'

/** Unread messages are counted up to here, among the newest `countedRows` after the read mark. */
const unreadLimit = 101
const countedRows = 1000

/** SQL of the unread count of side `mine`: an index range with a limit, never a counter per member (socket.md 3.3). */
export const unreadCount = `
  (select count(*)::int from (
    select from (
      select m.sender_id, m.is_gone, m.msg_type from messages m
       where m.stream_id = mine.stream_id and m.seq > mine.read_seq order by m.seq desc limit ${countedRows}
    ) m where m.sender_id <> mine.user_id and not m.is_gone and m.msg_type <> 'sys_notice' limit ${unreadLimit}
  ) counted)`

/** Private conversations whose head or marks, mine or the other side's, changed since; by stream name. */
export const listHeads = (db: Db, { userId, sinceMs, from, limit }: HeadsFilter): Promise<HeadRow[]> =>
  db.query(
    `select s.name as stream, s.last_seq as seq, 1 as from_seq, mine.read_seq, mine.received_seq, ${unreadCount} as unread, 0 as at,
            theirs.read_seq as peer_read_seq, theirs.received_seq as peer_received_seq, 0 as ended
       from private_sides mine
       join private_sides theirs on theirs.user_id = mine.peer_id and theirs.peer_id = mine.user_id
       join streams s on s.id = mine.stream_id
      where mine.user_id = $1 and s.name > $3
        and (s.changed_ms >= $2 or mine.changed_ms >= $2 or theirs.changed_ms >= $2)
      order by s.name limit $4`,
    [userId, sinceMs, from, limit],
  )
