import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { Db } from '../../../platform/db.ts'
import { unreadCount } from './heads.ts'
import { type MessageRow, messageColumns } from './messages.ts'

/** Which messages of a list to show; undefined shows all. */
export interface ListFilter {
  readonly messageType: MessageType | undefined
  readonly endMs: number | undefined
}

const matching = `not m.is_gone and ($1::text is null or m.msg_type = $1) and ($2::bigint is null or m.created_ms < $2)`
const filterValues = ({ messageType, endMs }: ListFilter) => [messageType ?? null, endMs ?? null]

/** Messages of a conversation before `seq`, newest first. */
export const listOlder = (
  db: Db,
  filter: ListFilter,
  streamId: number,
  seq: number,
  limit: number,
): Promise<MessageRow[]> =>
  db.query(
    `select ${messageColumns} from messages m where ${matching} and m.stream_id = $3 and m.seq < $4 order by m.seq desc limit $5`,
    [...filterValues(filter), streamId, seq, limit],
  )

/** Messages of a conversation after `seq`, oldest first. */
export const listNewer = (
  db: Db,
  filter: ListFilter,
  streamId: number,
  seq: number,
  limit: number,
): Promise<MessageRow[]> =>
  db.query(
    `select ${messageColumns} from messages m where ${matching} and m.stream_id = $3 and m.seq > $4 order by m.seq limit $5`,
    [...filterValues(filter), streamId, seq, limit],
  )

/** Messages of all private conversations of `userId` after a msg_id, oldest first. Only conversations that are ahead are searched. */
export const listMissed = (
  db: Db,
  filter: ListFilter,
  userId: number,
  messageId: number,
  limit: number,
): Promise<MessageRow[]> =>
  db.query(
    `with ahead as materialized (
       select mine.stream_id from private_sides mine
        cross join lateral (select msg_id from messages m where m.stream_id = mine.stream_id order by m.seq desc limit 1) newest
        where mine.user_id = $3 and newest.msg_id > $4
     )
     select m.* from ahead
      cross join lateral (
        select ${messageColumns} from messages m
         where ${matching} and m.stream_id = ahead.stream_id and m.seq > seq_at_message(ahead.stream_id, $4)
         order by m.seq limit $5
      ) m
      order by m.msg_id limit $5`,
    [...filterValues(filter), userId, messageId, limit],
  )

/** Messages of private conversations of `userId` whose text holds the keyword, newest first; `streamId` 0 searches all of them.
 *  The written form is looked at first, because reading JSON costs far more. */
export const searchMessages = (
  db: Db,
  filter: ListFilter,
  search: { userId: number; streamId: number; keyword: string; beforeId: number; limit: number },
): Promise<MessageRow[]> =>
  db.query(
    `select ${messageColumns}
       from private_sides mine join messages m on m.stream_id = mine.stream_id
      where ${matching} and mine.user_id = $3 and ($4 = 0 or mine.stream_id = $4) and ($6 = 0 or m.msg_id < $6)
        and strpos(lower(m.content_text), lower($8)) > 0
        and strpos(lower(m.content_text::json #>> '{0,text,content}'), lower($5)) > 0
      order by m.msg_id desc limit $7`,
    [
      ...filterValues(filter),
      search.userId,
      search.streamId,
      search.keyword,
      search.beforeId,
      search.limit,
      JSON.stringify(search.keyword).slice(1, -1),
    ],
  )

/** A conversation of the chat list with its newest message, which a conversation without messages lacks. */
export interface SessionRow {
  readonly stream_id: number
  readonly stream: string
  readonly peer_id: number
  readonly head_seq: number
  readonly read_seq: number
  readonly peer_read_seq: number
  readonly is_top: boolean
  readonly is_disturbing: boolean
  readonly unread: number
  readonly last_id: number | null
  readonly last_ms: number | null
  readonly last_type: MessageType | null
  readonly last_content: string | null
}

/** Conversations of `userId` that hold a message, the last active first. */
export const listSessions = (db: Db, userId: number, limit: number): Promise<SessionRow[]> =>
  db.query(
    `select mine.stream_id, s.name as stream, mine.peer_id, s.last_seq as head_seq, mine.read_seq, theirs.read_seq as peer_read_seq,
            mine.is_top, mine.is_disturbing, ${unreadCount} as unread,
            last.msg_id as last_id, last.created_ms as last_ms, last.msg_type as last_type, last.content_text as last_content
       from private_sides mine
       join private_sides theirs on theirs.user_id = mine.peer_id and theirs.peer_id = mine.user_id
       join streams s on s.id = mine.stream_id
       left join lateral (
         select m.msg_id, m.created_ms, m.msg_type, m.content_text from messages m
          where m.stream_id = mine.stream_id and not m.is_gone order by m.seq desc limit 1
       ) last on true
      where mine.user_id = $1 and s.last_seq > 0
      order by s.changed_ms desc, s.id desc limit $2`,
    [userId, limit],
  )

/** The newest `each` messages of every one of these conversations, by msg_id. */
export const listNewestOfEach = (
  db: Db,
  filter: ListFilter,
  streamIds: readonly number[],
  each: number,
): Promise<MessageRow[]> =>
  db.query(
    `select m.* from unnest($3::bigint[]) wanted(stream_id)
      cross join lateral (
        select ${messageColumns} from messages m where ${matching} and m.stream_id = wanted.stream_id order by m.seq desc limit $4
      ) m
      order by m.msg_id`,
    [...filterValues(filter), streamIds, each],
  )
