import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heard, newFriend, newGroup, pulled } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const [picture] = shippedAvatars

describe('making a group', () => {
  it('groups-create: the creator and the chosen friends are in it, and each learns it by their own stream', async () => {
    const creator = await newMember(server)
    const friends = [await newFriend(server, creator), await newFriend(server, creator)]
    const { group } = await server.succeed(
      groupsCalls.createGroup,
      {
        group_name: ' Night shift ',
        avatar_url: picture,
        members: friends.map(({ userId }) => userId),
        description: 'Late episodes',
      },
      { token: creator.token },
    )
    expect(group).toMatchObject({
      group_name: 'Night shift',
      description: 'Late episodes',
      creator_id: creator.userId,
      userRole: 'creator',
      mygroup: 1,
      member_total: 3,
      status: 1,
      g_no: expect.stringMatching(/^[1-9]\d{7}$/),
      can_delete_quit_msg: 2,
      can_withdraw_other_msg: 2,
      can_pin_msg: 2,
      can_edit_info: 2,
      show_ip: 3,
      show_member_list: 1,
    })
    for (const member of [creator, ...friends])
      expect(await heard(server, member, groupEvents.convAdded)).toMatchObject([
        {
          conversation_id: `g_${group.group_id}`,
          target_id: group.group_id,
          seq: 1,
          from_seq: 1,
          session: { chat_type: 'group', chat_name: 'Night shift', unread_count: 0, read_seq: 1 },
          group: { userRole: member === creator ? 'creator' : 'member', member_total: 3 },
        },
      ])
  })

  it('V-9: needs a name and two friends; its picture is one’s own, the product’s or none', async () => {
    const creator = await newMember(server)
    const [one, two] = [await newFriend(server, creator), await newFriend(server, creator)]
    const stranger = await newMember(server)
    const make = async (changes: { group_name?: string; avatar_url?: string; members?: number[] }) => {
      const fields = { group_name: 'Group', avatar_url: picture, members: [one.userId, two.userId], ...changes }
      const { code, data } = await server.call(groupsCalls.createGroup, fields, { token: creator.token })
      return [code, data]
    }
    expect(await make({ group_name: '   ' })).toEqual([4000, { field: 'group_name' }])
    expect(await make({ group_name: 'x'.repeat(31) })).toEqual([4000, expect.objectContaining({ field: 'group_name' })])
    expect(await make({ avatar_url: `avatar/${one.userId}/mine.png` })).toEqual([5019, null])
    expect(await make({ avatar_url: '' })).toEqual([200, { group: expect.objectContaining({ avatar_url: '' }) }])
    expect(await make({ members: [] })).toEqual([5020, null])
    expect(await make({ members: [one.userId] })).toEqual([5009, null])
    expect(await make({ members: [one.userId, one.userId, creator.userId] })).toEqual([5009, null])
    expect(await make({ members: [one.userId, two.userId, stranger.userId] })).toEqual([5001, null])
    const tooMany = Array.from({ length: 501 }, (_, index) => 1_000_000 + index)
    expect(await make({ members: tooMany })).toEqual([4000, expect.objectContaining({ field: 'members' })])
  })
})

describe('a picture of one’s own', () => {
  it('E-72: a registered avatar of the member stands in the group by its public address', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager] = members
    const key = `avatar/${creator.userId}/face.webp`
    await server.context.db.execute(
      `insert into uploads (user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
                            stored_size, stored_hash, width, height, duration_ms, created_ms, registered_ms)
       values ($1, 'avatar', 'image', $2, '', 'face.webp', 1, 1, $3, 'image/webp', 1, $3, 1, 1, 0, 0, 0)`,
      [creator.userId, key, '0'.repeat(64)],
    )
    const change = { group_id: groupId, avatar_url: key }
    expect((await server.call(groupsCalls.editGroupBase, change, { token: manager.token })).code).toBe(5019)
    const edited = await server.succeed(groupsCalls.editGroupBase, change, { token: creator.token })
    expect(edited.group.avatar_url).toBe(server.context.storage.publicUrl(key))
  })
})

describe('looking at a group', () => {
  it('groups-getConf: a member sees all of it, somebody outside its card only', async () => {
    const { groupId, members } = await newGroup(server)
    const stranger = await newMember(server)
    const [member] = members
    const inside = await server.succeed(groupsCalls.getGroup, { group_id: groupId }, { token: member.token })
    expect(inside.group).toMatchObject({ mygroup: 1, userRole: 'member', userMuted: 0, member_total: 3 })
    const outside = await server.succeed(groupsCalls.getGroup, { group_id: groupId }, { token: stranger.token })
    expect(outside.group).toEqual({
      mygroup: 0,
      group_id: groupId,
      g_no: inside.group.g_no,
      group_name: 'Night shift',
      avatar_url: picture,
      description: '',
    })
    const missing = await server.call(groupsCalls.getGroup, { group_id: 9_999_999 }, { token: stranger.token })
    expect(missing.code).toBe(4002)
  })

  it('R-18: show_qun_number hides the number from those it excludes', async () => {
    const { groupId, creator, members } = await newGroup(server)
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, show_qun_number: 2 },
      { token: creator.token },
    )
    const seenBy = async (token: string) =>
      (await server.succeed(groupsCalls.listMyGroups, {}, { token })).list.map((group) => group.member_total)
    expect(await seenBy(members[0].token)).toEqual([0])
    expect(await seenBy(creator.token)).toEqual([3])
  })

  it('groupmember-list and getRole: my groups, all or since a time, and what I am in them', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const other = await newGroup(server)
    const [member] = members
    const list = await server.succeed(groupsCalls.listMyGroups, {}, { token: member.token })
    expect(list).toMatchObject({ total: 1, list: [{ group_id: groupId, userRole: 'member' }] })
    const sinceNow = Math.floor(server.context.clock() / 1000) + 5
    const later = await server.succeed(groupsCalls.listMyGroups, { update_time: sinceNow }, { token: member.token })
    expect(later).toEqual({ list: [], total: 0 })
    await server.succeed(
      groupsCalls.muteMembers,
      { group_id: groupId, members: [member.userId], is_muted: 1 },
      { token: creator.token },
    )
    const roles = await server.succeed(
      groupsCalls.getMyRoles,
      { group_ids: [groupId, other.groupId] },
      { token: member.token },
    )
    expect(roles).toEqual({ [groupId]: { role: 'member', is_muted: 1, group_nickname: '' } })
  })
})

