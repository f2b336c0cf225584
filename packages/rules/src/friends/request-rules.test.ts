import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canRequestFriendship } from './can-request.ts'
import { answerRequest, isNotifiedToRequester } from './request-state.ts'

const states = ['pending', 'accepted', 'rejected', 'ignored'] as const
const replies = ['accepted', 'rejected', 'ignored'] as const

describe('friend requests', () => {
  it('S-62: a pending request takes any answer, an answered one none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.constantFrom(...replies), (state, reply) => {
        const outcome = answerRequest(state, reply)
        expect(outcome).toEqual(
          state === 'pending' ? { ok: true, state: reply } : { ok: false, refusal: 'requestAlreadyHandled' },
        )
      }),
    )
  })

  it('S-67: ignoring is never told to the requester', () => {
    expect(replies.filter(isNotifiedToRequester)).toEqual(['accepted', 'rejected'])
  })

  const open = {
    isSelf: false,
    areFriends: false,
    isBlacklistedByTarget: false,
    platformAddFriends: true,
    targetAddFriends: true,
  }

  it.each([
    ['E-74: oneself', { isSelf: true }, 'cannotDoToSelf'],
    ['E-66: a friend', { areFriends: true }, 'alreadyFriends'],
    ['R-9: somebody who blacklisted me', { isBlacklistedByTarget: true }, 'blacklisted'],
    ['E-63: a platform without requests', { platformAddFriends: false }, 'refusesFriendRequests'],
    ['E-63: somebody who takes no requests', { targetAddFriends: false }, 'refusesFriendRequests'],
  ] as const)('refuses to ask %s', (_who, change, refusal) => {
    expect(canRequestFriendship({ ...open, ...change })).toEqual({ ok: false, refusal })
  })

  it('lets anybody else ask', () => {
    expect(canRequestFriendship(open)).toEqual({ ok: true })
  })
})
