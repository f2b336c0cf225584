import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { sendAgainAfter, sendForMs } from './send-again.ts'

const lost = { refusalCode: 0 }
const now = { attempts: 1, ageMs: 0, random: 0.5 }

describe('sendAgainAfter', () => {
  it('A-13: doubles from 1 s to 60 s, a fifth shorter or longer', () => {
    const delays = [1, 2, 3, 6, 7, 50].map((attempts) => sendAgainAfter(lost, { ...now, attempts }))
    expect(delays).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000])
    expect(sendAgainAfter(lost, { ...now, random: 0 })).toBe(800)
    expect(sendAgainAfter(lost, { ...now, random: 1 })).toBe(1200)
  })

  it.each([
    ['no answer', lost],
    ['a fault of the server', { refusalCode: 0, status: 500 }],
    ['a gateway without server', { refusalCode: 0, status: 502 }],
    ['a path that is not there', { refusalCode: 0, status: 404 }],
    ['4006', { refusalCode: refusalCodes.tooManyRequests }],
    ['a message too soon in a slow group (S-123)', { refusalCode: refusalCodes.slowMode }],
    ['an ended session', { refusalCode: refusalCodes.sessionRevoked }],
  ])('A-13: tries again after %s', (_what, failure) => {
    expect(sendAgainAfter(failure, now)).toBe(1000)
  })

  it('A-13: waits at least as long as the server asks', () => {
    expect(sendAgainAfter({ refusalCode: refusalCodes.tooManyRequests, retryAfter: 30 }, now)).toBe(30_000)
  })

  it.each([
    ['by the blacklist', { refusalCode: refusalCodes.blacklisted }],
    ['as unreadable', { refusalCode: refusalCodes.invalidParameter }],
    ['as too large', { refusalCode: 0, status: 413 }],
  ])('A-13: gives up a message that is refused %s', (_how, failure) => {
    expect(sendAgainAfter(failure, now)).toBeUndefined()
  })

  it('A-13: gives up after a day', () => {
    expect(sendAgainAfter(lost, { ...now, ageMs: sendForMs - 1 })).toBe(1000)
    expect(sendAgainAfter(lost, { ...now, ageMs: sendForMs })).toBeUndefined()
  })
})
