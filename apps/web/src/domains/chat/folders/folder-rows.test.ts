import '../../../testing/browser.ts'
import type { SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type ChatFolder, chatFoldersChanged } from '@cliffhanger/contract/chat/folders.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDeviceStore } from '../../../app/device-store.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { newConversation } from '../conversations/conversation-row.ts'
import { exampleFolder } from '../testing/folders.ts'
import { me } from '../testing/messages.ts'
import { readFolder, readFolders, readTabs, syncFolders, takeFolder } from './folder-rows.ts'

let server: FakeServer
let database: LocalDatabase
let store: SyncStore
let seq = 0
/** What the account has. */
let account: ChatFolder[]

beforeEach(async () => {
  server = new FakeServer()
  account = []
  server.answer(chatCalls.listChatFolders, () => ({ list: account }))
  database = await openDatabase(me)
  store = createDeviceStore(database)
  seq = 0
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const stream = `u_${me}`
const hear = async (action: string, data: unknown): Promise<void> => {
  seq += 1
  await store.apply([{ action, stream, seq, ts: 0, data }], new Map([[stream, seq]]))
}
const heardOf = (folder_ids: number[], folder?: ChatFolder) =>
  hear(chatFoldersChanged.action, { folder_ids, ...(folder && { folder }) })
const names = async () => (await readFolders(database)).map(({ name }) => name)
const work = exampleFolder(1, { name: 'Work', conversation_ids: ['g_9', 'p_1_2'] })
const home = exampleFolder(2, { name: 'Home', kinds: ['friends'] })

describe('folders on this device', () => {
  it('S-137: follow the events of other devices: made, changed, ordered, deleted', async () => {
    await heardOf([1], work)
    await heardOf([1, 2], home)
    expect(await names()).toEqual(['Work', 'Home'])
    await heardOf([1, 2], { ...work, name: 'Office', version: 2 })
    await heardOf([2, 1])
    expect(await names()).toEqual(['Home', 'Office'])
    await heardOf([1])
    expect(await names()).toEqual(['Office'])
  })

  it('S-137: an answer that is older than what was heard changes nothing', async () => {
    await heardOf([1], { ...work, name: 'Newer', version: 3 })
    await database.write(() => takeFolder(database, { ...work, version: 2 }))
    expect(await names()).toEqual(['Newer'])
  })

  it('S-137: lose a group that is left, whatever an older answer says', async () => {
    await heardOf([1], work)
    const gone = { conversation_id: 'g_9', chat_type: 'group', target_id: 9, reason: 'left', operator_id: me }
    await hear(groupEvents.convRemoved.action, gone)
    await database.write(() => takeFolder(database, work))
    expect((await readFolders(database))[0]?.conversation_ids).toEqual(['p_1_2'])
  })

  it('S-137: are loaded when the device connects, unless something newer was heard meanwhile', async () => {
    account = [home, work]
    await syncFolders(database)
    expect(await names()).toEqual([])
    await store.saveCursor({ epoch: 'one', serverTimeMs: 1 })
    await heardOf([1], work)
    await syncFolders(database)
    expect(await names()).toEqual(['Home', 'Work'])
    server.answer(chatCalls.listChatFolders, async () => {
      await heardOf([2])
      return { list: [home, work] }
    })
    await syncFolders(database)
    expect(await names()).toEqual(['Home'])
  })

  it('S-137: hold chats of the archive as well, and count what is unread and not muted', async () => {
    const row = (id: number, more: object) => ({ ...newConversation(`p_1_${id}`, id), last_time: id, ...more })
    await database.sessions.bulkAdd([
      row(2, { unread_count: 3, is_archived: 1, archived_msg_id: 9 }),
      row(3, { unread_count: 2, disturbing: 1 }),
      row(4, {}),
      row(5, { last_time: 0, unread_count: 1 }),
      { ...row(9, { unread_count: 4 }), conversation_id: 'g_9', chat_type: 'group' as const },
    ])
    await heardOf([1], work)
    await heardOf([1, 2], home)
    const shown = async (folder: ChatFolder) => (await readFolder(database, folder)).map(({ chat_id }) => chat_id)
    expect(await shown(work)).toEqual([9, 2])
    expect(await shown(home)).toEqual([4, 3, 2])
    expect(await shown({ ...home, no_muted: 1 })).toEqual([4, 2])
    expect((await readTabs(database)).map(({ unread }) => unread)).toEqual([7, 3])
  })
})
