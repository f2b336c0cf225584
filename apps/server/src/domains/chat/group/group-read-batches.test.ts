import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newGroup } from '../../groups/testing.ts'
import { inGroups } from '../testing.ts'
import { GroupReadBatches } from './group-read-batches.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Members of the group who never sign in. */
const fill = async (groupId: number, count: number): Promise<number[]> => {
  const { db } = server.context
  const rows = await db.query<{ user_id: number }>(
    `with made as (
       insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
         select '93' || lpad(n::text, 6, '0'), 'Z93' || lpad(n::text, 6, '0'), 'auto', 'Reader', $2, '127.0.0.1', 0, 0 from generate_series(1, $3) n
       returning id
     )
     insert into group_members (group_id, user_id, stream_id, role, join_seq, read_seq, received_seq, joined_ms, updated_ms, changed_ms)
       select g.group_id, made.id, g.stream_id, 'member', 1, 1, 1, 0, 0, 0 from made, groups g where g.group_id = $1 returning user_id`,
    [groupId, shippedAvatars[0], count],
  )
  await db.execute(`update groups set member_total = member_total + $2 where group_id = $1`, [groupId, count])
  return rows.map(({ user_id }) => user_id)
}

it('S-41: five thousand who read one message cost statements and payloads per batch, not per member', async () => {
  const { groupId, creator } = await newGroup(server)
  const readers = await fill(groupId, 5000)
  const { msg_id } = await inGroups(server).say(creator, groupId, 'read this')
  const { context } = server
  const costs = { statements: 0, payloads: 0 }
  const reading = new GroupReadBatches({
    ...context,
    db: {
      ...context.db,
      query: (...args: Parameters<typeof context.db.query>) => {
        costs.statements++
        return context.db.query(...args)
      },
    } as typeof context.db,
    bus: {
      ...context.bus,
      publish: (...args: Parameters<typeof context.bus.publish>) => {
        costs.payloads++
        return context.bus.publish(...args)
      },
    },
  })
  const input = { conversation_id: `g_${groupId}`, target_id: groupId, msg_id }
  await Promise.all(readers.map((userId) => reading.read(userId, input)))
  const batches = Math.ceil(readers.length / 256)
  expect(costs.statements).toBeLessThanOrEqual(batches + 2)
  expect(costs.payloads).toBeLessThanOrEqual(batches + 2)
  const { total } = await context.db.one<{ total: number }>(
    `select count(*)::int as total from group_members m join messages k on k.msg_id = $2 where m.group_id = $1 and m.read_seq >= k.seq`,
    [groupId, msg_id],
  )
  expect(total).toBe(5000)
  await expect(reading.read(readers[0] ?? 0, { ...input, msg_id: 999_999_999 })).rejects.toThrow()
  await expect(reading.read(999_999_999, input)).rejects.toThrow()
})
