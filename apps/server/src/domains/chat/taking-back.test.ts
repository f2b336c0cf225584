import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Member } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newGroup, pulled } from '../groups/testing.ts'
import { inGroups } from './testing.ts'

let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  server = await startTestServer()
  group = inGroups(server)
})
afterAll(() => server.close())

describe('taking back', () => {
  it('R-18: my own in time, a lower role at any time, by the clock of the server (scenario 13)', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, member] = members
    const { msg_id: byMember } = await group.say(member, groupId, 'a')
    const { msg_id: byManager } = await group.say(manager, groupId, 'b')
    const { msg_id: late } = await group.say(member, groupId, 'c')
    expect(await group.withdraw(member, groupId, byManager)).toBe(5006)
    expect(await group.withdraw(manager, groupId, byMember)).toBe(200)
    expect(await group.withdraw(manager, groupId, byMember)).toBe(5007)
    server.advance(121_000)
    expect(await group.withdraw(member, groupId, late)).toBe(5008)
    expect(await group.withdraw(creator, groupId, late)).toBe(200)
    expect(await group.listed(member, groupId)).toHaveLength(1)
    const stream = await pulled(server, member, `g_${groupId}`)
    expect(stream.filter(({ action }) => action === 'msg_withdrawn')).toHaveLength(2)
  })

  it('scenario 11: withdraw, delete, pin and review of one message at once end in one state', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, member] = members
    const { msg_id } = await group.say(member, groupId, 'fought over')
    const token = (who: Member) => ({ token: who.token })
    await Promise.all([
      server.call(chatCalls.withdrawGroupMessage, { target_id: groupId, msg_id }, token(member)),
      server.call(chatCalls.pinMessage, { target_id: groupId, msg_id, is_top: 1 }, token(manager)),
      server.call(
        chatCalls.deleteGroupMessages,
        { target_id: groupId, conversation_id: `g_${groupId}`, del_msg_type: 2, msg_ids: [msg_id] },
        token(creator),
      ),
    ])
    const reply = await server.call(chatCalls.getPinnedMessage, { target_id: groupId }, token(member))
    expect(reply).toMatchObject({ code: 2003, data: null })
    expect(await group.listed(member, groupId)).toEqual([])
    const ends = (await pulled(server, member, `g_${groupId}`)).filter(
      ({ action }) => action === 'msg_withdrawn' || action === 'msg_deleted',
    )
    expect(ends).toHaveLength(1)
  })

  it('S-55: the four ways of deleting', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const { msg_id: a } = await group.say(one, groupId, 'a')
    const { msg_id: b } = await group.say(two, groupId, 'b')
    const erase = (who: Member, del_msg_type: 1 | 2 | 3 | 4, msg_ids: number[], more = {}) =>
      server.call(
        chatCalls.deleteGroupMessages,
        { target_id: groupId, conversation_id: `g_${groupId}`, del_msg_type, msg_ids, ...more },
        { token: who.token },
      )
    expect(await erase(one, 1, [b])).toMatchObject({ code: 200, data: { msg_ids: [b] } })
    expect((await group.listed(one, groupId)).map(({ msg_id }) => msg_id)).toEqual([a])
    expect(JSON.stringify(await pulled(server, one, `g_${groupId}`))).not.toContain(`"msg_id":${b}`)
    expect(await group.listed(two, groupId)).toHaveLength(2)
    expect((await erase(one, 2, [b])).code).toBe(4001)
    expect((await erase(two, 2, [b])).code).toBe(200)
    expect(await group.listed(creator, groupId)).toHaveLength(1)
    expect((await erase(two, 3, [])).code).toBe(200)
    expect(await group.listed(two, groupId)).toEqual([])
    expect(await group.headOf(two, groupId)).toMatchObject({ unread: 0 })
    expect((await erase(creator, 4, [], { from_user_id: one.userId })).code).toBe(4001)
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: one.token })
    expect((await erase(two, 4, [], { from_user_id: one.userId })).code).toBe(5006)
    const all = await erase(creator, 4, [], { from_user_id: one.userId })
    expect(all).toMatchObject({ code: 200, data: { msg_ids: [] } })
    expect(await group.listed(creator, groupId)).toEqual([])
    expect((await erase(creator, 4, [], { from_user_id: one.userId })).code).toBe(5007)
  })

  it('S-55: however much somebody wrote who left, one event without a list takes it, with its pin and from the review', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    for (const text of ['a', 'b']) await group.say(one, groupId, text)
    const { msg_id: pinned } = await group.say(one, groupId, 'c')
    await group.say(two, groupId, 'stays')
    await server.succeed(
      chatCalls.pinMessage,
      { target_id: groupId, msg_id: pinned, is_top: 1 },
      { token: creator.token },
    )
    await group.configure(creator, groupId, { is_review: 1 })
    await group.say(one, groupId, 'waits')
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: one.token })
    const boss = await group.connect(creator)
    const everything = {
      target_id: groupId,
      conversation_id: `g_${groupId}`,
      del_msg_type: 4,
      from_user_id: one.userId,
    } as const
    const replies = await Promise.all(
      [1, 2].map(() => server.call(chatCalls.deleteGroupMessages, everything, { token: creator.token })),
    )
    expect(replies.map(({ code }) => code).toSorted((low, high) => low - high)).toEqual([200, 5007])
    expect((await boss.next('msg_deleted')).data).toMatchObject({
      del_msg_type: 4,
      msg_ids: [],
      from_user_id: one.userId,
    })
    expect((await boss.next('group_unpinned')).data).toMatchObject({ msg_id: pinned })
    const notified = () =>
      expect(boss.heard('group_review_wait').at(-1)?.data).toEqual({ target_id: groupId, total: 0 })
    await vi.waitFor(notified, { timeout: 30_000 })
    expect((await group.listed(creator, groupId)).map(({ content_text }) => content_text)).toEqual([
      textContent('stays'),
    ])
    expect(boss.heard('msg_deleted')).toEqual([])
    boss.leave()
  })

  it('S-48: removing a member with their messages takes what waited of them from the review', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, member] = members
    await group.configure(creator, groupId, { is_review: 1 })
    await group.say(member, groupId, 'waits')
    const [boss, helper] = await Promise.all([group.connect(creator), group.connect(manager)])
    await server.succeed(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [member.userId], del_msg: 1 },
      { token: manager.token },
    )
    for (const device of [boss, helper]) {
      const notified = () =>
        expect(device.heard('group_review_wait').at(-1)?.data).toEqual({ target_id: groupId, total: 0 })
      await vi.waitFor(notified, { timeout: 30_000 })
      device.leave()
    }
  })
})
