import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { rolePermissions } from '@cliffhanger/rules/operators/permissions.ts'
import { type FastifyInstance, fastify } from 'fastify'
import type { Domains } from '../../compose-domains.ts'
import type { ServerContext } from '../../context.ts'
import { openProductMetrics } from '../../metrics/product-metrics.ts'
import { databaseWithin } from '../../platform/database/database-within.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Authentication } from '../../platform/http/callers.ts'
import { registerCalls } from '../../platform/http/http.ts'
import { openLimits } from '../../platform/http/limits.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { openMemoryBus } from '../../platform/realtime/bus.ts'

/** Somebody of the demonstration who makes calls, with the language they read and where they call from. */
export interface Actor {
  readonly who: 'member' | 'operator' | 'stranger'
  readonly id: number
  readonly language: Language
  readonly address: string
}

/**
 * The product as it would have run at another time: its own domains and calls on a clock that is set, inside one transaction. Only who builds one
 * has that clock; the process that serves keeps its own.
 */
export interface Simulation {
  readonly context: ServerContext
  readonly domains: Domains
  /** Sets the clock; it never goes back. */
  goTo(atMs: number): void
  /** Makes a call as a client does, which has to go well; answers the data. Repeated keys are no concern: each call has a new one. */
  call<Row extends CallRow>(actor: Actor, row: Row, input: CallRequest<Row>): Promise<CallData<Row>>
  close(): Promise<void>
}

/** Budgets count minutes of the real clock. */
const noLimits = 1_000_000

export async function openSimulation(
  real: ServerContext,
  compose: (context: ServerContext) => Domains,
  tx: Db,
  startMs: number,
): Promise<Simulation> {
  let nowMs = startMs
  let calls = 0
  const context: ServerContext = {
    ...real,
    // Nobody is written to about what is long past.
    settings: { ...real.settings, SMTP_URL: '', SMS_WEBHOOK_URL: '' },
    clock: () => nowMs,
    databaseClock: async () => nowMs,
    db: databaseWithin(tx, real.db),
    bus: openMemoryBus(),
    limits: openLimits(noLimits),
    metrics: openProductMetrics(),
  }
  const domains = compose(context)
  const app = fastify({ bodyLimit: 1_000_000 })
  await app.register(async (api) =>
    registerCalls(
      api,
      { context, authentication },
      domains.all.flatMap((domain) => domain.calls),
    ),
  )
  return {
    context,
    domains,
    goTo(atMs) {
      if (atMs < nowMs) throw new Error('a simulated clock never goes back')
      nowMs = atMs
    },
    call: (actor, row, input) => makeCall(app, actor, row, input, `demonstration:${calls++}`),
    async close() {
      await app.close()
      await domains.gateway.drain(0)
      for (const domain of [...domains.all].reverse()) await domain.stop?.()
      await context.bus.close()
    },
  }
}

/** Whoever acts here is named by their token; nothing of this listens on a port. */
const authentication: Authentication = {
  async member(token) {
    const userId = idOf('member', token)
    return { userId, sessionId: 0, deviceId: `demonstration-${userId}` }
  },
  operator: async (token) => ({
    operatorId: idOf('operator', token),
    sessionId: 0,
    permissions: new Set(rolePermissions('owner')),
  }),
}

function idOf(who: Actor['who'], token: string): number {
  const [kind, id] = token.split(':')
  return kind === who && Number(id) > 0 ? Number(id) : refuse('tokenInvalid')
}

async function makeCall<Row extends CallRow>(
  app: FastifyInstance,
  { who, id, language, address }: Actor,
  row: Row,
  input: CallRequest<Row>,
  key: string,
): Promise<CallData<Row>> {
  const { query, body } = partsOf(row, input)
  const response = await app.inject({
    method: row.method,
    url: row.path,
    remoteAddress: address,
    ...(query && { query }),
    ...(body && { payload: body }),
    headers: {
      lang: language,
      'idempotency-key': key,
      ...(who !== 'stranger' && { authorization: `Bearer ${who}:${id}` }),
    },
  })
  const envelope = response.json<Envelope<CallData<Row>>>()
  if (envelope.code !== 200)
    throw new Error(`${row.id} answered ${envelope.code} ${envelope.msg}: ${JSON.stringify(input)}`)
  return envelope.data
}

/** Where the fields of a request travel: the query of a GET or a DELETE, the body of a POST but for the row's query fields. */
function partsOf(row: CallRow, input: unknown): { query?: Record<string, string>; body?: object } {
  const fields = Object.entries(input as object).filter(([, value]) => value !== undefined)
  const isQuery = (name: string) => row.method !== 'POST' || (row.queryFields ?? []).includes(name)
  const query = Object.fromEntries(
    fields.filter(([name]) => isQuery(name)).map(([name, value]) => [name, String(value)]),
  )
  return row.method === 'POST'
    ? { query, body: Object.fromEntries(fields.filter(([name]) => !isQuery(name))) }
    : { query }
}
