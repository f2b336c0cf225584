import { randomUUID } from 'node:crypto'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { privateStream } from '../../platform/realtime/stream-names.ts'
import type { Device } from '../../testing/device.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heardBy, twoFriends } from '../friends/testing.ts'
import { newFriend, newGroup, pulled, soon } from '../groups/testing.ts'
import { inGroups } from './testing.ts'

let server: TestServer
const devices: Device[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  for (const device of devices.splice(0)) device.leave()
})
afterAll(() => server.close())

const headOf = async (who: Member, stream: string) =>
  (await server.succeed(syncCalls.heads, { after: 0 }, { token: who.token })).list.find(
    (head) => head.stream === stream,
  )
const connect = async (who: Member): Promise<Device> => {
  const device = await inGroups(server).connect(who)
  devices.push(device)
  return device
}
const write = (from: Member, to: Member, more: object = {}) =>
  server.call(
    chatCalls.sendPrivateMessage,
    { local_id: randomUUID(), target_id: to.userId, content_text: textContent('hi'), ...more },
    { token: from.token },
  )
const sent = async (from: Member, to: Member): Promise<number> => {
  const reply = await write(from, to)
  if (reply.code !== 200) throw new Error(`refused: ${reply.code}`)
  return reply.data.msg_id
}
const block = (who: Member, whom: Member) =>
  server.succeed(blacklistCalls.addToBlacklist, { black_id: whom.userId }, { token: who.token })
const unblock = (who: Member, whom: Member) =>
  server.succeed(blacklistCalls.removeFromBlacklist, { black_id: whom.userId }, { token: who.token })

describe('a hidden member list', () => {
  it('A-6: hides who is online in calls, lists and frames; the number stays', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [spy, other] = members
    await connect(other)
    await connect(creator)
    const device = await connect(spy)
    await inGroups(server).configure(creator, groupId, { show_member_list: 0 })
    const online = await server.succeed(groupsCalls.listOnlineMembers, { group_id: groupId }, { token: spy.token })
    expect(online).toEqual({ count: 3, list: [] })
    device.notify({ action: 'watch_group', data: { group_id: groupId, on: 1 } })
    expect((await device.next('group_online')).data).toEqual({ group_id: groupId, count: 3, list: [] })
    const managers = await server.succeed(groupsCalls.listManagers, { group_id: groupId }, { token: spy.token })
    expect(managers.list.map(({ is_online }) => is_online)).toEqual([0])
    const toCreator = await server.succeed(
      groupsCalls.listOnlineMembers,
      { group_id: groupId },
      { token: creator.token },
    )
    expect(toCreator.list).toHaveLength(3)
  })

  it('A-6: neither the invite screen nor an invitation tells who is in it', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [spy, other] = members
    await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, spy.userId, other.userId))
    await inGroups(server).configure(creator, groupId, { show_member_list: 0, is_invitation: 0 })
    const { list } = await server.succeed(contactCalls.listFriendsForGroup, { group_id: groupId }, { token: spy.token })
    expect(list.find(({ friend_idx }) => friend_idx === other.userId)).toMatchObject({ in_group: 0 })
    expect(
      await server.succeed(
        groupsCalls.inviteMembers,
        { group_id: groupId, members: [other.userId] },
        { token: spy.token },
      ),
    ).toEqual({ members: [other.userId], skipped: [] })
  })

  it('A-6: hides what managers have read from members', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [spy] = members
    const { msg_id } = await inGroups(server).say(spy, groupId, 'seen?')
    await server.succeed(
      chatCalls.readGroupMessages,
      { target_id: groupId, conversation_id: `g_${groupId}`, msg_id },
      { token: creator.token },
    )
    const read = async () =>
      (
        await server.succeed(
          groupsCalls.getMembers,
          { group_id: groupId, members: [creator.userId] },
          { token: spy.token },
        )
      ).list[0]?.read_msg_id
    expect(await read()).toBe(msg_id)
    await inGroups(server).configure(creator, groupId, { show_member_list: 0 })
    expect(await read()).toBe(0)
  })

  it('A-8: a removal that deletes clears every device, live and pulled, also where the list is hidden', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3 })
    const [out, live, away] = members
    await inGroups(server).configure(creator, groupId, { show_member_list: 0 })
    await inGroups(server).say(out, groupId, 'spam')
    const device = await connect(live)
    await server.succeed(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [out.userId], del_msg: 1 },
      { token: creator.token },
    )
    const deleted = { del_msg_type: 4, from_user_id: out.userId, msg_ids: [], target_id: groupId }
    expect((await device.next('msg_deleted')).data).toMatchObject(deleted)
    expect(device.heard('group_removed')).toEqual([])
    const frames = await pulled(server, away ?? live, `g_${groupId}`)
    expect(frames.filter(({ action }) => action === 'msg_deleted').map(({ data }) => data)).toMatchObject([deleted])
    expect(frames.filter(({ action }) => action === 'group_removed')).toEqual([])
  })
})

