import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newFriend, newGroup, pulled } from '../../groups/testing.ts'
import { inGroups } from '../testing.ts'

let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  server = await startTestServer()
  group = inGroups(server)
})
afterAll(() => server.close())

describe('review', () => {
  it('S-48, test 12: others get void at its seq and the message with its approval; unread counts it once', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    await group.configure(creator, groupId, { is_review: 1 })
    const [reader, boss] = await Promise.all([group.connect(two), group.connect(creator)])
    const { msg_id, is_review } = await group.say(one, groupId, 'may I?')
    expect(is_review).toBe(0)
    expect((await boss.next('group_review_wait')).data).toEqual({ target_id: groupId, total: 1 })
    expect((await boss.next('group_msg')).data).toMatchObject({ message: { msg_id, is_review: 0 } })
    expect((await reader.next('void')).seq).toBeGreaterThan(0)
    expect(await group.headOf(two, groupId)).toMatchObject({ unread: 0 })
    expect(await group.listed(two, groupId)).toEqual([])
    const review = (who: Member, req_status: 1 | 2) =>
      server.call(chatCalls.reviewGroupMessage, { target_id: groupId, msg_id, req_status }, { token: who.token })
    expect((await review(two, 1)).code).toBe(4001)
    expect((await review(creator, 1)).code).toBe(200)
    expect((await review(creator, 2)).code).toBe(4003)
    expect((await reader.next('group_msg')).data).toMatchObject({ message: { msg_id, is_review: 1 } })
    expect((await boss.next('group_auditing')).data).toMatchObject({ msg_id, req_status: 1 })
    expect(await group.headOf(two, groupId)).toMatchObject({ unread: 1 })
    const stream = await pulled(server, two, `g_${groupId}`)
    expect(stream.filter((frame) => JSON.stringify(frame).includes('may I?'))).toHaveLength(1)
    const mine = await pulled(server, one, `g_${groupId}`)
    expect(mine.some(({ action }) => action === 'group_auditing')).toBe(true)
    reader.socket.close()
    boss.socket.close()
  })

  it('S-48: who reviews and connects later learns at once how many wait, or that none does any more', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, member] = members
    await group.configure(creator, groupId, { is_review: 1 })
    const { msg_id } = await group.say(member, groupId, 'hello?')
    const connected = async (who: Member, after: number) => {
      const device = await group.connect(who)
      const { server_time } = await server.succeed(syncCalls.heads, { after }, { token: who.token })
      return { device, server_time }
    }
    const author = (await connected(member, 0)).device
    const { device: early, server_time } = await connected(manager, 0)
    expect((await early.next('group_review_wait')).data).toEqual({ target_id: groupId, total: 1 })
    early.leave()
    await server.succeed(
      chatCalls.reviewGroupMessage,
      { target_id: groupId, msg_id, req_status: 2 },
      { token: creator.token },
    )
    const late = (await connected(manager, server_time - 60_000)).device
    expect((await late.next('group_review_wait')).data).toEqual({ target_id: groupId, total: 0 })
    await author.settled()
    expect(author.heard('group_review_wait')).toEqual([])
    late.leave()
    author.leave()
  })

  it('S-49: a rejected message stays with its sender, creator and managers', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    await group.configure(creator, groupId, { is_review: 1 })
    const { msg_id } = await group.say(one, groupId, 'spam')
    await server.succeed(
      chatCalls.reviewGroupMessage,
      { target_id: groupId, msg_id, req_status: 2 },
      { token: creator.token },
    )
    expect(await group.listed(one, groupId)).toMatchObject([{ msg_id, is_review: 2 }])
    expect(await group.listed(two, groupId)).toEqual([])
    expect(JSON.stringify(await pulled(server, two, `g_${groupId}`))).not.toContain('spam')
    const save = { msg_id, chat_type: 'group', msg_type: 'text' } as const
    expect((await server.call(chatCalls.addFavorite, save, { token: two.token })).code).toBe(5007)
  })
})

