import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { PushSubscription } from '@cliffhanger/contract/push/schemas.ts'
import { type FastifyInstance, fastify } from 'fastify'
import { openPlatform, type Platform } from '../../open-platform.ts'
import { registerCalls } from '../../platform/http/http.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { readSettings, type Settings } from '../../settings.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type PushServiceDouble, startPushService } from '../../testing/doubles/push-service.ts'
import { createPushDomain, type PushDomain } from './index.ts'
import { type SignedIn, type Stored, storedIn } from './testing/stored.ts'

/** Who is connected, and how much each member has not read, as the test says. */
interface Neighbours {
  readonly online: Set<number>
  readonly unread: Map<number, number>
}

/** One process that pushes. */
interface Opened {
  readonly platform: Platform
  readonly domain: PushDomain
  close(): Promise<void>
}

/** One process that pushes, with a double of the push service; presence and unread counts are the test's. */
export interface PushProcess extends Neighbours, Stored {
  readonly test: TestDatabase
  readonly service: PushServiceDouble
  readonly platform: Platform
  readonly domain: PushDomain
  call<Row extends CallRow>(row: Row, input: CallRequest<Row>, who?: SignedIn): Promise<Envelope<CallData<Row>>>
  /** Subscribes a new browser of this device. */
  subscribe(who: SignedIn): Promise<PushSubscription>
  /** Forgets what arrived; the push service takes everything, and nobody is connected. */
  reset(): void
  /** A second process on the same database, which is to be closed before this one. */
  openSecond(): Promise<Pick<Opened, 'domain' | 'close'>>
  close(): Promise<void>
}

export async function startPush(environment: Readonly<Record<string, string>> = {}): Promise<PushProcess> {
  const test = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'cliffhanger-test-'))
  const service = await startPushService()
  const neighbours: Neighbours = { online: new Set(), unread: new Map() }
  const settings = readSettings({
    DATABASE_URL: test.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '1000',
    CHECK_REPLIES: '1',
    PUSH_PRIVATE: '1',
    ...environment,
  })
  const { platform, domain, close } = await openProcess(settings, neighbours)
  const app = serveCalls(platform, domain)
  const call: PushProcess['call'] = async (row, input, who) => {
    const response = await app.inject({
      method: row.method,
      url: row.path,
      ...(row.method === 'POST' && { payload: input as object }),
      ...(who && { headers: { authorization: `Bearer ${who.userId}.${who.sessionId}` } }),
    })
    return response.json()
  }
  return {
    ...neighbours,
    ...storedIn(test.database),
    test,
    service,
    platform,
    domain,
    call,
    async subscribe(who) {
      const browser = service.newBrowser()
      const { code } = await call(pushCalls.subscribePush, browser, who)
      if (code !== 200) throw new Error(`the subscription was refused: ${code}`)
      return browser
    },
    reset() {
      service.arrived.length = 0
      service.answer = () => 201
      neighbours.online.clear()
      neighbours.unread.clear()
    },
    openSecond: () => openProcess(settings, neighbours),
    async close() {
      await app.close()
      await close()
      await service.close()
      await test.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openProcess(settings: Settings, { online, unread }: Neighbours): Promise<Opened> {
  const platform = await openPlatform(settings, 'all', { hasSchedules: false })
  const domain = createPushDomain(platform.context, {
    gateway: { presence: { isOnline: (userId) => online.has(userId) } },
    chat: {
      unreadTotals: async () => unread,
      send: () => refuse('notFriends'),
      sendToGroup: () => refuse('notGroupMember'),
      read: async () => undefined,
    },
    notices: { wordsOf: async () => new Map() },
  })
  await platform.context.jobs.start()
  await domain.start?.('all')
  return {
    platform,
    domain,
    async close() {
      await domain.stop?.()
      await platform.close()
    },
  }
}

/** The calls of the domain, with tokens that say who the caller is instead of proving it. */
function serveCalls({ context }: Platform, domain: PushDomain): FastifyInstance {
  const app = fastify()
  const member = async (token: string) => {
    const [userId = 0, sessionId = 0] = token.split('.').map(Number)
    return userId > 0 ? { userId, sessionId, deviceId: 'device' } : refuse('tokenInvalid')
  }
  registerCalls(app, { context, authentication: { member, operator: () => refuse('noPermission') } }, domain.calls)
  return app
}
