import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { type Member, newMember } from './members.ts'
import type { TestServer } from './server.ts'

/** Chats of the member, so that small ids are theirs: one with a friend, and three groups in which they are creator, manager and member. */
export async function makeChats(server: TestServer, member: Member): Promise<void> {
  const friends = await Promise.all([newMember(server), newMember(server)])
  for (const [one, other] of [[member, friends[0]], [member, friends[1]], friends] as [Member, Member][])
    await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, one.userId, other.userId))
  const everybody = [member, ...friends]
  for (const creator of everybody) {
    const { group } = await server.succeed(
      groupsCalls.createGroup,
      {
        group_name: 'Fuzz',
        avatar_url: shippedAvatars[0],
        members: everybody.filter((one) => one !== creator).map(({ userId }) => userId),
      },
      { token: creator.token },
    )
    if (creator === friends[0])
      await server.succeed(
        groupsCalls.setRoles,
        { group_id: group.group_id, members: [member.userId], role: 'manager' },
        { token: creator.token },
      )
  }
}

/** Undoes what one row did to the chats, so that the next meets them whole. */
export async function restoreChats({ context: { db } }: TestServer): Promise<void> {
  await db.execute(`update groups set status = 1, is_muted = false`)
  await db.execute(`update group_members set left_seq = null, left_ms = null, is_muted = false`)
}