describe('after a reset', () => {
  it('C-49: a message that was approved later is among what a device starts again with', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    await group.configure(creator, groupId, { is_review: 1 })
    const { msg_id } = await group.say(one, groupId, 'late but here')
    await server.succeed(
      chatCalls.reviewGroupMessage,
      { target_id: groupId, msg_id, req_status: 1 },
      { token: creator.token },
    )
    const ahead = { stream: `g_${groupId}`, after_seq: 1_000_000 }
    const { reset, events } = await server.succeed(syncCalls.pull, ahead, { token: two.token })
    expect(reset).toBe(1)
    expect(JSON.stringify(events)).toContain('late but here')
  })
})

describe('pins', () => {
  const pin = (who: Member, target_id: number, msg_id: number, is_top: 0 | 1) =>
    server.call(chatCalls.pinMessage, { target_id, msg_id, is_top }, { token: who.token })
  const newest = (who: Member, target_id: number) =>
    server.call(chatCalls.getPinnedMessage, { target_id }, { token: who.token })
  const pins = async (who: Member, target_id: number) =>
    (await server.succeed(chatCalls.listPinnedMessages, { target_id }, { token: who.token })).list.map(
      ({ msg_id }) => msg_id,
    )
  const unpinAll = (who: Member, target_id: number) =>
    server.call(chatCalls.unpinAllMessages, { target_id }, { token: who.token })

  it('S-72, S-124: the newest is the pin, those before stay; unpinning and a withdrawal take one away (2003 without any)', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const { msg_id: a } = await group.say(one, groupId, 'a')
    const { msg_id: b } = await group.say(one, groupId, 'b')
    expect((await pin(one, groupId, a, 1)).code).toBe(4001)
    expect((await pin(creator, groupId, a, 1)).code).toBe(200)
    expect((await pin(creator, groupId, b, 1)).code).toBe(200)
    expect((await pin(creator, groupId, b, 1)).code).toBe(200)
    expect(await newest(one, groupId)).toMatchObject({ code: 200, data: { msg_id: b } })
    expect(await pins(one, groupId)).toEqual([b, a])
    expect((await pin(creator, groupId, b, 0)).code).toBe(200)
    expect(await newest(one, groupId)).toMatchObject({ code: 200, data: { msg_id: a } })
    await pin(creator, groupId, b, 1)
    expect(await group.withdraw(one, groupId, a)).toBe(200)
    expect(await pins(one, groupId)).toEqual([b])
    await pin(creator, groupId, b, 0)
    expect((await newest(one, groupId)).code).toBe(2003)
    const actions = (await pulled(server, one, `g_${groupId}`)).map(({ action }) => action)
    // The pin of what was withdrawn is void to whoever pulls it later.
    expect(actions.filter((action) => action === 'group_pinned')).toHaveLength(2)
    expect(actions.filter((action) => action === 'group_unpinned')).toHaveLength(3)
  })

  it('S-124: twenty at most, also at once; all of them go by one act of creator or managers', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, one] = members
    const stranger = await newMember(server)
    const ids: number[] = []
    for (let sent = 0; sent < 22; sent++) ids.push((await group.say(one, groupId, `line ${sent}`)).msg_id)
    const replies = await Promise.all(ids.map((id, index) => pin(index % 2 === 0 ? creator : manager, groupId, id, 1)))
    expect(codesOf(replies)).toEqual([...Array.from({ length: 20 }, () => 200), 5029, 5029])
    expect(await pins(one, groupId)).toHaveLength(20)
    expect((await unpinAll(one, groupId)).code).toBe(4001)
    expect((await unpinAll(stranger, groupId)).code).toBe(5005)
    expect(
      (await server.call(chatCalls.listPinnedMessages, { target_id: groupId }, { token: stranger.token })).code,
    ).toBe(5005)
    expect(await pins(one, groupId)).toHaveLength(20)
    const [first, second] = await Promise.all([unpinAll(creator, groupId), unpinAll(manager, groupId)])
    expect([...first.data.msg_ids, ...second.data.msg_ids]).toHaveLength(20)
    expect([0, 20]).toContain(first.data.msg_ids.length)
    expect(await pins(one, groupId)).toEqual([])
    expect((await newest(one, groupId)).code).toBe(2003)
  })

  it('S-124: whoever came later sees the pins of what they may read, and the newest of those as the pin', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, show_history: 2 },
      { token: creator.token },
    )
    const { msg_id: before } = await group.say(one, groupId, 'before')
    const late = await newFriend(server, creator)
    await server.succeed(
      groupsCalls.inviteMembers,
      { group_id: groupId, members: [late.userId] },
      { token: creator.token },
    )
    const { msg_id: after } = await group.say(one, groupId, 'after')
    await pin(creator, groupId, after, 1)
    await pin(creator, groupId, before, 1)
    expect([await pins(one, groupId), await pins(late, groupId)]).toEqual([[before, after], [after]])
    expect(await newest(late, groupId)).toMatchObject({ data: { msg_id: after } })
  })

  it('S-124: whoever deleted a message for themselves, or cleared the chat, neither pins it nor sees or hears of its pin', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    await server.succeed(groupsCalls.editGroupSettings, { group_id: groupId, can_pin_msg: 0 }, { token: creator.token })
    const { msg_id } = await group.say(creator, groupId, 'seen by one no more')
    const erase = (who: Member, del_msg_type: 1 | 3) =>
      server.succeed(
        chatCalls.deleteGroupMessages,
        { target_id: groupId, conversation_id: `g_${groupId}`, del_msg_type, msg_ids: [msg_id] },
        { token: who.token },
      )
    await erase(one, 1)
    await erase(two, 3)
    expect([(await pin(one, groupId, msg_id, 1)).code, (await pin(two, groupId, msg_id, 1)).code]).toEqual([5007, 5007])
    const devices = await Promise.all([one, two].map(group.connect))
    expect((await pin(creator, groupId, msg_id, 1)).code).toBe(200)
    for (const device of devices) {
      await device.next('void')
      await device.settled()
      expect(device.heard('group_pinned')).toEqual([])
      device.leave()
    }
    expect([await pins(creator, groupId), await pins(one, groupId), await pins(two, groupId)]).toEqual([
      [msg_id],
      [],
      [],
    ])
    for (const who of [one, two])
      expect((await pulled(server, who, `g_${groupId}`)).map(({ action }) => action)).not.toContain('group_pinned')
  })

  it('S-77: go with the group when it ends', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const { msg_id } = await group.say(members[0], groupId, 'pinned until the end')
    await pin(creator, groupId, msg_id, 1)
    await server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token })
    expect(await newest(members[1], groupId)).toMatchObject({ code: 5005 })
    const all = await server.call(chatCalls.listPinnedMessages, { target_id: groupId }, { token: creator.token })
    expect(all.code).toBe(5005)
  })
})

describe('marks', () => {
  it('S-42, scenario 20: a read mark never goes back, and the senders learn of it', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const sender = await group.connect(one)
    const ids: number[] = []
    for (const content of ['a', 'b', 'c']) ids.push((await group.say(one, groupId, content)).msg_id)
    const read = (msg_id = 0) =>
      server.succeed(
        chatCalls.readGroupMessages,
        { conversation_id: `g_${groupId}`, target_id: groupId, msg_id },
        { token: two.token },
      )
    await read(ids[2])
    await read(ids[0])
    expect(await group.headOf(two, groupId)).toMatchObject({ unread: 0 })
    expect((await sender.next('receipt_read')).data).toMatchObject({ by_user_id: two.userId, msg_id: ids[2], self: 0 })
    expect(sender.heard('receipt_read')).toEqual([])
    const { list } = await server.succeed(
      groupsCalls.getMembers,
      { group_id: groupId, members: [two.userId, creator.userId] },
      { token: one.token },
    )
    expect(list.find(({ user_id }) => user_id === two.userId)?.read_msg_id).toBe(ids[2])
    sender.socket.close()
  })
})
