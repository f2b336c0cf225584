import type { ReactionTotal } from '@cliffhanger/contract/chat/reactions.ts'
import type { Message, MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { PollKey, PollState } from '@cliffhanger/rules/chat/polls.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A stored message. */
export interface MessageRow {
  readonly stream_id: number
  readonly seq: number
  readonly msg_id: number
  readonly sender_id: number
  readonly target_id: number
  readonly local_id: string
  readonly chat_type: Message['chat_type']
  readonly msg_type: MessageType
  readonly content_text: string
  readonly ref_msg_id: number
  readonly is_gone: boolean
  /** 0 under review, 1 shown, 2 rejected; private messages are always shown. */
  readonly review: 0 | 1 | 2
  /** Seq of the event that approved it: what ordinary members see it by. */
  readonly approved_seq: number | null
  /** Address of the sender. */
  readonly ip: string
  readonly created_ms: number
  /** When its text was last changed; null: never. */
  readonly edited_ms: number | null
  /** How often each reaction stands at it; null where nobody ever reacted. */
  readonly reactions: readonly ReactionTotal[] | null
  /** How it stands; null where it is no poll. */
  readonly poll: PollState | null
}

export const messageColumns = `m.stream_id, m.seq, m.msg_id, m.sender_id, m.target_id, m.local_id, m.chat_type, m.msg_type, m.content_text,
  m.ref_msg_id, m.is_gone, m.review, m.approved_seq, m.ip, m.created_ms, m.edited_ms,
  (select t.totals from message_reaction_totals t where t.stream_id = m.stream_id and t.seq = m.seq) as reactions,
  case when m.msg_type = 'poll' then (
    select json_build_object('totals', q.totals, 'voters', q.voters, 'right', q.right_option, 'explanation', q.explanation,
                             'is_closed', q.closed_ms is not null)
      from message_polls q where q.stream_id = m.stream_id and q.seq = m.seq
  ) end as poll`

/** One message on its way into the store. */
export interface NewMessage {
  readonly senderId: number
  readonly peerId: number
  readonly localId: string
  readonly chatType: 'private' | 'temp_private'
  readonly messageType: MessageType
  readonly contentText: string
  readonly refMessageId: number
  readonly ip: string
  /** Object keys of its files. */
  readonly fileKeys: readonly string[]
  /** What of a poll stands apart from its content. */
  readonly pollKey?: PollKey | undefined
}

/** What became of a message: stored now, known already (its first result), known with another body, or refused. */
export type AppendResult =
  | {
      readonly outcome: 'stored' | 'repeat' | 'conflict'
      readonly seq: number
      readonly msg_id: number
      readonly created_ms: number
    }
  | { readonly outcome: 'stranger' | 'blacklisted' | 'ref_gone' | 'file_gone' }

/** The result of a send, now or at its first time. */
export type Stored = Extract<AppendResult, { seq: number }>

/** Stores a batch in one statement; result i belongs to message i. The streams stay locked until the commit. */
export const appendMessages = (db: Db, messages: readonly NewMessage[], nowMs: number): Promise<AppendResult[]> =>
  db.query(
    `select outcome, seq, msg_id, created_ms from append_private_messages($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      messages.map(({ senderId }) => senderId),
      messages.map(({ peerId }) => peerId),
      messages.map(({ localId }) => localId),
      messages.map(({ chatType }) => chatType),
      messages.map(({ messageType }) => messageType),
      messages.map(({ contentText }) => contentText),
      messages.map(({ refMessageId }) => refMessageId),
      messages.map(({ ip }) => ip),
      messages.map(({ fileKeys }) => fileKeys.join('\n')),
      nowMs,
    ],
  )

/** Stores one message the server writes itself, under its stream's lock, in the transaction of what it tells about. */
export const insertNotice = (
  tx: Db,
  notice: {
    stream: string
    chatType: 'private' | 'group'
    senderId: number
    targetId: number
    contentText: string
    nowMs: number
  },
): Promise<MessageRow> =>
  tx.one(
    `with stream as (
       update streams set last_seq = last_seq + 1, changed_ms = $5 where name = $1 returning id, last_seq
     )
     insert into messages as m (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, created_ms)
       select id, last_seq, nextval('message_ids'), $2, $3, gen_random_uuid(), $6, 'sys_notice', $4, 0, $5 from stream
     returning ${messageColumns}`,
    [notice.stream, notice.senderId, notice.targetId, notice.contentText, notice.nowMs, notice.chatType],
  )

/** The message of this id in this conversation, or undefined. */
export const findMessage = (db: Db, streamId: number, messageId: number): Promise<MessageRow | undefined> =>
  db.find(`select ${messageColumns} from messages m where m.msg_id = $2 and m.stream_id = $1`, [streamId, messageId])

/** Those of these messages that stand in this conversation. */
export const findMessagesById = (db: Db, streamId: number, messageIds: readonly number[]): Promise<MessageRow[]> =>
  db.query(`select ${messageColumns} from messages m where m.msg_id = any ($2) and m.stream_id = $1 order by m.seq`, [
    streamId,
    messageIds,
  ])

/** What this member sent into this conversation under this local_id before, or undefined. */
export const findSent = (db: Db, stream: string, senderId: number, localId: string): Promise<MessageRow | undefined> =>
  db.find(
    `select ${messageColumns} from streams s join messages m on m.stream_id = s.id and m.sender_id = $2 and m.local_id = $3 where s.name = $1`,
    [stream, senderId, localId],
  )

/** The conversation `senderId` has with `peerId` knows this local_id already. */
export const isKnownLocalId = async (db: Db, senderId: number, peerId: number, localId: string): Promise<boolean> =>
  (await db.find(
    `select 1 from private_sides s join messages m on m.stream_id = s.stream_id and m.sender_id = s.user_id and m.local_id = $3
      where s.user_id = $1 and s.peer_id = $2`,
    [senderId, peerId, localId],
  )) !== undefined

/** Messages with `afterSeq < seq <= upToSeq`, oldest first. */
export const readMessages = (db: Db, streamId: number, afterSeq: number, upToSeq: number): Promise<MessageRow[]> =>
  db.query(
    `select ${messageColumns} from messages m where m.stream_id = $1 and m.seq > $2 and m.seq <= $3 order by m.seq`,
    [streamId, afterSeq, upToSeq],
  )

/** The newest `count` messages, oldest first. */
export const readNewestMessages = (db: Db, streamId: number, count: number): Promise<MessageRow[]> =>
  db.query(
    `select * from (select ${messageColumns} from messages m where m.stream_id = $1 order by m.seq desc limit $2) m order by m.seq`,
    [streamId, count],
  )

/** Up to `limit` messages before or after a number, else the newest; oldest first. */
export const listMessagesOf = (
  db: Db,
  streamId: number,
  { beforeSeq, afterSeq, limit }: { readonly beforeSeq?: number; readonly afterSeq?: number; readonly limit: number },
): Promise<MessageRow[]> =>
  afterSeq === undefined
    ? db.query(
        `select * from (
           select ${messageColumns} from messages m where m.stream_id = $1 and m.seq < $2 order by m.seq desc limit $3
         ) m order by m.seq`,
        [streamId, beforeSeq ?? Number.MAX_SAFE_INTEGER, limit],
      )
    : db.query(
        `select ${messageColumns} from messages m where m.stream_id = $1 and m.seq > $2 order by m.seq limit $3`,
        [streamId, afterSeq, limit],
      )

/** Locks the stream's row until the commit: what is read afterwards is final. */
export const lockStream = (tx: Db, streamId: number): Promise<number> =>
  tx.execute(`select from streams where id = $1 for no key update`, [streamId])

/** Takes messages away from everybody: their content is no longer shown, their files no longer signed. Call it under the stream's lock. */
export async function eraseMessages(tx: Db, streamId: number, seqs: readonly number[]): Promise<void> {
  const values = [streamId, seqs]
  await tx.execute(`update messages set is_gone = true where stream_id = $1 and seq = any ($2)`, values)
  await tx.execute(`delete from message_mentions where stream_id = $1 and seq = any ($2)`, values)
  await tx.execute(`delete from message_files where stream_id = $1 and seq = any ($2)`, values)
  await tx.execute(`delete from message_texts where stream_id = $1 and seq = any ($2)`, values)
  await tx.execute(`delete from message_reactions where stream_id = $1 and seq = any ($2)`, values)
  await tx.execute(`delete from message_reaction_totals where stream_id = $1 and seq = any ($2)`, values)
  await tx.execute(`delete from message_poll_votes where stream_id = $1 and seq = any ($2)`, values)
  await tx.execute(`delete from message_polls where stream_id = $1 and seq = any ($2)`, values)
}

/** Takes everything these senders wrote in a conversation from everybody, however much it is; answers how many messages there were, and
 *  how many of them waited for review. Call it under the stream's lock. */
export const eraseAllOf = (
  tx: Db,
  streamId: number,
  senderIds: readonly number[],
): Promise<{ erased: number; waiting: number }> =>
  tx.one(
    `with gone as (
       update messages set is_gone = true
        where stream_id = $1 and sender_id = any ($2) and not is_gone and msg_type <> 'sys_notice' returning seq, review
     ), mentions as (delete from message_mentions where stream_id = $1 and seq in (select seq from gone)
     ), files as (delete from message_files where stream_id = $1 and seq in (select seq from gone)
     ), texts as (delete from message_texts where stream_id = $1 and seq in (select seq from gone)
     ), reactions as (delete from message_reactions where stream_id = $1 and seq in (select seq from gone)
     ), totals as (delete from message_reaction_totals where stream_id = $1 and seq in (select seq from gone)
     ), votes as (delete from message_poll_votes where stream_id = $1 and seq in (select seq from gone)
     ), polls as (delete from message_polls where stream_id = $1 and seq in (select seq from gone))
     select count(*)::int as erased, (count(*) filter (where review = 0))::int as waiting from gone`,
    [streamId, senderIds],
  )
