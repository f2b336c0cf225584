import '../../testing/browser.ts'
import type { SyncStore } from '@cliffhanger/client/sync-store.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDeviceStore } from '../../app/device-store.ts'
import { closeDatabase, deleteDatabase, type LocalDatabase, openDatabase } from '../../platform/local-database.ts'
import { conversation, cursorAt, frameOf } from './testing/events.ts'
import { me, messageFrom, peer } from './testing/messages.ts'

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

const cleared = (cleared_seq: number) => ({
  action: chatEvents.deletedForMe.action,
  stream: `u_${me}`,
  seq: 1,
  ts: 0,
  data: {
    conversation_id: conversation,
    chat_type: 'private',
    target_id: peer,
    del_msg_type: 3,
    msg_ids: [],
    operator_id: me,
    cleared_seq,
  },
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
