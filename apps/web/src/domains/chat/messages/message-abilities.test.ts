import { describe, expect, it } from 'vitest'
import { exampleGroup, groupMessageFrom, memberWith } from '../testing/groups.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { type Bubble, chatRows } from './chat-rows.ts'
import { type Circumstances, deleteReaches, messageActions } from './message-abilities.ts'

const rowOf = (
  message: ReturnType<typeof messageFrom>,
  role: 'creator' | 'manager' | 'member' | '' = 'member',
): Bubble => {
  const rows = chatRows({
    messages: [message],
    outbox: [],
    myId: me,
    peerReadSeq: 0,
    firstUnreadId: 0,
    senders: new Map([[message.sender_id, { ...memberWith(message.sender_id), role }]]),
    translations: new Map(),
  })
  const bubble = rows.find((row) => row.kind === 'bubble')
  if (!bubble) throw new Error('no bubble')
  return bubble
}

const sentMs = 1_000_001_000
const alone: Circumstances = {
  nowMs: sentMs + 60_000,
  withdrawMs: 120_000,
  canWrite: true,
  group: undefined,
  readByMax: 500,
}
const asMember: Circumstances = { ...alone, group: exampleGroup }
const asManager: Circumstances = { ...alone, group: { ...exampleGroup, userRole: 'manager' } }

describe('what can be done with a message', () => {
  it('of mine: withdrawn within the time only', () => {
    expect(messageActions(rowOf(messageFrom(me, 1)), alone)).toContain('withdraw')
    expect(messageActions(rowOf(messageFrom(me, 1)), { ...alone, nowMs: sentMs + 120_001 })).not.toContain('withdraw')
    expect(messageActions(rowOf(messageFrom(peer, 1)), alone)).not.toContain('withdraw')
  })

  it('of others: reported, never mine', () => {
    expect(messageActions(rowOf(messageFrom(peer, 1)), alone)).toContain('report')
    expect(messageActions(rowOf(messageFrom(me, 1)), alone)).not.toContain('report')
  })

  it('ends with what takes the message away', () => {
    expect(messageActions(rowOf(messageFrom(peer, 1)), alone).at(-1)).toBe('delete')
    expect(messageActions(rowOf(messageFrom(me, 1)), alone).slice(-2)).toEqual(['withdraw', 'delete'])
  })

  it('where nothing can be written nothing is answered', () => {
    expect(messageActions(rowOf(messageFrom(peer, 1)), { ...alone, canWrite: false })).not.toContain('reply')
  })

  it('R-18: managers withdraw what members wrote at any time, but not the creator', () => {
    const late = { ...asManager, nowMs: sentMs + 9_000_000 }
    expect(messageActions(rowOf(groupMessageFrom(peer, 1)), late)).toContain('withdraw')
    expect(messageActions(rowOf(groupMessageFrom(peer, 1), 'creator'), late)).not.toContain('withdraw')
    expect(messageActions(rowOf(groupMessageFrom(peer, 1)), asMember)).not.toContain('withdraw')
  })

  it('S-48: only creator and managers review, and only what waits', () => {
    const waiting = rowOf(groupMessageFrom(peer, 1, { is_review: 0 }))
    expect(messageActions(waiting, asManager)).toEqual(expect.arrayContaining(['approve', 'reject']))
    expect(messageActions(waiting, asMember)).not.toContain('approve')
    expect(messageActions(rowOf(groupMessageFrom(peer, 1)), asManager)).not.toContain('approve')
  })

  it('S-49: what was rejected is not passed on or answered', () => {
    const actions = messageActions(rowOf(groupMessageFrom(me, 1, { is_review: 2 })), asMember)
    for (const action of ['reply', 'forward', 'favorite', 'pin'] as const) expect(actions).not.toContain(action)
  })

  it('S-72: creator and managers pin, and unpin what is pinned', () => {
    const row = rowOf(groupMessageFrom(peer, 1))
    const { msg_id, content_text, conversation_id, sender_id, target_id, msg_type } = groupMessageFrom(peer, 1)
    const pinned = { msg_id, content_text, conversation_id, sender_id, target_id, msg_type }
    expect(messageActions(row, asManager)).toContain('pin')
    expect(messageActions(row, asMember)).not.toContain('pin')
    const actions = messageActions(row, { ...asManager, group: { ...exampleGroup, userRole: 'manager', pinned } })
    expect(actions).toContain('unpin')
    expect(actions).not.toContain('pin')
  })

  it('who has read mine is told in small groups only', () => {
    const row = rowOf(groupMessageFrom(me, 1))
    expect(messageActions(row, asMember)).toContain('readBy')
    expect(messageActions(row, { ...asMember, group: { ...exampleGroup, member_total: 501 } })).not.toContain('readBy')
    expect(messageActions(row, { ...asMember, group: { ...exampleGroup, member_total: 0 } })).not.toContain('readBy')
  })

  it('S-38: one that failed is sent again or given up, nothing else', () => {
    expect(messageActions({ ...rowOf(messageFrom(me, 1)), state: 'failed' }, alone)).toEqual([
      'copy',
      'resend',
      'discard',
    ])
  })
})

describe('for whom a message is deleted', () => {
  it('mine for both sides, theirs for me', () => {
    expect(deleteReaches(rowOf(messageFrom(me, 1)), alone)).toEqual(['me', 'both'])
    expect(deleteReaches(rowOf(messageFrom(peer, 1)), alone)).toEqual(['me'])
  })

  it('in groups mine for everyone, theirs by who stands above them', () => {
    expect(deleteReaches(rowOf(groupMessageFrom(me, 1)), asMember)).toEqual(['me', 'all'])
    expect(deleteReaches(rowOf(groupMessageFrom(peer, 1)), asMember)).toEqual(['me'])
    expect(deleteReaches(rowOf(groupMessageFrom(peer, 1)), asManager)).toEqual(['me', 'all'])
    expect(deleteReaches(rowOf(groupMessageFrom(peer, 1), 'creator'), asManager)).toEqual(['me'])
  })
})
