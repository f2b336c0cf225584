import type { TypingState } from '@cliffhanger/contract/chat/typing.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Device } from '../../testing/device.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newFriend, newGroup } from '../groups/testing.ts'
import { inGroups } from './testing.ts'

let server: TestServer
let connect: (who: Member) => Promise<Device>
beforeAll(async () => {
  server = await startTestServer()
  connect = inGroups(server).connect
})
afterAll(() => server.close())

const say = (device: Device, conversation_id: string, doing: TypingState): void =>
  device.notify({ action: 'typing', data: { conversation_id, doing } })

const settle = async (...devices: Device[]): Promise<void> => {
  for (const device of devices) await device.settled()
}

it('S-117: the other side hears it, nobody else, and nothing of it is stored', async () => {
  const one = await newMember(server)
  const two = await newFriend(server, one)
  const stranger = await newMember(server)
  const [mine, theirs, strange] = await Promise.all([one, two, stranger].map(connect))
  if (!mine || !theirs || !strange) throw new Error('three devices')
  const stream = `p_${Math.min(one.userId, two.userId)}_${Math.max(one.userId, two.userId)}`
  const stored = () =>
    server.context.db.query(
      `select last_seq, (select count(*)::int from events where action = 'typing') as events from streams where name = $1`,
      [stream],
    )
  const before = await stored()
  say(mine, stream, 'recording')
  expect((await theirs.next('typing')).data).toEqual({
    conversation_id: stream,
    user_id: one.userId,
    doing: 'recording',
  })
  say(strange, stream, 'typing')
  say(mine, 'nonsense', 'typing')
  await settle(mine, strange, theirs)
  expect(theirs.heard('typing')).toEqual([])
  expect(mine.heard('typing')).toEqual([])
  expect(mine.heard('error')).toEqual([])
  expect(await stored()).toEqual(before)
  for (const device of [mine, theirs, strange]) device.socket.close()
})

it('S-117: who is blocked, or may not write in a group, is heard by nobody', async () => {
  const one = await newMember(server)
  const two = await newFriend(server, one)
  const away = (tx: Parameters<Parameters<typeof server.context.db.transaction>[0]>[0]) =>
    server.domains.chat.setReach(tx, one.userId, two.userId, 'blacklisted')
  await server.context.db.transaction(away)
  const { groupId, creator, members } = await newGroup(server)
  const [loud, muted] = members
  await server.succeed(
    groupsCalls.muteMembers,
    { group_id: groupId, members: [muted.userId], is_muted: 1 },
    { token: creator.token },
  )
  const devices = await Promise.all([one, two, loud, muted, creator].map(connect))
  const [blocked, blocker, speaking, silent, creators] = devices
  if (!blocked || !blocker || !speaking || !silent || !creators) throw new Error('five devices')
  say(blocked, `p_${Math.min(one.userId, two.userId)}_${Math.max(one.userId, two.userId)}`, 'typing')
  say(silent, `g_${groupId}`, 'typing')
  await settle(blocked, silent, blocker, creators)
  expect(blocker.heard('typing')).toEqual([])
  expect(creators.heard('typing')).toEqual([])
  say(speaking, `g_${groupId}`, 'typing')
  expect((await creators.next('typing')).data).toMatchObject({ conversation_id: `g_${groupId}`, user_id: loud.userId })
  expect((await silent.next('typing')).data).toMatchObject({ user_id: loud.userId })
  for (const device of devices) device.socket.close()
})
