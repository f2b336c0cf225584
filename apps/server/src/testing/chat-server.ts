import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import { defaultPlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { fastify } from 'fastify'
import type { ServerContext } from '../context.ts'
import { createAccount } from '../domains/account/index.ts'
import { type ChatDomain, createChatDomain, groupStream } from '../domains/chat/index.ts'
import { createSyncDomain, type SyncDomain } from '../domains/sync/index.ts'
import { openPlatform, type PlatformDeps } from '../open-platform.ts'
import type { MemberCaller } from '../platform/http/callers.ts'
import { registerCalls } from '../platform/http/http.ts'
import { refuse } from '../platform/http/refusal.ts'
import { publishSessionEnded } from '../platform/http/session-ended.ts'
import { Gateway } from '../platform/realtime/gateway.ts'
import { readSettings } from '../settings.ts'
import { answerQuestion } from '../socket-answers.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** One process that chats: calls and sockets, with tokens that say who the caller is instead of proving it. */
export interface ChatServer {
  readonly context: ServerContext
  readonly chat: ChatDomain
  readonly sync: SyncDomain
  readonly gateway: Gateway
  /** Address of the socket, without its query. */
  readonly socketUrl: string
  call<Row extends CallRow>(row: Row, input: CallRequest<Row>, userId: number): Promise<Envelope<CallData<Row>>>
  /** As `call`, but anything other than 200 fails the test; answers the data. */
  succeed<Row extends CallRow>(row: Row, input: CallRequest<Row>, userId: number): Promise<CallData<Row>>
  newMember(nickName?: string, userType?: 0 | 1): Promise<number>
  /** Lets two members write to each other. */
  connect(oneId: number, otherId: number): Promise<void>
  /** Makes as many accounts, whose sockets use `tokenOf`. */
  newMembers(count: number): Promise<readonly number[]>
  /** A group of these members, the first its creator, as the database holds it. */
  newGroup(memberIds: readonly number[]): Promise<number>
  /** Ends a login session without anybody being told, as if the bus had lost it. */
  endSilently(userId: number, sessionId: number): void
  advance(ms: number): void
  close(): Promise<void>
}

/** Token of a login session; `worn` and `revoked` instead of the session number are refused 4004 and 6001. */
export const tokenOf = (
  userId: number,
  session: number | 'worn' | 'revoked' = 1,
  deviceId = `device-${userId}`,
): string => `${userId}.${session}.${deviceId}`

async function authenticate(token: string): Promise<MemberCaller> {
  const [userId, session, deviceId] = token.split('.')
  if (!userId || !session || !deviceId) refuse('tokenInvalid')
  if (session === 'worn') refuse('tokenExpired')
  if (session === 'revoked') refuse('sessionRevoked')
  return { userId: Number(userId), sessionId: Number(session), deviceId }
}

/** Starts a process on `test`, or on a database of its own. */
export async function startChatServer(
  environment: Readonly<Record<string, string>> = {},
  { test, ...parts }: PlatformDeps & { readonly test?: TestDatabase } = {},
): Promise<ChatServer> {
  const database = test ?? (await createTestDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'cliffhanger-test-'))
  const settings = readSettings({
    DATABASE_URL: database.url,
    DATABASE_POOL: '6',
    DATA_DIR: folder,
    // Servers that share a database share the secret.
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '1000',
    CHECK_REPLIES: '1',
    ...environment,
  })
  let offsetMs = 0
  const platform = await openPlatform(settings, 'all', {
    clock: () => Date.now() + offsetMs,
    hasSchedules: false,
    ...parts,
  })
  const { context } = platform
  const chat = createChatDomain(context, {
    notices: { write: () => Promise.reject(new Error('there are no notices here')) },
    friends: { findRemarks: async () => new Map() },
    uploads: {
      ownsFiles: async (_db, userId, keys) => keys.every((key) => key.startsWith(`chat/${userId}/`)),
      videoSeconds: async () => undefined,
      holdFiles: async (_tx, keys) => new Set(keys),
      previewPicture: async () => undefined,
      storePicture: async () => '',
    },
    session: { platform: async () => ({ ...defaultPlatformSettings, withdraw_seconds: 120 }) },
    translation: {
      translator: { isOn: false, translate: async ({ text, source }) => ({ text, translated: 0, source }) },
      afterStored: () => undefined,
    },
    support: { officials: async () => new Set(), noteMessages: async () => undefined },
    push: { notifyMessage: () => undefined },
    emoji: { isInSet: async () => false },
    stickers: { findForSending: async () => undefined },
    rewards: { countMessage: () => undefined },
    business: { activity: { note: () => undefined } },
  })
  const sync = createSyncDomain(context, { chat })
  const missedEnds = new Map<number, number>()
  const gateway = new Gateway(context, {
    ...chat.memberships,
    authenticate,
    epoch: sync.epoch,
    answer: answerQuestion({ sync, chat, groups: { watch: async () => undefined } }),
    logout: async ({ userId, sessionId }) =>
      publishSessionEnded(context.bus, { userId, sessionId, reason: 'sessionRevoked' }),
    endedAmong: async (sessionIds) =>
      sessionIds
        .filter((id) => missedEnds.has(id))
        .map((id) => ({ userId: missedEnds.get(id) ?? 0, sessionId: id, reason: 'sessionRevoked' })),
  })
  const app = fastify()
  registerCalls(app, { context, authentication: { member: authenticate, operator: () => refuse('noPermission') } }, [
    ...chat.calls,
    ...sync.calls,
  ])
  gateway.attach(app.server)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')

  const call = async <Row extends CallRow>(
    row: Row,
    input: CallRequest<Row>,
    userId: number,
  ): Promise<Envelope<CallData<Row>>> => {
    const fields = Object.entries(input as object).filter(([, value]) => value !== undefined)
    const response = await app.inject({
      method: row.method,
      url: row.path,
      ...(row.method === 'POST'
        ? { payload: Object.fromEntries(fields) }
        : { query: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) }),
      headers: { authorization: `Bearer ${tokenOf(userId)}` },
    })
    if (response.statusCode !== 200) throw new Error(`${row.id} answered HTTP ${response.statusCode}: ${response.body}`)
    return response.json<Envelope<CallData<Row>>>()
  }

  return {
    context,
    chat,
    sync,
    gateway,
    socketUrl: `ws://127.0.0.1:${address.port}/ws`,
    call,
    async succeed(row, input, userId) {
      const envelope = await call(row, input, userId)
      if (envelope.code !== 200) throw new Error(`${row.id} refused: ${JSON.stringify(envelope)}`)
      return envelope.data
    },
    async newMember(nickName, userType = 0) {
      const account = { loginType: 'auto', address: '127.0.0.1', language: 'en', nickName, userType } as const
      return (await context.db.transaction((tx) => createAccount(tx, account, context.clock()))).id
    },
    connect: (oneId, otherId) =>
      context.db.transaction(async (tx) => {
        await chat.setReach(tx, oneId, otherId, 'open')
        await chat.setReach(tx, otherId, oneId, 'open')
      }),
    newMembers: async (count) =>
      (
        await context.db.query<{ id: number }>(
          `insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
             select 'm' || n, 'm' || n, 'auto', 'Member', '', '', 0, 0 from generate_series(1, $1) n returning id`,
          [count],
        )
      ).map(({ id }) => id),
    newGroup: (memberIds) =>
      context.db.transaction(async (tx) => {
        const { group_id } = await tx.one<{ group_id: number }>(
          `with stream as (insert into streams (name) values (gen_random_uuid()::text) returning id)
           insert into groups (stream_id, g_no, creator_id, group_name, avatar_url, member_total, created_ms, updated_ms)
             select id, id::text, $1, 'Group', '', $2, 1, 1 from stream returning group_id`,
          [memberIds[0], memberIds.length],
        )
        await tx.execute(`update streams s set name = $2 from groups g where g.group_id = $1 and s.id = g.stream_id`, [
          group_id,
          groupStream(group_id),
        ])
        await tx.execute(
          `insert into group_members (group_id, user_id, stream_id, role, join_seq, read_seq, received_seq, joined_ms, updated_ms, changed_ms)
             select $1, user_id, stream_id, case when place = 1 then 'creator' else 'member' end, 1, 0, 0, 1, 1, 1
               from groups, unnest($2::bigint[]) with ordinality u(user_id, place) where group_id = $1`,
          [group_id, memberIds],
        )
        return group_id
      }),
    endSilently: (userId, sessionId) => void missedEnds.set(sessionId, userId),
    advance(ms) {
      offsetMs += ms
    },
    async close() {
      await gateway.drain(0)
      await app.close()
      await platform.close()
      await (test ? undefined : database.drop())
      await rm(folder, { recursive: true, force: true })
    },
  }
}
