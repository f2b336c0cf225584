import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configure, type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const twoMembers = async (): Promise<[Member, Member]> => [await newMember(server), await newMember(server)]

const request = (from: Member, to: Member, words: { message?: string; friend_remark?: string } = {}) =>
  server.call(friendsCalls.requestFriendship, { friend_id: to.userId, ...words }, { token: from.token, language: 'en' })

const reply = (who: Member, from: Member, id: number, status: 'accepted' | 'rejected' | 'ignored') =>
  server.call(
    friendsCalls.answerFriendRequest,
    { id, requester_user_id: from.userId, req_status: status },
    { token: who.token, language: 'en' },
  )

const friendsOf = async (member: Member) =>
  (await server.succeed(friendsCalls.listFriends, {}, { token: member.token })).list

const eventsOf = async (member: Member) => {
  const { events } = await server.succeed(
    syncCalls.pull,
    { stream: `u_${member.userId}`, after_seq: 0 },
    { token: member.token },
  )
  return events
}

const actionsOf = async (member: Member) => (await eventsOf(member)).map(({ action }) => action)

describe('asking for friendship', () => {
  it('S-62, S-66: a request waits for its recipient, who makes friends of both by accepting it', async () => {
    const [linh, paulo] = await twoMembers()
    const requested = await request(linh, paulo, { message: 'Hello', friend_remark: 'P.' })
    expect(requested).toMatchObject({
      code: 200,
      msg: 'Friend request sent',
      data: { is_friend: 0, apply: { isMe: 1, req_status: 'pending', message: 'Hello', friend_id: paulo.userId } },
    })
    const accepted = await reply(paulo, linh, requested.data.apply.id, 'accepted')
    expect(accepted).toMatchObject({
      code: 200,
      data: { apply: { req_status: 'accepted' }, friend: { friend_idx: linh.userId } },
    })
    expect(await friendsOf(linh)).toMatchObject([{ friend_idx: paulo.userId, friend_remark: 'P.' }])
    expect(await friendsOf(paulo)).toMatchObject([{ friend_idx: linh.userId, friend_remark: '' }])
  })

  it('S-63…S-66: both sides hear of it by their own streams', async () => {
    const [linh, paulo] = await twoMembers()
    const { data } = await request(linh, paulo)
    await reply(paulo, linh, data.apply.id, 'accepted')
    for (const member of [linh, paulo])
      expect(await actionsOf(member)).toEqual(['friend_apply', 'friend_audit', 'friend_added'])
  })

  it('a new friendship opens the conversation with a notice that does not count as unread', async () => {
    const [linh, paulo] = await twoMembers()
    const { data } = await request(linh, paulo)
    await reply(paulo, linh, data.apply.id, 'accepted')
    const first = await server.succeed(
      chatCalls.listPrivateMessages,
      { select_type: 'offline', msg_id: 0 },
      { token: linh.token },
    )
    expect(first.sessions).toMatchObject([{ chat_id: paulo.userId, unread_count: 0 }])
    expect(first.list).toMatchObject([{ msg_type: 'sys_notice' }])
  })

  it('S-67: ignoring is never told to the requester', async () => {
    const [linh, paulo] = await twoMembers()
    const { data } = await request(linh, paulo)
    expect((await reply(paulo, linh, data.apply.id, 'ignored')).data.apply.req_status).toBe('ignored')
    expect(await actionsOf(linh)).toEqual(['friend_apply'])
    expect(await actionsOf(paulo)).toEqual(['friend_apply', 'friend_audit'])
    const sent = await server.succeed(friendsCalls.listFriendRequests, { is_me: 1 }, { token: linh.token })
    expect(sent.list).toMatchObject([{ req_status: 'pending' }])
    const received = await server.succeed(
      friendsCalls.listFriendRequests,
      { is_me: 0, req_status: 'ignored' },
      { token: paulo.token },
    )
    expect(received.total).toBe(1)
  })

  it('S-68, S-69: asking again updates the one request, also after a rejection', async () => {
    const [linh, paulo] = await twoMembers()
    const first = await request(linh, paulo, { message: 'one' })
    const second = await request(linh, paulo, { message: 'two' })
    expect(second.data.apply).toMatchObject({ id: first.data.apply.id, message: 'two' })
    await reply(paulo, linh, first.data.apply.id, 'rejected')
    expect((await request(linh, paulo, { message: 'three' })).data.apply).toMatchObject({
      id: first.data.apply.id,
      req_status: 'pending',
    })
  })

  it('two requests that cross make one friendship', async () => {
    const [linh, paulo] = await twoMembers()
    const both = await Promise.all([request(linh, paulo), request(paulo, linh)])
    expect(both.map(({ data }) => data.is_friend).sort((a, b) => a - b)).toEqual([0, 1])
    expect(await friendsOf(linh)).toHaveLength(1)
    expect(await friendsOf(paulo)).toHaveLength(1)
  })

  it('E-64: the second answer is refused, also when two come at once', async () => {
    const [linh, paulo] = await twoMembers()
    const { data } = await request(linh, paulo)
    const replies = await Promise.all([
      reply(paulo, linh, data.apply.id, 'accepted'),
      reply(paulo, linh, data.apply.id, 'rejected'),
    ])
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 5011])
  })

  it('starts at once where the other side does not verify requests', async () => {
    const [linh, paulo] = await twoMembers()
    await server.succeed(accountCalls.editOtherInfo, { verify_friends: 0 }, { token: paulo.token })
    expect(await request(linh, paulo)).toMatchObject({
      code: 200,
      data: { is_friend: 1, apply: { req_status: 'accepted' } },
    })
    expect(await friendsOf(paulo)).toMatchObject([{ friend_idx: linh.userId }])
  })
})

