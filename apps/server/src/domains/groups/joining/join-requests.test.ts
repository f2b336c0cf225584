import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { JoinLink } from '@cliffhanger/contract/groups/join-links.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { inGroups } from '../../chat/testing.ts'
import { heard, newGroup, say, type TestGroup } from '../testing.ts'
import { joiningIn, sizesOf } from './testing.ts'

let server: TestServer
let joining: ReturnType<typeof joiningIn>
beforeAll(async () => {
  server = await startTestServer({ GROUP_MEMBER_LIMIT: '6' })
  joining = joiningIn(server)
})
afterAll(() => server.close())

const withApproval = async (of?: Parameters<typeof newGroup>[1]): Promise<TestGroup & { link: JoinLink }> => {
  const group = await newGroup(server, of)
  return { ...group, link: (await joining.add(group.creator, group.groupId, { needs_approval: 1 })).data }
}
const waitingIn = async (by: Member, groupId: number) =>
  (await joining.requests(by, groupId)).data.list.map(({ user_id }) => user_id)
const noticesOf = async (who: Member) =>
  (await server.succeed(noticeCalls.listMyNotices, {}, { token: who.token, language: 'en' })).list.map(
    ({ title, link }) => ({ title, link }),
  )

describe('a link that needs approval (S-135)', () => {
  it('somebody asks once, managers hear how many wait, and one of them lets them in', async () => {
    const { groupId, creator, members, link } = await withApproval({ managers: 1 })
    const [manager] = members
    const device = await inGroups(server).connect(manager)
    const comer = await newMember(server)
    expect(await joining.entryOf(comer, link)).toBe('ask')
    const asked = await Promise.all([1, 2, 3].map(() => joining.join(comer, link)))
    expect(asked.map(({ data }) => data?.entry)).toEqual(['waiting', 'waiting', 'waiting'])
    expect((await device.next('group_join_wait')).data).toEqual({ target_id: groupId, total: 1 })
    expect(await joining.entryOf(comer, link)).toBe('waiting')
    expect((await joining.requests(creator, groupId)).data).toMatchObject({
      list: [{ user_id: comer.userId, link_id: link.link_id, was_removed: 0 }],
      total: 1,
    })
    expect((await say(server, comer, groupId, 'Hello?')).code).toBe(5005)
    expect((await joining.decide(manager, groupId, comer, 1)).code).toBe(200)
    expect((await device.next('group_join_wait')).data).toEqual({ target_id: groupId, total: 0 })
    device.leave()
    expect(await heard(server, comer, groupEvents.convAdded)).toMatchObject([{ operator_id: manager.userId }])
    expect(await noticesOf(comer)).toEqual([
      { title: "You're in Night shift", link: `/pagesA/chat/group_msg?group_id=${groupId}` },
    ])
    expect((await say(server, comer, groupId, 'Hello')).code).toBe(200)
    expect((await joining.uses(creator, link)).data.list).toMatchObject([{ user_id: comer.userId }])
  })

  it('whoever is refused hears it, and asks again a day later; another link helps them no sooner', async () => {
    const { groupId, creator, link } = await withApproval()
    const open = (await joining.add(creator, groupId)).data
    const comer = await newMember(server)
    await joining.join(comer, link)
    expect((await joining.decide(creator, groupId, comer, 0)).code).toBe(200)
    expect(await noticesOf(comer)).toEqual([{ title: "Your request to join wasn't approved", link: '' }])
    expect(await waitingIn(creator, groupId)).toEqual([])
    expect([await joining.entryOf(comer, link), (await joining.join(comer, link)).code]).toEqual(['refused', 5035])
    expect((await joining.join(comer, open)).code).toBe(5035)
    await joining.withdraw(comer, groupId)
    expect(await joining.entryOf(comer, link)).toBe('refused')
    await server.context.db.execute('update group_join_requests set refused_ms = refused_ms - 86400000')
    expect((await joining.join(comer, link)).data.entry).toBe('waiting')
    expect(await waitingIn(creator, groupId)).toEqual([comer.userId])
  })

  it('a request is taken back, also where nobody asked', async () => {
    const { groupId, creator, link } = await withApproval()
    const comer = await newMember(server)
    await joining.join(comer, link)
    expect((await joining.withdraw(comer, groupId)).code).toBe(200)
    expect((await joining.withdraw(comer, groupId)).code).toBe(200)
    expect((await joining.withdraw(comer, 999_999)).code).toBe(200)
    expect(await waitingIn(creator, groupId)).toEqual([])
    expect((await joining.decide(creator, groupId, comer, 1)).code).toBe(4003)
    expect(await joining.entryOf(comer, link)).toBe('ask')
  })

  it('who waits stays waiting where the link ends, and waits no more once a friend brings them in', async () => {
    const { groupId, creator, members, link } = await withApproval()
    const [one] = members
    const [first, second] = [await newMember(server), await newMember(server)]
    await joining.join(first, link)
    await joining.join(second, link)
    await joining.revoke(creator, link)
    expect(await joining.entryOf(first, link)).toBe('waiting')
    expect((await joining.decide(creator, groupId, first, 1)).code).toBe(200)
    await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, one.userId, second.userId))
    await server.succeed(
      groupsCalls.inviteMembers,
      { group_id: groupId, members: [second.userId] },
      { token: one.token },
    )
    expect(await waitingIn(creator, groupId)).toEqual([])
    expect((await joining.decide(creator, groupId, second, 1)).code).toBe(4003)
  })

  it('nobody is let into a full or banned group, and the request waits', async () => {
    const { groupId, creator, members, link } = await withApproval({ friends: 4 })
    const [first, second] = [await newMember(server), await newMember(server)]
    await joining.join(first, link)
    await joining.join(second, link)
    await server.context.db.transaction((tx) => server.domains.groups.operator.ban(tx, groupId, 'Spam'))
    expect((await joining.decide(creator, groupId, first, 1)).code).toBe(5006)
    await server.context.db.transaction((tx) => server.domains.groups.operator.reopen(tx, groupId))
    expect((await joining.decide(creator, groupId, first, 1)).code).toBe(200)
    expect(await joining.decide(creator, groupId, second, 1)).toMatchObject({
      code: 5006,
      msg: 'This group is full (limit 6 members)',
    })
    expect(await waitingIn(creator, groupId)).toEqual([second.userId])
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: members[0].token })
    expect((await joining.decide(creator, groupId, second, 1)).code).toBe(200)
  })
})