describe('settings', () => {
  it('groups-edit_conf: only the fields sent change, and the group hears just those', async () => {
    const { groupId, members } = await newGroup(server, { managers: 1 })
    const [manager, member] = members
    const edit = () =>
      server.succeed(
        groupsCalls.editGroupSettings,
        { group_id: groupId, can_send_images: 2, is_muted: 1 },
        { token: manager.token },
      )
    expect((await edit()).group).toMatchObject({ can_send_images: 2, is_muted: 1, can_send_video: 0 })
    await edit()
    const confs = await pulled(server, member, `g_${groupId}`)
    expect(confs.filter(({ action }) => action === 'group_conf').map(({ data }) => data)).toEqual([
      {
        target_id: groupId,
        changed: { can_send_images: 2, is_muted: 1, update_time: expect.any(Number) },
        operator_id: manager.userId,
      },
    ])
  })

  it('R-12, R-14: members edit nothing, managers not the member list, nobody makes it a default group', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, member] = members
    const stranger = await newMember(server)
    const codeOf = async (token: string, changes: { show_member_list?: 0 | 1; default_qun?: 0 | 1; show_ip?: 0 }) =>
      (await server.call(groupsCalls.editGroupSettings, { group_id: groupId, ...changes }, { token })).code
    expect(await codeOf(member.token, { show_ip: 0 })).toBe(4001)
    expect(await codeOf(stranger.token, { show_ip: 0 })).toBe(5005)
    expect(await codeOf(manager.token, { show_member_list: 0 })).toBe(4001)
    expect(await codeOf(creator.token, { default_qun: 1 })).toBe(4001)
    expect(await codeOf(creator.token, { show_member_list: 0 })).toBe(200)
  })

  it('groups-edit_base: name, picture, description and notice, by creator and managers', async () => {
    const { groupId, members } = await newGroup(server, { managers: 1 })
    const [manager, member] = members
    const edited = await server.succeed(
      groupsCalls.editGroupBase,
      { group_id: groupId, group_name: ' Day shift', notice: 'New episodes on Monday', avatar_url: shippedAvatars[1] },
      { token: manager.token },
    )
    expect(edited.group).toMatchObject({
      group_name: 'Day shift',
      notice: 'New episodes on Monday',
      avatar_url: shippedAvatars[1],
    })
    const codeOf = async (token: string, changes: { group_name?: string; avatar_url?: string; notice?: string }) =>
      (await server.call(groupsCalls.editGroupBase, { group_id: groupId, ...changes }, { token })).code
    expect(await codeOf(member.token, { group_name: 'Mine' })).toBe(4001)
    expect(await codeOf(manager.token, { group_name: ' ' })).toBe(4000)
    expect(await codeOf(manager.token, { avatar_url: 'avatar/1/other.png' })).toBe(5019)
    expect(await codeOf(manager.token, { notice: 'x'.repeat(1001) })).toBe(4000)
  })
})

describe('the end of a group', () => {
  it('R-14, S-77: only the creator dissolves it, once, and nobody does anything in it from then on', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, member] = members
    const dissolve = async (token: string) =>
      (await server.call(groupsCalls.dissolveGroup, { group_id: groupId }, { token })).code
    expect(await dissolve(manager.token)).toBe(4001)
    expect(await dissolve((await newMember(server)).token)).toBe(4001)
    expect(await dissolve(creator.token)).toBe(200)
    expect(await dissolve(creator.token)).toBe(5014)
    const { token } = member
    expect((await server.call(groupsCalls.getGroup, { group_id: groupId }, { token })).code).toBe(5014)
    expect((await server.call(groupsCalls.leaveGroup, { group_id: groupId }, { token })).code).toBe(5005)
    const friend = await newFriend(server, creator)
    const invite = { group_id: groupId, members: [friend.userId] }
    expect((await server.call(groupsCalls.inviteMembers, invite, { token: creator.token })).code).toBe(5014)
    expect(await server.succeed(groupsCalls.listMyGroups, {}, { token })).toEqual({ list: [], total: 0 })
    expect(await server.succeed(groupsCalls.getMyRoles, { group_ids: [groupId] }, { token })).toEqual({})
  })
})
