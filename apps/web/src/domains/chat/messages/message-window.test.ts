import '../../../testing/browser.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversationWith } from '../conversations/conversation.ts'
import { newConversation } from '../conversations/conversation-row.ts'
import { conversation as conversationId } from '../testing/events.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { beyond, newerWindow, olderWindow, openWindow, trimmedWindow, windowAt, windowMax } from './message-window.ts'

const conversation = conversationWith(me, { chatType: 'private', targetId: peer })
let server: FakeServer
let database: LocalDatabase

beforeEach(async () => {
  server = new FakeServer()
  database = await openDatabase(me)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
/** Messages of the other side with these seqs; msg_id is seq + 100. */
const save = (seqs: readonly number[]) => database.messages.bulkAdd(seqs.map((seq) => messageFrom(peer, seq)))
const storeConversation = (changes: object = {}) =>
  database.sessions.add({ ...newConversation(conversationId, peer), last_time: 1, read_seq: 1000, ...changes })
const reply = (seqs: readonly number[], has_more: 0 | 1) =>
  server.answer(chatCalls.listPrivateMessages, () => ({ list: seqs.map((seq) => messageFrom(peer, seq)), has_more }))
const gaps = async () => (await database.sessions.get(conversationId))?.gaps

describe('opening a chat', () => {
  it('shows its newest 40 messages and asks nobody', async () => {
    await save(range(1, 100))
    await storeConversation()
    const window = await openWindow(database, conversation)
    expect(window).toMatchObject({ from: 161, to: undefined })
    expect(await beyond(database, conversation, window)).toEqual({ hasOlder: true, hasNewer: false })
    expect(server.heard).toEqual([])
  })

  it('begins before the first unread message', async () => {
    await save(range(1, 300))
    await storeConversation({ read_seq: 150, unread_count: 101 })
    const window = await openWindow(database, conversation)
    expect(window.from).toBeLessThan(300)
    expect(window.readSeq).toBe(150)
    expect(window.to).toBeDefined()
  })

  it('stops at a hole in the history', async () => {
    await save([...range(1, 10), ...range(90, 100)])
    await storeConversation({ gaps: [{ after: 110, before: 190 }] })
    const window = await openWindow(database, conversation)
    expect(window.from).toBe(190)
    expect(await beyond(database, conversation, window)).toMatchObject({ hasOlder: true })
  })
})

describe('scrolling', () => {
  it('up takes what is here, then asks the server at the hole and closes it', async () => {
    await save([...range(1, 10), ...range(60, 100)])
    await storeConversation({ gaps: [{ after: 110, before: 160 }] })
    const opened = await openWindow(database, conversation)
    const here = await olderWindow(database, conversation, opened)
    expect(here.from).toBe(160)
    expect(server.heard).toEqual([])

    reply(range(10, 59), 1)
    const fetched = await olderWindow(database, conversation, here)
    expect(fetched.from).toBe(120)
    expect(await gaps()).toEqual([])
  })

  it('up to the beginning leaves no hole', async () => {
    await save(range(90, 100))
    await storeConversation({ gaps: [{ after: 0, before: 190 }] })
    reply(range(80, 89), 0)
    const older = await olderWindow(database, conversation, { from: 190, to: undefined })
    expect(older.from).toBe(180)
    expect(await gaps()).toEqual([])
    expect(await beyond(database, conversation, older)).toMatchObject({ hasOlder: false })
  })

  it('down fills the hole and follows the end again', async () => {
    await save([...range(1, 10), ...range(30, 40)])
    await storeConversation({ gaps: [{ after: 110, before: 130 }] })
    reply(range(11, 30), 1)
    const window = await newerWindow(database, conversation, { from: 101, to: 110 })
    expect(window.to).toBeUndefined()
    expect(await gaps()).toEqual([])
  })
})

describe('jumping', () => {
  it('to a message that is not here brings an island, and the holes around it stay', async () => {
    await save(range(90, 100))
    await storeConversation({ gaps: [{ after: 0, before: 190 }] })
    reply(range(40, 45), 1)
    const window = await windowAt(database, conversation, 142)
    expect(window).toEqual({ from: 140, to: 145 })
    expect(await gaps()).toEqual([
      { after: 0, before: 140 },
      { after: 145, before: 190 },
    ])
  })

  it('to a message that is gone leads nowhere', async () => {
    await storeConversation({ gaps: [{ after: 0, before: 190 }] })
    reply(range(40, 41), 1)
    expect(await windowAt(database, conversation, 142)).toBeUndefined()
  })
})

it('lets go of the far end once too much is drawn', () => {
  const ids = range(1, windowMax + 41)
  expect(trimmedWindow({ from: 1, to: undefined }, ids, 'oldest')).toEqual({ from: 1, to: windowMax })
  expect(trimmedWindow({ from: 1, to: undefined }, ids, 'newest')).toEqual({ from: 42, to: undefined })
  expect(trimmedWindow({ from: 1, to: undefined }, ids.slice(0, 100), 'oldest')).toEqual({ from: 1, to: undefined })
})
