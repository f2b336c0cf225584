import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { PushSubscription } from '@cliffhanger/contract/push/schemas.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { fastify } from 'fastify'
import { openPlatform, type Platform } from '../../open-platform.ts'
import { registerCalls } from '../../platform/http/http.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { privateStream } from '../../platform/realtime/stream-names.ts'
import { readSettings } from '../../settings.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type PushServiceDouble, startPushService } from '../../testing/doubles/push-service.ts'
import { createAccount } from '../account/index.ts'
import { groupStream } from '../chat/index.ts'
import { createPushDomain, type PushDomain } from './index.ts'

/** A member on one device. */
export interface SignedIn {
  readonly userId: number
  readonly sessionId: number
}

/** One process that pushes, with a double of the push service; presence and unread counts are the test's. */
export interface PushProcess {
  readonly test: TestDatabase
  readonly service: PushServiceDouble
  readonly platform: Platform
  readonly domain: PushDomain
  readonly online: Set<number>
  readonly unread: Map<number, number>
  call<Row extends CallRow>(row: Row, input: CallRequest<Row>, who?: SignedIn): Promise<Envelope<CallData<Row>>>
  newMember(nickName: string, language?: 'en' | 'vi'): Promise<SignedIn>
  signIn(userId: number): Promise<SignedIn>
  /** Subscribes a new browser of this device. */
  subscribe(who: SignedIn): Promise<PushSubscription>
  /** Stores a private message, as between friends. */
  sendPrivate(senderId: number, recipientId: number, text: string, type?: MessageType): Promise<Sent>
  newGroup(creatorId: number, memberIds: readonly number[]): Promise<number>
  sendToGroup(senderId: number, groupId: number, text: string, review?: 0 | 1): Promise<Sent>
  /** Forgets what arrived; the push service takes everything, and nobody is connected. */
  reset(): void
  /** A second process on the same database, which is to be closed before this one. */
  openSecond(): Promise<{ readonly domain: PushDomain; close(): Promise<void> }>
  close(): Promise<void>
}

export interface Sent {
  readonly stream: string
  readonly messageId: number
  readonly seq: number
}

export async function startPush(environment: Readonly<Record<string, string>> = {}): Promise<PushProcess> {
  const test = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'cliffhanger-test-'))
  const service = await startPushService()
  const online = new Set<number>()
  const unread = new Map<number, number>()
  const settings = readSettings({
    DATABASE_URL: test.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '1000',
    CHECK_REPLIES: '1',
    PUSH_PRIVATE: '1',
    ...environment,
  })
  const open = async () => {
    const platform = await openPlatform(settings, 'all')
    const domain = createPushDomain(platform.context, {
      gateway: { presence: { isOnline: (userId) => online.has(userId) } },
      chat: { unreadTotals: async () => unread },
      notices: { wordsOf: async () => new Map() },
    })
    await platform.context.jobs.start()
    await domain.start?.('all')
    const close = async () => {
      await domain.stop?.()
      await platform.close()
    }
    return { platform, domain, close }
  }
  const { platform, domain, close } = await open()
  const db = test.database
  const app = fastify()
  const member = async (token: string) => {
    const [userId = 0, sessionId = 0] = token.split('.').map(Number)
    return userId > 0 ? { userId, sessionId, deviceId: 'device' } : refuse('tokenInvalid')
  }
  registerCalls(
    app,
    { context: platform.context, authentication: { member, operator: () => refuse('noPermission') } },
    domain.calls,
  )

  const storeMessage = async (
    stream: string,
    senderId: number,
    targetId: number,
    text: string,
    type: MessageType,
    review: 0 | 1,
  ) => {
    const { msg_id: messageId, seq } = await db.one<{ msg_id: number; seq: number }>(
      `with stream as (update streams set last_seq = last_seq + 1 where name = $1 returning id, last_seq)
       insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, review, created_ms)
         select id, last_seq, nextval('message_ids'), $2, $3, gen_random_uuid(), $6, $4, $5, 0, $7, 0 from stream returning msg_id, seq`,
      [stream, senderId, targetId, type, textContent(text), stream.startsWith('g_') ? 'group' : 'private', review],
    )
    return { stream, messageId, seq }
  }

  const started: PushProcess = {
    test,
    service,
    platform,
    domain,
    online,
    unread,
    async call(row, input, who) {
      const response = await app.inject({
        method: row.method,
        url: row.path,
        ...(row.method === 'POST' && { payload: input as object }),
        ...(who && { headers: { authorization: `Bearer ${who.userId}.${who.sessionId}` } }),
      })
      return response.json()
    },
    async newMember(nickName, language = 'en') {
      const account = { loginType: 'auto', address: '127.0.0.1', language, nickName } as const
      return started.signIn((await db.transaction((tx) => createAccount(tx, account, Date.now()))).id)
    },
    async signIn(userId) {
      const { id: sessionId } = await db.one<{ id: number }>(
        `insert into login_sessions (account_id, device_hash, device, address, seed, rotated_ms, created_ms, is_proven)
           values ($1, '', '{}', '', '', 0, 0, true) returning id`,
        [userId],
      )
      return { userId, sessionId }
    },
    async subscribe(who) {
      const browser = service.newBrowser()
      const { code } = await started.call(pushCalls.subscribePush, browser, who)
      if (code !== 200) throw new Error(`the subscription was refused: ${code}`)
      return browser
    },
    async sendPrivate(senderId, recipientId, text, type = 'text') {
      const stream = privateStream(senderId, recipientId)
      await db.execute(`insert into streams (name) values ($1) on conflict do nothing`, [stream])
      await db.execute(
        `insert into private_sides (user_id, peer_id, stream_id, reach, changed_ms)
           select one, other, s.id, 'open', 0 from streams s, (values ($2::bigint, $3::bigint), ($3, $2)) sides(one, other) where s.name = $1
         on conflict do nothing`,
        [stream, senderId, recipientId],
      )
      return storeMessage(stream, senderId, recipientId, text, type, 1)
    },
    async newGroup(creatorId, memberIds) {
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
    },
    sendToGroup: (senderId, groupId, text, review = 1) =>
      storeMessage(groupStream(groupId), senderId, groupId, text, 'text', review),
    reset() {
      service.arrived.length = 0
      service.answer = () => 201
      online.clear()
      unread.clear()
    },
    openSecond: open,
    async close() {
      await app.close()
      await close()
      await service.close()
      await test.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return started
}
