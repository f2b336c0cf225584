import '../../testing/browser.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../platform/storage/local-database.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { handleOnlineStatus, pollOnlineFriends } from './online.ts'
import { exampleFriend } from './testing/people.ts'

const me = 1
let database: LocalDatabase
let server: FakeServer

beforeEach(async () => {
  server = new FakeServer()
  database = await openDatabase(me)
  await database.friends.bulkAdd([2, 3, 4].map((friend_idx) => ({ ...exampleFriend, friend_idx })))
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const answerOnline = (...ids: number[]): void =>
  server.answer(contactCalls.listOnlineFriends, () => ({
    list: ids.map((user_id) => ({ user_id, is_online: 1 as const, last_time: 1 })),
  }))

const onlineIds = async () =>
  (await database.friends.toArray()).filter(({ is_online }) => is_online === 1).map(({ friend_idx }) => friend_idx)

describe('who is online', () => {
  it('S-71: is who the last answer named, and nobody else', async () => {
    answerOnline(2, 3)
    await pollOnlineFriends(database)
    expect(await onlineIds()).toEqual([2, 3])
    answerOnline(3, 4, 99)
    await pollOnlineFriends(database)
    expect(await onlineIds()).toEqual([3, 4])
    expect(await database.friends.count()).toBe(3)
  })

  it('S-71: stays as it was where the question fails', async () => {
    answerOnline(2)
    await pollOnlineFriends(database)
    server.refuse(contactCalls.listOnlineFriends, 4006)
    await expect(pollOnlineFriends(database)).rejects.toThrow('no')
    expect(await onlineIds()).toEqual([2])
  })

  it('changes at once with a frame that tells who came and went; strangers in it are left out', async () => {
    const list = [
      { user_id: 2, is_online: 1, last_time: 1 },
      { user_id: 99, is_online: 1, last_time: 1 },
    ]
    await handleOnlineStatus(database, { action: 'online_status', data: { list } })
    expect(await onlineIds()).toEqual([2])
    await handleOnlineStatus(database, {
      action: 'online_status',
      data: { list: [{ user_id: 2, is_online: 0, last_time: 2 }] },
    })
    expect(await onlineIds()).toEqual([])
    await handleOnlineStatus(database, { action: 'online_status', data: 'strange' })
    await handleOnlineStatus(database, { action: 'receipt_read', data: { list } })
    expect(await onlineIds()).toEqual([])
  })
})
