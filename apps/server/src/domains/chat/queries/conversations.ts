import type { Db } from '../../../platform/database/db.ts'

export type ChatKind = 'private' | 'group'

/** One conversation as one of its members stands to it. */
export interface ConversationRow {
  readonly kind: ChatKind
  /** The other member, or the group. */
  readonly target_id: number
  readonly stream_id: number
  readonly stream: string
  readonly head_seq: number
  readonly read_seq: number
  /** The reader cleared the conversation up to here, for themselves. */
  readonly cleared_seq: number
  /** The first seq the reader may read. */
  readonly from_seq: number
  /** Whether the reader sees messages before they are reviewed. */
  readonly sees_reviews: boolean
}

const conversationColumns = `p.kind, p.target_id, p.stream_id, s.name as stream, s.last_seq as head_seq, p.read_seq, p.cleared_seq, p.from_seq, p.sees_reviews`

/** My place in the conversation with this member or in this group; undefined where I have none. */
export const findConversation = (
  db: Db,
  userId: number,
  kind: ChatKind,
  targetId: number,
): Promise<ConversationRow | undefined> =>
  db.find(
    `select ${conversationColumns} from places p join streams s on s.id = p.stream_id where p.kind = $2 and p.user_id = $1 and p.target_id = $3`,
    [userId, kind, targetId],
  )

/** SQL: the member of conversation `p` did not delete message `m` for themselves. Looked up row by row: a join would sort the whole
 *  conversation before its newest 50 are known. */
const isNotHidden = `(select true from hidden_messages h where h.user_id = p.user_id and h.stream_id = m.stream_id and h.seq = m.seq) is null`

/** SQL: whether place `p` may read message `m`; what only its content decides, such as whom a notice is for, is looked at afterwards. */
const mayReadWords = `not m.is_gone and m.seq >= p.from_seq and m.seq > p.cleared_seq and (m.review = 1 or p.sees_reviews or m.sender_id = p.user_id)
  and ${isNotHidden}`

/** The same, and notices only where they are meant for this reader. */
export const mayRead = `${mayReadWords}
  and (p.sees_notices or m.msg_type <> 'sys_notice' or strpos(m.content_text, '"user_id":' || p.user_id || ',') > 0)`

/** Unread messages are counted up to here. */
const unreadLimit = 101

/** SQL: how many messages that meet `condition` others wrote after the read mark of place `p`. `condition` is that of a partial index
 *  (migration 57): rows that do not count are not looked at, however many there are. */
const countAfterCursor = (condition: string) => `(select count(*)::int from (
      select from messages m
       where m.stream_id = p.stream_id and m.seq > greatest(p.read_seq, p.cleared_seq, p.from_seq - 1) and m.sender_id <> p.user_id
         and not m.is_gone and m.msg_type <> 'sys_notice' and ${condition} and ${isNotHidden} limit ${unreadLimit}
    ) counted)`

/** SQL of the unread count of place `p`: index ranges with a limit, never a counter per member (socket.md 3.3). What was approved
 *  after the read mark counts for those who see it by its approval. */
export const unreadCount = `
  least(${unreadLimit}, ${countAfterCursor('m.review = 1 and m.approved_seq is null')}
   + case when p.kind = 'private' then 0
     when p.sees_reviews then ${countAfterCursor('(m.review <> 1 or m.approved_seq is not null)')}
     else (select count(*)::int from (
      select from messages m where m.stream_id = p.stream_id and m.approved_seq > p.read_seq and m.sender_id <> p.user_id and ${mayReadWords}
       limit ${unreadLimit}
    ) approved) end)`

/** SQL, 1 or 0: a message after the read mark of place `p` mentions its member. */
export const atCursor = `
  (exists (select from message_mentions t join messages m on m.stream_id = t.stream_id and m.seq = t.seq
            where t.stream_id = p.stream_id and t.user_id in (0, p.user_id) and t.seq > greatest(p.read_seq, p.cleared_seq)
              and m.sender_id <> p.user_id and ${mayReadWords})
   or exists (select from messages m join message_mentions t on t.stream_id = m.stream_id and t.seq = m.seq and t.user_id in (0, p.user_id)
               where not p.sees_reviews and m.stream_id = p.stream_id and m.approved_seq > p.read_seq and m.sender_id <> p.user_id and ${mayReadWords})
  )::int`

/** Which seqs of the stream between these a member deleted for themselves. */
export const readHidden = async (
  db: Db,
  userId: number,
  streamId: number,
  afterSeq: number,
  upToSeq: number,
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.query<{ seq: number }>(
        `select seq from hidden_messages where user_id = $1 and stream_id = $2 and seq > $3 and seq <= $4`,
        [userId, streamId, afterSeq, upToSeq],
      )
    ).map(({ seq }) => seq),
  )

/** Those of these seqs that a member deleted for themselves. */
export const findHidden = async (
  db: Db,
  userId: number,
  streamId: number,
  seqs: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.query<{ seq: number }>(
        `select seq from hidden_messages where user_id = $1 and stream_id = $2 and seq = any ($3)`,
        [userId, streamId, seqs],
      )
    ).map(({ seq }) => seq),
  )

/** Who of a private conversation deleted the message of this seq for themselves, alone or with all before it. */
export const listHiding = async (db: Db, streamId: number, seq: number): Promise<number[]> =>
  (
    await db.query<{ user_id: number }>(
      `select s.user_id from private_sides s where s.stream_id = $1
          and (s.cleared_seq >= $2 or exists (select from hidden_messages h where h.user_id = s.user_id and h.stream_id = $1 and h.seq = $2))`,
      [streamId, seq],
    )
  ).map(({ user_id }) => user_id)

/** Keeps these messages from one member from now on. */
export const hideMessages = (tx: Db, userId: number, streamId: number, seqs: readonly number[]): Promise<number> =>
  tx.execute(
    `insert into hidden_messages (user_id, stream_id, seq) select $1, $2, * from unnest($3::bigint[]) on conflict do nothing`,
    [userId, streamId, seqs],
  )

/** Clears a conversation for one member up to its head: everything before counts as read and is hidden from them. */
export async function clearConversationRows(
  tx: Db,
  userId: number,
  conversation: ConversationRow,
  nowMs: number,
): Promise<void> {
  const values = [userId, conversation.target_id, conversation.head_seq, nowMs]
  await tx.execute(
    conversation.kind === 'private'
      ? `update private_sides set cleared_seq = $3, read_seq = greatest(read_seq, $3), received_seq = greatest(received_seq, $3), is_archived = false, changed_ms = $4
          where user_id = $1 and peer_id = $2`
      : `update group_members set cleared_seq = $3, read_seq = greatest(read_seq, $3), received_seq = greatest(received_seq, $3), is_archived = false, changed_ms = $4
          where user_id = $1 and group_id = $2`,
    values,
  )
  await tx.execute(`delete from hidden_messages where user_id = $1 and stream_id = $2 and seq <= $3`, [
    userId,
    conversation.stream_id,
    conversation.head_seq,
  ])
}
