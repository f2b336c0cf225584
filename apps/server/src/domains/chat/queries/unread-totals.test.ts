import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PushProcess, startPush } from '../../push/testing.ts'
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
  const totals = await unreadTotals(database, [reader.userId, other.userId, muted.userId, empty.userId])
  expect([reader, other, muted, empty].map(({ userId }) => totals.get(userId) ?? 0)).toEqual([3, 1, 0, 0])
})
