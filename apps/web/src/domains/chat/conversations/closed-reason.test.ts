import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { exampleGroup } from '../testing/groups.ts'
import { closedBetween, closedInGroup, mayMentionAll, maySendKind } from './closed-reason.ts'

const two = { isFriend: true, isOfficial: false, isReady: true, isBlocked: false, lastRefusal: 0 }

describe('why nothing can be written', () => {
  it('to friends always, to customer service without friendship (R-10)', () => {
    expect(closedBetween(two)).toBeUndefined()
    expect(closedBetween({ ...two, isFriend: false, isOfficial: true })).toBeUndefined()
    expect(closedBetween({ ...two, isFriend: false })).toBe('notFriends')
  })

  it('calls nobody a stranger before the friends are known', () => {
    expect(closedBetween({ ...two, isFriend: false, isReady: false })).toBeUndefined()
  })

  it('says who blocked whom', () => {
    expect(closedBetween({ ...two, isBlocked: true })).toBe('blockedByMe')
    expect(closedBetween({ ...two, lastRefusal: refusalCodes.blacklisted })).toBe('blacklisted')
  })

  it('R-16: a muted member is silent, the mute of the whole group silences role member only', () => {
    expect(closedInGroup({ ...exampleGroup, userMuted: 1 })).toBe('youAreMuted')
    expect(closedInGroup({ ...exampleGroup, is_muted: 1 })).toBe('groupIsMuted')
    expect(closedInGroup({ ...exampleGroup, is_muted: 1, userRole: 'manager' })).toBeUndefined()
  })

  it('S-122: a mute that is over silences nobody', () => {
    const now = Math.floor(Date.now() / 1000)
    expect(closedInGroup({ ...exampleGroup, userMuted: 1, userMutedUntil: now + 60 })).toBe('youAreMuted')
    expect(closedInGroup({ ...exampleGroup, userMuted: 1, userMutedUntil: now - 60 })).toBeUndefined()
    expect(closedInGroup({ ...exampleGroup, userMuted: 1, userMutedUntil: 0 })).toBe('youAreMuted')
  })

  it('R-18: scopes close the chat, or one kind of message', () => {
    expect(closedInGroup({ ...exampleGroup, can_send_msg: 3 })).toBe('groupForbidsSpeaking')
    expect(closedInGroup({ ...exampleGroup, can_send_images: 3 })).toBeUndefined()
    expect(maySendKind({ ...exampleGroup, can_send_images: 3 }, 'image')).toBe(false)
    expect(maySendKind(undefined, 'image')).toBe(true)
  })

  it('S-149: among announcements members are told who writes, creator and managers write', () => {
    const announcing = { ...exampleGroup, can_send_msg: 2 } as const
    expect(closedInGroup(announcing)).toBe('onlyManagersPost')
    expect(closedInGroup({ ...announcing, is_muted: 1 })).toBe('onlyManagersPost')
    expect(closedInGroup({ ...announcing, userMuted: 1 })).toBe('youAreMuted')
    for (const userRole of ['creator', 'manager'] as const)
      expect(closedInGroup({ ...announcing, userRole })).toBeUndefined()
  })

  it('a group that is banned or dissolved is closed to everybody', () => {
    expect(closedInGroup({ ...exampleGroup, status: 2, userRole: 'creator' })).toBe('groupBanned')
    expect(closedInGroup({ ...exampleGroup, status: 0, userRole: 'creator' })).toBe('groupDissolved')
  })

  it('V-31: only creator and managers mention everybody', () => {
    expect(mayMentionAll(exampleGroup)).toBe(false)
    expect(mayMentionAll({ ...exampleGroup, userRole: 'manager' })).toBe(true)
    expect(mayMentionAll(undefined)).toBe(false)
  })
})