describe('a blacklist', () => {
  it('A-7: neither side writes, until it ends', async () => {
    const [linh, paulo] = await twoFriends(server)
    await block(linh, paulo)
    expect((await write(linh, paulo)).code).toBe(5002)
    expect((await write(paulo, linh)).code).toBe(5002)
    await block(paulo, linh)
    await unblock(linh, paulo)
    expect((await write(linh, paulo)).code).toBe(5002)
    await unblock(paulo, linh)
    expect((await write(linh, paulo)).code).toBe(200)
  })

  it('A-7: no receipt, no mark and no status of either is seen by the other, until it ends', async () => {
    const [linh, paulo] = await twoFriends(server)
    const conversation_id = privateStream(linh.userId, paulo.userId)
    const msg_id = await sent(paulo, linh)
    const his = await connect(paulo)
    await block(linh, paulo)
    await server.succeed(chatCalls.receivePrivateMessages, { msg_ids: [msg_id] }, { token: linh.token })
    await server.succeed(
      chatCalls.readPrivateMessages,
      { conversation_id, msg_id, target_id: paulo.userId },
      { token: linh.token },
    )
    await his.settled()
    expect([...his.heard('receipt_read'), ...his.heard('receipt_received')]).toEqual([])
    expect(await headOf(paulo, conversation_id)).toMatchObject({ peer_read_seq: 0, peer_received_seq: 0 })
    expect(await headOf(linh, conversation_id)).toMatchObject({ unread: 0 })
    const statuses = async () => {
      const { list } = await server.succeed(
        chatCalls.listPrivateMessages,
        { friend_id: linh.userId, msg_id: 0, select_type: 'down' },
        { token: paulo.token },
      )
      return list.filter((message) => message.msg_id === msg_id).map(({ msg_status }) => msg_status)
    }
    expect(await statuses()).toEqual(['unread'])
    await unblock(linh, paulo)
    expect(await statuses()).toEqual(['read'])
  })

  it('A-7: neither sees the other online, by call or by frame', async () => {
    const [linh, paulo] = await twoFriends(server)
    await block(linh, paulo)
    const his = await connect(paulo)
    const hers = await connect(linh)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    for (const [who, device] of [[linh, hers] as const, [paulo, his] as const]) {
      const { list } = await server.succeed(contactCalls.listOnlineFriends, {}, { token: who.token })
      expect(list).toEqual([])
      expect((await server.succeed(friendsCalls.listFriends, {}, { token: who.token })).list).toMatchObject([
        { is_online: 0 },
      ])
      expect(device.heard('online_status')).toEqual([])
    }
  })

  it('A-7: in a group of both, neither sees the other online, nor who has read', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [linh, paulo] = members
    await block(linh, paulo)
    await connect(linh)
    const his = await connect(paulo)
    const ids = async (who: Member) =>
      (await server.succeed(groupsCalls.listOnlineMembers, { group_id: groupId }, { token: who.token })).list.map(
        ({ user_id }) => user_id,
      )
    await vi.waitFor(async () => expect(await ids(creator)).toHaveLength(2), soon)
    expect(await ids(paulo)).toEqual([paulo.userId])
    expect(await ids(linh)).toEqual([linh.userId])
    his.notify({ action: 'watch_group', data: { group_id: groupId, on: 1 } })
    expect(JSON.stringify((await his.next('group_online')).data)).not.toMatch(new RegExp(`"user_id":${linh.userId}\\b`))
    const { list } = await server.succeed(groupsCalls.listAllMembers, { group_id: groupId }, { token: paulo.token })
    expect(list.find(({ user_id }) => user_id === linh.userId)).toMatchObject({ is_online: 0 })
    const { msg_id } = await inGroups(server).say(paulo, groupId, 'who reads this?')
    const receipt = { target_id: groupId, conversation_id: `g_${groupId}`, msg_id }
    await server.succeed(chatCalls.readGroupMessages, receipt, { token: linh.token })
    await server.succeed(chatCalls.readGroupMessages, receipt, { token: creator.token })
    expect((await his.next('receipt_read')).data).toMatchObject({ by_user_id: creator.userId })
    expect(his.heard('receipt_read')).toEqual([])
    const page = await server.succeed(groupsCalls.listMembers, { group_id: groupId }, { token: paulo.token })
    const cursors = new Map(page.list.map((member) => [member.user_id, member.read_msg_id]))
    expect([cursors.get(linh.userId), cursors.get(creator.userId)]).toEqual([0, msg_id])
  })

  it('A-7: neither puts the other into a group', async () => {
    const [linh, paulo] = await twoFriends(server)
    const [oneMore, another] = [await newFriend(server, paulo), await newFriend(server, paulo)]
    await block(linh, paulo)
    const make = (by: Member, ids: number[]) =>
      server.call(
        groupsCalls.createGroup,
        { group_name: 'Come here', avatar_url: shippedAvatars[0], members: ids },
        { token: by.token },
      )
    expect((await make(paulo, [linh.userId, oneMore.userId])).code).toBe(5001)
    const made = await make(paulo, [oneMore.userId, another.userId])
    if (made.code !== 200) throw new Error(`refused: ${made.code}`)
    const invitation = { group_id: made.data.group.group_id, members: [linh.userId] }
    expect((await server.call(groupsCalls.inviteMembers, invitation, { token: paulo.token })).code).toBe(5001)
    await unblock(linh, paulo)
    expect((await server.call(groupsCalls.inviteMembers, invitation, { token: paulo.token })).code).toBe(200)
  })

  it('A-7: neither hears that the other changed, and learns it when it ends', async () => {
    const [linh, paulo] = await twoFriends(server)
    const bystander = await newFriend(server, linh)
    await block(linh, paulo)
    await server.succeed(accountCalls.editProfile, { nick_name: 'New Linh' }, { token: linh.token })
    await vi.waitFor(async () => expect(await heardBy(server, bystander, 'friend_info')).toHaveLength(1), soon)
    expect(await heardBy(server, paulo, 'friend_info')).toEqual([])
    await unblock(linh, paulo)
    expect(await heardBy(server, paulo, 'friend_info')).toMatchObject([{ userinfo: { nick_name: 'New Linh' } }])
    expect(await heardBy(server, linh, 'friend_info')).toMatchObject([{ userinfo: { user_id: paulo.userId } }])
  })
})

