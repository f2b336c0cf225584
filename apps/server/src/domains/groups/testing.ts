import { randomUUID } from 'node:crypto'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { EventRow, StatefulFrame } from '@cliffhanger/contract/event.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { type Member, newMember } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'

/** A group of a test: who made it, and the others in it. */
export interface TestGroup {
  readonly groupId: number
  readonly creator: Member
  readonly members: readonly [Member, Member, ...Member[]]
}

/** A friend of `member` who is new. */
export async function newFriend(server: TestServer, member: Member): Promise<Member> {
  const friend = await newMember(server)
  await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, member.userId, friend.userId))
  return friend
}

/** A group of a new member and as many friends of theirs; the first `managers` of them are managers. */
export async function newGroup(
  server: TestServer,
  { friends = 2, managers = 0 }: { friends?: number; managers?: number } = {},
): Promise<TestGroup> {
  const creator = await newMember(server)
  const members: Member[] = []
  for (let made = 0; made < friends; made++) members.push(await newFriend(server, creator))
  const [one, two, ...others] = members
  if (!one || !two) throw new Error('a group begins with two friends')
  const { group } = await server.succeed(
    groupsCalls.createGroup,
    { group_name: 'Night shift', avatar_url: shippedAvatars[0], members: members.map(({ userId }) => userId) },
    { token: creator.token },
  )
  if (managers > 0)
    await server.succeed(
      groupsCalls.setRoles,
      { group_id: group.group_id, members: members.slice(0, managers).map(({ userId }) => userId), role: 'manager' },
      { token: creator.token },
    )
  return { groupId: group.group_id, creator, members: [one, two, ...others] }
}

/** A text in the group; answers the envelope. */
export const say = (server: TestServer, who: Member, groupId: number, content: string) =>
  server.call(
    chatCalls.sendGroupMessage,
    { local_id: randomUUID(), target_id: groupId, content_text: textContent(content) },
    { token: who.token },
  )

/** Every frame of a stream after a seq as this member pulls it. */
export async function pulled(
  server: TestServer,
  member: Member,
  stream: string,
  after_seq = 0,
): Promise<StatefulFrame[]> {
  const { events } = await server.succeed(syncCalls.pull, { stream, after_seq }, { token: member.token })
  return events.map(({ action, stream: name, seq, ts, data }) => ({ action, stream: name, seq, ts, data }))
}

/** The data of the events of one kind in a member's own stream. */
export const heard = async (server: TestServer, member: Member, row: EventRow): Promise<unknown[]> =>
  (await pulled(server, member, `u_${member.userId}`))
    .filter(({ action }) => action === row.action)
    .map(({ data }) => data)

/** Waits for what happens in the background. */
export const soon = { timeout: 30_000, interval: 50 } as const
