import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heard, newFriend, newGroup, pulled, say } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ GROUP_MEMBER_LIMIT: '5' })
})
afterAll(() => server.close())

const invite = (by: Member, groupId: number, whom: readonly Member[]) =>
  server.call(
    groupsCalls.inviteMembers,
    { group_id: groupId, members: whom.map(({ userId }) => userId) },
    { token: by.token, language: 'en' },
  )
const kick = (by: Member, groupId: number, whom: readonly Member[], del_msg: 0 | 1 = 0) =>
  server.call(
    groupsCalls.removeMembers,
    { group_id: groupId, members: whom.map(({ userId }) => userId), del_msg },
    { token: by.token },
  )
const leave = (who: Member, groupId: number) =>
  server.call(groupsCalls.leaveGroup, { group_id: groupId }, { token: who.token })
const configureGroup = (
  by: Member,
  groupId: number,
  changes: { show_history?: 2; show_member_list?: 0; is_invitation?: 3 },
) => server.succeed(groupsCalls.editGroupSettings, { group_id: groupId, ...changes }, { token: by.token })
const actionsOf = async (member: Member, groupId: number) =>
  (await pulled(server, member, `g_${groupId}`)).map(({ action }) => action)

describe('inviting', () => {
  it('S-73: adds friends, passes over those who are in it, and tells the group and the newcomers', async () => {
    const { groupId, members } = await newGroup(server)
    const [one, two] = members
    const friend = await newFriend(server, one)
    const { data } = await invite(one, groupId, [friend, two])
    expect(data).toEqual({ members: [friend.userId], skipped: [two.userId] })
    const stream = await pulled(server, two, `g_${groupId}`)
    const invited = stream.find(({ action }) => action === 'group_invited')
    expect(invited?.data).toMatchObject({
      operatorsed_ids: [friend.userId],
      members: [{ user_id: friend.userId, role: 'member' }],
      operator_id: one.userId,
    })
    expect(await heard(server, friend, groupEvents.convAdded)).toMatchObject([
      { seq: invited?.seq, from_seq: 1, group: { group_id: groupId, member_total: 4 }, operator_id: one.userId },
    ])
    expect(stream.at(-1)?.action).toBe('group_msg')
  })

  it('V-10, R-18: needs somebody chosen, who is a friend, and a group that lets this role invite', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const friend = await newFriend(server, one)
    expect((await invite(one, groupId, [])).code).toBe(5020)
    expect((await invite(one, groupId, [friend, await newMember(server)])).code).toBe(5001)
    expect((await invite(await newMember(server), groupId, [friend])).code).toBe(5005)
    await configureGroup(creator, groupId, { is_invitation: 3 })
    expect((await invite(creator, groupId, [await newFriend(server, creator)])).code).toBe(5006)
  })

  it('C-48: nobody comes into a full group, and of a choice that does not fit nobody', async () => {
    const { groupId, creator } = await newGroup(server, { friends: 3 })
    const [one, two] = [await newFriend(server, creator), await newFriend(server, creator)]
    const refused = await invite(creator, groupId, [one, two])
    expect(refused).toMatchObject({ code: 5006, msg: 'This group is full (limit 5 members)' })
    expect((await invite(creator, groupId, [one])).code).toBe(200)
  })
})

describe('being removed', () => {
  it('R-13, S-77: by a higher role; the removed member learns it by their own stream, the others by the group’s', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3, managers: 2 })
    const [one, two, three] = members
    const last = three as Member
    expect((await kick(one, groupId, [two])).code).toBe(5016)
    expect((await kick(one, groupId, [creator])).code).toBe(5016)
    expect((await kick(last, groupId, [one])).code).toBe(4001)
    expect((await kick(one, groupId, [])).code).toBe(5020)
    // All of a choice or nothing: one too high keeps the other in.
    expect((await kick(one, groupId, [last, two])).code).toBe(5016)
    expect((await kick(one, groupId, [last])).data).toEqual({ members: [last.userId] })
    expect((await kick(one, groupId, [last])).data).toEqual({ members: [] })
    expect(await heard(server, last, groupEvents.convRemoved)).toEqual([
      {
        conversation_id: `g_${groupId}`,
        chat_type: 'group',
        target_id: groupId,
        reason: 'removed',
        operator_id: one.userId,
      },
    ])
    const seen = await pulled(server, two, `g_${groupId}`)
    expect(seen.find(({ action }) => action === 'group_removed')?.data).toEqual({
      target_id: groupId,
      weedout_ids: [last.userId],
      operator_id: one.userId,
      del_msg: 0,
    })
    const refused = await server.call(syncCalls.pull, { stream: `g_${groupId}`, after_seq: 0 }, { token: last.token })
    expect(refused.code).toBe(4001)
  })

  it('with del_msg 1 what the member wrote is gone for everybody, where the group lets this role', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, one] = members
    const { msg_id } = (await say(server, one, groupId, 'Spam')).data
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, can_delete_quit_msg: 3 },
      { token: creator.token },
    )
    expect((await kick(manager, groupId, [one], 1)).code).toBe(5006)
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, can_delete_quit_msg: 2 },
      { token: creator.token },
    )
    expect((await kick(manager, groupId, [one], 1)).code).toBe(200)
    const frames = JSON.stringify(await pulled(server, creator, `g_${groupId}`))
    expect(frames).not.toContain(`"msg_id":${msg_id},`)
    expect(frames).toContain('"del_msg":1')
  })
})

