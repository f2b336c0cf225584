import '../../../testing/browser.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { newConversation } from './conversation-row.ts'
import { storeMessages } from './conversation-store.ts'
import { findMessages, searchHere } from './search-chats.ts'

let database: LocalDatabase

beforeEach(async () => {
  database = await openDatabase(me)
  const texts = ['The lighthouse', 'the light of the moon', 'Hà Nội tonight', '今天晚上看短剧吗']
  await database.write(() =>
    storeMessages(
      database,
      texts.map((text, index) => messageFrom(peer, index + 1, { content_text: textContent(text) })),
    ),
  )
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const idsFor = async (keyword: string, conversation?: string) =>
  (await findMessages(database, keyword, conversation)).map(({ msg_id }) => msg_id)

describe('the search on this device', () => {
  it('finds messages by beginnings of words, the newest first', async () => {
    expect(await idsFor('light')).toEqual([102, 101])
    expect(await idsFor('ha noi')).toEqual([103])
    expect(await idsFor('短剧')).toEqual([104])
  })

  it('wants every word, and nothing without one', async () => {
    expect(await idsFor('the moon')).toEqual([102])
    expect(await idsFor('the sun')).toEqual([])
    expect(await idsFor('?!')).toEqual([])
  })

  it('stays in one chat where that is wanted', async () => {
    expect(await idsFor('light', 'p_1_2')).toEqual([102, 101])
    expect(await idsFor('light', 'p_1_9')).toEqual([])
  })

  it('finds chats by their names, but none that left the list', async () => {
    await database.sessions.bulkAdd([
      { ...newConversation('p_1_2', 2), chat_name: 'Linh', last_time: 5 },
      { ...newConversation('p_1_3', 3), chat_name: 'Linh B', last_time: 0 },
    ])
    expect((await searchHere(database, 'LIN')).sessions.map(({ chat_id }) => chat_id)).toEqual([2])
  })
})
