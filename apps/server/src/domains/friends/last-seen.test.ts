import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../testing/device.ts'
import { configure, type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newGroup } from '../groups/testing.ts'
import { SeenMembers } from './seen-members.ts'
import { twoFriends } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const connect = (member: Member) => Device.greeted(`ws://127.0.0.1:${server.port}/ws`, member.token)
const show = (member: Member, show_online: 0 | 1) =>
  server.succeed(accountCalls.editOtherInfo, { show_online }, { token: member.token })

/** Notes when a member was here, as their last socket would. */
async function wasHere(member: Member, ...moments: number[]): Promise<void> {
  for (const atMs of moments) {
    const seen = new SeenMembers(server.context)
    seen.note(member.userId, atMs)
    await seen.flush()
  }
}

const isFriend = async (reader: Member, member: Member): Promise<boolean> =>
  (await server.succeed(contactCalls.checkFriend, { friend_id: member.userId }, reader)).is_friend === 1

/** What the calls about one member and the list of friends say, which is the same. */
async function seenBy(reader: Member, member: Member) {
  const about = { friend_id: member.userId }
  const { last_seen, last_time, is_online } = await server.succeed(contactCalls.getFriend, about, reader)
  expect(await server.succeed(contactCalls.checkFriend, about, reader)).toMatchObject({ last_seen, last_time })
  expect(is_online).toBe(last_seen === 'online' ? 1 : 0)
  const listed = await server.succeed(contactCalls.listOnlineFriends, { with_seen: 1 }, reader)
  const isListed = listed.list.some(({ user_id }) => user_id === member.userId)
  const seen = (listed.seen ?? []).filter(({ user_id }) => user_id === member.userId)
  expect(isListed).toBe(is_online === 1)
  const isKnown = last_seen !== '' && last_seen !== 'online' && (await isFriend(reader, member))
  expect(seen).toEqual(isKnown ? [{ user_id: member.userId, last_seen, last_time }] : [])
  return { last_seen, last_time }
}

/** All that the calls about friends and groups answer a reader, as text. */
async function everything(reader: Member, member: Member, groupId: number): Promise<string> {
  const answers = [
    await server.call(contactCalls.getFriend, { friend_id: member.userId }, reader),
    await server.call(contactCalls.checkFriend, { friend_id: member.userId }, reader),
    await server.call(contactCalls.listOnlineFriends, {}, reader),
    await server.call(contactCalls.listOnlineFriends, { with_seen: 1 }, reader),
    await server.call(friendsCalls.listFriends, {}, reader),
    await server.call(friendsCalls.findUser, { find_user_no: member.userNo }, reader),
    await server.call(friendGroupCalls.listFriendGroups, { with_friends: 1 }, reader),
    await server.call(friendGroupCalls.listGroupFriends, { group_id: 0 }, reader),
    await server.call(contactCalls.listFriendsForGroup, { group_id: groupId }, reader),
    await server.call(groupsCalls.listMembers, { group_id: groupId }, reader),
    await server.call(groupsCalls.listOnlineMembers, { group_id: groupId }, reader),
    await server.call(blacklistCalls.listBlacklist, {}, reader),
  ]
  return JSON.stringify(answers)
}

const nothing = { last_seen: '', last_time: 0 }

