import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import type { Domains } from '../compose-domains.ts'
import type { ServerContext } from '../context.ts'
import { openPlatform, type PlatformDeps } from '../open-platform.ts'
import { databaseClock } from '../platform/database/database-clock.ts'
import type { Db } from '../platform/database/db.ts'
import { requestParts } from '../platform/http/call-input.ts'
import { startProcess } from '../serve.ts'
import { readSettings } from '../settings.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** How a test makes a call. */
export interface CallOptions {
  readonly token?: string
  readonly language?: string
  /** Idempotency-Key */
  readonly key?: string
  readonly address?: string
}

/** The whole server in this process on a database of its own; only clock and mail are the test's. */
export interface TestServer {
  readonly context: ServerContext
  readonly domains: Domains
  /** With the rights of the tables' owner, which `context.db` has not. */
  readonly owner: Db
  /** Port on 127.0.0.1, for sockets and browsers. */
  readonly port: number
  /** Makes a call as a client would and answers the envelope; `data` is typed by the row and only true on code 200. */
  call<Row extends CallRow>(row: Row, input: CallRequest<Row>, options?: CallOptions): Promise<Envelope<CallData<Row>>>
  /** As `call`, but anything other than 200 fails the test; answers the data. */
  succeed<Row extends CallRow>(row: Row, input: CallRequest<Row>, options?: CallOptions): Promise<CallData<Row>>
  /** Sends anything, for hostile tests. */
  send(request: {
    method: 'GET' | 'POST' | 'HEAD' | 'DELETE'
    path: string
    body?: string
    headers?: Record<string, string>
  }): Promise<{ status: number; body: string }>
  /** Moves the clocks of the server and of its database forward. */
  advance(ms: number): void
  close(): Promise<void>
}

/** Starts the server with `environment` over the defaults of tests: no demonstration, replies held against the contract, wide budgets.
 *  On `test`, which its owner drops, or on a database of its own. */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  { test: shared, ...parts }: PlatformDeps & { readonly test?: TestDatabase } = {},
): Promise<TestServer> {
  const test = shared ?? (await createTestDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'cliffhanger-test-'))
  const settings = readSettings({
    DATABASE_URL: test.url,
    DATABASE_POOL: '6',
    DATA_DIR: folder,
    DEMO: '0',
    // Servers that share a database share the secret.
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_FACTOR: '1000',
    CHECK_REPLIES: '1',
    DRAIN_SECONDS: '0',
    TRUST_PROXY: '1',
    // Nobody listens there: codes wait in the outbox, where tests read them.
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMS_WEBHOOK_URL: 'http://127.0.0.1:9/',
    ...environment,
  })
  let offsetMs = 0
  const clock = () => Date.now() + offsetMs
  const shifted = async (db: Pick<Db, 'one'>) => (await databaseClock(db)) + offsetMs
  // What a job does at its minute would be in a test's way, or not, as the hour falls.
  const deps = { clock, databaseClock: shifted, hasSchedules: false, ...parts }
  const platform = await openPlatform(settings, 'all', deps)
  const running = await startProcess(settings, 'all', platform)

  const call = async <Row extends CallRow>(
    row: Row,
    input: CallRequest<Row>,
    options: CallOptions = {},
  ): Promise<Envelope<CallData<Row>>> => {
    const { query, body } = requestParts(row, input)
    const response = await running.app.inject({
      method: row.method,
      url: row.path,
      ...(query && { query }),
      ...(body && { payload: body }),
      headers: headersOf(options),
    })
    if (response.statusCode !== 200) throw new Error(`${row.id} answered HTTP ${response.statusCode}: ${response.body}`)
    return response.json<Envelope<CallData<Row>>>()
  }

  return {
    context: platform.context,
    domains: running.domains,
    owner: test.owner,
    port: running.port,
    call,
    async succeed(row, input, options) {
      const envelope = await call(row, input, options)
      if (envelope.code !== 200)
        throw new Error(`${row.id} refused: ${envelope.code} ${envelope.msg} ${JSON.stringify(envelope.data)}`)
      return envelope.data
    },
    async send({ method, path, body, headers }) {
      const response = await running.app.inject({
        method,
        url: path,
        ...(body !== undefined && { payload: body }),
        ...(headers && { headers }),
      })
      return { status: response.statusCode, body: response.body }
    },
    advance(ms) {
      offsetMs += ms
    },
    async close() {
      await running.stop()
      await (shared ? undefined : test.drop())
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const headersOf = ({ token, language, key, address }: CallOptions): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(language && { lang: language }),
  ...(key && { 'idempotency-key': key }),
  ...(address && { 'x-forwarded-for': address }),
})
