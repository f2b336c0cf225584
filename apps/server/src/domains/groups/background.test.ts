import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heard, newGroup, pulled, soon, type TestGroup } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ GROUP_MEMBER_LIMIT: '4' })
})
afterAll(() => server.close())

const setDefault = (groupId: number, isDefault: boolean) =>
  server.context.db.transaction((tx) => server.domains.groups.operator.setDefault(tx, groupId, isDefault))
const groupsOf = async (member: Member) =>
  (await server.succeed(groupsCalls.listMyGroups, {}, { token: member.token })).list.map(({ group_id }) => group_id)

describe('S-103: a new account', () => {
  it('joins every default group, in silence but for the group’s own event, and a full one keeps nobody out', async () => {
    const groups: TestGroup[] = [await newGroup(server), await newGroup(server), await newGroup(server)]
    const [one, full, banned] = groups as [TestGroup, TestGroup, TestGroup]
    for (const { groupId } of groups) await setDefault(groupId, true)
    await server.context.db.transaction((tx) => server.domains.groups.operator.ban(tx, banned.groupId, 'Spam'))
    const first = await newMember(server)
    await vi.waitFor(async () => expect(await groupsOf(first)).toEqual([one.groupId, full.groupId]), soon)
    await server.succeed(groupsCalls.leaveGroup, { group_id: one.groupId }, { token: first.token })

    const second = await newMember(server)
    await vi.waitFor(async () => expect(await groupsOf(second)).toEqual([one.groupId]), soon)
    expect(await heard(server, second, groupEvents.convAdded)).toMatchObject([
      { target_id: one.groupId, operator_id: 0, group: { userRole: 'member', default_qun: 1 } },
    ])
    const stream = await pulled(server, one.creator, `g_${one.groupId}`)
    expect(stream.at(-1)).toMatchObject({
      action: 'group_invited',
      data: { operatorsed_ids: [second.userId], operator_id: 0 },
    })
    for (const { groupId } of groups) await setDefault(groupId, false)
  })
})

describe('a changed profile', () => {
  it('is told to every group of the member', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    await server.succeed(accountCalls.editProfile, { nick_name: 'Linh Hoàng' }, { token: one.token })
    await vi.waitFor(async () => {
      const stream = await pulled(server, creator, `g_${groupId}`)
      expect(stream.at(-1)).toMatchObject({
        action: 'member_info',
        data: { target_id: groupId, member: { user_id: one.userId, user_nickname: 'Linh Hoàng' } },
      })
    }, soon)
    const { list } = await server.succeed(
      groupsCalls.getMembers,
      { group_id: groupId, members: [one.userId] },
      { token: creator.token },
    )
    expect(list).toMatchObject([{ user_nickname: 'Linh Hoàng' }])
  })
})
