import type { Db } from '../../../platform/database/db.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'

/** Whether one side of a private conversation may write: 5001 for a stranger, 5002 where one of the two blacklisted the other. */
export type Reach = 'open' | 'stranger' | 'blacklisted'

/** A private conversation as one of its members stands to it. */
export interface SideRow {
  readonly stream_id: number
  readonly head_seq: number
  readonly dropped_seq: number
  readonly read_seq: number
  readonly cleared_seq: number
  readonly reach: Reach
  readonly peer_read_seq: number
}

/** Sets whether `userId` may write to `peerId`. Makes the stream and both sides where they are missing; a new other side is a stranger.
 *  From a blacklist on the peer sees the marks as they stood then, until it ends. */
export async function upsertReach(
  tx: Db,
  side: { userId: number; peerId: number; reach: Reach; nowMs: number },
): Promise<void> {
  const stream = privateStream(side.userId, side.peerId)
  await tx.execute(`insert into streams (name) values ($1) on conflict do nothing`, [stream])
  await tx.execute(
    `with other as (
       insert into private_sides (user_id, peer_id, stream_id, reach, changed_ms)
         select $2, $1, id, 'stranger', $5 from streams where name = $3 on conflict do nothing
     )
     insert into private_sides as s (user_id, peer_id, stream_id, reach, changed_ms, shown_read_seq, shown_received_seq)
       select $1, $2, id, $4, $5, n.mark, n.mark from streams, (select case when $4 = 'blacklisted' then 0 end::bigint as mark) n where name = $3
     on conflict (user_id, peer_id) do update
       set reach = excluded.reach, changed_ms = excluded.changed_ms,
           shown_read_seq = case when excluded.reach = 'blacklisted' then coalesce(s.shown_read_seq, s.read_seq) end,
           shown_received_seq = case when excluded.reach = 'blacklisted' then coalesce(s.shown_received_seq, s.received_seq) end`,
    [side.userId, side.peerId, stream, side.reach, side.nowMs],
  )
}

export const findSide = (db: Db, userId: number, peerId: number): Promise<SideRow | undefined> =>
  db.find(
    `select mine.stream_id, s.last_seq as head_seq, s.dropped_seq, mine.read_seq, mine.cleared_seq, mine.reach, coalesce(theirs.shown_read_seq, theirs.read_seq) as peer_read_seq
       from private_sides mine
       join private_sides theirs on theirs.user_id = mine.peer_id and theirs.peer_id = mine.user_id
       join streams s on s.id = mine.stream_id
      where mine.user_id = $1 and mine.peer_id = $2`,
    [userId, peerId],
  )

/** Moves the read mark to `seq`, and the received mark with it; answers whether it moved. Neither ever goes back. */
export const moveReadCursor = async (
  db: Db,
  cursor: { userId: number; peerId: number; seq: number; nowMs: number },
): Promise<boolean> =>
  (await db.execute(
    `update private_sides set read_seq = $3, received_seq = greatest(received_seq, $3), changed_ms = $4
      where user_id = $1 and peer_id = $2 and read_seq < $3`,
    [cursor.userId, cursor.peerId, cursor.seq, cursor.nowMs],
  )) > 0

/** A received mark that moved: which conversation, how far, and whether the peer may know. */
export interface MovedCursor {
  readonly peer_id: number
  readonly seq: number
  readonly is_told: boolean
}

/** Moves my received marks to the newest of these messages in each private conversation of mine; ids of others do nothing.
 *  The rows are locked by peer id, because two devices may acknowledge the same messages at once. */
export const moveReceivedCursors = (
  db: Db,
  userId: number,
  messageIds: readonly number[],
  nowMs: number,
): Promise<MovedCursor[]> =>
  db.query(
    `with newest as (
       select m.sender_id as peer_id, m.stream_id, max(m.seq) as seq
         from messages m where m.msg_id = any ($2) and m.target_id = $1 group by 1, 2
     ), behind as materialized (
       select s.peer_id, newest.seq from newest
         join private_sides s on s.user_id = $1 and s.peer_id = newest.peer_id and s.stream_id = newest.stream_id
        where s.received_seq < newest.seq order by s.peer_id for no key update of s
     )
     update private_sides s set received_seq = behind.seq, changed_ms = $3
       from behind
      where s.user_id = $1 and s.peer_id = behind.peer_id and s.received_seq < behind.seq
     returning s.peer_id, behind.seq, s.reach <> 'blacklisted' as is_told`,
    [userId, messageIds, nowMs],
  )

/** Takes the conversation out of the list of `userId` with everything in it up to now; the other side keeps it. */
export const clearSide = async (tx: Db, side: { userId: number; peerId: number; nowMs: number }): Promise<void> => {
  await tx.execute(
    `update private_sides p
        set cleared_seq = s.last_seq, read_seq = greatest(p.read_seq, s.last_seq), received_seq = greatest(p.received_seq, s.last_seq),
            is_top = false, is_archived = false, changed_ms = $3
       from streams s where s.id = p.stream_id and p.user_id = $1 and p.peer_id = $2`,
    [side.userId, side.peerId, side.nowMs],
  )
}

/** Which of these peers `userId` has set to do-not-disturb, and still has at this moment. */
export const findMutedPeers = async (
  db: Db,
  userId: number,
  peerIds: readonly number[],
  nowMs: number,
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.query<{ peer_id: number }>(
        `select peer_id from private_sides where user_id = $1 and peer_id = any ($2)
          and mute_holds(is_disturbing, disturbing_until_ms, $3)`,
        [userId, peerIds, nowMs],
      )
    ).map(({ peer_id }) => peer_id),
  )

interface Cursors {
  readonly peer_id: number
  readonly read_seq: number
  readonly peer_read_seq: number
}

/** How far both sides of my conversations with these members have read, by the member. */
export async function listCursors(
  db: Db,
  userId: number,
  peerIds: readonly number[],
): Promise<ReadonlyMap<number, Cursors>> {
  const rows = await db.query<Cursors>(
    `select mine.peer_id, mine.read_seq, coalesce(theirs.shown_read_seq, theirs.read_seq) as peer_read_seq
       from private_sides mine
       join private_sides theirs on theirs.user_id = mine.peer_id and theirs.peer_id = mine.user_id
      where mine.user_id = $1 and mine.peer_id = any ($2)`,
    [userId, peerIds],
  )
  return new Map(rows.map((row) => [row.peer_id, row]))
}
