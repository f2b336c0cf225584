import type { Message, MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { Db } from '../../../platform/db.ts'

/** A stored message. */
export interface MessageRow {
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
  readonly created_ms: number
}

export const messageColumns = `m.seq, m.msg_id, m.sender_id, m.target_id, m.local_id, m.chat_type, m.msg_type, m.content_text, m.ref_msg_id, m.is_gone, m.created_ms`

/** One message on its way into the store. */
export interface NewMessage {
  readonly senderId: number
  readonly peerId: number
  readonly localId: string
  readonly chatType: 'private' | 'temp_private'
  readonly messageType: MessageType
  readonly contentText: string
  readonly refMessageId: number
}

/** What became of a message: stored now, known already (its first result), known with another body, or refused. */
export type AppendResult =
  | {
      readonly outcome: 'stored' | 'repeat' | 'conflict'
      readonly seq: number
      readonly msg_id: number
      readonly created_ms: number
    }
  | { readonly outcome: 'stranger' | 'blacklisted' | 'ref_gone' }

/** The result of a send, now or at its first time. */
export type Stored = Extract<AppendResult, { seq: number }>

/** Stores a batch in one statement and one commit; result i belongs to message i. Call it outside a transaction. */
export const appendMessages = (db: Db, messages: readonly NewMessage[], nowMs: number): Promise<AppendResult[]> =>
  db.query(`select outcome, seq, msg_id, created_ms from append_private_messages($1, $2, $3, $4, $5, $6, $7, $8)`, [
    messages.map(({ senderId }) => senderId),
    messages.map(({ peerId }) => peerId),
    messages.map(({ localId }) => localId),
    messages.map(({ chatType }) => chatType),
    messages.map(({ messageType }) => messageType),
    messages.map(({ contentText }) => contentText),
    messages.map(({ refMessageId }) => refMessageId),
    nowMs,
  ])

/** Stores one message the server writes itself, under its stream's lock, in the transaction of what it tells about. */
export const insertNotice = (
  tx: Db,
  notice: { stream: string; senderId: number; targetId: number; contentText: string; nowMs: number },
): Promise<MessageRow> =>
  tx.one(
    `with stream as (
       update streams set last_seq = last_seq + 1, changed_ms = $5 where name = $1 returning id, last_seq
     )
     insert into messages as m (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, created_ms)
       select id, last_seq, nextval('message_ids'), $2, $3, gen_random_uuid(), 'private', 'sys_notice', $4, 0, $5 from stream
     returning ${messageColumns}`,
    [notice.stream, notice.senderId, notice.targetId, notice.contentText, notice.nowMs],
  )

/** The message of this id in this conversation, or undefined. */
export const findMessage = (db: Db, streamId: number, messageId: number): Promise<MessageRow | undefined> =>
  db.find(`select ${messageColumns} from messages m where m.msg_id = $2 and m.stream_id = $1`, [streamId, messageId])

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
