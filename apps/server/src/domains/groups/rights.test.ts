import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newGroup, say } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('R-29, R-30: pinning and editing go to whom the group lets, settings stay with those who run it', async () => {
  const { groupId, creator, members } = await newGroup(server, { managers: 1 })
  const [manager, one] = members
  const { data: sent } = await say(server, one, groupId, 'Friday at eight')
  const pin = (who: Member) =>
    server.call(chatCalls.pinMessage, { target_id: groupId, msg_id: sent.msg_id, is_top: 1 }, { token: who.token })
  const rename = (who: Member) =>
    server.call(groupsCalls.editGroupBase, { group_id: groupId, group_name: `By ${who.userId}` }, { token: who.token })
  const allow = (who: Member, change: { can_pin_msg?: 0 | 2 | 3; can_edit_info?: 0 | 2 | 3 }) =>
    server.call(groupsCalls.editGroupSettings, { group_id: groupId, ...change }, { token: who.token })
  expect([(await pin(one)).code, (await rename(one)).code]).toEqual([4001, 4001])
  expect((await allow(one, { can_pin_msg: 0, can_edit_info: 0 })).code).toBe(4001)
  expect((await allow(manager, { can_pin_msg: 0, can_edit_info: 0 })).code).toBe(200)
  expect([(await pin(one)).code, (await rename(one)).code]).toEqual([200, 200])
  expect((await allow(one, { can_pin_msg: 2 })).code).toBe(4001)
  // Whoever is silenced changes nothing that all see.
  const mute = { group_id: groupId, members: [one.userId], is_muted: 1 as const, muted_seconds: 3600 as const }
  const { muted_until } = await server.succeed(groupsCalls.muteMembers, mute, { token: manager.token })
  for (const refused of [await pin(one), await rename(one)])
    expect(refused).toMatchObject({ code: 5003, data: { muted_until } })
  await server.succeed(groupsCalls.muteMembers, { ...mute, is_muted: 0 }, { token: manager.token })
  await server.succeed(groupsCalls.editGroupSettings, { group_id: groupId, is_muted: 1 }, { token: manager.token })
  expect([(await pin(one)).code, (await rename(one)).code]).toEqual([5004, 5004])
  expect([(await pin(manager)).code, (await rename(manager)).code]).toEqual([200, 200])
  await server.succeed(groupsCalls.editGroupSettings, { group_id: groupId, is_muted: 0 }, { token: manager.token })
  expect((await allow(creator, { can_pin_msg: 3, can_edit_info: 3 })).code).toBe(200)
  expect([(await pin(creator)).code, (await rename(creator)).code]).toEqual([4001, 4001])
  const stranger = await newMember(server)
  expect([(await pin(stranger)).code, (await rename(stranger)).code]).toEqual([5005, 5005])
})
