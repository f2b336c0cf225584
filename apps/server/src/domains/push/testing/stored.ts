import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { Database } from '../../../platform/database/db.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { createAccount } from '../../account/index.ts'
import { groupStream } from '../../chat/index.ts'

/** A member on one device. */
export interface SignedIn {
  readonly userId: number
  readonly sessionId: number
}

export interface Sent {
  readonly stream: string
  readonly messageId: number
  readonly seq: number
}

/** Writes members, groups and messages straight into the database, as the domains that push knows nothing of would. */
export interface Stored {
  newMember(nickName: string, language?: 'en' | 'vi'): Promise<SignedIn>
  signIn(userId: number): Promise<SignedIn>
  /** Stores a private message, as between friends. */
  sendPrivate(senderId: number, recipientId: number, text: string, type?: MessageType): Promise<Sent>
  newGroup(creatorId: number, memberIds: readonly number[]): Promise<number>
  sendToGroup(senderId: number, groupId: number, text: string, review?: 0 | 1): Promise<Sent>
}

interface NewMessage {
  readonly stream: string
  readonly senderId: number
  readonly targetId: number
  readonly text: string
  readonly type?: MessageType
  readonly review?: 0 | 1
}

async function storeMessage(
  db: Database,
  { stream, senderId, targetId, text, type = 'text', review = 1 }: NewMessage,
): Promise<Sent> {
  const { msg_id: messageId, seq } = await db.one<{ msg_id: number; seq: number }>(
    `with stream as (update streams set last_seq = last_seq + 1 where name = $1 returning id, last_seq)
     insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, review, created_ms)
       select id, last_seq, nextval('message_ids'), $2, $3, gen_random_uuid(), $6, $4, $5, 0, $7, 0 from stream returning msg_id, seq`,
    [stream, senderId, targetId, type, textContent(text), stream.startsWith('g_') ? 'group' : 'private', review],
  )
  return { stream, messageId, seq }
}

async function signIn(db: Database, userId: number): Promise<SignedIn> {
  const { id: sessionId } = await db.one<{ id: number }>(
    `insert into login_sessions (account_id, device_hash, device, address, seed, rotated_ms, created_ms, is_proven)
       values ($1, '', '{}', '', '', 0, 0, true) returning id`,
    [userId],
  )
  return { userId, sessionId }
}

async function newGroup(db: Database, creatorId: number, memberIds: readonly number[]): Promise<number> {
  const { group_id: groupId } = await db.one<{ group_id: number }>(
    `with next as (select coalesce(max(group_id), 0) + 1 as id from groups),
          stream as (insert into streams (name) select 'g_' || id from next returning id)
     insert into groups (group_id, stream_id, g_no, creator_id, group_name, avatar_url, created_ms, updated_ms) overriding system value
       select next.id, stream.id, 'g' || next.id, $1, 'Fans', '/fans.svg', 0, 0 from next, stream returning group_id`,
    [creatorId],
  )
  await db.execute(
    `insert into group_members (group_id, user_id, stream_id, role, join_seq, read_seq, received_seq, joined_ms, updated_ms, changed_ms)
       select $1, u, g.stream_id, case when u = $2 then 'creator' else 'member' end, 1, 0, 0, 0, 0, 0
         from groups g, unnest($3::bigint[]) u where g.group_id = $1`,
    [groupId, creatorId, [creatorId, ...memberIds]],
  )
  return groupId
}

export const storedIn = (db: Database): Stored => ({
  async newMember(nickName, language = 'en') {
    const account = { loginType: 'auto', address: '127.0.0.1', language, nickName } as const
    return signIn(db, (await db.transaction((tx) => createAccount(tx, account, Date.now()))).id)
  },
  signIn: (userId) => signIn(db, userId),
  async sendPrivate(senderId, recipientId, text, type = 'text') {
    const stream = privateStream(senderId, recipientId)
    await db.execute(`insert into streams (name) values ($1) on conflict do nothing`, [stream])
    await db.execute(
      `insert into private_sides (user_id, peer_id, stream_id, reach, changed_ms)
         select one, other, s.id, 'open', 0 from streams s, (values ($2::bigint, $3::bigint), ($3, $2)) sides(one, other) where s.name = $1
       on conflict do nothing`,
      [stream, senderId, recipientId],
    )
    return storeMessage(db, { stream, senderId, targetId: recipientId, text, type })
  },
  newGroup: (creatorId, memberIds) => newGroup(db, creatorId, memberIds),
  sendToGroup: (senderId, groupId, text, review = 1) =>
    storeMessage(db, { stream: groupStream(groupId), senderId, targetId: groupId, text, review }),
})
