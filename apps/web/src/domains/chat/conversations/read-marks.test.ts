import '../../../testing/browser.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversation } from '../testing/events.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { newConversation } from './conversation-row.ts'
import { handleReceipt, markRead, retellRead } from './read-marks.ts'

let server: FakeServer
let database: LocalDatabase

beforeEach(async () => {
  server = new FakeServer()
  server.answer(chatCalls.readPrivateMessages, () => ({ msg_id: 103 }))
  database = await openDatabase(me)
  await database.messages.bulkAdd([messageFrom(peer, 1), messageFrom(me, 2), messageFrom(peer, 3)])
  await database.sessions.add({ ...newConversation(conversation, peer), unread_count: 2, at: 1 })
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const chat = () => database.sessions.get(conversation)
const notified = () => server.requested(chatCalls.readPrivateMessages)

const receiptOf = (readSeq: number, self: 0 | 1) => ({
  action: chatEvents.read.action,
  data: {
    conversation_id: conversation,
    chat_type: 'private',
    target_id: peer,
    msg_id: 100 + readSeq,
    read_seq: readSeq,
    by_user_id: self === 1 ? me : peer,
    self,
  },
})

describe('reading a chat', () => {
  it('S-41, S-54: reads up to the newest message, clears count and at, and tells the server once', async () => {
    await markRead(database, conversation, me)
    await markRead(database, conversation, me)
    expect(await chat()).toMatchObject({ read_seq: 3, told_seq: 3, unread_count: 0, at: 0 })
    expect(notified()).toEqual([{ conversation_id: conversation, msg_id: 103, target_id: peer }])
  })

  it('S-41: is told again after the next connection when the server did not hear it', async () => {
    server.refuse(chatCalls.readPrivateMessages, 5000)
    await expect(markRead(database, conversation, me)).rejects.toThrow()
    expect(await chat()).toMatchObject({ read_seq: 3, told_seq: 0, unread_count: 0 })

    server.answer(chatCalls.readPrivateMessages, () => ({ msg_id: 103 }))
    await retellRead(database)
    expect(await chat()).toMatchObject({ told_seq: 3 })
    await retellRead(database)
    expect(notified()).toHaveLength(2)
  })

  it('S-41: tells nothing of what came after it', async () => {
    server.refuse(chatCalls.readPrivateMessages, 5000)
    await expect(markRead(database, conversation, me)).rejects.toThrow()
    await database.messages.add(messageFrom(peer, 4))

    server.answer(chatCalls.readPrivateMessages, () => ({ msg_id: 103 }))
    await retellRead(database)
    expect(notified().at(-1)).toMatchObject({ msg_id: 103 })
    expect(await chat()).toMatchObject({ read_seq: 3, told_seq: 3 })
  })
})

describe('a receipt', () => {
  it('S-41: of my other device reads here too, and counts what is left', async () => {
    await handleReceipt(database, receiptOf(1, 1), me)
    expect(await chat()).toMatchObject({ read_seq: 1, told_seq: 1, unread_count: 1 })
    expect(notified()).toEqual([])
  })

  it('S-42: never takes a mark back, on either side', async () => {
    for (const readSeq of [3, 1]) {
      await handleReceipt(database, receiptOf(readSeq, 0), me)
      await handleReceipt(database, receiptOf(readSeq, 1), me)
    }
    expect(await chat()).toMatchObject({ peer_read_seq: 3, read_seq: 3, told_seq: 3, unread_count: 0 })
  })

  it('passes over what it cannot read, and what is no receipt', async () => {
    const before = await chat()
    await handleReceipt(database, { action: chatEvents.read.action, data: {} }, me)
    await handleReceipt(database, { ...receiptOf(3, 1), action: chatEvents.received.action }, me)
    expect(await chat()).toEqual(before)
  })
})
