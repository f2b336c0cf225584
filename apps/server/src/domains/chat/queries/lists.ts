import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import { atCursor, type ChatKind, type ConversationRow, mayRead, unreadCount } from './conversations.ts'
import { type MessageRow, messageColumns } from './messages.ts'

/** Which messages of a list to show; undefined shows all. */
export interface ListFilter {
  readonly messageType: MessageType | undefined
  readonly endMs: number | undefined
  readonly senderId: number | undefined
}

export const matching = `($1::text is null or m.msg_type = $1) and ($2::bigint is null or m.created_ms < $2)
        and ($3::bigint is null or m.sender_id = $3)`
export const filterValues = ({ messageType, endMs, senderId }: ListFilter) => [
  messageType ?? null,
  endMs ?? null,
  senderId ?? null,
]

/** SQL: messages of one conversation of a member as far as they match, in this order; read along the index, only as many as are asked for. */
const inConversation = (condition: string, order: 'asc' | 'desc') => `
  select m.* from (select * from places where user_id = $4 and kind = $5 and target_id = $6) p
   cross join lateral (
     select ${messageColumns} from messages m
      where m.stream_id = p.stream_id and ${matching} and ${mayRead} and ${condition} order by m.seq ${order} limit $8
   ) m order by m.seq ${order}`

/** Messages of a conversation before `seq`, newest first. */
export const listOlder = (
  db: Db,
  filter: ListFilter,
  userId: number,
  { kind, target_id }: ConversationRow,
  seq: number,
  limit: number,
): Promise<MessageRow[]> =>
  db.query(inConversation('m.seq < $7', 'desc'), [...filterValues(filter), userId, kind, target_id, seq, limit])

/** Messages of a conversation after `seq`, oldest first. */
export const listNewer = (
  db: Db,
  filter: ListFilter,
  userId: number,
  { kind, target_id }: ConversationRow,
  seq: number,
  limit: number,
): Promise<MessageRow[]> =>
  db.query(inConversation('m.seq > $7', 'asc'), [...filterValues(filter), userId, kind, target_id, seq, limit])

/** Messages of all conversations of this kind of `userId` after a msg_id, oldest first. Only conversations that are ahead are searched. */
export const listMissed = (
  db: Db,
  filter: ListFilter,
  userId: number,
  kind: ChatKind,
  messageId: number,
  limit: number,
): Promise<MessageRow[]> =>
  db.query(
    `with ahead as materialized (
       select p.* from places p
        cross join lateral (select msg_id from messages m where m.stream_id = p.stream_id order by m.seq desc limit 1) newest
        where p.kind = $4 and p.user_id = $5 and newest.msg_id > $6
     )
     select m.* from ahead p
      cross join lateral (
        select ${messageColumns} from messages m
         where ${matching} and m.stream_id = p.stream_id and ${mayRead} and m.seq > seq_at_message(p.stream_id, $6)
         order by m.seq limit $7
      ) m
      order by m.msg_id limit $7`,
    [...filterValues(filter), kind, userId, messageId, limit],
  )

/** A conversation of the chat list with its newest message, which a conversation without messages lacks. */
export interface ListedConversationRow extends ConversationRow {
  readonly is_top: boolean
  readonly is_disturbing: boolean
  readonly disturbing_until_ms: number
  readonly is_archived: boolean
  readonly archived_msg_id: number
  readonly unread: number
  readonly at: 0 | 1
  readonly last_id: number | null
  readonly last_ms: number | null
  readonly last_type: MessageType | null
  readonly last_content: string | null
  readonly last_sender_id: number | null
}

/** Conversations of this kind that hold something since they were cleared, the last active first. */
export const listConversations = (
  db: Db,
  userId: number,
  kind: ChatKind,
  limit: number,
): Promise<ListedConversationRow[]> =>
  db.query(
    `with p as materialized (
       select p.*, s.name as stream, s.last_seq as head_seq, s.changed_ms as active_ms
         from places p join streams s on s.id = p.stream_id
        where p.kind = $2 and p.user_id = $1 and s.last_seq > p.cleared_seq
        order by s.changed_ms desc, s.id desc limit $3
     )
     select p.kind, p.target_id, p.stream_id, p.stream, p.head_seq, p.read_seq, p.cleared_seq, p.from_seq, p.sees_reviews,
            p.is_top, p.is_disturbing, p.disturbing_until_ms, p.is_archived, p.archived_msg_id, ${unreadCount} as unread, ${atCursor} as at,
            last.msg_id as last_id, last.created_ms as last_ms, last.msg_type as last_type, last.content_text as last_content,
            last.sender_id as last_sender_id
       from p
       left join lateral (
         select m.msg_id, m.created_ms, m.msg_type, m.content_text, m.sender_id from messages m
          where m.stream_id = p.stream_id and ${mayRead} order by m.seq desc limit 1
       ) last on true
      order by p.active_ms desc, p.stream_id desc`,
    [userId, kind, limit],
  )

/** How these members are called in these groups, the ones that left as well. */
export const listNamesInGroups = (
  db: Db,
  writers: readonly { readonly groupId: number; readonly userId: number }[],
): Promise<{ group_id: number; user_id: number; name: string }[]> =>
  db.query(
    `select w.group_id, w.user_id, coalesce(nullif(g.group_nickname, ''), a.nick_name) as name
       from unnest($1::bigint[], $2::bigint[]) w (group_id, user_id)
       join accounts a on a.id = w.user_id
       left join group_members g on g.group_id = w.group_id and g.user_id = w.user_id and g.left_seq is null`,
    [writers.map(({ groupId }) => groupId), writers.map(({ userId }) => userId)],
  )

/** The newest `each` messages of every one of these conversations of a member, by msg_id. */
export const listNewestOfEach = (
  db: Db,
  filter: ListFilter,
  userId: number,
  kind: ChatKind,
  targetIds: readonly number[],
  each: number,
): Promise<MessageRow[]> =>
  db.query(
    `select m.* from places p
      cross join lateral (
        select ${messageColumns} from messages m where ${matching} and m.stream_id = p.stream_id and ${mayRead} order by m.seq desc limit $7
      ) m
      where p.user_id = $4 and p.kind = $5 and p.target_id = any ($6)
      order by m.msg_id`,
    [...filterValues(filter), userId, kind, targetIds, each],
  )
