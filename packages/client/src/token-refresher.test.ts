import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused, TransportError } from './call-error.ts'
import type { SessionEnd, TokenPair } from './session-tokens.ts'
import { MemoryTokens } from './testing/memory-tokens.ts'
import { createTokenRefresher, type TokenRefresher } from './token-refresher.ts'

let tokens: MemoryTokens
let requestPair: () => Promise<TokenPair>
let requests: number
let ends: SessionEnd[]
let refreshedEvents: number
let refresher: TokenRefresher

beforeEach(() => {
  vi.useFakeTimers()
  tokens = new MemoryTokens({ accessToken: 'old', refreshToken: 'r1' })
  requests = 0
  ends = []
  refreshedEvents = 0
  requestPair = async () => ({ accessToken: 'new', refreshToken: 'r2' })
  refresher = createTokenRefresher({
    tokens,
    requestPair: () => {
      requests += 1
      return requestPair()
    },
    onSessionEnd: (end) => ends.push(end),
    onRefreshed: () => {
      refreshedEvents += 1
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
})

it('S-24: refreshes once for everybody who waits', async () => {
  const all = await Promise.all([refresher.renew('old'), refresher.renew('old'), refresher.current()])
  expect(all).toEqual(['new', 'new', 'new'])
  expect(requests).toBe(1)
  expect(tokens.read()).toEqual({ accessToken: 'new', refreshToken: 'r2' })
})

it('does not refresh when the refused token has been replaced meanwhile', async () => {
  tokens.write({ accessToken: 'newer', refreshToken: 'r9' })
  expect(await refresher.renew('old')).toBe('newer')
  expect(requests).toBe(0)
})

it('S-26: tells of the fresh token 2 s after success', async () => {
  await refresher.renew('old')
  await vi.advanceTimersByTimeAsync(1999)
  expect(refreshedEvents).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(refreshedEvents).toBe(1)
})

it('S-25: succeeds at the third attempt', async () => {
  requestPair = async () => {
    if (requests < 3) throw new TransportError('network')
    return { accessToken: 'new', refreshToken: 'r2' }
  }
  const renewed = refresher.renew('old')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await renewed).toBe('new')
  expect(ends).toEqual([])
})

it('S-25: logs out after the third failure', async () => {
  requestPair = () => Promise.reject(new TransportError('timeout'))
  const failure = refresher.renew('old').catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await failure).toMatchObject({ code: 6003 })
  expect(requests).toBe(3)
  expect(ends).toEqual([{ code: 6003, message: '' }])
  expect(tokens.read()).toBeUndefined()
})

it('S-25: logs out when there is no refresh token', async () => {
  tokens.clear()
  await expect(refresher.renew(undefined)).rejects.toBeInstanceOf(Refused)
  expect(requests).toBe(0)
  expect(ends).toEqual([{ code: 6003, message: '' }])
})

it.each([6001, 6002, 6003])(
  'S-27: %i ends the session at the first attempt and rejects whoever waits',
  async (code) => {
    requestPair = () => Promise.reject(new Refused(code, 'over'))
    const replies = await Promise.allSettled([refresher.renew('old'), refresher.renew('old')])
    expect(replies.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(requests).toBe(1)
    expect(ends).toEqual([{ code, message: 'over' }])
  },
)

it('S-27: a session that ends elsewhere rejects whoever waits for its refresh', async () => {
  requestPair = () => new Promise(() => undefined)
  const failure = refresher.renew('old').catch((reason: unknown) => reason)
  refresher.end({ code: 6001, message: 'elsewhere' }, 'old')
  expect(await failure).toMatchObject({ code: 6001 })
  expect(ends).toHaveLength(1)
})

it('leaves another session alone when an answer to the last one comes late', () => {
  refresher.end({ code: 6001, message: '' }, 'older')
  expect(ends).toEqual([])
  expect(tokens.read()?.accessToken).toBe('old')
})

it('writes no pair over that of a member who signed in meanwhile', async () => {
  requestPair = async () => {
    tokens.write({ accessToken: 'another member', refreshToken: 'r5' })
    return { accessToken: 'new', refreshToken: 'r2' }
  }
  await expect(refresher.renew('old')).rejects.toBeInstanceOf(Refused)
  expect(tokens.read()?.accessToken).toBe('another member')
  expect(ends).toEqual([])
})
