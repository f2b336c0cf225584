import type { Db } from '../../../platform/database/db.ts'

/** Who was notified of what: what a reply or a mark needs. */
export interface NotifiedRow {
  readonly user_id: number
  readonly msg_id: number
  readonly sender_id: number
  /** Where the message is a group's. */
  readonly group_id: number | null
  readonly is_friend: boolean
}

/** The member of a browser that still receives notifications, and a message it was notified of; undefined once its sign-in is over or its
 *  member wants none any more. */
export const findNotified = (db: Db, sessionId: number, messageId: number): Promise<NotifiedRow | undefined> =>
  db.find(
    `select s.user_id, m.msg_id, m.sender_id, g.group_id, f.friend_id is not null as is_friend
       from push_subscriptions s
       join login_sessions l on l.id = s.session_id and l.ended_ms is null
       join accounts a on a.id = s.user_id and a.is_enabled
       join messages m on m.msg_id = $2
       left join groups g on g.stream_id = m.stream_id
       left join friends f on f.user_id = s.user_id and f.friend_id = m.sender_id
      where s.session_id = $1`,
    [sessionId, messageId],
  )
