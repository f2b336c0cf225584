import '../../../testing/browser.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { newConversation } from '../conversations/conversation-row.ts'
import { exampleGroup, groupChat, groupId, groupMessageFrom, memberWith } from '../testing/groups.ts'
import { me, peer } from '../testing/messages.ts'
import { learnGroupReads, loadReaders } from './group-reads.ts'

let server: FakeServer
let database: LocalDatabase
/** Members by what they have read. */
let members: GroupMember[]

beforeEach(async () => {
  server = new FakeServer()
  members = [
    memberWith(me, { read_msg_id: 503 }),
    memberWith(peer, { read_msg_id: 502 }),
    memberWith(3, { read_msg_id: 0 }),
  ]
  server.answer(groupsCalls.listMembers, ({ body }) => {
    const { page, limit } = groupsCalls.listMembers.request.parse(body)
    return {
      list: members.slice((page - 1) * limit, page * limit),
      total: members.length,
      page,
      limit,
    }
  })
  database = await openDatabase(me)
  await database.groups.add(exampleGroup)
  await database.sessions.add(newConversation(groupChat, groupId))
  // msg_id is seq + 500.
  await database.messages.bulkAdd([groupMessageFrom(me, 1), groupMessageFrom(me, 2), groupMessageFrom(me, 3)])
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const readSeq = async () => (await database.sessions.get(groupChat))?.peer_read_seq
const asked = () => server.requested(groupsCalls.listMembers).length
const learn = () => learnGroupReads(database, groupId, me)

describe('who read my messages of a group while the device was away', () => {
  it('S-41: is learned with one question for all of them', async () => {
    await learn()
    expect([await readSeq(), asked()]).toEqual([2, 1])
  })

  it('S-41: my own reading does not count', async () => {
    members = [memberWith(me, { read_msg_id: 503 }), memberWith(peer, { read_msg_id: 0 })]
    await learn()
    expect(await readSeq()).toBe(0)
  })

  it('S-42: never goes back', async () => {
    await database.sessions.update(groupChat, { peer_read_seq: 2 })
    members = [memberWith(peer, { read_msg_id: 501 })]
    await learn()
    expect(await readSeq()).toBe(2)
  })

  it('is not asked where my newest message is known to be read, nor where I wrote nothing', async () => {
    await database.sessions.update(groupChat, { peer_read_seq: 3 })
    await learn()
    await database.sessions.update(groupChat, { peer_read_seq: 0 })
    await database.messages.toCollection().modify({ sender_id: peer })
    await learn()
    expect(asked()).toBe(0)
  })

  it.each([
    ['is too large', { member_total: 501 }],
    ['does not say how large it is', { member_total: 0 }],
    ['hides its members', { show_member_list: 0 as const }],
  ])('is not asked of a group that %s', async (_case, changes) => {
    await database.groups.update(groupId, changes)
    await learn()
    expect(asked()).toBe(0)
  })

  it('stops asking once somebody has read all', async () => {
    members = Array.from({ length: 250 }, (_, index) =>
      memberWith(index + 100, { read_msg_id: index === 120 ? 503 : 0 }),
    )
    await learn()
    expect([await readSeq(), asked()]).toEqual([3, 2])
  })
})

it('those who have read a message are found on all pages', async () => {
  members = Array.from({ length: 150 }, (_, index) =>
    memberWith(index + 100, { read_msg_id: index % 2 === 0 ? 502 : 501 }),
  )
  expect(await loadReaders(me, groupId, 502)).toHaveLength(75)
  expect(asked()).toBe(2)
})