describe('leaving and coming back', () => {
  it('R-15: the creator cannot, the others by scope, and nobody twice', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, one] = members
    expect((await leave(creator, groupId)).code).toBe(5015)
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, can_quit_range: 2 },
      { token: creator.token },
    )
    expect((await leave(one, groupId)).code).toBe(5006)
    expect((await leave(manager, groupId)).code).toBe(200)
    expect((await leave(manager, groupId)).code).toBe(5005)
    expect(await heard(server, manager, groupEvents.convRemoved)).toMatchObject([{ reason: 'left' }])
    const seen = await pulled(server, one, `g_${groupId}`)
    expect(seen.at(-1)).toMatchObject({
      action: 'group_left',
      data: { target_id: groupId, user_id: manager.userId },
    })
  })

  it('socket.md 11.14: a member who comes back reads from then on, and what was before only where show_history lets them', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    await configureGroup(creator, groupId, { show_history: 2 })
    await server.succeed(
      groupsCalls.muteMembers,
      { group_id: groupId, members: [one.userId], is_muted: 1 },
      { token: creator.token },
    )
    await leave(one, groupId)
    await say(server, creator, groupId, 'Behind his back')
    await invite(creator, groupId, [one])
    const [, again] = (await heard(server, one, groupEvents.convAdded)) as { seq: number; from_seq: number }[]
    expect(again?.from_seq).toBe(again?.seq)
    const stream = await pulled(server, one, `g_${groupId}`)
    expect(stream[0]).toMatchObject({ action: 'group_invited', seq: again?.seq })
    expect(JSON.stringify(stream)).not.toContain('Behind his back')
    // Leaving is no way around a mute.
    const roles = await server.succeed(groupsCalls.getMyRoles, { group_ids: [groupId] }, { token: one.token })
    expect(roles).toEqual({ [groupId]: { role: 'member', is_muted: 1, group_nickname: '' } })
  })

  it('socket.md 3.2: where the members are protected, comings and goings are void for role member', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, one] = members
    await configureGroup(creator, groupId, { show_member_list: 0 })
    const friend = await newFriend(server, manager)
    await invite(manager, groupId, [friend])
    await server.succeed(
      groupsCalls.setMyNickname,
      { group_id: groupId, group_nickname: 'Owl' },
      { token: friend.token },
    )
    await leave(friend, groupId)
    const ofManager = await actionsOf(manager, groupId)
    expect(ofManager.slice(-3)).toEqual(['group_invited', 'member_info', 'group_left'])
    const ofMember = await actionsOf(one, groupId)
    expect(ofMember.slice(-3)).toEqual(['void', 'void', 'void'])
    expect(ofMember).toHaveLength(ofManager.length)
  })
})

describe('what other domains ask', () => {
  it('R-18: who of these is in a group of mine, and whether I may befriend whom I met there', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const stranger = await newMember(server)
    const { groups } = server.domains
    const { db } = server.context
    const requested = [one.userId, stranger.userId]
    expect(await groups.memberIdsAmong(db, groupId, two.userId, requested)).toEqual(new Set([one.userId]))
    await expect(groups.memberIdsAmong(db, groupId, stranger.userId, requested)).rejects.toMatchObject({
      refusal: 'notGroupMember',
    })
    const mayAdd = (other: Member) => groups.mayAddFriend(db, groupId, one.userId, other.userId)
    expect([await mayAdd(two), await mayAdd(stranger)]).toEqual([true, undefined])
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, can_add_friends: 2 },
      { token: creator.token },
    )
    expect(await mayAdd(two)).toBe(false)
  })
})
