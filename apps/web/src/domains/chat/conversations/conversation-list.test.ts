import '../../../testing/browser.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import type { SessionRow } from '../storage/rows.ts'
import { me } from '../testing/messages.ts'
import { countConversations, readArchived, readConversations, readFiltered, readUnread } from './conversation-list.ts'
import { newConversation } from './conversation-row.ts'

let database: LocalDatabase

beforeEach(async () => {
  database = await openDatabase(me)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const add = (
  chatId: number,
  changes: {
    readonly last_time: number
    readonly is_top?: 0 | 1
    readonly unread_count?: number
  } & Partial<SessionRow>,
) => database.sessions.add({ ...newConversation(`p_1_${chatId}`, chatId), last_msg_id: chatId, ...changes })

describe('the chat list', () => {
  it('shows those with something unread, people or groups alone, in the same order', async () => {
    await add(2, { last_time: 10, unread_count: 3 })
    await add(3, { last_time: 30 })
    await add(4, { last_time: 5, is_top: 1, unread_count: 1 })
    await database.sessions.add({ ...newConversation('g_9', 9), last_time: 20, last_msg_id: 9, at: 1 })
    const found = async (filter: 'unread' | 'people' | 'groups') =>
      (await readFiltered(database, filter)).map(({ chat_id }) => chat_id)
    expect(await found('unread')).toEqual([4, 9, 2])
    expect(await found('people')).toEqual([4, 3, 2])
    expect(await found('groups')).toEqual([9])
  })

  it('S-56: pinned before unpinned, inside each part the newest first', async () => {
    await add(2, { last_time: 10 })
    await add(3, { last_time: 30 })
    await add(4, { last_time: 5, is_top: 1 })
    await add(5, { last_time: 20, is_top: 1 })
    await add(6, { last_time: 0 })
    const { total, pinned } = await countConversations(database)
    const conversations = await readConversations(database, 0, 10, pinned)
    expect({ total, pinned }).toEqual({ total: 4, pinned: 2 })
    expect(conversations.map(({ chat_id }) => chat_id)).toEqual([5, 4, 3, 2])
  })

  it('S-132: leaves out what is in the archive, which lists it in the same order', async () => {
    const archived = { is_archived: 1, archived_msg_id: 99 } as const
    await add(2, { last_time: 10, ...archived, unread_count: 2 })
    await add(3, { last_time: 30 })
    await add(4, { last_time: 5, is_top: 1, ...archived })
    await add(5, { last_time: 20, is_top: 1 })
    // A later message took it out.
    await add(6, { last_time: 15, ...archived, archived_msg_id: 1 })
    // Cleared: it is nowhere.
    await add(7, { last_time: 0, ...archived })
    const { pinned, ...counts } = await countConversations(database)
    expect({ pinned, ...counts }).toEqual({ pinned: 1, total: 3, archived: 2, archivedUnread: 2 })
    const idsOf = (rows: readonly SessionRow[]) => rows.map(({ chat_id }) => chat_id)
    expect(idsOf(await readConversations(database, 0, 10, pinned))).toEqual([5, 3, 6])
    expect(idsOf(await readConversations(database, 1, 1, pinned))).toEqual([3])
    expect(idsOf(await readArchived(database))).toEqual([4, 2])
    expect(idsOf(await readFiltered(database, 'people'))).toEqual([5, 3, 6])
    expect(idsOf(await readFiltered(database, 'unread'))).toEqual([])
  })

  it('reads pieces that fit together, wherever the pinned ones end', async () => {
    for (let chat = 2; chat <= 9; chat++) await add(chat, { last_time: chat, is_top: chat < 5 ? 1 : 0 })
    const pieces = await Promise.all([0, 2, 4, 6].map((start) => readConversations(database, start, 2, 3)))
    expect(pieces.flat().map(({ chat_id }) => chat_id)).toEqual([4, 3, 2, 9, 8, 7, 6, 5])
    expect(await readConversations(database, 90, 2, 3)).toEqual([])
  })

  it('S-53: reads only what is unread for the badge', async () => {
    await add(2, { last_time: 1, unread_count: 3 })
    await add(3, { last_time: 2 })
    expect((await readUnread(database)).map(({ chat_id }) => chat_id)).toEqual([2])
  })
})
