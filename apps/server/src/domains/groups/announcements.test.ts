import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { joiningIn } from './joining/testing.ts'
import { newFriend, newGroup, pulled, say } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const change = (who: Member, group_id: number, settings: object) =>
  server.call(groupsCalls.editGroupSettings, { group_id, ...settings }, { token: who.token })

/** Turns the group into an announcement group, as the switch of its settings does. */
const announce = { can_send_msg: 2, show_member_list: 0 } as const

/** Actions of the notices that stand in the conversation. */
const noticesOf = async (who: Member, groupId: number): Promise<string[]> =>
  (await pulled(server, who, `g_${groupId}`))
    .map((frame) => JSON.stringify(frame))
    .flatMap((text) => /group_(?:joined|invited|removed)\\"/.exec(text)?.[0] ?? [])

const comesAndGoes = async (creator: Member, groupId: number): Promise<void> => {
  const joining = joiningIn(server)
  const { data: link } = await joining.add(creator, groupId)
  const [comer, friend] = [await newMember(server), await newFriend(server, creator)]
  expect((await joining.join(comer, link)).data?.entry).toBe('member')
  await server.succeed(
    groupsCalls.inviteMembers,
    { group_id: groupId, members: [friend.userId] },
    { token: creator.token },
  )
  const removal = { group_id: groupId, members: [comer.userId], del_msg: 0 as const }
  await server.succeed(groupsCalls.removeMembers, removal, { token: creator.token })
}

it('S-149: only creator and managers write in an announcement group, and everybody reacts', async () => {
  const { groupId, creator, members } = await newGroup(server, { managers: 1 })
  const [manager, one] = members
  expect((await change(manager, groupId, announce)).code).toBe(4001)
  expect((await change(creator, groupId, announce)).data?.group).toMatchObject(announce)
  const { data: sent } = await say(server, manager, groupId, 'Season two is here')
  expect((await say(server, one, groupId, 'Hooray')).code).toBe(5006)
  const reaction = { chat_type: 'group' as const, target_id: groupId, msg_id: sent.msg_id, emoji: '🔥' }
  expect((await server.call(chatCalls.setReaction, reaction, { token: one.token })).code).toBe(200)
  const list = (who: Member) => server.call(groupsCalls.listMembers, { group_id: groupId }, { token: who.token })
  expect([(await list(one)).code, (await list(manager)).code]).toEqual([5012, 200])
})

it('S-149: whoever opens a link to an announcement group is told that it is one', async () => {
  const { groupId, creator } = await newGroup(server)
  const joining = joiningIn(server)
  const { data: link } = await joining.add(creator, groupId)
  const comer = await newMember(server)
  const answered = async () => (await joining.info(comer, link.code)).data?.group.is_announcement
  expect(await answered()).toBe(0)
  await change(creator, groupId, announce)
  expect(await answered()).toBe(1)
})

it('S-149: no notices of who came or was removed stand among announcements, also where everybody sees who is in the group', async () => {
  const { groupId, creator, members } = await newGroup(server)
  await comesAndGoes(creator, groupId)
  const before = ['group_joined\\"', 'group_invited\\"', 'group_removed\\"']
  expect(await noticesOf(members[0], groupId)).toEqual(before)
  await change(creator, groupId, { can_send_msg: 2 })
  await comesAndGoes(creator, groupId)
  expect(await noticesOf(members[0], groupId)).toEqual(before)
  expect(await noticesOf(creator, groupId)).toEqual(before)
  await change(creator, groupId, { can_send_msg: 0 })
  await comesAndGoes(creator, groupId)
  expect(await noticesOf(members[0], groupId)).toEqual([...before, ...before])
})
