import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newGroup, pulled, say } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const idsOf = (list: readonly { readonly user_id: number }[]) => list.map(({ user_id }) => user_id)
const dataOf = async (member: Member, groupId: number, action: string) =>
  (await pulled(server, member, `g_${groupId}`)).filter((frame) => frame.action === action).map(({ data }) => data)

describe('roles', () => {
  const setRoles = async (by: Member, groupId: number, members: readonly Member[], role: 'manager' | 'member') => {
    const input = { group_id: groupId, members: members.map(({ userId }) => userId), role }
    const { code, data } = await server.call(groupsCalls.setRoles, input, { token: by.token })
    return code === 200 ? data.members : code
  }

  it('R-12, S-75: creator and managers make managers, and the group hears who', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3 })
    const [one, two, three] = members
    expect(await setRoles(creator, groupId, [one], 'manager')).toEqual([one.userId])
    expect(await setRoles(one, groupId, [two, one], 'manager')).toEqual([two.userId])
    expect(await setRoles(one, groupId, [two], 'manager')).toEqual([])
    expect(await dataOf(three as Member, groupId, 'group_role')).toMatchObject([
      { operatorsed_ids: [one.userId], members: [{ user_id: one.userId, role: 'manager' }], role: 'manager' },
      { operatorsed_ids: [two.userId], operator_id: one.userId },
    ])
    const managers = await server.succeed(groupsCalls.listManagers, { group_id: groupId }, { token: two.token })
    expect(idsOf(managers.list)).toEqual([creator.userId, one.userId, two.userId])
  })

  it('R-13, S-74: a manager cancels another manager, but nobody the creator, and members nobody', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3, managers: 2 })
    const [one, two, three] = members
    expect(await setRoles(one, groupId, [creator], 'member')).toBe(5016)
    expect(await setRoles(one, groupId, [two], 'member')).toEqual([two.userId])
    expect(await setRoles(two, groupId, [three as Member], 'manager')).toBe(4001)
    expect(await setRoles(await newMember(server), groupId, [two], 'manager')).toBe(5005)
    expect(await setRoles(creator, groupId, [], 'manager')).toBe(5020)
    expect(await setRoles(creator, groupId, [await newMember(server)], 'manager')).toEqual([])
  })
})

describe('muting', () => {
  it('R-13, R-16, S-76: muting needs a strictly lower role, silences, and ends', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3, managers: 2 })
    const [one, two, three] = members
    const mute = async (by: Member, whom: Member, is_muted: 0 | 1) =>
      (
        await server.call(
          groupsCalls.muteMembers,
          { group_id: groupId, members: [whom.userId], is_muted },
          { token: by.token },
        )
      ).code
    const speak = async (who: Member) => (await say(server, who, groupId, 'Hello')).code
    const last = three as Member
    expect(await mute(one, two, 1)).toBe(5016)
    expect(await mute(one, one, 1)).toBe(5016)
    expect(await mute(last, one, 1)).toBe(4001)
    expect(await mute(one, last, 1)).toBe(200)
    expect(await speak(last)).toBe(5003)
    expect(await mute(one, last, 0)).toBe(200)
    expect(await speak(last)).toBe(200)
    expect(await mute(creator, one, 1)).toBe(200)
    expect(await speak(one)).toBe(5003)
    expect(await dataOf(last, groupId, 'group_muted')).toMatchObject([
      { operatorsed_ids: [last.userId], is_muted: 1, members: [{ is_muted: 1 }] },
      { operatorsed_ids: [last.userId], is_muted: 0 },
      { operatorsed_ids: [one.userId], is_muted: 1, operator_id: creator.userId },
    ])
  })
})

describe('my nickname in a group', () => {
  it('V-37: is mine alone to set, up to 30 characters, and told to the others once', async () => {
    const { groupId, members } = await newGroup(server)
    const [one, two] = members
    const set = async (member: Member, group_nickname: string) =>
      (await server.call(groupsCalls.setMyNickname, { group_id: groupId, group_nickname }, { token: member.token }))
        .code
    expect(await set(one, ' Owl ')).toBe(200)
    expect(await set(one, 'Owl')).toBe(200)
    expect(await set(one, 'x'.repeat(31))).toBe(4000)
    expect(await set(await newMember(server), 'Owl')).toBe(5005)
    expect(await dataOf(two, groupId, groupEvents.memberInfo.action)).toMatchObject([
      { target_id: groupId, member: { user_id: one.userId, group_nickname: 'Owl' } },
    ])
  })
})

