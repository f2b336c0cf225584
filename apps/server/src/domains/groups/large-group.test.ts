import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { newGroupLimit } from '@cliffhanger/contract/groups/schemas.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newGroup, pulled } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Largest frame of the server (socket.md section 1). */
const frameLimitBytes = 1024 * 1024

/** As many accounts as asked for, who never sign in. */
const makeAccounts = async (count: number, prefix: number): Promise<number[]> =>
  (
    await server.context.db.query<{ id: number }>(
      `insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
         select $2 || lpad(n::text, 6, '0'), 'Z' || $2 || lpad(n::text, 6, '0'), 'auto', repeat('名', 30), $3, '127.0.0.1', 0, 0
           from generate_series(1, $1) n returning id`,
      [count, String(prefix), shippedAvatars[0]],
    )
  ).map(({ id }) => id)

const befriend = (member: Member, ids: readonly number[]) =>
  server.context.db.execute(
    `insert into friends (user_id, friend_id, created_ms, updated_ms) select $1, id, 0, 0 from unnest($2::bigint[]) id`,
    [member.userId, ids],
  )

describe('a large group', () => {
  it('begins with 500 friends of the longest names, in one frame', async () => {
    const creator = await newMember(server)
    const friends = await makeAccounts(newGroupLimit, 91)
    await befriend(creator, friends)
    const { group } = await server.succeed(
      groupsCalls.createGroup,
      { group_name: 'Everybody', avatar_url: shippedAvatars[0], members: friends },
      { token: creator.token },
    )
    expect(group.member_total).toBe(newGroupLimit + 1)
    const [created] = await pulled(server, creator, `g_${group.group_id}`)
    expect(created?.action).toBe(groupEvents.created.action)
    expect(Buffer.byteLength(JSON.stringify(created))).toBeLessThan(frameLimitBytes)
    const streams = await server.context.db.one<{ total: number }>(
      `select count(*)::int as total from events where action = $1`,
      [groupEvents.convAdded.action],
    )
    expect(streams.total).toBe(newGroupLimit + 1)
  })

  it('C-48: of 5000 members is listed whole, by pages and by word, without what each has read', async () => {
    const { groupId, creator } = await newGroup(server)
    const others = await makeAccounts(4997, 92)
    await server.context.db.execute(
      `with come as (
         insert into group_members (group_id, user_id, stream_id, role, join_seq, read_seq, received_seq, joined_ms, updated_ms, changed_ms)
           select g.group_id, id, g.stream_id, 'member', 1, 1, 1, 0, 0, 0 from groups g, unnest($2::bigint[]) id where g.group_id = $1
       )
       update groups set member_total = 5000 where group_id = $1`,
      [groupId, others],
    )
    const about = { group_id: groupId }
    const whole = await server.succeed(groupsCalls.listAllMembers, about, { token: creator.token })
    expect([whole.list.length, whole.total]).toEqual([5000, 5000])
    const page = await server.succeed(
      groupsCalls.listMembers,
      { ...about, page: 50, limit: 100 },
      { token: creator.token },
    )
    expect([page.list.length, page.total]).toEqual([100, 5000])
    expect(page.list.every((member) => member.read_msg_id === undefined)).toBe(true)
    const found = await server.succeed(
      groupsCalls.listMembers,
      { ...about, keyword: '92004997' },
      { token: creator.token },
    )
    expect(found).toMatchObject({ total: 1, list: [{ user_no: '92004997' }] })
    const [friend] = await makeAccounts(1, 93)
    await befriend(creator, [friend ?? 0])
    const full = await server.call(
      groupsCalls.inviteMembers,
      { ...about, members: [friend ?? 0] },
      { token: creator.token },
    )
    expect(full.code).toBe(5006)
  })
})
