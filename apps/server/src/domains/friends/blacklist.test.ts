import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heardBy, makeOfficial, twoFriends } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const block = (who: Member, whom: Member) =>
  server.call(blacklistCalls.addToBlacklist, { black_id: whom.userId }, { token: who.token })
const unblock = (who: Member, whom: Member) =>
  server.call(blacklistCalls.removeFromBlacklist, { black_id: whom.userId }, { token: who.token })
const listOf = (who: Member) => server.succeed(blacklistCalls.listBlacklist, {}, { token: who.token })
const write = async (from: Member, to: Member) => {
  const message = { local_id: randomUUID(), target_id: to.userId, content_text: textContent('hi') }
  return (await server.call(chatCalls.sendPrivateMessage, message, { token: from.token })).code
}
const relation = (who: Member, whom: Member) =>
  server.succeed(contactCalls.checkFriend, { friend_id: whom.userId }, { token: who.token })

describe('the blacklist', () => {
  it('R-9: stops messages and requests of the other side, and friendship stays', async () => {
    const [linh, paulo] = await twoFriends(server)
    expect(await block(linh, paulo)).toMatchObject({
      code: 200,
      data: { black: { black_id: paulo.userId, nick_name: paulo.nickName, user_no: paulo.userNo } },
    })
    expect(await write(paulo, linh)).toBe(5002)
    // whoever blacklisted writes again after unblocking only.
    expect(await write(linh, paulo)).toBe(5002)
    expect(await relation(paulo, linh)).toMatchObject({ is_friend: 1, is_black: 0, is_blacked: 1, can_chat: 0 })
    expect(await relation(linh, paulo)).toMatchObject({ is_friend: 1, is_black: 1, is_blacked: 0, can_chat: 0 })
    const found = { find_user_no: linh.userNo }
    expect(await server.succeed(friendsCalls.findUser, found, { token: paulo.token })).toMatchObject({ can_add: 0 })
  })

  it('R-9: a stranger on it can neither write nor ask', async () => {
    const [linh, paulo] = [await newMember(server), await newMember(server)]
    await block(linh, paulo)
    expect(await write(paulo, linh)).toBe(5002)
    const requested = await server.call(
      friendsCalls.requestFriendship,
      { friend_id: linh.userId },
      { token: paulo.token },
    )
    expect(requested.code).toBe(5002)
  })

  it('R-9: a member taken off it may write again as far as friendship lets them', async () => {
    const [linh, paulo] = await twoFriends(server)
    await block(linh, paulo)
    expect((await unblock(linh, paulo)).code).toBe(200)
    expect(await write(paulo, linh)).toBe(200)
    const stranger = await newMember(server)
    await block(linh, stranger)
    await unblock(linh, stranger)
    expect(await write(stranger, linh)).toBe(5001)
  })

  it('R-9: new friends cannot write past a blacklist', async () => {
    const [linh, paulo] = [await newMember(server), await newMember(server)]
    await block(linh, paulo)
    const { apply } = await server.succeed(
      friendsCalls.requestFriendship,
      { friend_id: paulo.userId },
      { token: linh.token },
    )
    const reply = { id: apply.id, requester_user_id: linh.userId, req_status: 'accepted' } as const
    await server.succeed(friendsCalls.answerFriendRequest, reply, { token: paulo.token })
    expect(await write(paulo, linh)).toBe(5002)
    await unblock(linh, paulo)
    expect(await write(paulo, linh)).toBe(200)
  })

  it('is the same after the second time, also when two come at once, and tells my devices once', async () => {
    const [linh, paulo] = await twoFriends(server)
    const replies = await Promise.all([block(linh, paulo), block(linh, paulo)])
    expect(replies.map(({ code }) => code)).toEqual([200, 200])
    expect(replies[0]?.data).toEqual(replies[1]?.data)
    expect((await listOf(linh)).total).toBe(1)
    await unblock(linh, paulo)
    expect((await unblock(linh, paulo)).code).toBe(4002)
    expect(await heardBy(server, linh, 'black_changed')).toEqual([
      { black_id: paulo.userId, on: 1 },
      { black_id: paulo.userId, on: 0 },
    ])
    expect(await heardBy(server, paulo, 'black_changed')).toEqual([])
  })

  it('R-21: shows only my own, newest first, in pages', async () => {
    const [linh, ...others] = [await newMember(server), await newMember(server), await newMember(server)]
    for (const other of others) {
      await block(linh, other)
      server.advance(1000)
    }
    const page = await server.succeed(blacklistCalls.listBlacklist, { page: 1, limit: 1 }, { token: linh.token })
    expect(page).toMatchObject({ list: [{ black_id: others[1]?.userId }], total: 2, page: 1, limit: 1 })
    const [other] = others
    expect(other && (await listOf(other)).list).toEqual([])
  })

  it('R-10, E-47: does not take official customer service', async () => {
    const [linh, agent] = [await newMember(server), await newMember(server)]
    await makeOfficial(server, agent)
    expect((await block(linh, agent)).code).toBe(4001)
  })

  it('E-48, E-74: nobody, oneself', async () => {
    const linh = await newMember(server)
    expect((await block(linh, linh)).code).toBe(5021)
    const nobody = await server.call(blacklistCalls.addToBlacklist, { black_id: 999_999_999 }, { token: linh.token })
    expect(nobody.code).toBe(4002)
  })
})