describe('naming a message', () => {
  it('A-11: a private message answers only what its sender may read now', async () => {
    const [linh, paulo] = await twoFriends(server)
    const [hidden, seen] = [await sent(linh, paulo), await sent(linh, paulo)]
    const conversation_id = privateStream(linh.userId, paulo.userId)
    await server.succeed(
      chatCalls.deletePrivateMessages,
      { conversation_id, target_id: linh.userId, msg_ids: [hidden], del_msg_type: 1 },
      { token: paulo.token },
    )
    expect((await write(paulo, linh, { ref_msg_id: hidden })).code).toBe(5007)
    expect((await write(paulo, linh, { ref_msg_id: seen })).code).toBe(200)
    expect((await write(linh, paulo, { ref_msg_id: hidden })).code).toBe(200)
    await server.succeed(
      chatCalls.deletePrivateMessages,
      { conversation_id, target_id: linh.userId, msg_ids: [], del_msg_type: 3 },
      { token: paulo.token },
    )
    expect((await write(paulo, linh, { ref_msg_id: seen })).code).toBe(5007)
    const favorite = { msg_id: seen, chat_type: 'private' as const, msg_type: 'text' }
    expect((await server.call(chatCalls.addFavorite, favorite, { token: paulo.token })).code).toBe(5007)
  })

  it('A-11: a group message answers none that waits for review, was rejected or deleted for oneself', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [author, spy] = members
    const { msg_id: plain } = await inGroups(server).say(creator, groupId, 'plain')
    await inGroups(server).configure(creator, groupId, { is_review: 1 })
    const { msg_id: waiting } = await inGroups(server).say(author, groupId, 'under review')
    await inGroups(server).configure(creator, groupId, { is_review: 0 })
    expect(await inGroups(server).trySay(spy, groupId, 'what is it?', { ref_msg_id: waiting })).toBe(5007)
    expect(await inGroups(server).trySay(author, groupId, 'mine', { ref_msg_id: waiting })).toBe(200)
    expect(await inGroups(server).trySay(creator, groupId, 'yours', { ref_msg_id: waiting })).toBe(200)
    const favorite = { msg_id: waiting, chat_type: 'group' as const, msg_type: 'text' }
    expect((await server.call(chatCalls.addFavorite, favorite, { token: spy.token })).code).toBe(5007)
    await server.succeed(
      chatCalls.deleteGroupMessages,
      { conversation_id: `g_${groupId}`, target_id: groupId, msg_ids: [plain], del_msg_type: 1 },
      { token: spy.token },
    )
    expect(await inGroups(server).trySay(spy, groupId, 'plain?', { ref_msg_id: plain })).toBe(5007)
    expect(await inGroups(server).trySay(author, groupId, 'plain!', { ref_msg_id: plain })).toBe(200)
    const stranger = await newMember(server)
    expect(
      (
        await server.call(
          chatCalls.addFavorite,
          { msg_id: plain, chat_type: 'group', msg_type: 'text' },
          { token: stranger.token },
        )
      ).code,
    ).toBe(5007)
  })
})
