import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { isArchived } from '@cliffhanger/rules/chat/archive.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Device } from '../../testing/device.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heard, newGroup, say } from '../groups/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SEND_PER_MINUTE: '100000', ACCESS_TOKEN_SECONDS: '1000000' })
})
afterAll(() => server.close())

type Wanted = NonNullable<CallRequest<typeof accountCalls.editOtherInfo>['chat']>
type Place = Pick<Wanted, 'chat_type' | 'target_id'>
const change = (who: Member, chat: Wanted) => server.call(accountCalls.editOtherInfo, { chat }, { token: who.token })
const archive = (who: Member, place: Place, archived_msg_id?: number) =>
  change(who, { ...place, is_archived: 1, ...(archived_msg_id !== undefined && { archived_msg_id }) })

const listed = async (who: Member, { chat_type, target_id }: Place) => {
  const row = chat_type === 'private' ? chatCalls.listPrivateMessages : chatCalls.listGroupMessages
  const { sessions = [] } = await server.succeed(row, { msg_id: 0, select_type: 'offline' }, { token: who.token })
  const session = sessions.find(({ chat_id }) => chat_id === target_id)
  if (!session) throw new Error('not listed')
  return session
}
const isIn = async (who: Member, place: Place) => isArchived(await listed(who, place))

/** A chat of each kind, and how somebody else writes there. */
const chats = async () => {
  const { groupId, creator, members } = await newGroup(server)
  const [one] = members
  const write = async ({ chat_type }: Place, text: string): Promise<number> => {
    if (chat_type === 'group') return (await say(server, creator, groupId, text)).data.msg_id
    const message = { local_id: randomUUID(), target_id: one.userId, content_text: textContent(text) }
    return (await server.succeed(chatCalls.sendPrivateMessage, message, { token: creator.token })).msg_id
  }
  const places = [
    { chat_type: 'group', target_id: groupId },
    { chat_type: 'private', target_id: creator.userId },
  ] as const
  for (const place of places) await write(place, 'Hello')
  return { one, creator, groupId, places, write }
}

describe('the archive of a member', () => {
  it('S-132: every device hears of it; a new message takes a chat out, and its withdrawal puts it back', async () => {
    const { one, creator, places, write } = await chats()
    for (const place of places) {
      const other = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, one.token, one.deviceId)
      const { last_msg_id } = await listed(one, place)
      const set = { ...place, is_archived: 1, archived_msg_id: last_msg_id }
      expect((await archive(one, place)).data?.chat).toMatchObject(set)
      expect((await other.next('session_changed')).data).toMatchObject(set)
      other.leave()
      // Twice changes nothing.
      expect((await archive(one, place)).data?.chat).toMatchObject(set)
      expect(await isIn(one, place)).toBe(true)
      expect(await isIn(creator, { ...place, ...(place.chat_type === 'private' && { target_id: one.userId }) })).toBe(
        false,
      )
      const msg_id = await write(place, 'Are you there?')
      expect(await isIn(one, place)).toBe(false)
      const row = place.chat_type === 'group' ? chatCalls.withdrawGroupMessage : chatCalls.withdrawPrivateMessage
      const target_id = place.chat_type === 'group' ? place.target_id : one.userId
      await server.succeed(row, { msg_id, target_id }, { token: creator.token })
      expect(await isIn(one, place)).toBe(true)
      expect((await change(one, { ...place, is_archived: 0 })).data?.chat).toMatchObject({ is_archived: 0 })
      expect(await isIn(one, place)).toBe(false)
    }
  })

  it('S-132: a muted chat stays, whatever becomes of the mute; what came out stays out when it is muted later', async () => {
    const { one, places, write } = await chats()
    for (const place of places) {
      await change(one, { ...place, disturbing: 1 })
      await archive(one, place)
      await write(place, 'While it is muted')
      expect(await isIn(one, place)).toBe(true)
      await change(one, { ...place, disturbing: 0 })
      expect(await isIn(one, place)).toBe(true)
      await change(one, { ...place, disturbing: 1, disturbing_seconds: 3600 })
      await write(place, 'In that hour')
      server.advance(3601 * 1000)
      expect(await isIn(one, place)).toBe(true)
      await write(place, 'After it')
      expect(await isIn(one, place)).toBe(false)
      await change(one, { ...place, disturbing: 1 })
      expect(await isIn(one, place)).toBe(false)
    }
  })

  it('S-132: a message that a device had not seen when it was without a network takes the chat out', async () => {
    const { one, places, write } = await chats()
    for (const place of places) {
      const seen = (await listed(one, place)).last_msg_id
      await write(place, 'Meanwhile')
      expect((await archive(one, place, seen)).data?.chat).toMatchObject({ is_archived: 1, archived_msg_id: seen })
      expect(await isIn(one, place)).toBe(false)
      // Nobody has seen what is still to come.
      expect((await archive(one, place, Number.MAX_SAFE_INTEGER)).data?.chat).toMatchObject({
        archived_msg_id: (await listed(one, place)).last_msg_id,
      })
      expect(await isIn(one, place)).toBe(true)
    }
  })

  it('S-132: two devices at once end in what the last event says', async () => {
    const { one, places } = await chats()
    for (const place of places) {
      await Promise.all([archive(one, place), change(one, { ...place, is_archived: 0 }), archive(one, place)])
      const last = chatEvents.sessionChanged.data.parse((await heard(server, one, chatEvents.sessionChanged)).at(-1))
      expect((await listed(one, place)).is_archived ?? 0).toBe(last.is_archived)
    }
  })

  it('S-77, S-131, S-132: nothing is archived, pinned or muted of a group that ended', async () => {
    const { groupId, creator, members } = await newGroup(server)
    await server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token })
    const place = { chat_type: 'group', target_id: groupId } as const
    const { token } = members[0]
    for (const requested of [{ is_archived: 1 }, { is_top: 1 }, { disturbing: 1, disturbing_seconds: 3600 }] as const) {
      const answer = await server.call(accountCalls.editOtherInfo, { chat: { ...place, ...requested } }, { token })
      expect(answer.code).toBe(4002)
    }
  })

  it('S-132: is of one’s own conversations, and ends where one deletes them or leaves', async () => {
    const { one, creator, groupId, places, write } = await chats()
    const stranger = await newMember(server)
    const [group, person] = places
    for (const place of places) {
      expect((await archive(stranger, place)).code).toBe(4002)
      expect((await archive(one, place)).code).toBe(200)
    }
    await server.succeed(
      chatCalls.deletePrivateMessages,
      {
        target_id: creator.userId,
        conversation_id: `p_${Math.min(one.userId, creator.userId)}_${Math.max(one.userId, creator.userId)}`,
        del_msg_type: 3,
        msg_ids: [],
      },
      { token: one.token },
    )
    await write(person, 'Again')
    expect((await listed(one, person)).is_archived).toBeUndefined()

    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: one.token })
    expect((await archive(one, group)).code).toBe(4002)
    await server.succeed(
      groupsCalls.inviteMembers,
      { group_id: groupId, members: [one.userId] },
      { token: creator.token },
    )
    await write(group, 'Welcome back')
    expect((await listed(one, group)).is_archived).toBeUndefined()
  })
})
