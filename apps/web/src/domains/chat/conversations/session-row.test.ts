import { describe, expect, it } from 'vitest'
import type { SessionRow } from '../../../platform/storage/local-database.ts'
import { groupMessageFrom } from '../testing/groups.ts'
import { me, messageFrom, noticeAt, peer } from '../testing/messages.ts'
import {
  isListed,
  newSession,
  sessionAfterClearing,
  sessionAfterHeads,
  sessionAfterLoss,
  sessionAfterMessage,
  sessionAfterReading,
  sessionAfterReset,
  unreadTotal,
} from './session-row.ts'

const empty = newSession('p_1_2', peer)
const sessionWith = (changes: Partial<SessionRow>): SessionRow => ({ ...empty, ...changes })
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
    const session = sessionAfterMessage(empty, messageFrom(peer, 7), closed)
    expect(session).toMatchObject({ last_msg: 'text 7', last_msg_id: 107, last_time: 1_000_007, unread_count: 1 })
  })

  it('S-50: does not count while the chat is open', () => {
    expect(sessionAfterMessage(empty, messageFrom(peer, 7), { myId: me, isOpen: true }).unread_count).toBe(0)
  })

  it.each([
    ['mine', messageFrom(me, 7)],
    ['told by the server', noticeAt(7)],
  ])('does not count when it is %s', (_what, message) => {
    expect(sessionAfterMessage(empty, message, closed).unread_count).toBe(0)
  })

  it('does not count again what the heads have counted, or what I have read on another device', () => {
    const counted = sessionWith({ counted_seq: 7, unread_count: 2 })
    const read = sessionWith({ read_seq: 7 })
    expect(sessionAfterMessage(counted, messageFrom(peer, 7), closed).unread_count).toBe(2)
    expect(sessionAfterMessage(read, messageFrom(peer, 7), closed).unread_count).toBe(0)
  })

  it('leaves the newest line when an older message comes late', () => {
    const newest = sessionAfterMessage(empty, messageFrom(peer, 7), closed)
    expect(sessionAfterMessage(newest, messageFrom(peer, 3), closed).last_msg).toBe('text 7')
  })

  it('shows what the server tells', () => {
    const session = sessionAfterMessage(empty, noticeAt(1), closed)
    expect(session).toMatchObject({ last_msg: 'Friends now', last_notice: 'friends' })
  })
})

describe('a message of a group', () => {
  const group = newSession('g_7', 7)
  const mention = { ...closed, mentionsMe: true }

  it('S-52: that mentions me marks its conversation unless the chat is open', () => {
    expect(sessionAfterMessage(group, groupMessageFrom(peer, 1), mention).at).toBe(1)
    expect(sessionAfterMessage(group, groupMessageFrom(peer, 1), { ...mention, isOpen: true }).at).toBe(0)
  })

  it('S-50: without a mention keeps the mark', () => {
    const marked = sessionAfterMessage(group, groupMessageFrom(peer, 1), mention)
    expect(sessionAfterMessage(marked, groupMessageFrom(peer, 2), closed)).toMatchObject({ at: 1, unread_count: 2 })
  })

  it('that was approved late counts once, by the seq it became visible at', () => {
    const read = { ...group, read_seq: 5, counted_seq: 5 }
    const approved = groupMessageFrom(peer, 3)
    expect(sessionAfterMessage(read, approved, closed).unread_count).toBe(0)
    expect(sessionAfterMessage(read, approved, { ...closed, seq: 6 }).unread_count).toBe(1)
  })

  it('shows who wrote it', () => {
    expect(sessionAfterMessage(group, groupMessageFrom(peer, 1), { ...closed, senderName: 'Linh' })).toMatchObject({
      last_sender: 'Linh',
      last_msg: 'text 1',
    })
  })
})

describe('a conversation that loses messages', () => {
  const full = sessionWith({ last_msg: 'x', last_msg_id: 105, last_time: 9, unread_count: 2, at: 1 })

  it('S-46: shows the newest one left, or nothing', () => {
    expect(sessionAfterLoss(full, messageFrom(peer, 3), '')).toMatchObject({ last_msg: 'text 3', last_msg_id: 103 })
    const blank = { last_msg: '', last_msg_id: 0, last_msg_type: '', unread_count: 0, at: 0 }
    expect(sessionAfterLoss(full, undefined, '')).toMatchObject({ ...blank, last_time: 9 })
  })

  it('S-55: leaves the list when all of it goes', () => {
    const cleared = sessionAfterClearing(full, { seq: 9, msgId: 109 }, [], me)
    expect(isListed(cleared)).toBe(false)
    expect(cleared).toMatchObject({ unread_count: 0, cleared_seq: 9, counted_seq: 9 })
  })
})

describe('read marks', () => {
  it('take the unread count of the heads', () => {
    expect(sessionAfterHeads(empty, head)).toMatchObject({ unread_count: 3, read_seq: 4, counted_seq: 9 })
  })

  it('S-42: never go back, however late an answer comes', () => {
    const ahead = sessionWith({ read_seq: 9, peer_read_seq: 8, unread_count: 0 })
    expect(sessionAfterHeads(ahead, head)).toMatchObject({ read_seq: 9, peer_read_seq: 8, unread_count: 0 })
    expect(sessionAfterReading(ahead, 5, { unread: 4, countedSeq: 9 })).toBe(ahead)
  })

  it('go back only when the server was restored to an earlier state', () => {
    const ahead = sessionWith({ read_seq: 9, told_seq: 9, peer_read_seq: 3, counted_seq: 9 })
    expect(sessionAfterReset(ahead, 5, 101)).toMatchObject({
      read_seq: 5,
      told_seq: 5,
      peer_read_seq: 3,
      counted_seq: 5,
      gaps: [{ after: 0, before: 101 }],
    })
  })

  it('S-54: reading clears the count and the mention', () => {
    const unread = sessionWith({ unread_count: 5, at: 1 })
    expect(sessionAfterReading(unread, 9, { unread: 0, countedSeq: 9 })).toMatchObject({
      unread_count: 0,
      at: 0,
      read_seq: 9,
    })
  })
})

describe('the list', () => {
  it('S-53, K-16: the badge is the sum over the listed sessions that are not on do-not-disturb', () => {
    const list = [
      sessionWith({ last_time: 101, unread_count: 3 }),
      sessionWith({ last_time: 102, unread_count: 40, disturbing: 1 }),
      sessionWith({ last_time: 103, unread_count: 98 }),
      sessionWith({ last_time: 0, unread_count: 7 }),
    ]
    expect(unreadTotal(list)).toBe(101)
    expect(unreadTotal([])).toBe(0)
  })
})
