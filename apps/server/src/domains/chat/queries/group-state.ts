import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import { type GroupRole, groupScopes } from '@cliffhanger/contract/groups/schemas.ts'
import type { PollKey } from '@cliffhanger/rules/chat/polls.ts'
import { isMutedAt } from '@cliffhanger/rules/groups/mutes.ts'
import type { GroupRules } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import { groupStream } from '../group/group-stream.ts'
import { mayRead } from './conversations.ts'

/** A group as messages need it: its rules, and what frames say of it. */
export type GroupRow = GroupRules & {
  readonly group_id: number
  readonly stream_id: number
  readonly group_name: string
  readonly avatar_url: string
  readonly members_seq: number
  readonly member_total: number
  /** 0 where nothing is pinned. */
  readonly pinned_msg_id: number
  /** Seconds between two messages of an ordinary member; 0: none. */
  readonly slow_seconds: number
}

export const groupColumns = `g.group_id, g.stream_id, g.group_name, g.avatar_url, g.members_seq, g.member_total, g.pinned_msg_id, g.slow_seconds, g.status, g.is_muted, g.is_review, g.show_member_list,
  ${Object.keys(groupScopes)
    .map((name) => `g.${name}`)
    .join(', ')}`

/** One who sends. */
export interface SendingMember {
  readonly user_id: number
  readonly role: GroupRole
  readonly is_muted: boolean
  /** 0: until lifted. */
  readonly muted_until_ms: number
  readonly group_nickname: string
  readonly join_seq: number
  /** When they last sent, where the group is slow; else 0. */
  readonly last_sent_ms: number
}

/** A member as far as it decides what they may do now. */
export type ActingMember = Pick<SendingMember, 'role' | 'is_muted' | 'muted_until_ms'>

