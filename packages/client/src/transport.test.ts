import { call as row } from '@cliffhanger/contract/call.ts'
import { empty } from '@cliffhanger/contract/schema.ts'
import { headsQuestion, pullAnswer, pullQuestion } from '@cliffhanger/contract/sync/schemas.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, TransportError } from './call-error.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { fakeFetch, type SeenRequest } from './testing/fake-fetch.ts'
import { MemoryTokens } from './testing/memory-tokens.ts'
import { createTokenRefresher } from './token-refresher.ts'
import { createTransport, type Transport } from './transport.ts'

const basics = { errors: [], summary: 'For this test.' } as const
const page = { stream: 'p_1_2', from_seq: 1, events: [], seq: 0, has_more: 0, reset: 0 }
const read = row({
  ...basics,
  id: 'read',
  method: 'GET',
  path: '/read',
  auth: 'bearer',
  request: headsQuestion,
  data: pullAnswer,
})
const post = { ...basics, method: 'POST', request: empty(), data: empty() } as const
const write = row({ ...post, id: 'write', path: '/write', auth: 'bearer', request: pullQuestion })
const remove = row({ ...write, id: 'remove', method: 'DELETE', path: '/remove', auth: 'none' })
const mixed = row({ ...write, id: 'mixed', path: '/mixed', auth: 'none', queryFields: ['after_seq'] })
const pay = row({ ...post, id: 'pay', path: '/pay', auth: 'bearer', idempotency: 'key' })
const renew = row({ ...post, id: 'renew', path: '/renew', auth: 'refresh' })
const browse = row({ ...post, id: 'browse', path: '/browse', auth: 'optional' })
const unlimited = row({ ...post, id: 'unlimited', path: '/slow', auth: 'none', timeoutMs: 0 })
const question = { stream: 'p_1_2', after_seq: 4 }

type Reply = () => Response | Promise<Response>
const envelope =
  (code: number, data: unknown = {}, msg = ''): Reply =>
  () =>
    Response.json({ code, msg, data })
const http =
  (status: number): Reply =>
  () =>
    new Response('', { status })
const silence: Reply = () => new Promise(() => undefined)
const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

let replies: Reply[]
let requests: SeenRequest[]
let tokens: MemoryTokens
let refreshes: number
let ends: number[]
let send: Transport

const answerNext = (request: SeenRequest): Response | Promise<Response> => {
  requests.push(request)
  const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? envelope(200)
  return reply()
}

