import '../../../testing/browser.ts'
import { typing } from '@cliffhanger/contract/chat/typing.ts'
import type { ClientFrame } from '@cliffhanger/contract/sync/events.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endTyping, handleTyping, holdTyping, sayTyping, typingNow } from './typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hear = (conversation_id: string, user_id: number, doing: 'typing' | 'recording' | 'stopped'): void =>
  handleTyping({ action: typing.action, ts: 0, data: { conversation_id, user_id, doing } })

it('S-117: shows who types or records, in the order in which they began, until they stop', () => {
  hear('g_1', 2, 'typing')
  hear('g_1', 3, 'recording')
  hear('g_1', 2, 'recording')
  expect(typingNow('g_1')).toEqual([
    { userId: 2, doing: 'recording' },
    { userId: 3, doing: 'recording' },
  ])
  expect(typingNow('g_2')).toEqual([])
  hear('g_1', 2, 'stopped')
  endTyping('g_1', 3)
  expect(typingNow('g_1')).toEqual([])
})

it('S-117: who said nothing more for six seconds is not shown any more', () => {
  hear('p_1_2', 2, 'typing')
  vi.advanceTimersByTime(5000)
  hear('p_1_2', 2, 'typing')
  vi.advanceTimersByTime(5000)
  expect(typingNow('p_1_2')).toHaveLength(1)
  vi.advanceTimersByTime(1001)
  expect(typingNow('p_1_2')).toEqual([])
})

it('S-117: is said at once, again every four seconds, and once when it ends', () => {
  const sent: ClientFrame[] = []
  const stop = holdTyping((frame) => void sent.push(frame))
  const said = () => sent.splice(0).map((frame) => (frame.action === 'typing' ? frame.data.doing : frame.action))
  sayTyping('p_1_2', 'typing')
  sayTyping('p_1_2', 'typing')
  expect(said()).toEqual(['typing'])
  vi.advanceTimersByTime(4000)
  sayTyping('p_1_2', 'typing')
  expect(said()).toEqual(['typing'])
  sayTyping('p_1_2', 'stopped')
  sayTyping('p_1_2', 'stopped')
  expect(said()).toEqual(['stopped'])
  stop()
})
