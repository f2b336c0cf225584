import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PushProcess, startPush } from '../../push/testing.ts'
import { unreadCount } from './conversations.ts'
import { unreadTotals } from './unread-totals.ts'

let server: PushProcess

beforeAll(async () => {
  server = await startPush()
})

afterAll(() => server.close())

it('S-53: counts what is unread in private chats and groups, but for those on do-not-disturb', async () => {
  const { database } = server.test
  const [reader, other, muted, empty] = [
    await server.newMember('Reader'),
    await server.newMember('Other'),
    await server.newMember('Muted'),
    await server.newMember('Empty'),
  ]
  for (const text of ['one', 'two', 'three']) await server.sendPrivate(other.userId, reader.userId, text)
  await database.execute(`update private_sides set read_seq = 1 where user_id = $1`, [reader.userId])
  await server.sendPrivate(reader.userId, other.userId, 'mine')
  await server.sendPrivate(muted.userId, reader.userId, 'quiet')
  await database.execute(`update private_sides set is_disturbing = true where user_id = $1 and peer_id = $2`, [
    reader.userId,
    muted.userId,
  ])
  const groupId = await server.newGroup(other.userId, [reader.userId])
  await server.sendToGroup(other.userId, groupId, 'to all')
  await server.sendToGroup(other.userId, groupId, 'under review', 0)
  const totals = await unreadTotals(database, [reader.userId, other.userId, muted.userId, empty.userId], Date.now())
  expect([reader, other, muted, empty].map(({ userId }) => totals.get(userId) ?? 0)).toEqual([3, 1, 0, 0])
})

it('A-10: counts right behind thousands of rows that do not count, and looks at none of them', async () => {
  const { database } = server.test
  const [reader, other] = [await server.newMember('Away'), await server.newMember('Talker')]
  await server.sendPrivate(other.userId, reader.userId, 'first')
  const groupId = await server.newGroup(other.userId, [reader.userId])
  await server.sendToGroup(other.userId, groupId, 'first')
  const totalOf = async () => (await unreadTotals(database, [reader.userId], Date.now())).get(reader.userId)
  expect(await totalOf()).toBe(2)
  const streams = await database.query<{ stream_id: number }>(
    `select stream_id from places where user_id = $1 and kind in ('private', 'group') order by kind`,
    [reader.userId],
  )
  for (const { stream_id } of streams) {
    const add = (sender: number, type: string, isGone: boolean, review: number, total: number) =>
      database.execute(
        `with head as (update streams set last_seq = last_seq + $6 where id = $1 returning last_seq - $6 as before)
         insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, is_gone, review, created_ms)
           select $1, before + n, nextval('message_ids'), $2, $2, gen_random_uuid(), 'group', $3, '[]', 0, $4, $5, 0 from head, generate_series(1, $6) n`,
        [stream_id, sender, type, isGone, review, total],
      )
    await add(reader.userId, 'text', false, 1, 3000)
    await add(other.userId, 'text', true, 1, 3000)
    await add(other.userId, 'sys_notice', false, 1, 3000)
  }
  await database.execute(`analyze messages`)
  expect(await totalOf()).toBe(2)
  const rows = await database.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers off, timing off, costs off) select ${unreadCount} from places p where p.user_id = ${reader.userId}`,
    [],
    { prepare: false },
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Only Scan using messages_counting')
  expect(plan).not.toMatch(/ using messages_pkey/)
})
