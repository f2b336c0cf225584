import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newFriend, newGroup, pulled, say } from '../../groups/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SEND_PER_MINUTE: '100000' })
})
afterAll(() => server.close())

const hour = 3600
const mute = (by: Member, groupId: number, whom: Member, muted_seconds: 0 | 3600 | 86_400, is_muted: 0 | 1 = 1) =>
  server.call(
    groupsCalls.muteMembers,
    { group_id: groupId, members: [whom.userId], is_muted, muted_seconds },
    { token: by.token },
  )
const react = (who: Member, groupId: number, msg_id: number) =>
  server.call(
    chatCalls.setReaction,
    { chat_type: 'group', target_id: groupId, msg_id, emoji: '👍' },
    { token: who.token },
  )
const seenBy = async (who: Member, groupId: number) => {
  const { group } = await server.succeed(groupsCalls.getGroup, { group_id: groupId }, { token: who.token })
  return group.mygroup === 1 ? [group.userMuted, group.userMutedUntil] : 'outside'
}
const mutesOf = async (by: Member, groupId: number) =>
  (
    await server.succeed(
      groupsCalls.listOrdinaryMembers,
      { group_id: groupId, page: 1, limit: 20, is_muted: 1 },
      { token: by.token },
    )
  ).list.map(({ user_id, is_muted, muted_until }) => [user_id, is_muted, muted_until])

describe('a mute for a time', () => {
  it('S-122: silences until its end, says until when, and ends by itself without anybody’s doing', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const first = await say(server, one, groupId, 'Hello')
    const earliest = Math.floor(server.context.clock() / 1000) + hour
    const reply = await mute(creator, groupId, one, hour)
    const until = reply.data.muted_until ?? 0
    expect(until).toBeGreaterThanOrEqual(earliest)
    expect(until).toBeLessThanOrEqual(Math.floor(server.context.clock() / 1000) + hour)
    expect(reply).toMatchObject({ code: 200, data: { members: [one.userId], is_muted: 1, muted_until: until } })
    expect(await say(server, one, groupId, 'Not now')).toMatchObject({ code: 5003, data: { muted_until: until } })
    expect(await react(one, groupId, first.data.msg_id)).toMatchObject({ code: 5003, data: { muted_until: until } })
    expect(
      await server.call(
        chatCalls.editMessage,
        { chat_type: 'group', target_id: groupId, msg_id: first.data.msg_id, text: 'Hello!' },
        { token: one.token },
      ),
    ).toMatchObject({ code: 5003, data: { muted_until: until } })
    expect(await seenBy(one, groupId)).toEqual([1, until])
    expect(await mutesOf(creator, groupId)).toEqual([[one.userId, 1, until]])
    const event = (await pulled(server, one, `g_${groupId}`)).find(({ action }) => action === groupEvents.muted.action)
    expect(event?.data).toMatchObject({ is_muted: 1, muted_until: until, members: [{ muted_until: until }] })

    // The clock goes on by itself, too.
    server.advance((hour - 600) * 1000)
    expect((await say(server, one, groupId, 'Still not')).code).toBe(5003)
    server.advance(600_000)
    expect((await say(server, one, groupId, 'Now')).code).toBe(200)
    expect((await react(one, groupId, first.data.msg_id)).code).toBe(200)
    expect(await seenBy(one, groupId)).toEqual([0, undefined])
    expect(await mutesOf(creator, groupId)).toEqual([])
  })

  it('S-122: without an end until it is lifted; another one replaces it, and the same again is told to nobody', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const mutes = async () =>
      (await pulled(server, creator, `g_${groupId}`)).filter(({ action }) => action === groupEvents.muted.action).length
    await mute(creator, groupId, one, 0)
    await mute(creator, groupId, one, 0)
    expect(await mutes()).toBe(1)
    server.advance(600_000)
    expect(await say(server, one, groupId, 'Hello')).toMatchObject({ code: 5003, data: null })
    const [first, second] = await Promise.all([mute(creator, groupId, one, hour), mute(creator, groupId, one, 86_400)])
    expect(codesOf([first, second])).toEqual([200, 200])
    const [[, , until] = []] = await mutesOf(creator, groupId)
    expect([first.data.muted_until, second.data.muted_until]).toContain(until)
    await mute(creator, groupId, one, 0, 0)
    expect((await say(server, one, groupId, 'Hello')).code).toBe(200)
    // One that is over is lifted already.
    await mute(creator, groupId, one, hour)
    server.advance(hour * 1000)
    const before = await mutes()
    expect((await mute(creator, groupId, one, 0, 0)).data.members).toEqual([])
    expect(await mutes()).toBe(before)
  })

  it('S-122, R-13: not by members, not upon managers by managers, and leaving is no way around it', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3, managers: 2 })
    const [manager, other, one] = members as unknown as [Member, Member, Member]
    const stranger = await newFriend(server, creator)
    expect((await mute(one, groupId, manager, hour)).code).toBe(4001)
    expect((await mute(stranger, groupId, one, hour)).code).toBe(5005)
    expect((await mute(manager, groupId, other, hour)).code).toBe(5016)
    expect((await mute(manager, groupId, one, hour)).code).toBe(200)
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: one.token })
    await server.succeed(
      groupsCalls.inviteMembers,
      { group_id: groupId, members: [one.userId] },
      { token: creator.token },
    )
    expect((await say(server, one, groupId, 'Back')).code).toBe(5003)
    server.advance(hour * 1000)
    expect((await say(server, one, groupId, 'Back')).code).toBe(200)
  })
})