beforeEach(() => {
  replies = []
  requests = []
  refreshes = 0
  ends = []
  tokens = new MemoryTokens({ accessToken: 'old', refreshToken: 'r1' })
  const refresher = createTokenRefresher({
    tokens,
    requestPair: async () => {
      refreshes += 1
      return { accessToken: 'new', refreshToken: 'r2' }
    },
    onSessionEnd: ({ code }) => ends.push(code),
  })
  send = createTransport({
    baseUrl: () => 'https://node/',
    language: () => 'vi',
    tokens,
    refresher,
    fetch: fakeFetch(answerNext),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('request', () => {
  it('R-5: says a GET in the query and carries the access token and the language', async () => {
    replies = [envelope(200, page)]
    expect(await send(read, { after: 3 })).toEqual(page)
    expect(requests).toEqual([
      {
        url: 'https://node/read?after=3',
        method: 'GET',
        headers: { authorization: 'Bearer old', lang: 'vi' },
        body: undefined,
      },
    ])
  })

  it('says a DELETE in the query, without a body', async () => {
    await send(remove, question)
    expect(requests).toEqual([
      {
        url: 'https://node/remove?stream=p_1_2&after_seq=4',
        method: 'DELETE',
        headers: { lang: 'vi' },
        body: undefined,
      },
    ])
  })

  it('says a POST in its body, but for the fields of the query', async () => {
    await send(mixed, question)
    expect(requests[0]).toMatchObject({ url: 'https://node/mixed?after_seq=4', body: { stream: 'p_1_2' } })
  })

  it('outlives the page where it is asked to', async () => {
    await send(mixed, question, { isStored: true })
    expect(requests[0]?.keepalive).toBe(true)
  })

  it('R-6: carries the refresh token as bearer of the refresh', async () => {
    await send(renew, {})
    expect(requests[0]?.headers['authorization']).toBe('Bearer r1')
  })

  it('R-7: carries no token where none is needed, or where there is none', async () => {
    await send(mixed, question)
    tokens.clear()
    await send(browse, {})
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual([undefined, undefined])
  })

  it('needs an idempotency key for a call that spends, and repeats the same key', async () => {
    await expect(send(pay, {})).rejects.toThrow('pay needs an idempotencyKey')
    const idempotencyKey = newIdempotencyKey()
    replies = [unreachable, envelope(200)]
    await send(pay, {}, { idempotencyKey, retries: 1 })
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([idempotencyKey, idempotencyKey])
    expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('answer', () => {
  it('E-1: takes 2003 for success', async () => {
    replies = [envelope(2003)]
    expect(await send(write, question)).toEqual({})
  })

  it('E-5: rejects any other code with its text and data', async () => {
    replies = [envelope(4000, { field: 'name' }, 'bad name')]
    const error = await send(write, question).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Refused)
    expect(error).toMatchObject({ code: 4000, message: 'bad name', data: { field: 'name' } })
    expect(error instanceof Refused && error.is('invalidParameter')).toBe(true)
  })

  it.each([
    ['E-6', http(404), 'notFound', 404],
    ['E-7', http(500), 'server', 500],
    ['E-8', http(502), 'status', 502],
    ['E-10', unreachable, 'network', undefined],
    ['E-10', () => new Response('<html>'), 'network', undefined],
    ['E-10', () => Response.json(['no envelope']), 'network', undefined],
    ['E-10', envelope(200, { seq: 'one' }), 'network', undefined],
  ] as const)('%s: fails as it should', async (_rule, reply, kind, status) => {
    replies = [reply]
    const error = await send(read, { after: 1 }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(TransportError)
    expect(error).toMatchObject({ kind, status })
  })

  it('E-9, C-3: gives up after 10 s', async () => {
    vi.useFakeTimers()
    replies = [silence]
    const failure = send(read, { after: 1 }).catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })

  it('C-7: waits for ever where the row says so', async () => {
    vi.useFakeTimers()
    replies = [
      () =>
        new Promise((resolve) => setTimeout(() => resolve(Response.json({ code: 200, msg: '', data: {} })), 900_000)),
    ]
    const answered = send(unlimited, {})
    await vi.advanceTimersByTimeAsync(900_000)
    expect(await answered).toEqual({})
  })

  it('E-11: repeats a lost call as often as it is asked to, but no refusal', async () => {
    replies = [unreachable, unreachable, envelope(200)]
    await send(write, question, { retries: 2 })
    expect(requests).toHaveLength(3)
    replies = [envelope(5001)]
    await expect(send(write, question, { retries: 2 })).rejects.toMatchObject({ code: 5001 })
    expect(requests).toHaveLength(4)
  })

  it('rises with the reason of an abort', async () => {
    replies = [silence]
    const controller = new AbortController()
    const failure = send(write, question, { signal: controller.signal }).catch((reason: unknown) => reason)
    controller.abort('left the page')
    expect(await failure).toBe('left the page')
  })
})

describe('session', () => {
  it.each([4004, 4005])('S-23: %i refreshes and repeats the call once', async (code) => {
    replies = [envelope(code), envelope(200, page)]
    expect(await send(read, { after: 1 })).toEqual(page)
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer new'])
  })

  it('S-24: refreshes once for many calls', async () => {
    replies = [envelope(4004), envelope(4004), envelope(4004), envelope(200)]
    await Promise.all([1, 2, 3].map(() => send(write, question)))
    expect(refreshes).toBe(1)
    expect(requests).toHaveLength(6)
  })

  it('S-28: rejects a repeat that is refused again', async () => {
    replies = [envelope(4004)]
    await expect(send(write, question)).rejects.toMatchObject({ code: 4004 })
    expect(requests).toHaveLength(2)
    expect(refreshes).toBe(1)
  })

  it.each([6001, 6002, 6003])('S-27: %i ends the session', async (code) => {
    replies = [envelope(code)]
    await expect(send(write, question)).rejects.toMatchObject({ code })
    expect(ends).toEqual([code])
    expect(tokens.read()).toBeUndefined()
  })
})
