import { describe, expect, it } from 'vitest'
import { type MessageChange, type MessageState, messageStateAfter } from './message-state.ts'

const states: readonly MessageState[] = ['loading', 'failed', 'unread', 'read']
const changes: readonly MessageChange[] = ['sent', 'sendFailed', 'resent', 'expired', 'read']

describe('messageStateAfter', () => {
  it.each<[string, MessageState, MessageChange, MessageState]>([
    ['S-36: success makes a loading message unread', 'loading', 'sent', 'unread'],
    ['S-36: failure makes a loading message failed', 'loading', 'sendFailed', 'failed'],
    ['A-13: a message still loading after a day becomes failed', 'loading', 'expired', 'failed'],
    ['S-38: a failed message can be sent again', 'failed', 'resent', 'loading'],
    ['S-38: the frame of a message that seemed to fail makes it unread', 'failed', 'sent', 'unread'],
    ['S-41: a receipt makes an unread message read', 'unread', 'read', 'read'],
  ])('%s', (_rule, state, change, after) => {
    expect(messageStateAfter(state, change)).toBe(after)
  })

  it('S-42: nothing leads back from read', () => {
    for (const change of changes) expect(messageStateAfter('read', change)).toBe('read')
  })

  it('S-42: nothing leads from a confirmed message back to one that is not', () => {
    for (const change of changes) expect(['unread', 'read']).toContain(messageStateAfter('unread', change))
  })

  it('S-37: recovery leaves no message loading', () => {
    for (const state of states) expect(messageStateAfter(state, 'expired')).not.toBe('loading')
  })
})
