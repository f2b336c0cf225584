import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inGroups } from '../domains/chat/testing.ts'
import { newFriend, newGroup, pulled, type TestGroup } from '../domains/groups/testing.ts'
import type { Device } from '../testing/device.ts'
import type { Member } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** What is pushed, pulled and listed to one member agrees, whatever happened between a message and its being shown (socket.md 3.2). */

let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  server = await startTestServer()
  group = inGroups(server)
})
afterAll(() => server.close())

const pin = (by: Member, target_id: number, msg_id: number) =>
  server.succeed(chatCalls.pinMessage, { target_id, msg_id, is_top: 1 }, { token: by.token })
const approve = (by: Member, target_id: number, msg_id: number) =>
  server.succeed(chatCalls.reviewGroupMessage, { target_id, msg_id, req_status: 1 }, { token: by.token })
const erase = (by: Member, groupId: number, del_msg_type: 1 | 3, msg_ids: number[] = []) =>
  server.succeed(
    chatCalls.deleteGroupMessages,
    { target_id: groupId, conversation_id: `g_${groupId}`, del_msg_type, msg_ids },
    { token: by.token },
  )
const invite = async ({ groupId, creator }: TestGroup): Promise<Member> => {
  const friend = await newFriend(server, creator)
  await server.succeed(
    groupsCalls.inviteMembers,
    { group_id: groupId, members: [friend.userId] },
    { token: creator.token },
  )
  return friend
}
/** Everything of the group that reached this member by push and by pull. */
const reached = async (device: Device, who: Member, groupId: number): Promise<string> => {
  await device.settled()
  return JSON.stringify([device.frames, await pulled(server, who, `g_${groupId}`)])
}
const actions = async (who: Member, groupId: number) =>
  (await pulled(server, who, `g_${groupId}`)).map(({ action }) => action)

describe('a message that is approved later', () => {
  it('test 14: stays hidden from a member who joined after it was written and may not see the history', async () => {
    const made = await newGroup(server)
    const { groupId, creator, members } = made
    await group.configure(creator, groupId, { is_review: 1, show_history: 3 })
    const { msg_id } = await group.say(members[0], groupId, 'older than you')
    const late = await invite(made)
    const device = await group.connect(late)
    await approve(creator, groupId, msg_id)
    expect(await reached(device, late, groupId)).not.toContain('older than you')
    expect(await group.headOf(late, groupId)).toMatchObject({ unread: 0 })
    expect(await group.listed(late, groupId)).toEqual([])
    device.leave()
  })

  it('S-55: stays from whoever cleared the conversation after it was written', async () => {
    const { groupId, creator, members } = await newGroup(server)
    await group.configure(creator, groupId, { is_review: 1 })
    const { msg_id } = await group.say(members[0], groupId, 'cleared away')
    const device = await group.connect(members[1])
    await erase(members[1], groupId, 3)
    await approve(creator, groupId, msg_id)
    expect(await reached(device, members[1], groupId)).not.toContain('cleared away')
    expect(await group.headOf(members[1], groupId)).toMatchObject({ unread: 0 })
    device.leave()
  })

  it('S-46: does not come back by its approval once it was deleted for oneself', async () => {
    const { groupId, creator, members } = await newGroup(server)
    await group.configure(creator, groupId, { is_review: 1 })
    const { msg_id } = await group.say(members[0], groupId, 'gone for me')
    const before = (await group.headOf(members[1], groupId))?.seq ?? 0
    await approve(creator, groupId, msg_id)
    await erase(members[1], groupId, 1, [msg_id])
    const frames = await pulled(server, members[1], `g_${groupId}`, before)
    expect(frames.map(({ action }) => action)).toEqual(['void'])
  })
})

describe('a pin', () => {
  it('test 14: of an earlier message shows nothing to a member who may not see the history, who keeps the one before (S-124)', async () => {
    const made = await newGroup(server)
    const { groupId, creator, members } = made
    await group.configure(creator, groupId, { show_history: 3 })
    const { msg_id: older } = await group.say(members[0], groupId, 'older than you')
    const late = await invite(made)
    const device = await group.connect(late)
    const { msg_id: newer } = await group.say(members[0], groupId, 'for everybody')
    await pin(creator, groupId, newer)
    await pin(creator, groupId, older)
    expect(await reached(device, late, groupId)).not.toContain('older than you')
    expect((await actions(late, groupId)).slice(-2)).toEqual(['group_pinned', 'void'])
    expect((await actions(members[1], groupId)).slice(-2)).toEqual(['group_pinned', 'group_pinned'])
    device.leave()
  })

  it('scenario 12: shows a withdrawn message to nobody who pulls it later', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const { msg_id } = await group.say(members[0], groupId, 'taken back')
    await pin(creator, groupId, msg_id)
    expect(await group.withdraw(members[0], groupId, msg_id)).toBe(200)
    expect(JSON.stringify(await pulled(server, members[1], `g_${groupId}`))).not.toContain('taken back')
    expect((await actions(members[1], groupId)).slice(-3)).toEqual(['void', 'msg_withdrawn', 'group_unpinned'])
  })

  it('R-13: goes with the messages of somebody who is removed with them', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const { msg_id } = await group.say(members[0], groupId, 'spam')
    await pin(creator, groupId, msg_id)
    await server.succeed(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [members[0].userId], del_msg: 1 },
      { token: creator.token },
    )
    expect((await actions(members[1], groupId)).slice(-4)).toEqual([
      'group_removed',
      'msg_deleted',
      'group_unpinned',
      'group_msg',
    ])
    const reply = await server.call(chatCalls.getPinnedMessage, { target_id: groupId }, { token: members[1].token })
    expect(reply.code).toBe(2003)
  })
})

it('S-55: clearing says up to where, so that what comes meanwhile stays on every device', async () => {
  const { groupId, members } = await newGroup(server)
  await group.say(members[0], groupId, 'before')
  const { seq: head } = (await group.headOf(members[1], groupId)) ?? { seq: 0 }
  const device = await group.connect(members[1])
  await erase(members[1], groupId, 3)
  expect((await device.next('msg_deleted')).data).toMatchObject({ del_msg_type: 3, cleared_seq: head })
  device.leave()
})
