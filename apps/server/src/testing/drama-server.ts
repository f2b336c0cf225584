import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import { defaultPlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { fastify } from 'fastify'
import type { ServerContext } from '../context.ts'
import { createAccount } from '../domains/account/index.ts'
import { type Authoring, createDramaDomain, type DramaNeeds } from '../domains/drama/index.ts'
import { createMediaDomain } from '../domains/media/index.ts'
import { openPlatform } from '../open-platform.ts'
import { registerCalls } from '../platform/http/http.ts'
import { refuse } from '../platform/http/refusal.ts'
import { readSettings } from '../settings.ts'
import { createTestDatabase } from './database.ts'

/** One process that shows dramas; a bearer token is the member's number. */
export interface DramaServer {
  readonly context: ServerContext
  readonly authoring: Authoring
  call<Row extends CallRow>(
    row: Row,
    input: CallRequest<Row>,
    userId: number,
    language?: string,
  ): Promise<Envelope<CallData<Row>>>
  /** As `call`, but anything other than 200 fails the test; answers the data. */
  succeed<Row extends CallRow>(
    row: Row,
    input: CallRequest<Row>,
    userId: number,
    language?: string,
  ): Promise<CallData<Row>>
  newMember(): Promise<number>
  /** The clock stands still until it is moved. */
  advance(ms: number): void
  close(): Promise<void>
}

/** Half past noon in the platform's time zone, far from any change of day. */
const startMs = Date.UTC(2026, 10, 20, 4, 30)

/** This process has no wallet: nobody has anything, and what would move value fails. */
const nothingMoves = new Proxy({} as DramaNeeds['ledger'] & DramaNeeds['wallet']['coupons'] & DramaNeeds['notices'], {
  get: (_parts, name) => () =>
    name === 'balance' ? Promise.resolve('0') : Promise.reject(new Error('This process has no wallet')),
})

export async function startDramaServer(): Promise<DramaServer> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'cliffhanger-test-'))
  const settings = readSettings({
    DATABASE_URL: database.url,
    DATABASE_POOL: '8',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_FACTOR: '1000',
    CHECK_REPLIES: '1',
    PUBLIC_URL: 'https://app.example',
  })
  let nowMs = startMs
  const platform = await openPlatform(settings, 'api', { clock: () => nowMs })
  const { context } = platform
  const drama = createDramaDomain(context, {
    media: createMediaDomain(context, {
      session: { isLive: async () => true, platform: async () => defaultPlatformSettings },
    }),
    ledger: nothingMoves,
    rewards: {
      facts: { note: async () => undefined, watched: () => undefined },
      tasks: { listWatch: async () => [], claim: () => refuse('notFound') },
    },
    wallet: { coupons: nothingMoves },
    notices: nothingMoves,
    session: { platform: async () => defaultPlatformSettings },
    gateway: { presence: { users: () => new Set() } },
    callers: { list: () => [] },
    starPlans: { holdsBenefit: async () => false },
  })
  const app = fastify()
  const member = async (token: string) => {
    const userId = Number(token)
    return userId > 0 ? { userId, sessionId: 1, deviceId: `device-${userId}` } : refuse('tokenInvalid')
  }
  registerCalls(app, { context, authentication: { member, operator: () => refuse('noPermission') } }, drama.calls)

  const call = async <Row extends CallRow>(row: Row, input: CallRequest<Row>, userId: number, language = 'en') => {
    const fields = Object.entries(input as object).filter(([, value]) => value !== undefined)
    const response = await app.inject({
      method: row.method,
      url: row.path,
      ...(row.method === 'POST'
        ? { payload: Object.fromEntries(fields) }
        : { query: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) }),
      headers: { authorization: `Bearer ${userId}`, lang: language },
    })
    if (response.statusCode !== 200) throw new Error(`${row.id} answered HTTP ${response.statusCode}: ${response.body}`)
    return response.json<Envelope<CallData<Row>>>()
  }

  return {
    context,
    authoring: drama.authoring,
    call,
    async succeed(row, input, userId, language) {
      const envelope = await call(row, input, userId, language)
      if (envelope.code !== 200) throw new Error(`${row.id} refused: ${JSON.stringify(envelope)}`)
      return envelope.data
    },
    async newMember() {
      const account = { loginType: 'auto', address: '127.0.0.1', language: 'en' } as const
      return (await context.db.transaction((tx) => createAccount(tx, account, nowMs))).id
    },
    advance(ms) {
      nowMs += ms
    },
    async close() {
      await app.close()
      await platform.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
