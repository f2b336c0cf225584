import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heardBy, makeFriends, twoFriends } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const create = (who: Member, name: string) =>
  server.call(friendGroupCalls.createFriendGroup, { group_name: name }, { token: who.token, language: 'en' })
const newGroup = async (who: Member, name: string) => (await create(who, name)).data.group.group_id
const rename = (who: Member, groupId: number, name: string) =>
  server.call(friendGroupCalls.renameFriendGroup, { group_id: groupId, group_name: name }, { token: who.token })
const remove = (who: Member, groupId: number) =>
  server.call(friendGroupCalls.deleteFriendGroup, { group_id: groupId }, { token: who.token })
const groupsOf = async (who: Member) =>
  (await server.succeed(friendGroupCalls.listFriendGroups, {}, { token: who.token })).list
const move = (who: Member, friendIds: readonly number[], groupId: number) =>
  server.call(
    friendGroupCalls.operateFriends,
    { operate: 'move', friend_ids: [...friendIds], group_id: groupId },
    { token: who.token },
  )
const end = (who: Member, friendIds: readonly number[]) =>
  server.call(friendGroupCalls.operateFriends, { operate: 'delete', friend_ids: [...friendIds] }, { token: who.token })

describe('friend groups', () => {
  it('S-70: a friend moved to a group is told to my devices with the group, and counted there', async () => {
    const [linh, paulo] = await twoFriends(server)
    const groupId = await newGroup(linh, ' Family ')
    expect(await move(linh, [paulo.userId], groupId)).toMatchObject({
      code: 200,
      data: { friend_ids: [paulo.userId], friend_group_id: groupId, friend_group_name: 'Family' },
    })
    expect(await groupsOf(linh)).toMatchObject([
      { group_id: 0, group_name: '', total: 0 },
      { group_id: groupId, group_name: 'Family', total: 1, online_total: 0 },
    ])
    const notified = await heardBy(server, linh, 'friend_group')
    expect(notified).toMatchObject([
      { op: 'create', group: { group_id: groupId, group_name: 'Family' }, friend_ids: [] },
      { op: 'move', group: { group_id: groupId, group_name: 'Family' }, friend_ids: [paulo.userId] },
    ])
    const card = await server.succeed(contactCalls.getFriend, { friend_id: paulo.userId }, { token: linh.token })
    expect(card.userinfo).toMatchObject({ friend_group_id: groupId, friend_group_name: 'Family' })
    expect(await heardBy(server, paulo, 'friend_group')).toEqual([])
  })

  it('S-70: a deleted group leaves its friends, and those still asked, to the default group', async () => {
    const [linh, paulo] = await twoFriends(server)
    const ruichen = await newMember(server)
    const groupId = await newGroup(linh, 'Work')
    await move(linh, [paulo.userId], groupId)
    const requested = { friend_id: ruichen.userId, friend_group_id: groupId }
    const { apply } = await server.succeed(friendsCalls.requestFriendship, requested, { token: linh.token })
    expect((await remove(linh, groupId)).code).toBe(200)
    expect((await remove(linh, groupId)).code).toBe(4002)
    const reply = { id: apply.id, requester_user_id: linh.userId, req_status: 'accepted' } as const
    await server.succeed(friendsCalls.answerFriendRequest, reply, { token: ruichen.token })
    expect(await groupsOf(linh)).toMatchObject([{ group_id: 0, total: 2 }])
  })

  it('a request files the new friend under my group, and friend_added names it', async () => {
    const [linh, paulo] = [await newMember(server), await newMember(server)]
    const groupId = await newGroup(linh, 'Fans')
    const requested = { friend_id: paulo.userId, friend_group_id: groupId }
    const { apply } = await server.succeed(friendsCalls.requestFriendship, requested, { token: linh.token })
    const reply = { id: apply.id, requester_user_id: linh.userId, req_status: 'accepted' } as const
    await server.succeed(friendsCalls.answerFriendRequest, reply, { token: paulo.token })
    expect(await heardBy(server, linh, 'friend_added')).toMatchObject([
      { friend: { friend_group: groupId }, group: { friend_group_id: groupId, friend_group_name: 'Fans' } },
    ])
    expect(await heardBy(server, paulo, 'friend_added')).toMatchObject([{ group: { friend_group_id: 0 } }])
  })

  it('E-70: a name is used once, also when two come at once', async () => {
    const linh = await newMember(server)
    expect(codesOf(await Promise.all([create(linh, 'A'), create(linh, 'A')]))).toEqual([200, 5017])
    const other = await newGroup(linh, 'B')
    expect((await rename(linh, other, 'A')).code).toBe(5017)
    expect((await rename(linh, other, 'B')).code).toBe(200)
    expect(await rename(linh, other, 'C')).toMatchObject({ code: 200, data: { group: { group_name: 'C' } } })
  })

  it('C-48: there are at most 50', async () => {
    const linh = await newMember(server)
    for (let number = 0; number < 49; number++) await create(linh, `group ${number}`)
    const replies = await Promise.all([create(linh, 'one'), create(linh, 'two')])
    expect(codesOf(replies)).toEqual([200, 4000])
    const refused = replies.find(({ code }) => code === 4000)
    expect(refused).toMatchObject({ msg: "You've reached the limit of 50 friend lists", data: { field: 'group_name' } })
  })

  it('V-37: a name has 1 to 20 characters that are not all blank', async () => {
    const linh = await newMember(server)
    for (const name of ['', '   ', 'x'.repeat(21)])
      expect(await create(linh, name)).toMatchObject({ code: 4000, data: { field: 'group_name' } })
  })

  it('R-21: a group of somebody else is not there', async () => {
    const [linh, paulo] = await twoFriends(server)
    const groupId = await newGroup(linh, 'Mine')
    expect((await rename(paulo, groupId, 'Yours')).code).toBe(4002)
    expect((await remove(paulo, groupId)).code).toBe(4002)
    expect((await move(paulo, [linh.userId], groupId)).code).toBe(4002)
    const list = { group_id: groupId }
    expect((await server.call(friendGroupCalls.listGroupFriends, list, { token: paulo.token })).code).toBe(4002)
    const requested = { friend_id: (await newMember(server)).userId, friend_group_id: groupId }
    expect((await server.call(friendsCalls.requestFriendship, requested, { token: paulo.token })).code).toBe(4002)
    expect(await groupsOf(linh)).toMatchObject([{}, { group_name: 'Mine' }])
  })

  it('V-10, E-54, E-73: nobody chosen, nobody who is a friend, strangers left out', async () => {
    const [linh, paulo] = await twoFriends(server)
    const stranger = await newMember(server)
    expect((await move(linh, [], 0)).code).toBe(5020)
    expect((await end(linh, [])).code).toBe(5020)
    expect((await move(linh, [stranger.userId], 0)).code).toBe(5001)
    expect((await end(linh, [stranger.userId])).code).toBe(5001)
    const mixed = await move(linh, [stranger.userId, paulo.userId, paulo.userId], 0)
    expect(mixed).toMatchObject({ code: 200, data: { friend_ids: [paulo.userId] } })
    const noGroup = { operate: 'move' as const, friend_ids: [paulo.userId] }
    const refused = await server.call(friendGroupCalls.operateFriends, noGroup, { token: linh.token })
    expect(refused).toMatchObject({ code: 4000, data: { field: 'group_id' } })
    const tooMany = Array.from({ length: 101 }, (_, index) => index + 1)
    expect(await move(linh, tooMany, 0)).toMatchObject({ code: 4000, data: { field: 'friend_ids' } })
  })

  it('lists the friends of one group by remark, name or number', async () => {
    const linh = await newMember(server)
    const [paulo, ruichen] = [
      await newMember(server, { nickName: 'Paulo Braga' }),
      await newMember(server, { nickName: '陈睿' }),
    ]
    await makeFriends(server, linh, paulo)
    await makeFriends(server, linh, ruichen)
    const remark = { friend_id: ruichen.userId, friend_nickname: 'Ray 100%' }
    await server.succeed(contactCalls.editRemark, remark, { token: linh.token })
    const find = async (keyword: string) =>
      (
        await server.succeed(friendGroupCalls.listGroupFriends, { group_id: 0, keyword }, { token: linh.token })
      ).list.map((friend) => friend.friend_idx)
    expect(await find('')).toEqual([paulo.userId, ruichen.userId])
    expect(await find('braga')).toEqual([paulo.userId])
    expect(await find('陈')).toEqual([ruichen.userId])
    expect(await find('100%')).toEqual([ruichen.userId])
    expect(await find('_')).toEqual([])
    expect(await find(paulo.userNo)).toEqual([paulo.userId])
    const groups = await server.succeed(friendGroupCalls.listFriendGroups, { with_friends: 1 }, { token: linh.token })
    expect(groups.list).toMatchObject([{ total: 2, friends: [{ friend_idx: paulo.userId }, {}] }])
  })
})

