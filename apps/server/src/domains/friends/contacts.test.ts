import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { friendsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure, type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newFriend, newGroup } from '../groups/testing.ts'
import { heardBy, makeOfficial, twoFriends } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const remark = (who: Member, whom: Member, words: string) =>
  server.call(
    contactCalls.editRemark,
    { friend_id: whom.userId, friend_nickname: words },
    { token: who.token, language: 'en' },
  )
const cardOf = (who: Member, whom: Member) =>
  server.call(contactCalls.getFriend, { friend_id: whom.userId }, { token: who.token })
const supportOf = (who: Member) => server.succeed(contactCalls.getSupport, {}, { token: who.token })

describe('a remark', () => {
  it('names a friend for me alone, on all my devices, until it is cleared', async () => {
    const [linh, paulo] = await twoFriends(server)
    expect((await remark(linh, paulo, ' P. ')).data).toEqual({ friend_id: paulo.userId, friend_remark: 'P.' })
    expect((await cardOf(linh, paulo)).data).toMatchObject({ userinfo: { friend_remark: 'P.' }, is_friend: 1 })
    expect((await cardOf(paulo, linh)).data.userinfo.friend_remark).toBe('')
    await remark(linh, paulo, '')
    expect((await cardOf(linh, paulo)).data.userinfo.friend_remark).toBe('')
    expect(await heardBy(server, linh, 'friend_remark')).toEqual([
      { friend_id: paulo.userId, friend_remark: 'P.' },
      { friend_id: paulo.userId, friend_remark: '' },
    ])
    expect(await heardBy(server, paulo, 'friend_remark')).toEqual([])
  })

  it('V-37, E-54: has at most 30 characters and is for friends', async () => {
    const [linh, paulo] = await twoFriends(server)
    expect(await remark(linh, paulo, 'x'.repeat(31))).toMatchObject({ code: 4000, data: { field: 'friend_nickname' } })
    expect((await remark(linh, await newMember(server), 'x')).code).toBe(5001)
  })
})

describe('one member as the caller sees them', () => {
  it('R-8: shows a stranger as one, and nobody as 4002', async () => {
    const [linh, paulo] = [await newMember(server), await newMember(server)]
    expect((await cardOf(linh, paulo)).data).toMatchObject({ is_friend: 0, is_black: 0, is_online: 0 })
    const nobody = { friend_id: 999_999_999 }
    for (const row of [contactCalls.getFriend, contactCalls.checkFriend])
      expect((await server.call(row, nobody, { token: linh.token })).code).toBe(4002)
  })

  it('friends for a group are marked who are in it already', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const outside = await newFriend(server, creator)
    const { list } = await server.succeed(
      contactCalls.listFriendsForGroup,
      { group_id: groupId },
      { token: creator.token },
    )
    expect(list.map((friend) => [friend.friend_idx, friend.in_group])).toEqual([
      ...members.map((member) => [member.userId, 1]),
      [outside.userId, 0],
    ])
  })

  it('E-58: friends for a group are told to its members only', async () => {
    const [linh] = await twoFriends(server)
    const reply = await server.call(contactCalls.listFriendsForGroup, { group_id: 999_999 }, { token: linh.token })
    expect(reply.code).toBe(5005)
  })
})

