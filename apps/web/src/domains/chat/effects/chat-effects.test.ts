import '../../../testing/browser.ts'
import type { SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeviceStore } from '../../../app/device-store.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleFriend } from '../../friends/testing/people.ts'
import { unreadTotal } from '../conversations/conversation-row.ts'
import { markRead } from '../conversations/read-marks.ts'
import { conversation, cursorAt, frameOf, headWith } from '../testing/events.ts'
import { me, messageFrom, noticeAt, peer } from '../testing/messages.ts'

const patience = { timeout: 30_000, interval: 5 }
let server: FakeServer
let database: LocalDatabase
let store: SyncStore

beforeEach(async () => {
  server = new FakeServer()
  database = await openDatabase(me)
  store = createDeviceStore(database)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const take = (...messages: ReturnType<typeof messageFrom>[]) =>
  store.apply(
    messages.map((message) => frameOf(message)),
    cursorAt(messages.at(-1)?.seq ?? 0),
  )
const chat = () => database.sessions.get(conversation)
const badge = async () => unreadTotal(await database.sessions.toArray(), Date.now())

const changeOf = (setting: {
  readonly is_top?: 0 | 1
  readonly disturbing?: 0 | 1
  readonly disturbing_until?: number
}) => ({
  action: chatEvents.sessionChanged.action,
  stream: 'u_1',
  seq: 1,
  ts: 0,
  data: { conversation_id: conversation, chat_type: 'private', target_id: peer, ...setting },
})

describe('a private message', () => {
  it('S-40: of the other side is stored as unread and confirmed, many in one receipt', async () => {
    server.answer(chatCalls.receivePrivateMessages, () => ({}))
    await take(messageFrom(peer, 1), messageFrom(peer, 2))
    expect((await database.messages.toArray()).map(({ msg_status }) => msg_status)).toEqual(['unread', 'unread'])
    await vi.waitFor(
      () => expect(server.requested(chatCalls.receivePrivateMessages)).toEqual([{ msg_ids: [101, 102] }]),
      patience,
    )
  })

  it('S-39: that is known by its msg_id changes and confirms nothing', async () => {
    await take(messageFrom(peer, 1))
    await vi.waitFor(() => expect(server.requested(chatCalls.receivePrivateMessages)).toHaveLength(1), patience)
    await take(messageFrom(peer, 1))
    expect(await database.messages.count()).toBe(1)
    expect(await chat()).toMatchObject({ unread_count: 1 })
    expect(server.requested(chatCalls.receivePrivateMessages)).toHaveLength(1)
  })

  it('S-39: of mine takes the place of the one in the outbox that has its local_id', async () => {
    const waiting = { conversation_id: conversation, target_id: peer, content_text: '', ref_msg_id: 0, create_time: 0 }
    await database.outbox.add({ ...waiting, local_id: 'local-1', state: 'failed', refusal_code: 0 })
    await database.outbox.add({ ...waiting, local_id: 'local-2', state: 'failed', refusal_code: 0 })
    await take(messageFrom(me, 1))
    expect((await database.outbox.toArray()).map(({ local_id }) => local_id)).toEqual(['local-2'])
    expect(await database.messages.toArray()).toMatchObject([{ local_id: 'local-1', seq: 1 }])
  })

  it('S-39: of another sender does not touch my outbox, whatever local_id it carries', async () => {
    const waiting = { conversation_id: conversation, target_id: peer, content_text: '', ref_msg_id: 0, create_time: 0 }
    await database.outbox.add({ ...waiting, local_id: 'local-1', state: 'failed', refusal_code: 0 })
    await take(messageFrom(peer, 1))
    expect(await database.outbox.count()).toBe(1)
  })

  it('S-50: moves its conversation on: last line, time and count', async () => {
    await take(messageFrom(peer, 1), messageFrom(peer, 2))
    expect(await chat()).toMatchObject({ last_msg: 'text 2', last_time: 1_000_002, unread_count: 2 })
  })

  it('S-50: of mine from another device, or a notice, moves the conversation but is not unread', async () => {
    await take(messageFrom(me, 1), noticeAt(2))
    expect(await chat()).toMatchObject({ last_notice: 'friends', unread_count: 0 })
    expect(server.heard).toEqual([])
  })

  it('S-51: without a conversation opens one, unpinned, under the name I gave the friend', async () => {
    await database.friends.add({ ...exampleFriend, friend_remark: 'My Linh' })
    await take(messageFrom(me, 1))
    expect(await chat()).toMatchObject({ is_top: 0, chat_id: peer, chat_name: 'My Linh', nick_name: 'Linh' })
  })

  it('S-51: of a stranger opens a conversation under the name that came with it', async () => {
    await take(messageFrom(peer, 1))
    expect(await chat()).toMatchObject({ chat_name: 'Linh', chat_face: '/public/avatars/02.svg' })
  })

  it('follows a new name of the other side, but keeps the one I gave', async () => {
    await take(messageFrom(peer, 1))
    await store.apply([frameOf(messageFrom(peer, 2), 'Linh B')], cursorAt(2))
    expect(await chat()).toMatchObject({ chat_name: 'Linh B', nick_name: 'Linh B' })
    await database.sessions.update(conversation, { chat_name: 'My Linh' })
    await store.apply([frameOf(messageFrom(peer, 3), 'Linh C')], cursorAt(3))
    expect(await chat()).toMatchObject({ chat_name: 'My Linh', nick_name: 'Linh C' })
  })
})

describe('an answer of mine', () => {
  it('S-41: from any device of mine reads what stands above it, and the server hears it; what comes after it is new', async () => {
    server.answer(chatCalls.readPrivateMessages, () => ({ msg_id: 103 }))
    await take(messageFrom(peer, 1), messageFrom(peer, 2), messageFrom(me, 3), messageFrom(peer, 4))
    await expect.poll(async () => (await chat())?.told_seq, patience).toBe(3)
    expect(await chat()).toMatchObject({ read_seq: 3, unread_count: 1 })
    expect(server.requested(chatCalls.readPrivateMessages)).toEqual([
      { conversation_id: conversation, msg_id: 103, target_id: peer },
    ])
  })
})

describe('the unread badge', () => {
  it('S-53: leaves out a conversation that another device of mine mutes', async () => {
    await take(messageFrom(peer, 1), messageFrom(peer, 2))
    expect(await badge()).toBe(2)
    await store.apply([changeOf({ disturbing: 1 })], cursorAt(1, 'u_1'))
    expect(await badge()).toBe(0)
    expect(await chat()).toMatchObject({ disturbing: 1, is_top: 0, unread_count: 2 })
  })

  it('S-54, K-16: falls by what opening a chat reads', async () => {
    server.answer(chatCalls.readPrivateMessages, () => ({ msg_id: 102 }))
    await take(messageFrom(peer, 1), messageFrom(peer, 2))
    await markRead(database, conversation, me)
    expect(await badge()).toBe(0)
    expect(await chat()).toMatchObject({ unread_count: 0, at: 0, read_seq: 2 })
  })

  it('S-55, K-16: falls by what a removed conversation held', async () => {
    const other = messageFrom(3, 1, { msg_id: 301, conversation_id: 'p_1_3' })
    await take(messageFrom(peer, 1), messageFrom(peer, 2))
    await store.apply([frameOf(other)], cursorAt(1, 'p_1_3'))
    expect(await badge()).toBe(3)
    await store.forget([conversation])
    expect(await badge()).toBe(1)
  })

  it('K-16: counts no message twice that the heads have counted', async () => {
    await store.noteHeads([headWith({ seq: 3, unread: 3 })])
    await take(messageFrom(peer, 1), messageFrom(peer, 2), messageFrom(peer, 3), messageFrom(peer, 4))
    expect(await badge()).toBe(4)
  })

  it('K-16: counts what comes after a chat was read before all of it had arrived', async () => {
    server.answer(chatCalls.readPrivateMessages, () => ({ msg_id: 101 }))
    await take(messageFrom(peer, 1))
    await store.noteHeads([headWith({ seq: 3, unread: 3 })])
    await markRead(database, conversation, me)
    await store.noteHeads([headWith({ seq: 3, unread: 3 })])
    await take(messageFrom(peer, 2), messageFrom(peer, 3))
    expect(await badge()).toBe(2)
  })
})

describe('pins and mutes of another device', () => {
  it('change only what they name', async () => {
    await take(messageFrom(peer, 1))
    await store.apply([changeOf({ is_top: 1 })], cursorAt(1, 'u_1'))
    await store.apply([changeOf({ disturbing: 1 })], cursorAt(2, 'u_1'))
    expect(await chat()).toMatchObject({ is_top: 1, disturbing: 1, last_msg: 'text 1' })
  })

  it('S-131: bring the end of a mute along, and none with the next', async () => {
    await take(messageFrom(peer, 1))
    const past = Math.floor(Date.now() / 1000) - 1
    await store.apply([changeOf({ disturbing: 1, disturbing_until: past })], cursorAt(1, 'u_1'))
    expect(await chat()).toMatchObject({ disturbing: 1, disturbing_until: past })
    expect(await badge()).toBe(1)
    await store.apply([changeOf({ disturbing: 1 })], cursorAt(2, 'u_1'))
    expect(await chat()).toMatchObject({ disturbing: 1, disturbing_until: 0 })
    expect(await badge()).toBe(0)
  })

  it('pass over a conversation that is not mine', async () => {
    const foreign = { ...changeOf({ is_top: 1 }), data: { ...changeOf({ is_top: 1 }).data, conversation_id: 'p_8_9' } }
    await store.apply([foreign], cursorAt(1, 'u_1'))
    expect(await database.sessions.count()).toBe(0)
  })
})
