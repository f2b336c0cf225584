import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import type { PushSubscription } from '@cliffhanger/contract/push/schemas.ts'
import type { SpeakingRules } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A browser that is to be told of something, and its member. */
export interface Browser extends PushSubscription {
  readonly session_id: number
  readonly user_id: number
  readonly is_hidden: boolean
  readonly is_failing: boolean
  readonly language: string
  readonly is_silent: boolean
}

/** Of `push_subscriptions s` with the joins. */
export const browserColumns = `s.session_id, s.user_id, s.endpoint, s.p256dh, s.auth, s.is_hidden, s.failing_since_ms is not null as is_failing,
  a.language, a.stop_audio as is_silent`
/** Only sign-ins that last, of members who are notified at all. */
export const browserJoins = `
       join login_sessions l on l.id = s.session_id and l.ended_ms is null
       join accounts a on a.id = s.user_id and a.is_enabled and not a.disturb`

/** A browser that is to be told of a message. */
export interface Target extends Browser {
  readonly msg_id: number
  readonly stream_id: number
  /** The reader's own name for the sender; '' if there is none. */
  readonly remark: string
  /** Whether the reader may write to the sender of a private message. */
  readonly is_open: boolean
  /** As what the reader is in the group. */
  readonly role: GroupRole
  readonly is_muted: boolean
}

/** From where a list of targets goes on. */
export type TargetKey = Pick<Target, 'session_id' | 'msg_id'>

/**
 * Browsers of those who may read these messages, have not yet, and want to hear of them: neither the conversation is on
 * do-not-disturb at this moment nor all notifications or those of messages are off. Nobody where the message is gone, under review, rejected or
 * a notice of the server. By session and message, a page at a time.
 */
export const listTargets = (
  db: Db,
  {
    messageIds,
    after,
    limit,
    nowMs,
    sessionId,
  }: { messageIds: readonly number[]; after: TargetKey; limit: number; nowMs: number; sessionId?: number },
): Promise<Target[]> =>
  db.query(
    `with told as (
       select msg_id, stream_id, seq, coalesce(approved_seq, seq) as seen_seq, sender_id from messages
        where msg_id = any ($1) and not is_gone and review = 1 and msg_type <> 'sys_notice'
     ), recipients as (
       select t.msg_id, t.stream_id, t.sender_id, p.user_id, p.reach = 'open' as is_open, 'member' as role, false as is_muted from told t join private_sides p on p.stream_id = t.stream_id
        where p.user_id <> t.sender_id and not mute_holds(p.is_disturbing, p.disturbing_until_ms, $6) and greatest(p.read_seq, p.cleared_seq) < t.seen_seq
       union all
       select t.msg_id, t.stream_id, t.sender_id, m.user_id, false, m.role, mute_holds(m.is_muted, m.muted_until_ms, $6) from told t
         join groups g on g.stream_id = t.stream_id and g.status = 1
         join group_members m on m.group_id = g.group_id and m.left_seq is null
        where m.user_id <> t.sender_id and not mute_holds(m.is_disturbing, m.disturbing_until_ms, $6) and m.join_seq <= t.seq
          and greatest(m.read_seq, m.cleared_seq) < t.seen_seq
     )
     select r.msg_id, r.stream_id, ${browserColumns}, coalesce(f.friend_remark, '') as remark, r.is_open, r.role, r.is_muted
       from recipients r
       join push_subscriptions s on s.user_id = r.user_id ${browserJoins} and not a.stop_new_msg
       left join friends f on f.user_id = r.user_id and f.friend_id = r.sender_id
      where (s.session_id, r.msg_id) > ($2::bigint, $3::bigint) and ($4::bigint is null or s.session_id = $4)
      order by s.session_id, r.msg_id limit $5`,
    [messageIds, after.session_id, after.msg_id, sessionId ?? null, limit, nowMs],
  )

/** A message with what a notification shows of it. */
export interface MessageToNotify {
  readonly msg_id: number
  readonly stream: string
  readonly sender_id: number
  readonly msg_type: MessageType
  readonly content_text: string
  readonly nick_name: string
  readonly avatar_url: string
  readonly group_nickname: string
  readonly group_id: number | null
  readonly group_name: string
  readonly group_icon: string
  /** What of the group decides who writes in it; null where it is none. */
  readonly speaking: (SpeakingRules & { readonly slow_seconds: number }) | null
}

export const readMessagesToNotify = (db: Db, messageIds: readonly number[]): Promise<MessageToNotify[]> =>
  db.query(
    `select m.msg_id, s.name as stream, m.sender_id, m.msg_type, m.content_text, a.nick_name, a.avatar_url,
            coalesce(gm.group_nickname, '') as group_nickname, g.group_id, coalesce(g.group_name, '') as group_name,
            coalesce(g.avatar_url, '') as group_icon,
            case when g.group_id is not null then json_build_object('status', g.status, 'is_muted', g.is_muted, 'can_send_msg', g.can_send_msg,
                                                                    'slow_seconds', g.slow_seconds) end as speaking
       from messages m
       join streams s on s.id = m.stream_id
       join accounts a on a.id = m.sender_id
       left join groups g on g.stream_id = m.stream_id
       left join group_members gm on gm.group_id = g.group_id and gm.user_id = m.sender_id
      where m.msg_id = any ($1)`,
    [messageIds],
  )