/** Those of these users who are in the group, as far as it decides what they may do. */
export const findActingMembers = async (
  db: Db,
  groupId: number,
  userIds: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, ActingMember>> =>
  new Map(
    (
      await db.query<ActingMember & Pick<SendingMember, 'user_id'>>(
        `select user_id, role, is_muted, muted_until_ms from group_members where group_id = $1 and user_id = any ($2) and left_seq is null`,
        [groupId, userIds],
      )
    ).map((member) => [member.user_id, { ...member, is_muted: isMutedAt(member, nowMs) }]),
  )

/** Everybody who is in the group. */
export const listMemberIds = async (db: Db, groupId: number): Promise<number[]> =>
  (
    await db.query<{ user_id: number }>(`select user_id from group_members where group_id = $1 and left_seq is null`, [
      groupId,
    ])
  ).map(({ user_id }) => user_id)

/** A message with a local_id that was sent before. */
export interface KnownMessage {
  readonly sender_id: number
  readonly local_id: string
  readonly seq: number
  readonly msg_id: number
  readonly created_ms: number
  readonly review: 0 | 1 | 2
  readonly msg_type: string
  readonly content_text: string
  readonly ref_msg_id: number
}

/** What a batch of messages to one group is judged by, all of one moment. */
export interface GroupState {
  readonly group: GroupRow
  readonly last_seq: number
  /** Creator and managers. */
  readonly admins: readonly number[]
  readonly members: readonly SendingMember[]
  readonly known: readonly KnownMessage[]
  /** The messages that are answered, as far as whoever answers may read them now (A-11). */
  readonly answered: readonly { readonly user_id: number; readonly msg_id: number }[]
}

/** Locks the group's stream and reads what the batch is judged by; undefined where there is no such group.
 *  Every change of members or rules takes the same lock last, so it lies wholly before or after the batch. */
export async function lockGroupState(
  tx: Db,
  groupId: number,
  batch: readonly { readonly senderId: number; readonly localId: string; readonly refMessageId: number }[],
): Promise<GroupState | undefined> {
  await tx.execute(`select from streams where name = $1 for no key update`, [groupStream(groupId)])
  const row = await tx.find<Omit<GroupState, 'group'> & GroupRow>(
    `select ${groupColumns}, s.last_seq,
            array(select user_id from group_members where group_id = $1 and role in ('creator', 'manager') and left_seq is null) as admins,
            coalesce((select json_agg(json_build_object('user_id', m.user_id, 'role', m.role, 'is_muted', m.is_muted,
                                                        'muted_until_ms', m.muted_until_ms,
                                                        'last_sent_ms', case when g.slow_seconds = 0 then 0 else
                                                          coalesce((select l.sent_ms from group_last_sent l where l.group_id = $1 and l.user_id = m.user_id), 0) end,
                                                        'group_nickname', m.group_nickname, 'join_seq', m.join_seq))
                        from group_members m where m.group_id = $1 and m.left_seq is null and m.user_id = any ($2)), '[]') as members,
            coalesce((select json_agg(json_build_object('sender_id', m.sender_id, 'local_id', m.local_id, 'seq', m.seq, 'msg_id', m.msg_id,
                                                        'created_ms', m.created_ms, 'review', m.review, 'msg_type', m.msg_type,
                                                        'content_text', sent_content(m), 'ref_msg_id', m.ref_msg_id))
                        from unnest($2::bigint[], $3::uuid[]) i(u, l)
                       cross join lateral (select * from messages k where k.stream_id = s.id and k.sender_id = i.u and k.local_id = i.l offset 0) m),
                     '[]') as known,
            coalesce((select json_agg(json_build_object('user_id', p.user_id, 'msg_id', m.msg_id))
                        from unnest($2::bigint[], $4::bigint[]) i(u, ref)
                        join places p on p.kind = 'group' and p.target_id = $1 and p.user_id = i.u
                        join messages m on m.msg_id = i.ref and m.stream_id = s.id
                       where i.ref > 0 and ${mayRead}), '[]') as answered
       from groups g join streams s on s.id = g.stream_id where g.group_id = $1`,
    [
      groupId,
      batch.map(({ senderId }) => senderId),
      batch.map(({ localId }) => localId),
      batch.map(({ refMessageId }) => refMessageId),
    ],
  )
  if (!row) return undefined
  const { last_seq, admins, members, known, answered, ...group } = row
  return { group, last_seq, admins, members, known, answered }
}

/** A message that may be stored, with its place. */
export interface PlacedMessage {
  readonly seq: number
  readonly senderId: number
  readonly localId: string
  readonly messageType: MessageType
  readonly contentText: string
  readonly refMessageId: number
  readonly review: 0 | 1
  readonly ip: string
  readonly fileKeys: readonly string[]
  /** What of a poll stands apart from its content. */
  readonly pollKey?: PollKey | undefined
  /** User ids, 0 for everybody. */
  readonly mentions: readonly number[]
}

/** Stores messages at the places they were given under the lock; answers their ids in the same order. */
export async function insertGroupMessages(
  tx: Db,
  { group_id, stream_id }: GroupRow,
  messages: readonly PlacedMessage[],
  nowMs: number,
): Promise<number[]> {
  const rows = await tx.query<{ msg_id: number }>(
    `with stored as (
       insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, review, ip, created_ms)
         select $1, i.seq, nextval('message_ids'), i.sender_id, $2, i.local_id, 'group', i.msg_type, i.content_text, i.ref_msg_id, i.review, i.ip, $3
           from (select * from unnest($4::bigint[], $5::bigint[], $6::uuid[], $7::text[], $8::text[], $9::bigint[], $10::smallint[], $11::text[])
                   with ordinality u(seq, sender_id, local_id, msg_type, content_text, ref_msg_id, review, ip, place) order by place) i
       returning seq, msg_id
     ), counted as (
       update streams set last_seq = last_seq + (select count(*) from stored), changed_ms = $3 where id = $1
     )
     select msg_id from stored order by seq`,
    [
      stream_id,
      group_id,
      nowMs,
      messages.map(({ seq }) => seq),
      messages.map(({ senderId }) => senderId),
      messages.map(({ localId }) => localId),
      messages.map(({ messageType }) => messageType),
      messages.map(({ contentText }) => contentText),
      messages.map(({ refMessageId }) => refMessageId),
      messages.map(({ review }) => review),
      messages.map(({ ip }) => ip),
    ],
  )
  await insertDetails(tx, stream_id, messages)
  return rows.map(({ msg_id }) => msg_id)
}

/** Notes when these members sent, for slow mode; under the lock of the group's stream. */
export const noteLastSent = (tx: Db, groupId: number, userIds: readonly number[], nowMs: number): Promise<number> =>
  tx.execute(
    `insert into group_last_sent (group_id, user_id, sent_ms) select $1, u, $3 from unnest($2::bigint[]) u
     on conflict (group_id, user_id) do update set sent_ms = excluded.sent_ms`,
    [groupId, userIds, nowMs],
  )

/** What only some messages have: whom they mention, which files they carry. */
async function insertDetails(tx: Db, streamId: number, messages: readonly PlacedMessage[]): Promise<void> {
  const mentions = messages.flatMap(({ seq, mentions: ids }) => ids.map((userId) => ({ seq, userId })))
  if (mentions.length > 0)
    await tx.execute(
      `insert into message_mentions (stream_id, seq, user_id) select $1, * from unnest($2::bigint[], $3::bigint[])`,
      [streamId, mentions.map(({ seq }) => seq), mentions.map(({ userId }) => userId)],
    )
  const files = messages.flatMap(({ seq, fileKeys }) => [...new Set(fileKeys)].map((fileKey) => ({ seq, fileKey })))
  if (files.length > 0)
    await tx.execute(
      `insert into message_files (stream_id, seq, file_key) select $1, * from unnest($2::bigint[], $3::text[])`,
      [streamId, files.map(({ seq }) => seq), files.map(({ fileKey }) => fileKey)],
    )
}

/** What became of a message to a group. */
export type GroupSendResult =
  | {
      readonly outcome: 'stored' | 'repeat'
      readonly seq: number
      readonly msg_id: number
      readonly created_ms: number
      readonly review: 0 | 1 | 2
    }
  | {
      readonly outcome: 'refused'
      readonly refusal: RefusalName
      readonly details?: Readonly<Record<string, unknown>> | undefined
    }
