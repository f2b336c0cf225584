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
const pictures = () => server.heard.filter(({ path }) => path.startsWith('/emoji/')).map(({ path }) => path)

describe('the emoji set', () => {
  it('V-30: tries each picture three times, and keeps the set without it', async () => {
    server.answer(emojiCalls.listEmoji, () => ({ list: [emoji(1, 1)], version: '1' }))
    await loadEmoji(database)
    expect(pictures()).toEqual(['/emoji/1.svg', '/emoji/1.svg', '/emoji/1.svg'])
    expect(await database.emojis.toArray()).toEqual([emoji(1, 1)])
  })

  it('asks only for pictures it has not shown, and forgets what left the set', async () => {
    await database.emojis.bulkAdd([emoji(1, 1), emoji(2, 2)])
    server.answer(emojiCalls.listEmoji, () => ({ list: [emoji(2, 1), emoji(3, 2)], version: '2' }))
    await loadEmoji(database)
    expect(new Set(pictures())).toEqual(new Set(['/emoji/3.svg']))
    expect((await database.emojis.toArray()).map(({ id }) => id)).toEqual([2, 3])
  })
})
