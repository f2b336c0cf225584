import { type CallRow, rateOf } from '@cliffhanger/contract/call.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { type Language, languageOf } from '@cliffhanger/i18n/languages.ts'
import { type MessageName, messageText, refusalText } from '@cliffhanger/i18n/server-texts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import type { Db } from '../database/db.ts'
import { bearerOf, readInput } from './call-input.ts'
import type { Authentication, CallerOf, MemberCaller, OperatorCaller } from './callers.ts'
import type { BoundCall, CallContext } from './handlers.ts'
import { type KeyedRequest, runOnce } from './idempotency.ts'
import { isFromConsole, readOperatorCookie } from './operator-cookie.ts'
import { originOf } from './origin.ts'
import { type Proxies, proxiesOf } from './proxies.ts'
import { Refusal, refuse } from './refusal.ts'

/** What the HTTP side needs besides the rows. */
export interface CallServer {
  readonly context: ServerContext
  readonly authentication: Authentication
}

interface AnsweringServer extends CallServer {
  readonly proxies: Proxies
}

const requestLanguage = (request: FastifyRequest): Language => {
  const header = request.headers.lang
  return languageOf(typeof header === 'string' ? header : undefined)
}

/** How long a client leaves a database alone that does not answer. */
const retryAfterSeconds = 2

/** Answers are for the caller alone and never anything but JSON. */
const answerHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

/** Registers every call under its path, in a scope of their own. All answers are envelopes with HTTP 200; only faults are HTTP 500, and a database that is away is HTTP 503. */
export function registerCalls(app: FastifyInstance, server: CallServer, calls: readonly BoundCall[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...answerHeaders, 'x-request-id': request.id })
  })
  const answering = { ...server, proxies: proxiesOf(server.context.settings) }
  for (const bound of calls) {
    app.route({
      method: bound.row.method,
      url: bound.row.path,
      handler: (request, reply) => handleCall(answering, bound, request, reply),
    })
  }
}

async function handleCall(server: AnsweringServer, bound: BoundCall, request: FastifyRequest, reply: FastifyReply) {
  const { context } = server
  const { row } = bound
  const startedMs = performance.now()
  const address = server.proxies.addressOf(request.raw)
  const observe = (code: number) =>
    context.metrics.calls.observe({ call: row.id, code }, (performance.now() - startedMs) / 1000)
  try {
    const caller = await callerOf(server, row, request)
    await context.limits.take(row.id, rateOf(row), ownerOf(caller, address))
    let message: MessageName | undefined
    const callContext = (db: Db): CallContext => ({
      ...context,
      db,
      caller,
      language: requestLanguage(request),
      address,
      userAgent: request.headers['user-agent']?.slice(0, 256) ?? '',
      requestId: request.id,
      idempotencyKey: keyOf(request),
      origin: originOf(context.settings, request),
      hasLeft: () => reply.raw.destroyed,
      setCookie: (cookie) => {
        reply.header('set-cookie', cookie)
      },
      say: (name) => {
        message = name
      },
    })
    const parsed = readInput(row, request)
    const input = bound.before ? await bound.before(callContext(context.db), parsed) : parsed
    const response = (db: Db) => bound.answer(callContext(db), input)
    const handleOnce = (keyed: KeyedRequest) =>
      bound.together?.(callContext(context.db), input, keyed) ?? runOnce(context.db, keyed, async (tx) => response(tx))
    const answered =
      row.idempotency === 'key'
        ? await handleOnce(keyedRequest(context, row, ownerOf(caller, address), request, input))
        : await response(context.db)
    const data = bound.after ? await bound.after(callContext(context.db), answered, input) : answered
    if (context.settings.CHECK_REPLIES) assertReply(row, data)
    observe(200)
    const code = data === null ? (row.nullCode ?? 200) : 200
    return reply.send({ code, msg: message ? messageText(requestLanguage(request), message) : '', data })
  } catch (error) {
    observe(codeOf(error))
    return replyWithError(context, error, request, reply)
  }
}

async function callerOf(
  { authentication, context: { settings } }: CallServer,
  row: CallRow,
  request: FastifyRequest,
): Promise<CallerOf[CallRow['auth']]> {
  const token = bearerOf(request)
  switch (row.auth) {
    case 'none':
      return undefined
    case 'refresh':
      return token
    case 'optional':
      return token ? authentication.member(token).catch(ignoreRefusal) : undefined
    case 'bearer':
      return authentication.member(token)
    case 'operator': {
      const stored = token === '' && isFromConsole(settings, request) ? readOperatorCookie(settings, request) : token
      const operator = await authentication.operator(stored)
      if (row.permission && !operator.permissions.has(row.permission)) refuse('noPermission')
      return operator
    }
    default:
      return row.auth satisfies never
  }
}

/** A call that works without a token treats a worn-out one as none. */
const ignoreRefusal = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error
  return undefined
}

const isMember = (caller: unknown): caller is MemberCaller =>
  typeof caller === 'object' && caller !== null && 'userId' in caller
const isOperator = (caller: unknown): caller is OperatorCaller =>
  typeof caller === 'object' && caller !== null && 'operatorId' in caller

/** Whose budget and whose idempotency keys: the member's, the operator's, or the address's. */
function ownerOf(caller: unknown, address: string): string {
  if (isMember(caller)) return `u${caller.userId}`
  if (isOperator(caller)) return `o${caller.operatorId}`
  return `a${address}`
}

/** The key a caller sent; one of another length than 8 to 128 is none. */
function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key.length >= 8 && key.length <= 128 ? key : undefined
}

function keyedRequest(context: ServerContext, row: CallRow, owner: string, request: FastifyRequest, body: unknown) {
  const key = keyOf(request) ?? refuse('idempotencyKeyMissing')
  return { owner, key, call: row.id, body, nowMs: context.clock() }
}

function assertReply(row: CallRow, data: unknown): void {
  const checked = row.data.safeParse(data)
  if (!checked.success)
    throw new Error(`Reply of ${row.id} breaks its row: ${JSON.stringify(checked.error.issues.slice(0, 3))}`)
}

/** The one boundary where a "no" becomes an envelope, and a fault is logged once and becomes HTTP 500. */
export function replyWithError(
  context: ServerContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = requestLanguage(request)
  if (error instanceof Refusal) {
    const code = refusalCodes[error.refusal]
    return reply
      .code(200)
      .send({ code, msg: error.text || refusalText(language, error.refusal, error.details), data: error.details })
  }
  if (isUnreadableBody(error)) {
    const details = { field: 'body' }
    return reply.code(200).send({
      code: refusalCodes.invalidParameter,
      msg: refusalText(language, 'invalidParameter', details),
      data: details,
    })
  }
  // The pulse has logged it once. Whether the work was done is not known: the same key makes asking again safe.
  if (error instanceof DatabaseUnavailable) {
    return reply
      .code(503)
      .header('retry-after', retryAfterSeconds)
      .send({ code: 503, msg: messageText(language, 'brieflyUnavailable'), data: { retry_after: retryAfterSeconds } })
  }
  context.log.error({ err: error, requestId: request.id, path: request.routeOptions.url }, 'fault')
  return reply
    .code(500)
    .send({ code: 500, msg: messageText(language, 'internalError'), data: { request_id: request.id } })
}

/** As the metrics count it. */
const codeOf = (error: unknown): number =>
  error instanceof Refusal ? refusalCodes[error.refusal] : error instanceof DatabaseUnavailable ? 503 : 500

/** Malformed JSON, a body over the limit, a content type nobody reads: fastify's own 4xx errors. */
const isUnreadableBody = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500
