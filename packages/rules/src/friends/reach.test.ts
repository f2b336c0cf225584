import { describe, expect, it } from 'vitest'
import { canBlacklist } from './can-blacklist.ts'
import { reachOf } from './reach.ts'

const stranger = { isBlacklisted: false, areFriends: false, isSupport: false }

describe('who may write to whom', () => {
  it.each([
    ['R-8: a friend', { areFriends: true }, 'open'],
    ['R-10: official customer service, without friendship', { isSupport: true }, 'open'],
    ['R-8: a stranger', {}, 'stranger'],
    ['R-9: a friend, where one of us blacklisted the other', { isBlacklisted: true, areFriends: true }, 'blacklisted'],
    ['R-9: a stranger, the same', { isBlacklisted: true }, 'blacklisted'],
  ] as const)('%s', (_who, change, reach) => {
    expect(reachOf({ ...stranger, ...change })).toBe(reach)
  })
})

describe('a blacklist', () => {
  it('R-10: takes anybody but official customer service', () => {
    expect(canBlacklist(false, 0)).toEqual({ ok: true })
    expect(canBlacklist(false, 2)).toEqual({ ok: true })
    expect(canBlacklist(false, 1)).toEqual({ ok: false, refusal: 'noPermission' })
  })

  it('E-74: does not take oneself', () => {
    expect(canBlacklist(true, 0)).toEqual({ ok: false, refusal: 'cannotDoToSelf' })
  })
})