describe('ending a friendship', () => {
  it('tells both sides, closes the conversation to both and empties it for the one who ended it', async () => {
    const [linh, paulo] = await twoFriends(server)
    const write = async (from: Member, to: Member) => {
      const message = { local_id: randomUUID(), target_id: to.userId, content_text: textContent('hi') }
      return (await server.call(chatCalls.sendPrivateMessage, message, { token: from.token })).code
    }
    expect(await write(paulo, linh)).toBe(200)
    expect(await end(linh, [paulo.userId])).toMatchObject({ code: 200, data: { friend_ids: [paulo.userId] } })
    expect(await heardBy(server, linh, 'friend_removed')).toEqual([{ user_id: paulo.userId, by_me: 1 }])
    expect(await heardBy(server, paulo, 'friend_removed')).toEqual([{ user_id: linh.userId, by_me: 0 }])
    expect([await write(linh, paulo), await write(paulo, linh)]).toEqual([5001, 5001])
    const sessionsOf = async ({ token }: Member) =>
      (await server.succeed(chatCalls.listPrivateMessages, { select_type: 'offline', msg_id: 0 }, { token })).sessions
    expect(await sessionsOf(linh)).toEqual([])
    expect(await sessionsOf(paulo)).toMatchObject([{ chat_id: linh.userId }])
    expect((await end(linh, [paulo.userId])).code).toBe(5001)
  })

  it('R-9: a blacklist outlives it', async () => {
    const [linh, paulo] = await twoFriends(server)
    await server.succeed(blacklistCalls.addToBlacklist, { black_id: paulo.userId }, { token: linh.token })
    await end(paulo, [linh.userId])
    const stand = await server.succeed(contactCalls.checkFriend, { friend_id: linh.userId }, { token: paulo.token })
    expect(stand).toMatchObject({ is_friend: 0, is_black: 0, is_blacked: 1, can_chat: 0 })
  })

  it('S-69: afterwards a new request makes friends again', async () => {
    const [linh, paulo] = await twoFriends(server)
    await end(linh, [paulo.userId])
    const request = (from: Member, to: Member) =>
      server.succeed(friendsCalls.requestFriendship, { friend_id: to.userId }, { token: from.token })
    expect((await request(linh, paulo)).apply.req_status).toBe('pending')
    expect((await request(paulo, linh)).is_friend).toBe(1)
  })

  it('two who end it with each other at once both get an answer, and so do three in a circle', async () => {
    const three = [await newMember(server), await newMember(server), await newMember(server)] as const
    const [linh, paulo, ruichen] = three
    await makeFriends(server, linh, paulo)
    await makeFriends(server, paulo, ruichen)
    await makeFriends(server, linh, ruichen)
    const replies = await Promise.all(
      three.map((one) =>
        end(
          one,
          three.filter((other) => other !== one).map((other) => other.userId),
        ),
      ),
    )
    expect(replies.every(({ code }) => code === 200 || code === 5001)).toBe(true)
    const ended = replies.flatMap(({ code, data }) => (code === 200 ? data.friend_ids : []))
    expect(ended).toHaveLength(3)
  })
})
