import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { isQuietAt } from '@cliffhanger/rules/chat/quiet.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../testing/device.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heard, newFriend, newGroup, say } from '../groups/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SEND_PER_MINUTE: '100000', ACCESS_TOKEN_SECONDS: '1000000' })
})
afterAll(() => server.close())

type Wanted = NonNullable<CallRequest<typeof accountCalls.editOtherInfo>['chat']>
const change = (who: Member, chat: Wanted) => server.call(accountCalls.editOtherInfo, { chat }, { token: who.token })
const mute = (who: Member, place: Pick<ChatSetting, 'chat_type' | 'target_id'>, disturbing_seconds?: number) =>
  change(who, { ...place, disturbing: 1, ...(disturbing_seconds !== undefined && { disturbing_seconds }) })
const nowSeconds = () => Math.floor(server.context.clock() / 1000)

const listed = async (who: Member, { chat_type, target_id }: Pick<ChatSetting, 'chat_type' | 'target_id'>) => {
  const row = chat_type === 'private' ? chatCalls.listPrivateMessages : chatCalls.listGroupMessages
  const { sessions = [] } = await server.succeed(row, { msg_id: 0, select_type: 'offline' }, { token: who.token })
  return sessions.find(({ chat_id }) => chat_id === target_id)
}
const unreadOf = async ({ userId }: Member) =>
  (await server.domains.chat.unreadTotals(server.context.db, [userId])).get(userId) ?? 0

/** A chat of each kind in which somebody else wrote. */
const chats = async () => {
  const { groupId, creator, members } = await newGroup(server)
  const [one] = members
  await say(server, creator, groupId, 'Hello all')
  await server.succeed(
    chatCalls.sendPrivateMessage,
    { local_id: randomUUID(), target_id: one.userId, content_text: textContent('Hello you') },
    { token: creator.token },
  )
  const places = [
    { chat_type: 'group', target_id: groupId },
    { chat_type: 'private', target_id: creator.userId },
  ] as const
  return { one, creator, groupId, places }
}

describe('a mute for a time', () => {
  it('S-131: ends by the server’s clock, without an event, on every device and a new one', async () => {
    const { one, places } = await chats()
    const other = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, one.token, one.deviceId)
    for (const place of places) {
      const earliest = nowSeconds() + 3600
      const { data } = await mute(one, place, 3600)
      const until = data?.chat?.disturbing_until ?? 0
      expect(until).toBeGreaterThanOrEqual(earliest)
      expect(until).toBeLessThanOrEqual(nowSeconds() + 3600)
      const set = { ...place, disturbing: 1, disturbing_until: until }
      expect(data?.chat).toMatchObject(set)
      expect((await other.next('session_changed')).data).toMatchObject(set)
      expect(await listed(one, place)).toMatchObject({ disturbing: 1, disturbing_until: until })
    }
    other.leave()
    const group = { group_id: places[0].target_id }
    expect((await server.succeed(groupsCalls.getGroup, group, { token: one.token })).group).toMatchObject({
      disturbing: 1,
    })
    expect(await unreadOf(one)).toBe(0)

    const before = (await heard(server, one, chatEvents.sessionChanged)).length
    server.advance(3601 * 1000)
    for (const place of places) {
      const row = await listed(one, place)
      expect(row).toMatchObject({ disturbing: 0 })
      // A device that heard of the mute compares for itself.
      const stored = { disturbing: 1, disturbing_until: row?.disturbing_until } as const
      expect(isQuietAt(stored, server.context.clock())).toBe(false)
    }
    expect((await server.succeed(groupsCalls.getGroup, group, { token: one.token })).group).toMatchObject({
      disturbing: 0,
    })
    expect(await unreadOf(one)).toBe(2)
    expect((await heard(server, one, chatEvents.sessionChanged)).length).toBe(before)
  })

  it('S-131: on and off stay as they were; the last one stands, and a pin leaves it alone', async () => {
    const { one, places } = await chats()
    for (const place of places) {
      await mute(one, place, 28_800)
      expect((await mute(one, place)).data?.chat).toMatchObject({ disturbing: 1, disturbing_until: 0 })
      server.advance(25 * 3600 * 1000)
      expect(await listed(one, place)).toMatchObject({ disturbing: 1 })
      const { data } = await mute(one, place, 86_400)
      const until = data?.chat?.disturbing_until
      expect((await change(one, { ...place, is_top: 1 })).data?.chat).toMatchObject({
        is_top: 1,
        disturbing: 1,
        disturbing_until: until,
      })
      expect((await change(one, { ...place, disturbing: 0 })).data?.chat).toMatchObject({
        is_top: 1,
        disturbing: 0,
        disturbing_until: 0,
      })
    }
  })

  it('S-131: two devices at once end in what the last event says', async () => {
    const { one, places } = await chats()
    for (const place of places) {
      await Promise.all([
        mute(one, place, 3600),
        change(one, { ...place, disturbing: 0 }),
        mute(one, place),
        mute(one, place, 60),
      ])
      const last = chatEvents.sessionChanged.data.parse((await heard(server, one, chatEvents.sessionChanged)).at(-1))
      const row = await listed(one, place)
      expect([row?.disturbing, row?.disturbing_until ?? 0]).toEqual([last.disturbing, last.disturbing_until])
    }
  })

  it('S-131: is for conversations of one’s own and at most a day', async () => {
    const { one, creator, groupId, places } = await chats()
    const stranger = await newMember(server)
    for (const place of places) {
      expect((await mute(stranger, place, 3600)).code).toBe(4002)
      for (const seconds of [86_401, -1, 0.5]) expect((await mute(one, place, seconds)).code).toBe(4000)
    }
    const friend = await newFriend(server, creator)
    await server.succeed(groupsCalls.inviteMembers, { group_id: groupId, members: [friend.userId] }, creator)
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, friend)
    expect((await mute(friend, { chat_type: 'group', target_id: groupId }, 3600)).code).toBe(4002)
  })
})
