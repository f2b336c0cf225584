import '../../../testing/browser.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeSession } from '../../../platform/session/session.ts'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversationWith } from '../conversations/conversation.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { messageParts } from './message-parts.ts'

const conversation = conversationWith(me, { chatType: 'private', targetId: peer })
const total = 2_100

let server: FakeServer
let controller: AbortController

/** All messages after the one that is asked for, 200 at a time. */
const answerAll = (): void =>
  server.answer(chatCalls.listPrivateMessages, ({ query }) => {
    const after = Math.max(0, Number(query.get('msg_id')) - 100)
    const count = Math.min(200, total - after)
    // The newest first, as the server may send them.
    const list = Array.from({ length: count }, (_, index) => messageFrom(peer, after + count - index))
    return { list, has_more: flagOf(after + count < total) }
  })

const readAll = async () => {
  const parts = []
  for await (const { messages, isLast } of messageParts(conversation, controller.signal))
    parts.push({ seqs: messages.map(({ seq }) => seq), isLast })
  return parts
}

beforeEach(() => {
  vi.useFakeTimers()
  storeSession({ accessToken: 'access', refreshToken: 'refresh', user: exampleUser })
  server = new FakeServer()
  controller = new AbortController()
  answerAll()
})
afterEach(() => {
  vi.useRealTimers()
})

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

it('S-139: brings every message once, from old to new, 1000 to a page, and knows the last page', async () => {
  const reading = readAll()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await reading).toEqual([
    { seqs: numbers(1, 1000), isLast: false },
    { seqs: numbers(1001, 2000), isLast: false },
    { seqs: numbers(2001, total), isLast: true },
  ])
})

it('S-139: asks for less than half of what a member may ask in a minute', async () => {
  const reading = readAll()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(server.heard).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(60_000)
  await reading
})

it('S-139: waits where the member has asked too often, and goes on where it was', async () => {
  server.refuse(chatCalls.listPrivateMessages, 4006)
  const reading = readAll()
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.heard).toHaveLength(1)
  answerAll()
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await reading).flatMap(({ seqs }) => seqs)).toEqual(numbers(1, total))
})

it('S-139: fails as the question failed', async () => {
  server.refuse(chatCalls.listPrivateMessages, 5005)
  await expect(readAll()).rejects.toMatchObject({ code: 5005 })
})

it('S-139: ends at once when the member cancels, also while it waits', async () => {
  const reading = readAll().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  controller.abort()
  expect(await reading).toMatchObject({ name: 'AbortError' })
  expect(server.heard).toHaveLength(1)
})

it('S-139: has one page of a chat without messages', async () => {
  server.answer(chatCalls.listPrivateMessages, () => ({ list: [], has_more: 0 as const }))
  expect(await readAll()).toEqual([{ seqs: [], isLast: true }])
})