describe('asking for friendship', () => {
  it('E-48: by a group that neither of us is in', async () => {
    const [linh, paulo] = [await newMember(server), await newMember(server)]
    const requested = { friend_id: paulo.userId, group_id: 999_999 }
    expect((await server.call(friendsCalls.requestFriendship, requested, { token: linh.token })).code).toBe(4002)
  })

  it('E-59: by a group as far as its rules let me', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [linh, paulo] = members
    const request = () =>
      server.call(friendsCalls.requestFriendship, { friend_id: paulo.userId, group_id: groupId }, { token: linh.token })
    const settings = { group_id: groupId, can_add_friends: 2 as const }
    await server.succeed(groupsCalls.editGroupSettings, settings, { token: creator.token })
    expect((await request()).code).toBe(5006)
    await server.succeed(groupsCalls.editGroupSettings, { ...settings, can_add_friends: 0 }, { token: creator.token })
    expect((await request()).code).toBe(200)
  })

  it('C-48: ends where one of the two has 5000 friends', async () => {
    const [linh, paulo] = [await newMember(server), await newMember(server)]
    await server.context.db.execute(
      `with filler as (
         insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
           select 'f' || n, 'f' || n, 'auto', 'f', '', '', 0, 0 from generate_series(1, $2) n returning id
       )
       insert into friends (user_id, friend_id, created_ms, updated_ms) select $1, id, 0, 0 from filler`,
      [paulo.userId, friendsLimit],
    )
    await server.succeed(friendsCalls.requestFriendship, { friend_id: paulo.userId }, { token: linh.token })
    const crossing = await server.call(
      friendsCalls.requestFriendship,
      { friend_id: linh.userId },
      { token: paulo.token, language: 'en' },
    )
    expect(crossing).toMatchObject({
      code: 4000,
      msg: 'One of you has reached the limit of 5000 friends',
      data: { field: 'friend_id' },
    })
    const { list } = await server.succeed(friendsCalls.listFriendRequests, { is_me: 0 }, { token: paulo.token })
    const reply = { id: list[0]?.id ?? 0, requester_user_id: linh.userId, req_status: 'accepted' } as const
    const accepted = await server.call(friendsCalls.answerFriendRequest, reply, { token: paulo.token })
    expect(accepted).toMatchObject({ code: 4000, data: { field: 'id' } })
    const all = await server.succeed(friendsCalls.listFriends, {}, { token: paulo.token })
    expect([all.list.length, all.total]).toEqual([5000, 5000])
  })
})

describe('customer service', () => {
  it('is nobody where the platform has none, with the link and the hours an operator gave', async () => {
    await configure(server, { service_url: 'https://help.example', service_hours: '9-18' })
    const linh = await newMember(server)
    expect(await supportOf(linh)).toEqual({ customer: null, link: 'https://help.example', work_time: '9-18' })
  })

  it('R-10: stays the same for one member, goes round among the accounts, and can be written to', async () => {
    const agents = [await newMember(server), await newMember(server)]
    for (const agent of agents) await makeOfficial(server, agent)
    const members = [await newMember(server), await newMember(server), await newMember(server), await newMember(server)]
    const given = await Promise.all(members.map(async (member) => (await supportOf(member)).customer?.user_id))
    for (const agent of agents) expect(given.filter((id) => id === agent.userId)).toHaveLength(2)
    const again = await Promise.all(members.map(async (member) => (await supportOf(member)).customer?.user_id))
    expect(again).toEqual(given)
    const [member] = members
    const agentId = given[0] ?? 0
    const stand = { friend_id: agentId }
    expect(member && (await server.succeed(contactCalls.checkFriend, stand, { token: member.token }))).toMatchObject({
      is_friend: 0,
      can_chat: 1,
    })
    expect(
      await server.context.db.query(
        `select reach from private_sides where user_id in ($1, $2) and peer_id in ($1, $2)`,
        [member?.userId, agentId],
      ),
    ).toEqual([{ reach: 'open' }, { reach: 'open' }])
  })

  it('gives another account when the one I have is none any more', async () => {
    const linh = await newMember(server)
    const before = (await supportOf(linh)).customer?.user_id ?? 0
    await server.context.db.execute(`update accounts set is_enabled = false where id = $1`, [before])
    const after = (await supportOf(linh)).customer?.user_id
    expect(after).toBeDefined()
    expect(after).not.toBe(before)
  })

  it('is not itself', async () => {
    await server.context.db.execute(`update accounts set user_type = 0 where user_type = 1`)
    const agent = await newMember(server)
    await makeOfficial(server, agent)
    expect((await supportOf(agent)).customer).toBeNull()
  })
})

describe('user/user', () => {
  it('names the friend group of a friend', async () => {
    const [linh, paulo] = await twoFriends(server)
    const { group } = await server.succeed(
      friendGroupCalls.createFriendGroup,
      { group_name: 'Fans' },
      { token: linh.token },
    )
    const move = { operate: 'move' as const, friend_ids: [paulo.userId], group_id: group.group_id }
    await server.succeed(friendGroupCalls.operateFriends, move, { token: linh.token })
    const profile = await server.succeed(accountCalls.getUser, { target_id: paulo.userId }, { token: linh.token })
    expect(profile.userinfo).toMatchObject({ friend_group_id: group.group_id, friend_group_name: 'Fans' })
  })
})
