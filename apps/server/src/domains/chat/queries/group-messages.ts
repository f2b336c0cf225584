import type { GroupSender } from '@cliffhanger/contract/chat/schemas.ts'
import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { RoomNeeds } from '../../../platform/realtime/rooms.ts'
import { type GroupRow, groupColumns } from './group-state.ts'

/** The group knows this local_id of `senderId` already. */
export const isKnownInGroup = async (db: Db, groupId: number, senderId: number, localId: string): Promise<boolean> =>
  (await db.find(
    `select 1 from groups g join messages m on m.stream_id = g.stream_id and m.sender_id = $2 and m.local_id = $3 where g.group_id = $1`,
    [groupId, senderId, localId],
  )) !== undefined

/** SQL: how many messages of stream `$column` wait for review, counted up to a thousand. */
const underReview = (column: string) =>
  `(select count(*)::int from (select from messages m where m.stream_id = ${column} and m.review = 0 and not m.is_gone limit 1000) waiting)`

export const countUnderReview = async (db: Db, streamId: number): Promise<number> =>
  (await db.one<{ total: number }>(`select ${underReview('$1')} as total`, [streamId])).total

/** How many messages wait in those of these groups that `userId` is creator or manager of. */
export const listReviewWaits = (
  db: Db,
  userId: number,
  streams: readonly string[],
): Promise<{ target_id: number; total: number }[]> =>
  db.query(
    `select g.group_id as target_id, ${underReview('g.stream_id')} as total
       from streams s join groups g on g.stream_id = s.id join group_members me on me.group_id = g.group_id and me.user_id = $1
      where s.name = any ($2) and me.left_seq is null and me.role <> 'member' and g.status <> 0`,
    [userId, streams],
  )

export const findGroupRow = (db: Db, groupId: number): Promise<GroupRow> =>
  db.one(`select ${groupColumns} from groups g where g.group_id = $1`, [groupId])

/** What a member is in a group, with the group and where its stream stands. */
export interface GroupConversation {
  readonly group: GroupRow
  readonly role: GroupRole
  readonly join_seq: number
  readonly read_seq: number
  readonly received_seq: number
  readonly cleared_seq: number
  readonly head_seq: number
  readonly dropped_seq: number
}