describe('lists of members', () => {
  it('getGroupMembersList: by pages, creator and managers first, found by name or number', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 4, managers: 1 })
    const [manager, one] = members
    const request = (input: { page?: number; limit?: number; keyword?: string }) =>
      server.succeed(groupsCalls.listMembers, { group_id: groupId, ...input }, { token: one.token })
    const first = await request({ limit: 2 })
    expect(first).toMatchObject({ total: 5, page: 1, limit: 2 })
    expect(idsOf(first.list)).toEqual([creator.userId, manager.userId])
    expect((await request({ limit: 2, page: 3 })).list).toHaveLength(1)
    await server.succeed(
      groupsCalls.setMyNickname,
      { group_id: groupId, group_nickname: '100% Owl' },
      { token: one.token },
    )
    expect(idsOf((await request({ keyword: '0% oW' })).list)).toEqual([one.userId])
    expect(idsOf((await request({ keyword: creator.userNo })).list)).toEqual([creator.userId])
    expect((await request({ keyword: '_' })).list).toEqual([])
  })

  it('getMembersList: role member only, muted or not', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3, managers: 1 })
    const [, one, two] = members
    await server.succeed(
      groupsCalls.muteMembers,
      { group_id: groupId, members: [one.userId], is_muted: 1 },
      { token: creator.token },
    )
    const request = async (is_muted?: 0 | 1) =>
      idsOf(
        (
          await server.succeed(
            groupsCalls.listOrdinaryMembers,
            { group_id: groupId, ...(is_muted !== undefined && { is_muted }) },
            { token: creator.token },
          )
        ).list,
      )
    expect(await request()).toEqual([one.userId, two?.userId])
    expect(await request(1)).toEqual([one.userId])
    expect(await request(0)).toEqual([two?.userId])
  })

  it('getMemberList: everybody, or those who changed since', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const all = await server.succeed(groupsCalls.listAllMembers, { group_id: groupId }, { token: members[0].token })
    expect(all.total).toBe(3)
    expect(all.list[0]).toMatchObject({ user_id: creator.userId, role: 'creator', user_no: creator.userNo })
    server.advance(10_000)
    const update_time = Math.floor(server.context.clock() / 1000)
    await server.succeed(
      groupsCalls.setMyNickname,
      { group_id: groupId, group_nickname: 'Late' },
      { token: members[1].token },
    )
    const since = await server.succeed(
      groupsCalls.listAllMembers,
      { group_id: groupId, update_time },
      { token: members[0].token },
    )
    expect(since).toMatchObject({ total: 1, list: [{ user_id: members[1].userId, group_nickname: 'Late' }] })
  })

  it('R-14: where the members are protected, role member lists nobody, and creator and managers everybody', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3, managers: 1 })
    const [manager, one, two] = members
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, show_member_list: 0 },
      { token: creator.token },
    )
    const codes = async (token: string) => [
      (await server.call(groupsCalls.listAllMembers, { group_id: groupId }, { token })).code,
      (await server.call(groupsCalls.listMembers, { group_id: groupId }, { token })).code,
      (await server.call(groupsCalls.listOrdinaryMembers, { group_id: groupId }, { token })).code,
    ]
    expect(await codes(one.token)).toEqual([5012, 5012, 5012])
    expect(await codes(manager.token)).toEqual([200, 200, 200])
    const chosen = [creator.userId, manager.userId, one.userId, two?.userId ?? 0]
    const found = async (token: string) =>
      idsOf((await server.succeed(groupsCalls.getMembers, { group_id: groupId, members: chosen }, { token })).list)
    expect(await found(one.token)).toEqual([creator.userId, manager.userId, one.userId])
    expect(await found(manager.token)).toEqual(chosen)
  })

  it('groups of up to 500: the answers of info and getGroupMembersList say what each has read', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const { data: sent } = await say(server, creator, groupId, 'Read me')
    await server.succeed(
      chatCalls.readGroupMessages,
      { conversation_id: `g_${groupId}`, msg_id: sent.msg_id, target_id: groupId },
      { token: one.token },
    )
    const { list } = await server.succeed(
      groupsCalls.getMembers,
      { group_id: groupId, members: [one.userId, members[1].userId] },
      { token: creator.token },
    )
    const [reader, other] = list
    expect(reader?.read_msg_id).toBe(sent.msg_id)
    expect(other?.read_msg_id).toBeLessThan(sent.msg_id)
    const page = await server.succeed(groupsCalls.listMembers, { group_id: groupId }, { token: creator.token })
    expect(page.list.map(({ read_msg_id }) => read_msg_id)).toHaveLength(3)
    const whole = await server.succeed(groupsCalls.listAllMembers, { group_id: groupId }, { token: creator.token })
    expect(whole.list.every((member) => member.read_msg_id === undefined)).toBe(true)
  })

  it('somebody outside lists nothing', async () => {
    const { groupId } = await newGroup(server)
    const { token } = await newMember(server)
    const about = { group_id: groupId }
    const codes = [
      (await server.call(groupsCalls.listAllMembers, about, { token })).code,
      (await server.call(groupsCalls.listMembers, about, { token })).code,
      (await server.call(groupsCalls.listOrdinaryMembers, about, { token })).code,
      (await server.call(groupsCalls.listManagers, about, { token })).code,
      (await server.call(groupsCalls.getMembers, { ...about, members: [1] }, { token })).code,
      (await server.call(groupsCalls.listOnlineMembers, about, { token })).code,
    ]
    expect(codes).toEqual([5005, 5005, 5005, 5005, 5005, 5005])
  })
})
