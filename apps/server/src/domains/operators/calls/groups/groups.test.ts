import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatOperatorCalls } from '@cliffhanger/contract/chat/operator-calls.ts'
import { groupsOperatorCalls } from '@cliffhanger/contract/groups/operator-calls.ts'
import { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { newGroup, pulled, say } from '../../../groups/testing.ts'
import { actionsUpon, newReviewedGroup, reason } from '../../testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

const setState = (group_id: number, status: 1 | 2, why = reason) =>
  server.call(groupsOperatorCalls.setGroupState, { group_id, status, reason: why }, { token })

describe('groups as operators see them', () => {
  it('finds one by number or name, and shows its settings and who runs it, creator first', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const { group } = await server.succeed(groupsOperatorCalls.getGroup, { group_id: groupId }, { token })
    expect(group).toMatchObject({
      group_name: 'Night shift',
      creator: { user_id: creator.userId, nick_name: creator.nickName },
      member_total: 3,
      status: 1,
      scopes: { can_send_msg: 0, can_withdraw_other_msg: 2 },
      managers: [
        { user_id: creator.userId, role: 'creator' },
        { user_id: members[0].userId, role: 'manager' },
      ],
    })
    const found = async (filter: object) =>
      (await server.succeed(groupsOperatorCalls.listGroups, filter, { token })).list.map(({ group_id }) => group_id)
    expect(await found({ search: group.g_no })).toEqual([groupId])
    expect(await found({ search: 'night', default_qun: 1 })).toEqual([])
    expect(await found({ search: 'no such group' })).toEqual([])
    expect((await server.call(groupsOperatorCalls.getGroup, { group_id: 999_999 }, { token })).code).toBe(4002)
  })

  it('bans and reopens one, and the log keeps both with their reasons; the same again is no act', async () => {
    const { groupId, members } = await newGroup(server)
    expect(codesOf(await Promise.all([setState(groupId, 2), setState(groupId, 2)]))).toEqual([200, 200])
    expect((await say(server, members[0], groupId, 'hello')).code).toBe(5006)
    expect((await setState(groupId, 1, 'they promised')).data.group).toMatchObject({ status: 1, ban_reason: '' })
    expect((await say(server, members[0], groupId, 'hello')).code).toBe(200)
    expect(await actionsUpon(server, `group ${groupId}`, token)).toMatchObject([
      { action: 'group.reopen', reason: 'they promised', before: { status: 2, ban_reason: reason } },
      { action: 'group.ban', reason, before: { status: 1 }, after: { status: 2, ban_reason: reason } },
    ])
    expect((await setState(999_999, 2)).code).toBe(4002)
  })

  it('S-103: gives badges and makes it a default group, and the log keeps what it was', async () => {
    const { groupId } = await newGroup(server)
    const badges = { group_id: groupId, is_vip: 1, qun_level: 7 } as const
    const { group } = await server.succeed(groupsOperatorCalls.setGroupBadges, badges, { token })
    expect(group).toMatchObject({ is_vip: 1, qun_level: 7 })
    const asDefault = { group_id: groupId, default_qun: 1, reason } as const
    await server.succeed(groupsOperatorCalls.setDefaultGroup, asDefault, { token })
    const { list } = await server.succeed(groupsOperatorCalls.listGroups, { default_qun: 1 }, { token })
    expect(list.map(({ group_id }) => group_id)).toContain(groupId)
    expect(await actionsUpon(server, `group ${groupId}`, token)).toMatchObject([
      { action: 'group.setDefault', reason, before: { default_qun: false }, after: { default_qun: true } },
      { action: 'group.setBadges', before: { is_vip: false, qun_level: 0 }, after: { is_vip: true, qun_level: 7 } },
    ])
  })
})

describe('review of default groups', () => {
  const decide = (group_id: number, msg_id: number, req_status: 1 | 2) =>
    server.call(chatOperatorCalls.decideReview, { group_id, msg_id, req_status }, { token })
  const waitingIn = async (group_id: number) =>
    (await server.succeed(chatOperatorCalls.listReviews, { group_id }, { token })).list.map(({ msg_id }) => msg_id)
  const listed = async (who: Member, group_id: number) =>
    JSON.stringify(
      (
        await server.succeed(
          chatCalls.listGroupMessages,
          { group_id, msg_id: 0, select_type: 'up' },
          { token: who.token },
        )
      ).list,
    )

  it('S-48: an operator approves as a manager would, in the name of the platform, and once', async () => {
    const { groupId, members } = await newReviewedGroup(server)
    const [writer, reader] = members
    const { data: first } = await say(server, writer, groupId, 'may I?')
    const { data: second } = await say(server, writer, groupId, 'and this?')
    expect(await waitingIn(groupId)).toEqual([first.msg_id, second.msg_id])
    const { waiting } = await server.succeed(waitingCalls.getWaiting, {}, { token })
    expect(waiting.reviews).toBe(2)
    expect(await listed(reader, groupId)).not.toContain('may I?')
    expect(codesOf(await Promise.all([decide(groupId, first.msg_id, 1), decide(groupId, first.msg_id, 2)]))).toEqual([
      200, 4003,
    ])
    expect(await waitingIn(groupId)).toEqual([second.msg_id])
    const reviewed = (await pulled(server, writer, `g_${groupId}`)).filter(({ action }) => action === 'group_auditing')
    expect(reviewed.map(({ data }) => data)).toMatchObject([{ msg_id: first.msg_id, operator_id: 0 }])
  })

  it('S-49: a rejected message stays with its sender, and the log keeps the decision without the words', async () => {
    const { groupId, members } = await newReviewedGroup(server)
    const [writer, reader] = members
    const { data: said } = await say(server, writer, groupId, 'spam, spam')
    expect((await decide(groupId, said.msg_id, 2)).code).toBe(200)
    expect(await listed(reader, groupId)).not.toContain('spam, spam')
    expect(await listed(writer, groupId)).toContain('spam, spam')
    const actions = await actionsUpon(server, `message ${said.msg_id}`, token)
    expect(actions).toMatchObject([{ action: 'message.reject', before: { is_review: 0 }, after: { is_review: 2 } }])
    expect(JSON.stringify(actions)).not.toContain('spam, spam')
  })

  it('is no way into any other group', async () => {
    const { groupId, creator, members } = await newReviewedGroup(server)
    const { data: said } = await say(server, members[0], groupId, 'private matter')
    const other = await newReviewedGroup(server)
    expect((await decide(other.groupId, said.msg_id, 1)).code).toBe(5007)
    const asOrdinary = { group_id: groupId, default_qun: 0, reason } as const
    await server.succeed(groupsOperatorCalls.setDefaultGroup, asOrdinary, { token })
    expect(await waitingIn(groupId)).toEqual([])
    expect((await decide(groupId, said.msg_id, 1)).code).toBe(4002)
    await server.succeed(
      chatCalls.withdrawGroupMessage,
      { target_id: groupId, msg_id: said.msg_id },
      { token: creator.token },
    )
  })

  it('R-23: an auditor, who may not decide, does not read what waits', async () => {
    const auditor = await newOperatorToken(server, 'auditor')
    expect((await server.call(chatOperatorCalls.listReviews, {}, { token: auditor })).code).toBe(4001)
    expect((await server.call(groupsOperatorCalls.listGroups, {}, { token: auditor })).code).toBe(200)
  })
})
