import { randomUUID } from 'node:crypto'
import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { rolePermissions } from '@cliffhanger/rules/operators/permissions.ts'
import { type FastifyInstance, fastify } from 'fastify'
import type { Domains } from '../compose-domains.ts'
import type { ServerContext } from '../context.ts'
import { requestParts } from '../platform/http/call-input.ts'
import type { Authentication } from '../platform/http/callers.ts'
import { registerCalls } from '../platform/http/http.ts'
import { refuse } from '../platform/http/refusal.ts'

/** Somebody of the demonstration who makes calls, with the language they read and where they call from. */
export interface Actor {
  readonly who: 'member' | 'operator' | 'stranger'
  readonly id: number
  readonly language: Language
  readonly address: string
}

/** Makes calls as a client does, without a port. */
export interface Caller {
  /** A call that has to go well; answers the data. Repeated keys are no concern: each call has a new one. */
  call<Row extends CallRow>(actor: Actor, row: Row, input: CallRequest<Row>): Promise<CallData<Row>>
  close(): Promise<void>
}

/** Binds the calls of the domains for whoever the demonstration lets act. */
export async function openCaller(context: ServerContext, { all }: Pick<Domains, 'all'>): Promise<Caller> {
  const app = fastify({ bodyLimit: 1_000_000 })
  await app.register(async (api) =>
    registerCalls(
      api,
      { context, authentication },
      all.flatMap((domain) => domain.calls),
    ),
  )
  return {
    call: (actor, row, input) => makeCall(app, actor, row, input, `demonstration:${randomUUID()}`),
    close: () => app.close(),
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
  const { query, body } = requestParts(row, input)
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