describe('last seen', () => {
  it('S-118: is online, then the moment they left, by the event and by every question', async () => {
    const [linh, paulo] = await twoFriends(server)
    const listener = await connect(linh)
    const device = await connect(paulo)
    await listener.next('online_status')
    expect(await seenBy(linh, paulo)).toEqual({ last_seen: 'online', last_time: 0 })
    const before = Math.floor(server.context.clock() / 1000)
    device.leave()
    const left = await listener.next('online_status')
    expect(left.data).toMatchObject({ list: [{ user_id: paulo.userId, is_online: 0 }] })
    const seen = await seenBy(linh, paulo)
    expect(seen.last_seen).toBe('exact')
    expect(seen.last_time).toBeGreaterThanOrEqual(before)
    listener.leave()
  })

  it('S-118: is a range where either of the two hides it, whatever they do today', async () => {
    const [linh, paulo] = await twoFriends(server)
    const nowMs = server.context.clock()
    await wasHere(paulo, nowMs - 5 * dayMs)
    for (const [one, switchOf] of [
      ['who hides it', paulo],
      ['who looks hides it', linh],
    ] as const) {
      await show(switchOf, 0)
      expect(await seenBy(linh, paulo), one).toEqual({ last_seen: 'week', last_time: 0 })
      await show(switchOf, 1)
    }
    await show(paulo, 0)
    await wasHere(paulo, nowMs - 1000, nowMs - 2000, nowMs)
    const device = await connect(paulo)
    expect(await seenBy(linh, paulo)).toEqual({ last_seen: 'week', last_time: 0 })
    device.leave()
    await wasHere(paulo, nowMs + 20 * dayMs)
    expect(await seenBy(linh, paulo)).toMatchObject({ last_time: 0 })
  })

  it('S-118: is nothing to strangers, blocked members, whoever blocked, and where the platform shows it of nobody', async () => {
    const [linh, paulo] = await twoFriends(server)
    const stranger = await newMember(server)
    await wasHere(paulo, server.context.clock() - 60_000)
    expect(await seenBy(linh, paulo)).toMatchObject({ last_seen: 'exact' })
    expect(await seenBy(stranger, paulo)).toEqual(nothing)
    expect(await seenBy(paulo, paulo)).toEqual(nothing)
    await configure(server, { show_online: 0 })
    expect(await seenBy(linh, paulo)).toEqual(nothing)
    await configure(server, { show_online: 1 })
    await server.succeed(blacklistCalls.addToBlacklist, { black_id: linh.userId }, paulo)
    expect([await seenBy(linh, paulo), await seenBy(paulo, linh)]).toEqual([nothing, nothing])
    await show(paulo, 0)
    expect(await seenBy(linh, paulo)).toEqual(nothing)
  })

  it('S-118: no call and no event says when they are or were here to whoever hides it themselves', async () => {
    const { groupId, creator: linh, members } = await newGroup(server)
    const [paulo] = members
    await wasHere(paulo, server.context.clock() - 1000)
    await show(linh, 0)
    const listener = await connect(linh)
    listener.notify({ action: 'watch_group', data: { group_id: groupId, on: 1 } })
    const away = await everything(linh, paulo, groupId)
    const device = await connect(paulo)
    await expect.poll(() => server.domains.gateway.presence.isOnline(paulo.userId), { timeout: 30_000 }).toBe(true)
    expect(await everything(linh, paulo, groupId)).toBe(away)
    device.leave()
    await expect.poll(() => server.domains.gateway.presence.isOnline(paulo.userId), { timeout: 30_000 }).toBe(false)
    await listener.settled()
    expect(await everything(linh, paulo, groupId)).toBe(away)
    expect([listener.heard('online_status'), listener.heard('group_online')]).toEqual([[], []])
    listener.leave()
  })

  it('S-118: two processes that note a member at once, in any order, leave the latest', async () => {
    const [linh, paulo] = await twoFriends(server)
    const nowMs = Math.floor(server.context.clock() / 1000) * 1000
    const moments = Array.from({ length: 20 }, (_, index) => nowMs - index * 1000)
    await Promise.all(moments.map((atMs) => wasHere(paulo, atMs)))
    expect(await seenBy(linh, paulo)).toEqual({ last_seen: 'exact', last_time: nowMs / 1000 })
  })

  it('S-118: a process that stops notes those it held', async () => {
    const [linh, paulo] = await twoFriends(server)
    const other = await startTestServer({
      DATABASE_URL: server.context.settings.DATABASE_URL,
      SECRET_KEY: server.context.settings.SECRET_KEY,
    })
    await Device.greeted(`ws://127.0.0.1:${other.port}/ws`, paulo.token)
    await wasHere(paulo, 1000)
    const before = Math.floor(server.context.clock() / 1000)
    await other.close()
    const seen = await seenBy(linh, paulo)
    expect(seen.last_time).toBeGreaterThanOrEqual(before)
  })
})