describe('somebody who was removed', () => {
  it('comes back by a link only with approval; whoever left themselves comes as before', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [removed, left] = members
    const link = (await joining.add(creator, groupId)).data
    await server.succeed(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [removed.userId] },
      { token: creator.token },
    )
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: left.token })
    expect([await joining.entryOf(removed, link), await joining.entryOf(left, link)]).toEqual(['ask', 'join'])
    expect((await joining.join(removed, link)).data.entry).toBe('waiting')
    expect((await joining.requests(creator, groupId)).data.list).toMatchObject([
      { user_id: removed.userId, was_removed: 1 },
    ])
    await joining.decide(creator, groupId, removed, 1)
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: removed.token })
    expect(await joining.entryOf(removed, link)).toBe('join')
  })
})

describe('at the same time', () => {
  it('of two managers who answer one request the second hears that it is answered', async () => {
    for (let round = 0; round < 5; round++) {
      const { groupId, creator, members, link } = await withApproval({ managers: 1 })
      const comer = await newMember(server)
      await joining.join(comer, link)
      const [approved, refused] = await Promise.all([
        joining.decide(creator, groupId, comer, 1),
        joining.decide(members[0], groupId, comer, 0),
      ])
      expect(codesOf([approved, refused])).toEqual([200, 4003])
      expect(await noticesOf(comer)).toHaveLength(1)
      const isIn = approved.code === 200
      expect(await sizesOf(server, groupId)).toEqual({ total: isIn ? 4 : 3, present: isIn ? 4 : 3 })
    }
  })
})
