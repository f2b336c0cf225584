import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type ChatKind, mayRead } from './conversations.ts'

/** A reminder with the message as its member reads it now. */
export interface ReminderRow {
  readonly id: number
  readonly conversation: string
  readonly kind: ChatKind
  readonly chat_id: number
  readonly msg_id: number
  readonly msg_type: MessageType
  readonly content_text: string
  readonly remind_ms: number
}

const columns = `r.id, r.conversation, p.kind, p.target_id as chat_id, r.msg_id, m.msg_type, m.content_text, r.remind_ms`
const readable = `message_reminders r join messages m on m.msg_id = r.msg_id
  join places p on p.stream_id = m.stream_id and p.user_id = r.user_id and ${mayRead}`

/** One change of a member's reminders at a time: they are counted, and nobody leaves a group meanwhile. */
export const lockReminders = (tx: Db, userIds: readonly number[]): Promise<unknown> =>
  tx.execute(
    `select pg_advisory_xact_lock(hashtextextended('reminders of:' || u.user_id, 0))
       from (select user_id from unnest($1::bigint[]) as user_id order by user_id offset 0) u`,
    [userIds],
  )

/** Reminders of messages that their member may still read, the next one first; of one message alone where it is given. */
export const listRemindersOf = (db: Db, userId: number, messageId?: number): Promise<ReminderRow[]> =>
  db.query(
    `select ${columns} from ${readable} where r.user_id = $1 and ($2::bigint is null or r.msg_id = $2) order by r.remind_ms, r.id`,
    [userId, messageId ?? null],
  )

/** Sets one, or gives the one there is another time. */
export const upsertReminder = (tx: Db, { userId, messageId, conversation, remindMs }: NewReminder): Promise<unknown> =>
  tx.execute(
    `insert into message_reminders as r (user_id, msg_id, conversation, remind_ms) values ($1, $2, $3, $4)
     on conflict (user_id, msg_id) do update set remind_ms = excluded.remind_ms`,
    [userId, messageId, conversation, remindMs],
  )

interface NewReminder {
  readonly userId: number
  readonly messageId: number
  readonly conversation: string
  readonly remindMs: number
}

export const deleteReminderOf = async (db: Db, userId: number, messageId: number): Promise<boolean> =>
  (await db.execute('delete from message_reminders where user_id = $1 and msg_id = $2', [userId, messageId])) > 0

export const deleteRemindersIn = (tx: Db, userIds: readonly number[], conversation: string): Promise<unknown> =>
  tx.execute('delete from message_reminders where user_id = any ($1) and conversation = $2', [userIds, conversation])

/** One whose time has come. `name` is that of the group, or what its member calls the other. */
export interface DueReminder {
  readonly user_id: number
  readonly msg_id: number
  /** Null where the message cannot be read any more, or the account is disabled. */
  readonly kind: ChatKind | null
  readonly chat_id: number
  readonly name: string
}

/** Takes those whose time has come out of the table, in the order of their members, besides what another process is at. */
export const takeDueReminders = (tx: Db, nowMs: number, limit: number): Promise<DueReminder[]> =>
  tx.query(
    `with due as (
       select id from message_reminders where remind_ms <= $1 order by remind_ms, id limit $2 for update skip locked
     ), r as (
       delete from message_reminders using due where message_reminders.id = due.id returning user_id, msg_id
     )
     select r.user_id, r.msg_id, s.kind, coalesce(s.target_id, 0) as chat_id,
            coalesce(g.group_name, nullif(f.friend_remark, ''), u.nick_name, '') as name
       from r
       left join lateral (
         select p.kind, p.target_id from messages m join places p on p.stream_id = m.stream_id and p.user_id = r.user_id and ${mayRead}
           join accounts a on a.id = r.user_id and a.is_enabled
          where m.msg_id = r.msg_id
       ) s on true
       left join groups g on s.kind = 'group' and g.group_id = s.target_id
       left join friends f on s.kind = 'private' and f.user_id = r.user_id and f.friend_id = s.target_id
       left join accounts u on s.kind = 'private' and u.id = s.target_id
      order by r.user_id, r.msg_id`,
    [nowMs, limit],
  )
