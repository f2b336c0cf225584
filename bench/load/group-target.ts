import { join } from 'node:path'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { makeCall } from '../harness/call.ts'
import { openPostgres, withClient } from '../harness/database.ts'
import { type Member, signInMembers } from '../harness/members.ts'
import { type Run, root } from '../harness/run.ts'
import { startScript, startServer } from '../harness/server.ts'

/** A server with a group, each of whose members holds a socket. */
export interface GroupTarget {
  readonly port: number
  readonly groupId: number
  readonly members: readonly Member[]
  readonly socketPaths: readonly string[]
}

export interface StartedGroup extends GroupTarget {
  readonly url: string
  readonly serverPid: number
  readonly databasePid: number
  readonly databaseUrl: string
  readonly creator: Member
}

/** Members a new group may not be without, besides its creator. */
const invitedFirst = 2

/** Our server with a group of `count`. All but its first three are put into it before anybody is connected: coming in one by one, thousands
 *  would take longer than what is measured. */
export async function startGroup(run: Run, count: number): Promise<StartedGroup> {
  const postgres = await openPostgres(run)
  const server = await run.save(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const members = await signInMembers(server.url, count)
  const [creator, ...others] = members
  if (!creator) throw new Error('nobody signed in')
  const friends = others.slice(0, invitedFirst)
  for (const friend of friends) {
    await makeCall(server.url, friendsCalls.requestFriendship, { friend_id: friend.id }, creator.token)
    await makeCall(server.url, friendsCalls.requestFriendship, { friend_id: creator.id }, friend.token)
  }
  const { group } = await makeCall(
    server.url,
    groupsCalls.createGroup,
    { group_name: 'Bench', avatar_url: shippedAvatars[0], members: friends.map(({ id }) => id) },
    creator.token,
  )
  await addMembers(
    postgres.url,
    group.group_id,
    others.slice(invitedFirst).map(({ id }) => id),
  )
  return {
    url: server.url,
    port: server.port,
    serverPid: server.pid,
    databasePid: postgres.pid,
    databaseUrl: postgres.url,
    groupId: group.group_id,
    creator,
    members,
    socketPaths: members.map(({ id, token }) => `/ws?token=${token}&device_id=bench-${id}`),
  }
}

const addMembers = (url: string, groupId: number, userIds: readonly number[]): Promise<unknown> =>
  withClient(url, async (client) => {
    await client.query(
      `insert into group_members (group_id, user_id, stream_id, role, join_seq, read_seq, received_seq, joined_ms, updated_ms, changed_ms)
         select group_id, user_id, stream_id, 'member', 1, 0, 0, created_ms, created_ms, created_ms
           from groups, unnest($2::bigint[]) u(user_id) where group_id = $1`,
      [groupId, userIds],
    )
    await client.query('update groups set member_total = member_total + $2 where group_id = $1', [
      groupId,
      userIds.length,
    ])
  })

/** Raw `ws` that broadcasts to so many sockets, without storage. */
export async function startBareGroup(run: Run, count: number): Promise<GroupTarget> {
  const bare = await run.save(startScript(join(root, 'bench/baselines/bare-broadcast.ts'), '/', {}))
  return {
    port: bare.port,
    groupId: 1,
    members: [{ id: 0, token: 'none' }],
    socketPaths: Array.from({ length: count }, () => '/'),
  }
}
