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

/** Cases of the member, one that waits, one that an operator has, and one that is closed; the friends stand for official accounts. */
const cases = `insert into support_cases as c (id, member_id, account_id, stream_id, state, operator_id, opened_ms, awaiting_ms, last_msg_id, closed_ms)
  overriding system value
  select n, s.user_id, s.peer_id, s.stream_id, (array['waiting', 'assigned', 'closed'])[n], case when n > 1 then o.id end, 1, 1, 1, case n when 3 then $2::bigint end
    from (values (1, 0), (2, 1), (3, 0)) k(n, place), (select min(id) as id from operators) o,
         lateral (select * from private_sides where user_id = $1 order by peer_id offset k.place limit 1) s
  on conflict (id) do update set state = excluded.state, operator_id = excluded.operator_id, closed_ms = excluded.closed_ms, rating = null`

/** Undoes what one row did to the chats, so that the next meets them whole. */
export async function restoreChats({ context: { db, clock } }: TestServer, { userId }: Member): Promise<void> {
  await db.execute(`update groups set status = 1, is_muted = false`)
  await db.execute(`update group_members set left_seq = null, left_ms = null, is_muted = false`)
  await db.execute(cases, [userId, clock()])
}
