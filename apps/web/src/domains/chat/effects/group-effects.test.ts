import '../../../testing/browser.ts'
import type { SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeviceStore } from '../../../app/device-store.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { newConversation } from '../conversations/conversation-row.ts'
import { groupConversation, groupStream } from '../testing/group-events.ts'
import { exampleGroup, groupChat, groupId, groupMessageFrom, memberWith } from '../testing/groups.ts'
import { me, peer } from '../testing/messages.ts'

const patience = { timeout: 30_000, interval: 5 }
let server: FakeServer
let database: LocalDatabase
let store: SyncStore
let notify: ReturnType<typeof groupStream>

beforeEach(async () => {
  server = new FakeServer()
  server.answer(groupsCalls.getGroup, () => ({ group: exampleGroup }))
  server.answer(chatCalls.listPinnedMessages, () => ({ list: [] }))
  database = await openDatabase(me)
  store = createDeviceStore(database)
  notify = groupStream(store)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const group = () => database.groups.get(groupId)
const member = (userId: number) => database.members.get([groupId, userId])
const joined = { operator_id: peer, target_id: groupId }
const saveGroup = async (changes: Partial<typeof exampleGroup> = {}) => {
  await database.groups.add({ ...exampleGroup, ...changes })
  await database.members.bulkAdd([memberWith(me), memberWith(peer, { role: 'creator' }), memberWith(3)])
  await database.sessions.add({
    ...newConversation(groupChat, groupId),
    last_time: 5,
    last_msg_id: 501,
    chat_name: 'Night watch',
  })
}

describe('a group without a picture', () => {
  const face = (user_id: number) => ({ user_id, avatar_url: `/${user_id}.svg` })
  const shown = async () => (await database.sessions.get(groupChat))?.chat_faces
  const other = 9

  it('A-21: shows in the chat list whoever comes in, and nobody who went out', async () => {
    await saveGroup({ avatar_url: '', member_faces: [face(me), face(peer)] })
    const members = [memberWith(other, { avatar_url: '/9.svg' })]
    await notify(groupEvents.invited, { ...joined, operatorsed_ids: [other], members })
    expect(await shown()).toEqual([`/${peer}.svg`, '/9.svg', `/${me}.svg`])
    const changed = memberWith(other, { avatar_url: '/new.svg' })
    await notify(groupEvents.memberInfo, { target_id: groupId, member: changed })
    expect(await shown()).toEqual([`/${peer}.svg`, '/new.svg', `/${me}.svg`])
    await notify(groupEvents.left, { target_id: groupId, user_id: peer })
    expect(await shown()).toEqual(['/new.svg', `/${me}.svg`])
  })

  it('A-21: asks who stands for it when it lost its picture', async () => {
    await saveGroup()
    const faceless = { ...exampleGroup, avatar_url: '', member_faces: [face(me), face(peer)] }
    server.answer(groupsCalls.getGroup, () => ({ group: faceless }))
    await notify(groupEvents.configured, { target_id: groupId, changed: { avatar_url: '' }, operator_id: peer })
    await vi.waitFor(async () => expect(await shown()).toEqual([`/${peer}.svg`, `/${me}.svg`]), patience)
  })
})

describe('coming into a group', () => {
  const added = {
    conversation_id: groupChat,
    chat_type: 'group',
    target_id: groupId,
    seq: 40,
    from_seq: 1,
    session: groupConversation({ last_msg_id: 539, unread_count: 0 }),
    group: exampleGroup,
    operator_id: peer,
  }

  it('S-73: adds the group and its conversation, and what was said before is a hole to be filled', async () => {
    await notify.mine(groupEvents.convAdded, added)
    expect(await group()).toMatchObject({ mygroup: 1, group_name: 'Night watch' })
    expect(await database.sessions.get(groupChat)).toMatchObject({
      chat_type: 'group',
      chat_name: 'Night watch',
      gaps: [{ after: 0, before: 540 }],
    })
    await vi.waitFor(() => expect(server.requested(groupsCalls.getGroup)).toEqual([{ group_id: groupId }]), patience)
  })

  it('S-73: without the right to its history there is no hole', async () => {
    await notify.mine(groupEvents.convAdded, { ...added, from_seq: 40 })
    expect(await database.sessions.get(groupChat)).toMatchObject({ gaps: [] })
  })

  it('S-73: an invite list that names me makes the group mine and refreshes it', async () => {
    server.answer(groupsCalls.getGroup, () => ({ group: { ...exampleGroup, member_total: 4 } }))
    await saveGroup()
    const data = { ...joined, operatorsed_ids: [me, 9], members: [memberWith(me), memberWith(9)] }
    await notify(groupEvents.invited, data)
    expect(await member(9)).toMatchObject({ role: 'member' })
    expect(await group()).toMatchObject({ mygroup: 1, member_total: 4 })
    await vi.waitFor(() => expect(server.requested(groupsCalls.getGroup)).toHaveLength(1), patience)
  })

  it('counts members only where I may know how many there are', async () => {
    await saveGroup({ member_total: 0 })
    await notify(groupEvents.invited, { ...joined, operatorsed_ids: [9], members: [memberWith(9)] })
    expect(await group()).toMatchObject({ member_total: 0 })
  })
})

describe('going', () => {
  it('S-77: being removed takes group, members, conversation and messages from the device', async () => {
    await saveGroup()
    await database.messages.add(groupMessageFrom(peer, 1))
    const data = {
      conversation_id: groupChat,
      chat_type: 'group',
      target_id: groupId,
      reason: 'removed',
      operator_id: peer,
    }
    await notify.mine(groupEvents.convRemoved, data)
    const left = [database.groups, database.members, database.sessions, database.messages]
    expect(await Promise.all(left.map((table) => table.count()))).toEqual([0, 0, 0, 0])
  })

  it('S-77: the dissolution does so for everybody', async () => {
    await saveGroup()
    await notify(groupEvents.dissolved, joined)
    expect(await group()).toBeUndefined()
    expect(await database.sessions.count()).toBe(0)
  })

  it('of others keeps their names with what they wrote', async () => {
    await saveGroup()
    await notify(groupEvents.left, { target_id: groupId, user_id: 3 })
    expect(await member(3)).toMatchObject({ role: '', user_nickname: 'Member 3' })
    expect(await group()).toMatchObject({ member_total: 2 })
  })

  it('S-46: with del_msg takes their messages along', async () => {
    await saveGroup()
    await database.messages.bulkAdd([groupMessageFrom(peer, 1), groupMessageFrom(3, 2)])
    await database.sessions.update(groupChat, { last_msg_id: 502 })
    await notify(groupEvents.removed, { ...joined, weedout_ids: [3], del_msg: 1 })
    expect((await database.messages.toArray()).map(({ sender_id }) => sender_id)).toEqual([peer])
    expect(await database.sessions.get(groupChat)).toMatchObject({ last_msg_id: 501, last_sender: 'Member 2' })
  })
})

describe('roles and mutes', () => {
  const acted = { ...joined, operatorsed_ids: [me, 3], members: [] }

  it('S-75: made manager, the members and I have the role', async () => {
    await saveGroup()
    await notify(groupEvents.roleChanged, { ...acted, role: 'manager' })
    expect(await member(3)).toMatchObject({ role: 'manager' })
    expect(await group()).toMatchObject({ userRole: 'manager' })
  })

  it('S-74: manager cancelled makes them members again', async () => {
    await saveGroup({ userRole: 'manager' })
    await notify(groupEvents.roleChanged, { ...acted, role: 'member' })
    expect(await group()).toMatchObject({ userRole: 'member' })
  })

  it('S-121: handed over, one is the creator and whoever was it manages, be it me or another', async () => {
    await saveGroup({ creator_id: me, userRole: 'creator' })
    const given = { ...joined, members: [], operatorsed_ids: [3, me] }
    await notify(groupEvents.handedOver, { ...given, creator_id: 3 })
    expect(await group()).toMatchObject({ creator_id: 3, userRole: 'manager' })
    expect([await member(3), await member(me)]).toMatchObject([{ role: 'creator' }, { role: 'manager' }])
    // Its new creator asks for what was not shown to them before.
    server.answer(groupsCalls.getGroup, () => ({
      group: { ...exampleGroup, creator_id: me, userRole: 'creator' as const },
    }))
    await notify(groupEvents.handedOver, { ...given, creator_id: me })
    expect(await group()).toMatchObject({ creator_id: me, userRole: 'creator' })
    expect(await member(me)).toMatchObject({ role: 'creator' })
  })

  it('S-76: muted and un-muted are kept, mine in userMuted', async () => {
    await saveGroup()
    await notify(groupEvents.muted, { ...acted, is_muted: 1 })
    expect(await group()).toMatchObject({ userMuted: 1 })
    expect(await member(3)).toMatchObject({ is_muted: 1 })
    await notify(groupEvents.muted, { ...acted, operatorsed_ids: [3], is_muted: 0 })
    expect(await group()).toMatchObject({ userMuted: 1 })
    expect(await member(3)).toMatchObject({ is_muted: 0 })
  })
})

describe('a mute for a time', () => {
  it('S-122: is stored with its end, and one without takes its place', async () => {
    await saveGroup()
    const acted = { ...joined, members: [], operatorsed_ids: [me, 3], is_muted: 1 }
    await notify(groupEvents.muted, { ...acted, muted_until: 5000 })
    expect(await group()).toMatchObject({ userMuted: 1, userMutedUntil: 5000 })
    expect(await member(3)).toMatchObject({ is_muted: 1, muted_until: 5000 })
    await notify(groupEvents.muted, acted)
    expect(await group()).toMatchObject({ userMuted: 1, userMutedUntil: 0 })
  })
})

describe('settings of a group', () => {
  it('act at once, name and picture in the chat list too', async () => {
    await saveGroup()
    await notify(groupEvents.configured, { ...joined, changed: { is_muted: 1, group_name: 'Day watch' } })
    expect(await group()).toMatchObject({ is_muted: 1, group_name: 'Day watch', is_review: 0 })
    expect(await database.sessions.get(groupChat)).toMatchObject({ chat_name: 'Day watch' })
  })

  it('a ban closes the group with its reason, and is lifted', async () => {
    await saveGroup()
    await notify(groupEvents.banned, { target_id: groupId, status: 2, reason: 'spam' })
    expect(await group()).toMatchObject({ status: 2, ban_reason: 'spam' })
    await notify(groupEvents.banned, { target_id: groupId, status: 1, reason: '' })
    expect(await group()).toMatchObject({ status: 1, ban_reason: '' })
  })

  it('a new nickname of mine is mine in the group', async () => {
    await saveGroup()
    await notify(groupEvents.memberInfo, { target_id: groupId, member: memberWith(me, { group_nickname: 'Scout' }) })
    expect(await group()).toMatchObject({ userNickname: 'Scout' })
    expect(await member(me)).toMatchObject({ group_nickname: 'Scout' })
  })
})
