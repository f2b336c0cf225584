import { randomUUID } from 'node:crypto'
import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { codesOf, configure, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { heardBy, makeFriends } from '../../../friends/testing.ts'
import { newGroup, soon } from '../../../groups/testing.ts'
import { actionsUpon, reason, report } from '../../testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

const setType = (user: Member, user_type: 0 | 1 | 2) =>
  server.call(friendsOperatorCalls.setMemberType, { user_id: user.userId, user_type, reason }, { token })
const supportOf = (who: Member) => server.succeed(contactCalls.getSupport, {}, { token: who.token })
const writes = async (from: Member, to: Member) =>
  (
    await server.call(
      chatCalls.sendPrivateMessage,
      { local_id: randomUUID(), target_id: to.userId, content_text: textContent('hello') },
      { token: from.token },
    )
  ).code

describe('official customer service', () => {
  it('R-10: is appointed and dismissed, and who it looked after may write to it for as long as it is one', async () => {
    await configure(server, { service_hours: '9-18' })
    const [agent, member] = [await newMember(server), await newMember(server)]
    expect((await supportOf(member)).customer).toBeNull()
    expect((await setType(agent, 1)).data.member).toMatchObject({ user_type: 1 })
    expect((await supportOf(member)).customer).toMatchObject({ user_id: agent.userId })
    expect(await writes(member, agent)).toBe(200)
    const listed = await server.succeed(friendsOperatorCalls.listSupport, {}, { token })
    expect(listed).toMatchObject({
      total: 1,
      desk: { work_time: '9-18' },
      list: [{ user_id: agent.userId, assigned: 1, status: 1, is_online: 0 }],
    })

    await setType(agent, 0)
    expect((await server.succeed(friendsOperatorCalls.listSupport, {}, { token })).list).toEqual([])
    expect((await supportOf(member)).customer).toBeNull()
    await vi.waitFor(async () => expect(await writes(member, agent)).toBe(5001), soon)

    await setType(agent, 1)
    await vi.waitFor(async () => expect(await writes(member, agent)).toBe(200), soon)
  })

  it('R-23: the log keeps each change once, with what the member was, and the member is told', async () => {
    const star = await newMember(server)
    expect(codesOf(await Promise.all([setType(star, 2), setType(star, 2)]))).toEqual([200, 200])
    expect(await actionsUpon(server, `member ${star.userId}`, token)).toMatchObject([
      { action: 'member.setType', reason, before: { user_type: 0 }, after: { user_type: 2 } },
    ])
    expect(await heardBy(server, star, 'user_info')).toMatchObject([{ user_info: { user_type: 2 } }])
    const stars = await server.succeed(accountOperatorCalls.listMembers, { user_type: 2 }, { token })
    expect(stars.list.map(({ user_id }) => user_id)).toEqual([star.userId])
  })

  it('refuses 4002 nobody, and 4001 an account of the platform itself', async () => {
    const system = await newMember(server)
    await server.context.db.execute(`update accounts set user_type = 3 where id = $1`, [system.userId])
    expect((await setType(system, 0)).code).toBe(4001)
    expect((await setType({ ...system, userId: 999_999 }, 1)).code).toBe(4002)
  })
})

describe('a member', () => {
  it('is shown with friends, groups and reports about the member or their messages', async () => {
    const { groupId, creator, members } = await newGroup(server)
    await makeFriends(server, members[0], members[1])
    await report(server, members[0], { type: 'user', target_id: creator.userId })
    await report(server, members[0], { type: 'group', target_id: groupId })
    const { standing: status } = await server.succeed(
      accountOperatorCalls.getMember,
      { user_id: creator.userId },
      { token },
    )
    expect(status).toEqual({ friends: 2, groups: 1, reports: 1 })
    const other = await server.succeed(accountOperatorCalls.getMember, { user_id: members[0].userId }, { token })
    expect(other.standing).toEqual({ friends: 2, groups: 1, reports: 0 })
  })
})
