import '../../../testing/browser.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { mediaContent } from '@cliffhanger/rules/chat/media-content.ts'
import { expect, it } from 'vitest'
import { chatRows } from '../messages/chat-rows.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { nextVoice } from './use-voice-order.ts'

const voice = (sender: number, seq: number, key: string) => ({
  ...messageFrom(sender, seq),
  msg_type: 'audio' as const,
  content_text: mediaContent({ text: '', items: [{ kind: 'audio', url: key, duration: 3 }] }),
})

const messages = [
  voice(peer, 1, 'first'),
  messageFrom(peer, 2),
  voice(me, 3, 'mine'),
  voice(peer, 4, 'heard'),
  voice(peer, 5, 'fresh'),
]
const rows = chatRows({
  messages,
  outbox: [],
  myId: me,
  peerReadSeq: 0,
  firstUnreadId: 0,
  senders: new Map(),
  translations: new Map(),
})
const sentMs = (messages.at(-1)?.create_time ?? 0) * 1000
const next = async (key: string, nowMs = sentMs) =>
  (await nextVoice(rows, key, { nowMs, isHeard: async (each) => each === 'heard' }))?.url

it('S-126: goes on with the next voice of somebody else that was not heard', async () => {
  expect(await next('first')).toBe('fresh')
  expect(await next('mine')).toBe('fresh')
})

it('S-126: ends behind the last one, for one that stands elsewhere, and where the next is old', async () => {
  expect(await next('fresh')).toBeUndefined()
  expect(await next('elsewhere')).toBeUndefined()
  expect(await next('first', sentMs + 8 * dayMs)).toBeUndefined()
})
