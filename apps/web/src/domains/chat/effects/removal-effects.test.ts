import '../../../testing/browser.ts'
import type { SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDeviceStore } from '../../../app/device-store.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversationWith } from '../conversations/conversation.ts'
import { storeMessages } from '../conversations/conversation-store.ts'
import { clearConversation } from '../messages/message-actions.ts'
import { sendText } from '../messages/send-message.ts'
import { clearedFrame as cleared, conversation, cursorAt, deletedFrame, frameOf, headWith } from '../testing/events.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'

let database: LocalDatabase
let store: SyncStore
beforeEach(async () => {
  database = await openDatabase(me)
  store = createDeviceStore(database)
})
afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const stored = async () => (await database.messages.toArray()).map(({ seq }) => seq)

it('S-55: a conversation that was cleared elsewhere keeps what came after', async () => {
  const messages = [messageFrom(peer, 1), messageFrom(peer, 2), messageFrom(peer, 3)]
  await store.apply(
    messages.map((message) => frameOf(message)),
    cursorAt(3),
  )
  await store.apply([cleared(2)], cursorAt(1, `u_${me}`))
  expect(await stored()).toEqual([3])
  expect(await database.sessions.get(conversation)).toMatchObject({ unread_count: 1, last_msg_id: messages[2]?.msg_id })
  await store.apply([{ ...cleared(3), seq: 2 }], cursorAt(2, `u_${me}`))
  expect(await stored()).toEqual([])
  expect(await database.sessions.get(conversation)).toMatchObject({ unread_count: 0, last_msg_id: 0, last_time: 0 })
})

/** Every way two streams can be heard one beside the other. */
const merges = (one: readonly StatefulFrame[], other: readonly StatefulFrame[]): StatefulFrame[][] => {
  const [first, ...rest] = one
  const [second, ...others] = other
  if (!first || !second) return [[...one, ...other]]
  return [
    ...merges(rest, other).map((tail) => [first, ...tail]),
    ...merges(one, others).map((tail) => [second, ...tail]),
  ]
}

describe('S-46, S-55: what is gone does not come back', () => {
  const messages = [1, 2, 3, 4, 5].map((seq) => messageFrom(peer, seq))
  // Both streams were pulled before the other one's event: the messages are in the answer though they are gone.
  const removals = [deletedFrame([104]), { ...cleared(3), seq: 2 }]
  const orders = merges(
    messages.map((message) => frameOf(message)),
    removals,
  ).map((frames) => ({ frames, order: frames.map(({ stream, seq }) => `${stream}:${seq}`).join(' ') }))

  it.each(orders)('$order', async ({ frames }) => {
    for (const frame of frames) await store.apply([frame], cursorAt(frame.seq, frame.stream))
    expect(await stored()).toEqual([5])
    const chat = await database.sessions.get(conversation)
    expect(chat).toMatchObject({ last_msg_id: 105, unread_count: 1, cleared_seq: 3 })
    // A page of the history that was asked for before.
    await database.write(() => storeMessages(database, messages))
    expect(await stored()).toEqual([5])
    expect(await database.sessions.get(conversation)).toEqual(chat)
  })

  it('but a conversation that is loaded anew shows what the server has', async () => {
    for (const frame of removals) await store.apply([frame], cursorAt(frame.seq, frame.stream))
    await store.reset(
      conversation,
      messages.map((message) => frameOf(message)),
      5,
    )
    expect(await stored()).toEqual([1, 2, 3, 4, 5])
  })
})

it('S-55: the server has counted messages that are not here yet: they count when they come', async () => {
  await store.apply([frameOf(messageFrom(peer, 1))], cursorAt(1))
  await store.noteHeads([headWith({ seq: 3, unread: 3 })])
  await store.apply([cleared(1)], cursorAt(1, `u_${me}`))
  await store.apply([frameOf(messageFrom(peer, 2)), frameOf(messageFrom(peer, 3))], cursorAt(3))
  expect(await database.sessions.get(conversation)).toMatchObject({ unread_count: 2 })
})

it('S-55: what is typed here and what is on its way stays when another device clears the conversation', async () => {
  await store.apply([frameOf(messageFrom(peer, 1))], cursorAt(1))
  await sendText(me, conversationWith(me, { chatType: 'private', targetId: peer }), 'meanwhile')
  await store.apply([cleared(1)], cursorAt(1, `u_${me}`))
  expect(await database.outbox.count()).toBe(1)
})

it('S-55: a history that was cleared here keeps its place in the list when the event comes', async () => {
  const server = new FakeServer()
  server.answer(chatCalls.deletePrivateMessages, () => ({ msg_ids: [] }))
  await store.apply([frameOf(messageFrom(peer, 1))], cursorAt(1))
  const chat = conversationWith(me, { chatType: 'private', targetId: peer })
  await clearConversation(me, chat, { stays: true })
  expect(await stored()).toEqual([])
  await store.apply([cleared(1)], cursorAt(1, `u_${me}`))
  expect(await database.sessions.get(conversation)).toMatchObject({ last_time: 1_000_001, last_msg_id: 0 })
})

it('S-55: what comes while a conversation is cleared here stays', async () => {
  const server = new FakeServer()
  server.answer(chatCalls.deletePrivateMessages, async () => {
    await store.apply([frameOf(messageFrom(peer, 2))], cursorAt(2))
    return { msg_ids: [] }
  })
  await store.apply([frameOf(messageFrom(peer, 1))], cursorAt(1))
  await clearConversation(me, conversationWith(me, { chatType: 'private', targetId: peer }), { stays: false })
  expect(await stored()).toEqual([2])
  expect(await database.sessions.get(conversation)).toMatchObject({ last_msg_id: 102, unread_count: 1 })
})
