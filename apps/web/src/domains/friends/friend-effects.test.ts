import '../../testing/browser.ts'
import type { EventData, EventRow } from '@cliffhanger/contract/event.ts'
import {
  friendAdded,
  friendApply,
  friendAudit,
  friendGroupChanged,
  friendInfo,
  friendRemarkChanged,
  friendRemoved,
} from '@cliffhanger/contract/friends/events.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../platform/storage/local-database.ts'
import { hearEvent } from '../../testing/heard-events.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { newConversation, unreadTotal } from '../chat/conversations/conversation-row.ts'
import { countPending } from './friend-lists.ts'
import { exampleFriend, exampleProfile } from './testing/people.ts'

vi.mock('../../ui/overlays/toast.tsx', () => ({ toast: vi.fn() }))

const me = 1
const peer = 2
let database: LocalDatabase

beforeEach(async () => {
  vi.mocked(toast).mockClear()
  database = await openDatabase(me)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const hear = <Row extends EventRow>(row: Row, data: EventData<Row>): Promise<void> => hearEvent(database, row, data)

/** A request between me and member 2. */
const requests = (requesterId: number, changes: Partial<EventData<typeof friendApply>> = {}) =>
  hear(friendApply, {
    id: 50,
    requester_user_id: requesterId,
    req_status: 'pending',
    friend_id: peer,
    message: 'Hello',
    create_time: 1000,
    user: exampleProfile,
    ...changes,
  })

const isAnswered = (requesterId: number, status: EventData<typeof friendAudit>['req_status']) =>
  hear(friendAudit, {
    id: 50,
    requester_user_id: requesterId,
    req_status: status,
    ...(status === 'accepted' && { friend: exampleFriend }),
  })

const request = () => database.friendApps.get(50)
const friends = () => database.friends.toArray()
const toasts = () => vi.mocked(toast).mock.calls.map(([text]) => text)

describe('a friend request', () => {
  it('S-63: to me is stored, counted and told', async () => {
    await requests(peer)
    expect(await request()).toMatchObject({ isMe: 0, req_status: 'pending', message: 'Hello', nick_name: 'Linh' })
    expect(await countPending(database)).toBe(1)
    expect(toasts()).toEqual(['friends.newRequestFrom'])
  })

  it('S-63, S-68: that is updated while it waits is told and counted once', async () => {
    await requests(peer)
    await requests(peer, { message: 'Hello again', create_time: 2000 })
    expect(await request()).toMatchObject({ message: 'Hello again', create_time: 1000, update_time: 2000 })
    expect(await countPending(database)).toBe(1)
    expect(toasts()).toHaveLength(1)
  })

  it('S-64: of mine is only stored', async () => {
    await requests(me)
    expect(await request()).toMatchObject({ isMe: 1, req_status: 'pending' })
    expect(await countPending(database)).toBe(0)
    expect(toasts()).toEqual([])
  })

  it('S-69: after a rejection waits and is told again', async () => {
    await requests(peer)
    await isAnswered(peer, 'rejected')
    await requests(peer)
    expect(await countPending(database)).toBe(1)
    expect(toasts()).toHaveLength(2)
  })
})

describe('an answer', () => {
  it.each(['accepted', 'rejected', 'ignored'] as const)('S-65, S-67: %s by me lowers the badge', async (status) => {
    await requests(peer)
    vi.mocked(toast).mockClear()
    await isAnswered(peer, status)
    expect(await request()).toMatchObject({ req_status: status })
    expect(await countPending(database)).toBe(0)
    expect(await friends()).toEqual(status === 'accepted' ? [exampleFriend] : [])
    expect(toasts()).toEqual([])
  })

  it('S-66: of acceptance adds the friend and is told to me who asked, once', async () => {
    await requests(me)
    await isAnswered(me, 'accepted')
    await isAnswered(me, 'accepted')
    expect(await friends()).toEqual([exampleFriend])
    expect(toasts()).toEqual(['friends.acceptedBy'])
  })

  it('S-66: of rejection is told to me who asked and adds nobody', async () => {
    await requests(me)
    await isAnswered(me, 'rejected')
    expect(await request()).toMatchObject({ req_status: 'rejected' })
    expect(await friends()).toEqual([])
    expect(toasts()).toEqual(['friends.rejectedBy'])
  })

  it('S-65: to a request that is not kept here still adds the friend', async () => {
    await isAnswered(peer, 'accepted')
    expect(await friends()).toEqual([exampleFriend])
    expect(await database.friendApps.count()).toBe(0)
  })
})

describe('a friend', () => {
  const conversation = newConversation('p_1_2', peer)
  const added = () => hear(friendAdded, { friend: exampleFriend, group: { friend_group_id: 0, friend_group_name: '' } })

  it('who is added settles the request between us and names our conversation', async () => {
    await database.sessions.add(conversation)
    await requests(peer)
    await added()
    expect(await friends()).toEqual([exampleFriend])
    expect(await request()).toMatchObject({ req_status: 'accepted' })
    expect(await database.sessions.get('p_1_2')).toMatchObject({ chat_name: 'Linh', nick_name: 'Linh' })
  })

  it('S-70: who is filed in another group is there from then on', async () => {
    await added()
    const friend = { ...exampleFriend, friend_group: 9 }
    await hear(friendAdded, { friend, group: { friend_group_id: 9, friend_group_name: 'Work' } })
    expect(await friends()).toEqual([friend])
  })

  it('who changes their profile keeps the remark I gave them', async () => {
    await database.sessions.add(conversation)
    await database.friends.add({ ...exampleFriend, friend_remark: 'My Linh' })
    await hear(friendInfo, { userinfo: { ...exampleProfile, nick_name: 'Linh B', avatar_url: '/new.svg' } })
    expect(await friends()).toMatchObject([{ friend_remark: 'My Linh', nick_name: 'Linh B', avatar_url: '/new.svg' }])
    expect(await database.sessions.get('p_1_2')).toMatchObject({ chat_name: 'My Linh', nick_name: 'Linh B' })
  })

  it('who is not in my list is not added by a changed profile', async () => {
    await hear(friendInfo, { userinfo: exampleProfile })
    expect(await friends()).toEqual([])
  })

  it('S-55, K-16: whom I removed loses the conversation in the list and its count in the badge', async () => {
    await added()
    await database.sessions.add({ ...conversation, last_msg_id: 101, last_time: 1000, unread_count: 3 })
    const group = {
      ...newConversation('g_2', peer),
      chat_type: 'group' as const,
      last_msg_id: 5,
      last_time: 900,
      unread_count: 1,
    }
    await database.sessions.add(group)
    await hear(friendRemoved, { user_id: peer, by_me: 1 })
    expect(await friends()).toEqual([])
    expect(await database.sessions.get('p_1_2')).toMatchObject({ last_msg_id: 101, last_time: 0 })
    expect(await database.sessions.get('g_2')).toEqual(group)
    expect(unreadTotal(await database.sessions.toArray(), Date.now())).toBe(1)
  })

  it('who removed me leaves the conversation where it was', async () => {
    await added()
    await database.sessions.add({ ...conversation, last_msg_id: 101, last_time: 1000 })
    await hear(friendRemoved, { user_id: peer, by_me: 0 })
    expect(await friends()).toEqual([])
    expect(await database.sessions.get('p_1_2')).toMatchObject({ last_time: 1000 })
  })
})

describe('what another device of mine did', () => {
  const group = { group_id: 9, group_name: 'Work', create_time: 1, update_time: 1 }
  const regroup = (op: EventData<typeof friendGroupChanged>['op'], friendIds: number[] = []) =>
    hear(friendGroupChanged, { op, group, friend_ids: friendIds })

  beforeEach(async () => {
    await database.friends.bulkAdd([exampleFriend, { ...exampleFriend, friend_idx: 3 }])
  })

  it('a remark names the friend and our conversation, an empty one restores the own name of the friend in both', async () => {
    await database.sessions.add(newConversation('p_1_2', peer))
    await hear(friendRemarkChanged, { friend_id: peer, friend_remark: 'My Linh' })
    expect(await database.friends.get(peer)).toMatchObject({ friend_remark: 'My Linh' })
    expect(await database.sessions.get('p_1_2')).toMatchObject({ chat_name: 'My Linh' })
    await hear(friendRemarkChanged, { friend_id: peer, friend_remark: '' })
    expect(await database.sessions.get('p_1_2')).toMatchObject({ chat_name: 'Linh' })
  })

  it('S-70: friends who were moved are in the other group, and in the default one once that is deleted', async () => {
    await regroup('move', [peer])
    expect(await friends()).toMatchObject([{ friend_group: 9 }, { friend_group: 0 }])
    await regroup('edit')
    expect(await friends()).toMatchObject([{ friend_group: 9 }, { friend_group: 0 }])
    await regroup('delete')
    expect(await friends()).toMatchObject([{ friend_group: 0 }, { friend_group: 0 }])
  })
})
