import { describe, expect, it } from 'vitest'
import type { SessionRow } from '../storage/rows.ts'
import { groupMessageFrom } from '../testing/groups.ts'
import { me, messageFrom, noticeAt, peer } from '../testing/messages.ts'
import {
  conversationAfterClearing,
  conversationAfterHeads,
  conversationAfterLoss,
  conversationAfterMessage,
  conversationAfterReading,
  conversationAfterReset,
  isListed,
  newConversation,
  unreadTotal,
} from './conversation-row.ts'

const empty = newConversation('p_1_2', peer)
const conversationWith = (changes: Partial<SessionRow>): SessionRow => ({ ...empty, ...changes })
const closed = { myId: me, isOpen: false }

const head = {
  stream: 'p_1_2',
  seq: 9,
  from_seq: 1,
  read_seq: 4,
  received_seq: 9,
  unread: 3,
  at: 0,
  peer_read_seq: 5,
  peer_received_seq: 5,
  ended: 0,
} as const

describe('a message in the chat list', () => {
  it('S-50: shows its line and time and counts as unread', () => {
    const conversation = conversationAfterMessage(empty, messageFrom(peer, 7), closed)
    expect(conversation).toMatchObject({ last_msg: 'text 7', last_msg_id: 107, last_time: 1_000_007, unread_count: 1 })
  })

  it('S-50: does not count while the chat is open', () => {
    expect(conversationAfterMessage(empty, messageFrom(peer, 7), { myId: me, isOpen: true }).unread_count).toBe(0)
  })

  it.each([
    ['mine', messageFrom(me, 7)],
    ['told by the server', noticeAt(7)],
  ])('does not count when it is %s', (_what, message) => {
    expect(conversationAfterMessage(empty, message, closed).unread_count).toBe(0)
  })

  it('does not count again what the heads have counted, or what I have read on another device', () => {
    const counted = conversationWith({ counted_seq: 7, unread_count: 2 })
    const read = conversationWith({ read_seq: 7 })
    expect(conversationAfterMessage(counted, messageFrom(peer, 7), closed).unread_count).toBe(2)
    expect(conversationAfterMessage(read, messageFrom(peer, 7), closed).unread_count).toBe(0)
  })

  it('leaves the newest line when an older message comes late', () => {
    const newest = conversationAfterMessage(empty, messageFrom(peer, 7), closed)
    expect(conversationAfterMessage(newest, messageFrom(peer, 3), closed).last_msg).toBe('text 7')
  })

  it('shows what the server tells', () => {
    const conversation = conversationAfterMessage(empty, noticeAt(1), closed)
    expect(conversation).toMatchObject({ last_msg: 'Friends now', last_notice: 'friends' })
  })
})

describe('a message of a group', () => {
  const group = newConversation('g_7', 7)
  const mention = { ...closed, mentionsMe: true }

  it('S-52: that mentions me marks its conversation unless the chat is open', () => {
    expect(conversationAfterMessage(group, groupMessageFrom(peer, 1), mention).at).toBe(1)
    expect(conversationAfterMessage(group, groupMessageFrom(peer, 1), { ...mention, isOpen: true }).at).toBe(0)
  })

  it('S-50: without a mention keeps the mark', () => {
    const marked = conversationAfterMessage(group, groupMessageFrom(peer, 1), mention)
    expect(conversationAfterMessage(marked, groupMessageFrom(peer, 2), closed)).toMatchObject({
      at: 1,
      unread_count: 2,
    })
  })

  it('that was approved late counts once, by the seq it became visible at', () => {
    const read = { ...group, read_seq: 5, counted_seq: 5 }
    const approved = groupMessageFrom(peer, 3)
    expect(conversationAfterMessage(read, approved, closed).unread_count).toBe(0)
    expect(conversationAfterMessage(read, approved, { ...closed, seq: 6 }).unread_count).toBe(1)
  })

  it('shows who wrote it', () => {
    expect(conversationAfterMessage(group, groupMessageFrom(peer, 1), { ...closed, senderName: 'Linh' })).toMatchObject(
      {
        last_sender: 'Linh',
        last_msg: 'text 1',
      },
    )
  })
})

describe('a conversation that loses messages', () => {
  const full = conversationWith({ last_msg: 'x', last_msg_id: 105, last_time: 9, unread_count: 2, at: 1 })

  it('S-46: shows the newest one left, or nothing', () => {
    expect(conversationAfterLoss(full, messageFrom(peer, 3), '')).toMatchObject({
      last_msg: 'text 3',
      last_msg_id: 103,
    })
    const blank = { last_msg: '', last_msg_id: 0, last_msg_type: '', unread_count: 0, at: 0 }
    expect(conversationAfterLoss(full, undefined, '')).toMatchObject({ ...blank, last_time: 9 })
  })

  it('S-55: leaves the list when all of it goes', () => {
    const cleared = conversationAfterClearing(full, { seq: 9, msgId: 109 }, [], me)
    expect(isListed(cleared)).toBe(false)
    expect(cleared).toMatchObject({ unread_count: 0, cleared_seq: 9, counted_seq: 9 })
  })
})

describe('read marks', () => {
  it('take the unread count of the heads', () => {
    expect(conversationAfterHeads(empty, head)).toMatchObject({ unread_count: 3, read_seq: 4, counted_seq: 9 })
  })

  it('S-42: never go back, however late an answer comes', () => {
    const ahead = conversationWith({ read_seq: 9, peer_read_seq: 8, unread_count: 0 })
    expect(conversationAfterHeads(ahead, head)).toMatchObject({ read_seq: 9, peer_read_seq: 8, unread_count: 0 })
    expect(conversationAfterReading(ahead, 5, { unread: 4, countedSeq: 9 })).toBe(ahead)
  })

  it('go back only when the server was restored to an earlier state', () => {
    const ahead = conversationWith({ read_seq: 9, told_seq: 9, peer_read_seq: 3, counted_seq: 9 })
    expect(conversationAfterReset(ahead, 5, 101)).toMatchObject({
      read_seq: 5,
      told_seq: 5,
      peer_read_seq: 3,
      counted_seq: 5,
      gaps: [{ after: 0, before: 101 }],
    })
  })

  it('S-54: reading clears the count and the mention', () => {
    const unread = conversationWith({ unread_count: 5, at: 1 })
    expect(conversationAfterReading(unread, 9, { unread: 0, countedSeq: 9 })).toMatchObject({
      unread_count: 0,
      at: 0,
      read_seq: 9,
    })
  })
})

describe('the list', () => {
  it('S-53, K-16: the badge is the sum over the listed sessions that are not on do-not-disturb', () => {
    const list = [
      conversationWith({ last_time: 101, unread_count: 3 }),
      conversationWith({ last_time: 102, unread_count: 40, disturbing: 1 }),
      conversationWith({ last_time: 103, unread_count: 98 }),
      conversationWith({ last_time: 0, unread_count: 7 }),
    ]
    expect(unreadTotal(list, 0)).toBe(101)
    expect(unreadTotal([], 0)).toBe(0)
  })

  it('S-131: a mute that is over counts again', () => {
    const list = [conversationWith({ last_time: 101, unread_count: 3, disturbing: 1, disturbing_until: 500 })]
    expect(unreadTotal(list, 499_999)).toBe(0)
    expect(unreadTotal(list, 500_000)).toBe(3)
  })
})
