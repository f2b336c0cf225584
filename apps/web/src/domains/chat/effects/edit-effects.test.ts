import '../../../testing/browser.ts'
import type { SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDeviceStore } from '../../../app/device-store.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversation, cursorAt, frameOf } from '../testing/events.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'

let database: LocalDatabase
let store: SyncStore

beforeEach(async () => {
  new FakeServer().answer(chatCalls.receivePrivateMessages, () => ({}))
  database = await openDatabase(me)
  store = createDeviceStore(database)
  await store.apply([frameOf(messageFrom(peer, 1)), frameOf(messageFrom(peer, 2))], cursorAt(2))
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const edited = (seq: number, msg_id: number, text: string): StatefulFrame => ({
  action: chatEvents.edited.action,
  stream: conversation,
  seq,
  ts: 0,
  data: {
    conversation_id: conversation,
    chat_type: 'private',
    target_id: peer,
    msg_id,
    msg_seq: msg_id - 100,
    content_text: textContent(text),
    edit_time: 2_000_000,
    at_ids: [],
  },
})

describe('S-116: an edited message on a device', () => {
  it('says what it says now, marked, found by its new words, without its old translation', async () => {
    await database.translations.put({ msg_id: 101, language: 'en', text: 'old' })
    await store.apply([edited(3, 101, 'a lighthouse')], cursorAt(3))
    const message = await database.messages.get(101)
    expect(message).toMatchObject({ content_text: textContent('a lighthouse'), edit_time: 2_000_000 })
    expect(message?.words).toContain('lighthouse')
    expect(await database.translations.get(101)).toBeUndefined()
  })

  it('changes the line of the chat list only where it is the last', async () => {
    await store.apply([edited(3, 101, 'not the last')], cursorAt(3))
    expect((await database.sessions.get(conversation))?.last_msg).toBe('text 2')
    await store.apply([edited(4, 102, 'the last')], cursorAt(4))
    expect((await database.sessions.get(conversation))?.last_msg).toBe('the last')
  })

  it('that is not here changes nothing', async () => {
    await store.apply([edited(3, 999, 'unknown')], cursorAt(3))
    expect(await database.messages.get(999)).toBeUndefined()
    expect(await database.messages.count()).toBe(2)
  })
})
