import { describe, expect, it } from 'vitest'
import type { SessionRow } from '../../platform/local-database.ts'
import {
  byPlaceInList,
  newSession,
  sessionAfterHeads,
  sessionAfterMessage,
  sessionAfterReading,
  sessionAfterReset,
  unreadTotal,
} from './session-row.ts'
import { me, messageFrom, noticeAt, peer } from './testing/messages.ts'

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
      oldest_msg_id: 101,
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
  it('S-56: pinned before unpinned, the newest first', () => {
    const list = [
      sessionWith({ chat_id: 1, last_time: 10 }),
      sessionWith({ chat_id: 2, last_time: 30 }),
      sessionWith({ chat_id: 3, last_time: 5, is_top: 1 }),
      sessionWith({ chat_id: 4, last_time: 20, is_top: 1 }),
    ]
    expect(list.sort(byPlaceInList).map(({ chat_id }) => chat_id)).toEqual([4, 3, 2, 1])
  })

  it('S-53, K-16: the badge is the sum over the listed sessions that are not on do-not-disturb', () => {
    const list = [
      sessionWith({ last_msg_id: 101, unread_count: 3 }),
      sessionWith({ last_msg_id: 102, unread_count: 40, disturbing: 1 }),
      sessionWith({ last_msg_id: 103, unread_count: 98 }),
      sessionWith({ last_msg_id: 0, unread_count: 7 }),
    ]
    expect(unreadTotal(list)).toBe(101)
    expect(unreadTotal([])).toBe(0)
  })
})