describe('what asking refuses', () => {
  it('E-74, E-66, E-48: oneself, a friend, nobody', async () => {
    const [linh, paulo] = await twoMembers()
    expect((await request(linh, linh)).code).toBe(5021)
    await request(linh, paulo)
    await request(paulo, linh)
    expect((await request(linh, paulo)).code).toBe(5013)
    const nobody = await server.call(friendsCalls.requestFriendship, { friend_id: 999_999_999 }, { token: linh.token })
    expect(nobody.code).toBe(4002)
  })

  it('E-63: members and platforms that take no requests', async () => {
    const [linh, paulo] = await twoMembers()
    await server.succeed(accountCalls.editOtherInfo, { add_friends: 0 }, { token: paulo.token })
    expect((await request(linh, paulo)).code).toBe(5010)
    await configure(server, { add_friends: 0 })
    expect((await request(paulo, linh)).code).toBe(5010)
    await configure(server, { add_friends: 1 })
  })

  it('R-9, E-55: somebody who blacklisted me', async () => {
    const [linh, paulo] = await twoMembers()
    await server.context.db.execute(
      `insert into blacks (user_id, black_id, created_ms, updated_ms) values ($1, $2, 0, 0)`,
      [paulo.userId, linh.userId],
    )
    expect((await request(linh, paulo)).code).toBe(5002)
  })

  it('R-21, E-47: an answer to a request that is not mine', async () => {
    const [linh, paulo] = await twoMembers()
    const stranger = await newMember(server)
    const { data } = await request(linh, paulo)
    expect((await reply(stranger, linh, data.apply.id, 'accepted')).code).toBe(4002)
    expect((await reply(linh, linh, data.apply.id, 'accepted')).code).toBe(4001)
    expect((await reply(paulo, stranger, data.apply.id, 'accepted')).code).toBe(4002)
    expect(await friendsOf(linh)).toEqual([])
  })

  it('V-37: too long words name their field', async () => {
    const [linh, paulo] = await twoMembers()
    expect(await request(linh, paulo, { message: 'x'.repeat(101) })).toMatchObject({
      code: 4000,
      data: { field: 'message' },
    })
    expect(await request(linh, paulo, { friend_remark: 'x'.repeat(31) })).toMatchObject({
      code: 4000,
      data: { field: 'friend_remark' },
    })
  })
})

describe('finding and listing', () => {
  it('finds a member by their exact number only', async () => {
    const [linh, paulo] = await twoMembers()
    const find = (text: string) => server.call(friendsCalls.findUser, { find_user_no: text }, { token: linh.token })
    expect(await find(paulo.userNo)).toMatchObject({
      code: 200,
      data: { userinfo: { user_id: paulo.userId, ip: '' }, is_friend: 0, can_add: 1 },
    })
    expect((await find(paulo.userNo.slice(0, 7))).code).toBe(4002)
    expect(await find(linh.userNo)).toMatchObject({ data: { can_add: 0 } })
  })

  it('C-33: the badge reads the total of pending requests to me', async () => {
    const [linh, paulo] = await twoMembers()
    await request(paulo, linh)
    const badge = await server.succeed(
      friendsCalls.listFriendRequests,
      { req_status: 'pending', is_me: 0, page: 1, limit: 1 },
      { token: linh.token },
    )
    expect(badge).toMatchObject({ total: 1, page: 1, limit: 1 })
    expect(badge.list).toMatchObject([{ isMe: 0, userinfo: { user_id: paulo.userId } }])
  })

  it('lists only friends changed since a time', async () => {
    const [linh, paulo] = await twoMembers()
    await request(linh, paulo)
    await request(paulo, linh)
    const since = (time: number) =>
      server.succeed(friendsCalls.listFriends, { update_time: time }, { token: linh.token })
    const nowSeconds = Math.floor(server.context.clock() / 1000)
    expect((await since(nowSeconds - 60)).total).toBe(1)
    expect(await since(nowSeconds + 60)).toEqual({ list: [], total: 0 })
  })
})
