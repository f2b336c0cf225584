import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import { logoutCodes, refreshCodes, successCodes } from '@cliffhanger/contract/errors.ts'
import { Refused, TransportError } from './call-error.ts'
import { isSuccess, request } from './http-request.ts'
import type { TokenStore } from './session-tokens.ts'
import type { TokenRefresher } from './token-refresher.ts'

/** How long a call may take when its row does not say otherwise (C-3, K-1). */
const defaultTimeoutMs = 10_000

export interface TransportOptions {
  /** Address of the API node; '' = the page's own origin. Read at every call, since a new configuration may move it. */
  readonly baseUrl: () => string
  /** Value of the `lang` header (R-5). */
  readonly language: () => string
  readonly tokens: TokenStore
  readonly refresher: TokenRefresher
  readonly fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Required by rows that ask for a key; a repeat of the same intention carries the same key. */
  readonly idempotencyKey?: string
  /** Further attempts after a timeout or a network error (E-11); none where absent. */
  readonly retries?: number
  /** The request goes on after the page was closed. */
  readonly isStored?: boolean
}

type Schema = CallRow['data']

/** Makes one call and resolves with its `data`. Rejects with Refused (any code but 200 and 2003, E-1, E-5) or
 *  TransportError (E-6…E-10). An expired token is refreshed and the call repeated once (S-23, S-28). */
export type Transport = <Request extends Schema, Data extends Schema>(
  row: CallRow<Request, Data>,
  input: CallRequest<CallRow<Request, Data>>,
  options?: CallOptions,
) => Promise<CallData<CallRow<Request, Data>>>

/** The function through which every call of the contract travels. */
export const createTransport = (transport: TransportOptions): Transport => {
  const { tokens, refresher } = transport

  const exchange = async (row: CallRow, input: unknown, token: string | undefined, options: CallOptions) => {
    const { url, body } = addressed(row, transport.baseUrl(), input)
    const headers = new Headers({ lang: transport.language() })
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
    const reply = await request(url, {
      method: row.method,
      headers,
      ...(body !== undefined && { body }),
      ...(options.isStored && { keepalive: true }),
      timeoutMs: row.timeoutMs ?? defaultTimeoutMs,
      signal: options.signal,
      fetch: transport.fetch,
    })
    if (!isSuccess(reply.status)) throw TransportError.fromStatus(reply.status)
    return readEnvelope(reply.text)
  }

  const exchangeWithRetries = async (row: CallRow, input: unknown, token: string | undefined, options: CallOptions) => {
    for (let left = options.retries ?? 0; ; left--) {
      try {
        return await exchange(row, input, token, options)
      } catch (error) {
        if (left <= 0 || !isRepeatable(error)) throw error
      }
    }
  }

  return async (row, input, options = {}) => {
    if (row.idempotency === 'key' && !options.idempotencyKey) throw new TypeError(`${row.id} needs an idempotencyKey`)
    const isAccessBearer = row.auth !== 'none' && row.auth !== 'refresh'
    let token = isAccessBearer
      ? await refresher.current()
      : row.auth === 'refresh'
        ? tokens.read()?.refreshToken
        : undefined
    let reply = await exchangeWithRetries(row, input, token, options)
    if (isAccessBearer && refreshCodes.has(reply.code)) {
      token = await refresher.renew(token)
      reply = await exchangeWithRetries(row, input, token, options)
    }
    if (isAccessBearer && logoutCodes.has(reply.code)) {
      refresher.end({ code: reply.code, message: reply.msg }, token)
    }
    if (!successCodes.has(reply.code)) throw new Refused(reply.code, reply.msg, reply.data)
    const parsed = row.data.safeParse(reply.data)
    if (!parsed.success) throw new TransportError('network', { cause: parsed.error })
    return parsed.data
  }
}

/** A GET or a DELETE says everything in the query; a POST in its body, but for the row's `queryFields`. */
const addressed = (row: CallRow, baseUrl: string, input: unknown): { url: string; body: string | undefined } => {
  const fields: [string, unknown][] = typeof input === 'object' && input !== null ? Object.entries(input) : []
  const isInQuery = ([name]: [string, unknown]): boolean => row.method !== 'POST' || !!row.queryFields?.includes(name)
  const query = new URLSearchParams()
  for (const [name, value] of fields.filter(isInQuery)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) query.append(name, String(item))
    }
  }
  const search = query.toString()
  const url = `${baseUrl.replace(/\/+$/, '')}${row.path}${search && `?${search}`}`
  if (row.method !== 'POST') return { url, body: undefined }
  return { url, body: JSON.stringify(Object.fromEntries(fields.filter((field) => !isInQuery(field)))) }
}

const readEnvelope = (text: string): Envelope => {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new TransportError('network', { cause })
  }
  if (typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number') {
    const msg = 'msg' in body && typeof body.msg === 'string' ? body.msg : ''
    return { code: body.code, msg, data: 'data' in body ? body.data : null }
  }
  throw new TransportError('network', { cause: new TypeError('the answer is not an envelope') })
}

const isRepeatable = (error: unknown): boolean =>
  error instanceof TransportError && (error.kind === 'timeout' || error.kind === 'network')