describe('slow mode', () => {
  const secondsIn = (data: unknown): number => (data as { readonly retry_after: number }).retry_after
  const slow = (by: Member, groupId: number, slow_seconds: 0 | 10 | 30) =>
    server.call(groupsCalls.editGroupSettings, { group_id: groupId, slow_seconds }, { token: by.token })

  it('S-123: of two devices at once one sends, the other is told the seconds that are left', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3, managers: 1 })
    const [manager, one, two] = members as unknown as [Member, Member, Member]
    expect((await slow(one, groupId, 30)).code).toBe(4001)
    expect(await slow(manager, groupId, 30)).toMatchObject({ code: 200, data: { group: { slow_seconds: 30 } } })
    const conf = (await pulled(server, one, `g_${groupId}`)).find(({ action }) => action === 'group_conf')
    expect(conf?.data).toMatchObject({ changed: { slow_seconds: 30 } })
    for (let round = 0; round < 4; round++) {
      const replies = await Promise.all(Array.from({ length: 8 }, () => say(server, one, groupId, 'Hello')))
      expect(codesOf(replies)).toEqual([200, ...Array.from({ length: 7 }, () => 5028)])
      const refused = replies.filter(({ code }) => code === 5028)
      for (const { data } of refused) expect(secondsIn(data)).toBeGreaterThan(20)
      server.advance(10_000)
      const again = await say(server, one, groupId, 'Hello')
      expect(again.code).toBe(5028)
      expect(secondsIn(again.data)).toBeLessThanOrEqual(20)
      // Everybody waits for themselves, creator and managers for nothing.
      expect((await say(server, two, groupId, 'Hello')).code).toBe(200)
      for (const free of [creator, creator, manager, manager])
        expect((await say(server, free, groupId, 'Quiet')).code).toBe(200)
      server.advance(30_000)
    }
    expect((await slow(manager, groupId, 0)).code).toBe(200)
    const free = await Promise.all([say(server, one, groupId, 'Hello'), say(server, one, groupId, 'Hello')])
    expect(codesOf(free)).toEqual([200, 200])
  })

  it('S-123: a repeat, a reaction and an edit are not counted; leaving is no way around it', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    await slow(creator, groupId, 30)
    const message = { local_id: randomUUID(), target_id: groupId, content_text: textContent('Hello') }
    const send = () => server.call(chatCalls.sendGroupMessage, message, { token: one.token })
    const sent = await send()
    expect((await send()).data.msg_id).toBe(sent.data.msg_id)
    expect((await react(one, groupId, sent.data.msg_id)).code).toBe(200)
    const edit = { chat_type: 'group', target_id: groupId, msg_id: sent.data.msg_id, text: 'Hello!' } as const
    expect((await server.call(chatCalls.editMessage, edit, { token: one.token })).code).toBe(200)
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: one.token })
    await server.succeed(
      groupsCalls.inviteMembers,
      { group_id: groupId, members: [one.userId] },
      { token: creator.token },
    )
    expect((await say(server, one, groupId, 'Back')).code).toBe(5028)
    server.advance(30_000)
    expect((await say(server, one, groupId, 'Back')).code).toBe(200)
  })
})
