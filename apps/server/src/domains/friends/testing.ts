import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { type Member, newMember } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'

/** Makes friends of two members without a request. */
export const makeFriends = (server: TestServer, one: Member, other: Member): Promise<void> =>
  server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, one.userId, other.userId))

/** Two members who are friends. */
export async function twoFriends(server: TestServer): Promise<[Member, Member]> {
  const [one, other] = [await newMember(server), await newMember(server)]
  await makeFriends(server, one, other)
  return [one, other]
}

/** What a member's devices received by their own stream: the data of the events of this action, oldest first. */
export async function heardBy(
  server: TestServer,
  member: Pick<Member, 'userId' | 'token'>,
  action: string,
): Promise<unknown[]> {
  const question = { stream: `u_${member.userId}`, after_seq: 0 }
  const { events } = await server.succeed(syncCalls.pull, question, { token: member.token })
  return events.filter((event) => event.action === action).map(({ data }) => data)
}

/** Makes a member an official account, as an operator would. */
export const makeOfficial = (server: TestServer, member: Member): Promise<number> =>
  server.context.db.execute(`update accounts set user_type = 1 where id = $1`, [member.userId])
