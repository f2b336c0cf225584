import '../../../testing/browser.ts'
import { emojiCalls } from '@cliffhanger/contract/emoji/calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { loadEmoji } from './emoji-store.ts'

let server: FakeServer
let database: LocalDatabase

beforeEach(async () => {
  server = new FakeServer()
  database = await openDatabase(1)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(1)
})

const emoji = (id: number, sort: number) => ({ id, regName: `[e${id}]`, image_url: `/emoji/${id}.svg`, sort })

describe('the emoji set', () => {
  it('S-14: comes by one call, without its pictures, and forgets what left the set', async () => {
    await database.emojis.bulkAdd([emoji(1, 1), emoji(2, 2)])
    server.answer(emojiCalls.listEmoji, () => ({ list: [emoji(2, 1), emoji(3, 2)], version: '2' }))
    await loadEmoji(database)
    expect(server.heard.map(({ path }) => path)).toEqual([emojiCalls.listEmoji.path])
    expect((await database.emojis.toArray()).map(({ id }) => id)).toEqual([2, 3])
  })
})