/** The groups of these ids as `userId` stands in them now, by group; groups they are not in are absent. */
export async function listGroupConversations(
  db: Db,
  userId: number,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, GroupConversation>> {
  const rows = await db.query<Omit<GroupConversation, 'group'> & GroupRow>(
    `select ${groupColumns}, m.role, m.join_seq, m.read_seq, m.received_seq, m.cleared_seq, s.last_seq as head_seq, s.dropped_seq
       from group_members m join groups g on g.group_id = m.group_id join streams s on s.id = g.stream_id
      where m.group_id = any ($2) and m.user_id = $1 and m.left_seq is null`,
    [userId, groupIds],
  )
  return new Map(
    rows.map(({ role, join_seq, read_seq, received_seq, cleared_seq, head_seq, dropped_seq, ...group }) => [
      group.group_id,
      { group, role, join_seq, read_seq, received_seq, cleared_seq, head_seq, dropped_seq },
    ]),
  )
}

/** The group as `userId` stands in it now; undefined for whoever is not in it. */
export const findGroupConversation = async (
  db: Db,
  userId: number,
  groupId: number,
): Promise<GroupConversation | undefined> => (await listGroupConversations(db, userId, [groupId])).get(groupId)

/** Role and name in the group of these users, by user id; those who are no members now are absent. */
export async function findGroupNames(
  db: Db,
  groupId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<GroupSender, 'role' | 'group_nickname'>>> {
  const rows = await db.query<{ user_id: number; role: GroupRole; group_nickname: string }>(
    `select user_id, role, group_nickname from group_members where group_id = $1 and user_id = any ($2) and left_seq is null`,
    [groupId, userIds],
  )
  return new Map(rows.map(({ user_id, ...names }) => [user_id, names]))
}

/** By seq: members who may not read the messages at these seqs by their place, since they came in later and history is not for them. */
export async function listComeLater(
  db: Db,
  { group_id, show_history }: Pick<GroupRow, 'group_id' | 'show_history'>,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const later = new Map<number, number[]>()
  // Everybody reads from the beginning.
  if (seqs.length === 0 || show_history === 0) return later
  const rows = await db.query<{ seq: number; user_id: number }>(
    `select i.seq, p.user_id from places p, unnest($2::bigint[]) i(seq)
      where p.kind = 'group' and p.target_id = $1 and p.from_seq > $3 and p.from_seq > i.seq`,
    [group_id, seqs, Math.min(...seqs)],
  )
  for (const { seq, user_id } of rows) later.set(seq, [...(later.get(seq) ?? []), user_id])
  return later
}

/** Members who may not read the message at this seq by their place, with those who cleared it or deleted it for themselves. */
export const listUnseeing = async (
  db: Db,
  { group_id, stream_id }: Pick<GroupRow, 'group_id' | 'stream_id'>,
  seq: number,
): Promise<number[]> =>
  (
    await db.query<{ user_id: number }>(
      `select user_id from places p where kind = 'group' and target_id = $1
          and (from_seq > $3 or cleared_seq >= $3
               or exists (select from hidden_messages h where h.user_id = p.user_id and h.stream_id = $2 and h.seq = $3))`,
      [group_id, stream_id, seq],
    )
  ).map(({ user_id }) => user_id)

/** An event of a group as it is stored; `audience`: who reads it besides creator and managers, null for everybody. */
export interface GroupEventRow {
  readonly seq: number
  readonly action: string
  readonly ts: number
  readonly data: unknown
  readonly audience: readonly number[] | null
}

export const readGroupEvents = (
  db: Db,
  streamId: number,
  afterSeq: number,
  upToSeq: number,
): Promise<GroupEventRow[]> =>
  db.query(
    `select seq, action, created_ms as ts, data, audience from events where stream_id = $1 and seq > $2 and seq <= $3 order by seq`,
    [streamId, afterSeq, upToSeq],
  )

/** The greatest seq of the stream's messages whose msg_id is at most this one; 0 before the first. */
export const seqAtMessage = async (db: Db, streamId: number, messageId: number): Promise<number> =>
  (await db.one<{ seq: number }>(`select seq_at_message($1, $2) as seq`, [streamId, messageId])).seq

/** Moves my received mark in a group, which never goes back. */
export const moveReceivedCursor = (
  db: Db,
  cursor: { userId: number; groupId: number; receivedSeq: number; nowMs: number },
): Promise<number> =>
  db.execute(
    `update group_members set received_seq = $3, changed_ms = $4
      where user_id = $1 and group_id = $2 and left_seq is null and received_seq < $3`,
    [cursor.userId, cursor.groupId, cursor.receivedSeq, cursor.nowMs],
  )

/** Who is in which group, for the sockets, to which every group is a room. */
export const membershipQueries = (db: Db): RoomNeeds => ({
  listMemberships: (userIds) =>
    db.query(
      `select m.user_id, m.group_id as room_id, m.join_seq, g.members_seq from group_members m join groups g on g.group_id = m.group_id
        where m.user_id = any ($1) and m.left_seq is null and g.status <> 0`,
      [userIds],
    ),
  async listPresent(groupId, userIds) {
    // One statement, hence one moment.
    const rows = await db.query<{ members_seq: number; user_id: number | null; join_seq: number | null }>(
      `select g.members_seq, m.user_id, m.join_seq from groups g
         left join group_members m on m.group_id = g.group_id and m.user_id = any ($2) and m.left_seq is null
        where g.group_id = $1`,
      [groupId, userIds],
    )
    const present = rows.flatMap(({ user_id, join_seq }) =>
      user_id === null || join_seq === null ? [] : [[user_id, join_seq] as const],
    )
    return { membersSeq: rows[0]?.members_seq ?? 0, joinSeqs: new Map(present) }
  },
})
