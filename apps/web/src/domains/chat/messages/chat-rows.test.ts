import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { describe, expect, it } from 'vitest'
import type { MemberRow } from '../storage/rows.ts'
import { groupMessageFrom, memberWith } from '../testing/groups.ts'
import { me, messageFrom, noticeAt, peer } from '../testing/messages.ts'
import { type Bubble, type ChatContent, type ChatRow, chatRows } from './chat-rows.ts'

const nothing: ChatContent = {
  messages: [],
  outbox: [],
  myId: me,
  peerReadSeq: 0,
  firstUnreadId: 0,
  senders: new Map(),
  translations: new Map(),
}
const rowsOf = (content: Partial<ChatContent>): ChatRow[] => chatRows({ ...nothing, ...content })
const bubblesOf = (content: Partial<ChatContent>): Bubble[] => rowsOf(content).filter((row) => row.kind === 'bubble')
const at = (text: string): number => new Date(text).getTime() / 1000

describe('the rows of a chat', () => {
  it('begin each day with a line', () => {
    const rows = rowsOf({
      messages: [
        messageFrom(peer, 1, { create_time: at('2026-03-01T23:59:00') }),
        messageFrom(peer, 2, { create_time: at('2026-03-02T00:01:00') }),
      ],
    })
    expect(rows.map(({ kind }) => kind)).toEqual(['day', 'bubble', 'day', 'bubble'])
  })

  it('group what one sender writes without a pause of five minutes', () => {
    const sentAt = (seconds: number) => ({ create_time: at('2026-03-01T10:00:00') + seconds })
    const bubbles = bubblesOf({
      messages: [
        messageFrom(peer, 1, sentAt(0)),
        messageFrom(peer, 2, sentAt(299)),
        messageFrom(me, 3, sentAt(299)),
        messageFrom(me, 4, sentAt(599)),
      ],
    })
    expect(bubbles.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ])
  })

  it('put a line before the first message that was unread', () => {
    const rows = rowsOf({ messages: [messageFrom(peer, 1), messageFrom(peer, 2)], firstUnreadId: 102 })
    expect(rows.map(({ kind }) => kind)).toEqual(['day', 'bubble', 'new', 'bubble'])
  })

  it('S-120: have a line where I took a message back, with what it said', () => {
    const rows = rowsOf({
      messages: [messageFrom(me, 1), messageFrom(peer, 3)],
      unsent: [
        { msgId: 102, sentMs: messageFrom(me, 2).create_time * 1000, text: 'not this' },
        { msgId: 104, sentMs: messageFrom(me, 4).create_time * 1000, text: '' },
      ],
    })
    expect(rows.map((row) => (row.kind === 'unsent' ? row.text : row.kind))).toEqual([
      'day',
      'bubble',
      'not this',
      'bubble',
      '',
    ])
  })

  it('keep what waits in the outbox last, in its order', () => {
    const waiting = {
      create_time: 0,
      ref_msg_id: 0,
      content_text: textContent('x'),
      state: 'failed',
      isWaiting: false,
    } as const
    const bubbles = bubblesOf({
      messages: [messageFrom(peer, 9)],
      outbox: [
        { ...waiting, local_id: 'a' },
        { ...waiting, local_id: 'b' },
      ],
    })
    expect(bubbles.map(({ localId }) => localId)).toEqual(['local-9', 'a', 'b'])
  })

  it('tell apart what both sides sent under the same local_id', () => {
    const rows = rowsOf({ messages: [messageFrom(me, 1), messageFrom(peer, 2, { local_id: 'local-1' })] })
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })

  it('S-41: show mine as read up to the mark of the other side', () => {
    const messages = [messageFrom(me, 1), messageFrom(me, 2), messageFrom(me, 0)]
    expect(bubblesOf({ messages, peerReadSeq: 1 }).map(({ state }) => state)).toEqual(['read', 'unread', 'unread'])
  })

  it('say what the server tells between the bubbles', () => {
    expect(rowsOf({ messages: [noticeAt(1)] }).at(-1)).toMatchObject({ kind: 'notice', notice: { action: 'friends' } })
  })

  it('say that a message cannot be read rather than fail', () => {
    const [bubble] = bubblesOf({ messages: [messageFrom(peer, 1, { msg_type: 'r_p', content_text: '{}' })] })
    expect(bubble?.body).toEqual({ kind: 'unreadable' })
  })

  it('name who wrote in a group, but not me', () => {
    const member: MemberRow = { ...memberWith(peer, { group_nickname: 'Captain' }), role: 'manager' }
    const messages = [groupMessageFrom(peer, 1), groupMessageFrom(me, 2), groupMessageFrom(9, 3)]
    const bubbles = bubblesOf({ messages, senders: new Map([[peer, member]]) })
    expect(bubbles.map(({ sender }) => sender?.name)).toEqual(['Captain', undefined, ''])
    expect(bubbles[0]?.sender?.role).toBe('manager')
  })

  it('S-48, S-49: mark what is under review or was rejected', () => {
    const messages = [groupMessageFrom(me, 1, { is_review: 0 }), groupMessageFrom(me, 2, { is_review: 2 })]
    expect(bubblesOf({ messages }).map(({ review }) => review)).toEqual([0, 2])
  })
})
