import { randomUUID } from 'node:crypto'
import type { CallData, CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { EventData, EventRow } from '@cliffhanger/contract/event.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { Device } from '../../testing/device.ts'
import { type Member, newMember } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'
import { newFriend, pulled } from '../groups/testing.ts'

type GroupSend = CallRequest<typeof chatCalls.sendGroupMessage>

export const textTo = (groupId: number, content: string, more: Partial<GroupSend> = {}): GroupSend => ({
  local_id: randomUUID(),
  target_id: groupId,
  content_text: textContent(content),
  ...more,
})

/** What members of a group do, in the words of a test. */
export const inGroups = (server: TestServer) => ({
  say: (
    who: Member,
    groupId: number,
    content: string,
    more: Partial<GroupSend> = {},
  ): Promise<CallData<typeof chatCalls.sendGroupMessage>> =>
    server.succeed(chatCalls.sendGroupMessage, textTo(groupId, content, more), { token: who.token }),
  /** The code of the answer. */
  trySay: async (who: Member, groupId: number, content: string, more: Partial<GroupSend> = {}): Promise<number> =>
    (await server.call(chatCalls.sendGroupMessage, textTo(groupId, content, more), { token: who.token })).code,
  configure: (by: Member, group_id: number, settings: object) =>
    server.succeed(groupsCalls.editGroupSettings, { group_id, ...settings }, { token: by.token }),
  headOf: async (who: Member, groupId: number): Promise<HeadRow | undefined> =>
    (await server.succeed(syncCalls.heads, { after: 0 }, { token: who.token })).list.find(
      ({ stream }) => stream === `g_${groupId}`,
    ),
  /** Messages of the group as this member lists them, without notices, newest first. */
  listed: async (who: Member, groupId: number, more: object = {}): Promise<Message[]> =>
    (
      await server.succeed(
        chatCalls.listGroupMessages,
        { group_id: groupId, msg_id: 0, select_type: 'up', ...more },
        { token: who.token },
      )
    ).list.filter(({ msg_type }) => msg_type !== 'sys_notice'),
  connect: (who: Member): Promise<Device> =>
    Device.greeted(`ws://127.0.0.1:${server.port}/ws`, who.token, who.deviceId),
  /** The code of the answer. */
  withdraw: async (who: Member, target_id: number, msg_id: number): Promise<number> =>
    (await server.call(chatCalls.withdrawGroupMessage, { target_id, msg_id }, { token: who.token })).code,
})

/** What two who write to each other see, in the words of a test. */
export const inPrivate = (server: TestServer) => ({
  friends: async (): Promise<[Member, Member]> => {
    const one = await newMember(server)
    return [one, await newFriend(server, one)]
  },
  /** A message as one of the two lists it. */
  shown: async (who: Member, peer: Member, msg_id: number): Promise<Message | undefined> =>
    (
      await server.succeed(
        chatCalls.listPrivateMessages,
        { friend_id: peer.userId, msg_id: 0, select_type: 'up' },
        { token: who.token },
      )
    ).list.find((message) => message.msg_id === msg_id),
})

/** The stream of the private chat of two. */
export const streamOf = (one: Member, two: Member): string =>
  `p_${Math.min(one.userId, two.userId)}_${Math.max(one.userId, two.userId)}`

/** The data of the events of one kind in a stream, as a member pulls it. */
export const eventsIn = async <Row extends EventRow>(
  server: TestServer,
  who: Member,
  stream: string,
  row: Row,
): Promise<EventData<Row>[]> =>
  (await pulled(server, who, stream))
    .filter(({ action }) => action === row.action)
    .map(({ data }) => row.data.parse(data) as EventData<Row>)
