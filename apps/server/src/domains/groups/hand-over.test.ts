import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember, newPasswordMember, testPassword } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newFriend, newGroup, pulled } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const handOver = (by: Member, groupId: number, to: Member, given: { login_pwd?: string } = {}) =>
  server.call(groupsCalls.handOverGroup, { group_id: groupId, user_id: to.userId, ...given }, { token: by.token })
const kick = (by: Member, groupId: number, whom: Member) =>
  server.call(groupsCalls.removeMembers, { group_id: groupId, members: [whom.userId] }, { token: by.token })
const leave = (who: Member, groupId: number) =>
  server.call(groupsCalls.leaveGroup, { group_id: groupId }, { token: who.token })

/** The creators a group has by its row and by the rows of its members. */
const creatorsOf = (groupId: number) =>
  server.context.db.one<{ creator_id: number; creators: number[] }>(
    `select g.creator_id, array(select m.user_id from group_members m where m.group_id = g.group_id and m.role = 'creator' and m.left_seq is null) as creators
       from groups g where g.group_id = $1`,
    [groupId],
  )
const only = ({ userId }: Member) => ({ creator_id: userId, creators: [userId] })

describe('a group is handed over', () => {
  it('S-121: the member is its creator, whoever was it manages, and a numbered event and a notice tell', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const reply = await handOver(creator, groupId, one)
    expect(reply).toMatchObject({ code: 200, data: { group: { creator_id: one.userId, userRole: 'manager' } } })
    expect(await creatorsOf(groupId)).toEqual(only(one))
    const stream = await pulled(server, two, `g_${groupId}`)
    const event = stream.find(({ action }) => action === groupEvents.handedOver.action)
    expect(event?.data).toMatchObject({
      creator_id: one.userId,
      operator_id: creator.userId,
      operatorsed_ids: [one.userId, creator.userId],
      members: expect.arrayContaining([
        expect.objectContaining({ user_id: one.userId, role: 'creator' }),
        expect.objectContaining({ user_id: creator.userId, role: 'manager' }),
      ]),
    })
    expect(JSON.stringify(stream)).toContain('\\"action\\":\\"group_transferred\\"')
    expect((await leave(creator, groupId)).code).toBe(200)
    expect((await leave(one, groupId)).code).toBe(5015)
  })

  it('S-121, R-28: by its creator alone, to a member alone, once, and not while it is banned', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, two] = members
    const stranger = await newFriend(server, creator)
    expect((await handOver(manager, groupId, two)).code).toBe(4001)
    expect((await handOver(two, groupId, two)).code).toBe(5021)
    expect((await handOver(stranger, groupId, stranger)).code).toBe(5021)
    expect((await handOver(stranger, groupId, two)).code).toBe(5005)
    expect((await handOver(creator, groupId, stranger)).code).toBe(5027)
    await server.context.db.execute(`update groups set status = 2 where group_id = $1`, [groupId])
    expect((await handOver(creator, groupId, two)).code).toBe(5006)
    await server.context.db.execute(`update groups set status = 1 where group_id = $1`, [groupId])
    expect(await creatorsOf(groupId)).toEqual(only(creator))
    const twice = await Promise.all([handOver(creator, groupId, two), handOver(creator, groupId, two)])
    expect(codesOf(twice)).toEqual([200, 4001])
    const both = await Promise.all([handOver(two, groupId, creator), handOver(two, groupId, manager)])
    expect(codesOf(both)).toEqual([200, 4001])
    expect((await creatorsOf(groupId)).creators).toHaveLength(1)
  })

  it('S-121, A-1: whoever has a password shows it', async () => {
    const creator = await newPasswordMember(server)
    const friends = [await newMember(server), await newMember(server)]
    for (const { userId } of friends)
      await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, creator.userId, userId))
    const { group } = await server.succeed(
      groupsCalls.createGroup,
      { group_name: 'Night shift', members: friends.map(({ userId }) => userId) },
      { token: creator.token },
    )
    const [one] = friends
    if (!one) throw new Error('two friends were made')
    const to = { group_id: group.group_id, user_id: one.userId }
    const by = { token: creator.token }
    expect(await server.call(groupsCalls.handOverGroup, to, by)).toMatchObject({
      code: 4000,
      data: { field: 'login_pwd' },
    })
    expect((await server.call(groupsCalls.handOverGroup, { ...to, login_pwd: 'wrong' }, by)).code).toBe(3012)
    expect((await creatorsOf(group.group_id)).creators).toEqual([creator.userId])
    expect((await server.call(groupsCalls.handOverGroup, { ...to, login_pwd: testPassword }, by)).code).toBe(200)
  })

  it('S-121, R-14: where members are protected, the others learn by whose ids', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 3 })
    const [one, two] = members
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, show_member_list: 0 },
      { token: creator.token },
    )
    await handOver(creator, groupId, one)
    const event = (await pulled(server, two, `g_${groupId}`)).find(({ action }) => action === 'group_transferred')
    expect(event?.data).toMatchObject({ creator_id: one.userId, members: [] })
  })
})

describe('at the same time', () => {
  it('S-121: a removal of the same member: one of the two, and never a group without a creator', async () => {
    for (let round = 0; round < 6; round++) {
      const { groupId, creator, members } = await newGroup(server, { friends: 3, managers: 1 })
      const [manager, one] = members
      const acts = [() => handOver(creator, groupId, one), () => kick(manager, groupId, one)] as const
      const [first, second] = round % 2 === 0 ? acts : ([acts[1], acts[0]] as const)
      const replies = await Promise.all([first(), second()])
      const [handed, kicked] = round % 2 === 0 ? replies : [replies[1], replies[0]]
      const after = await creatorsOf(groupId)
      // Whoever is creator cannot be removed, whoever was removed cannot be creator.
      expect([handed.code, kicked.code, after]).toEqual(
        handed.code === 200 ? [200, 5016, only(one)] : [5027, 200, only(creator)],
      )
    }
  })

  it('S-121: the same member leaves: they stay as the creator, or are gone', async () => {
    for (let round = 0; round < 6; round++) {
      const { groupId, creator, members } = await newGroup(server)
      const [one] = members
      const [handed, left] = await Promise.all([handOver(creator, groupId, one), leave(one, groupId)])
      expect([handed.code, left.code, await creatorsOf(groupId)]).toEqual(
        handed.code === 200 ? [200, 5015, only(one)] : [5027, 200, only(creator)],
      )
    }
  })
})
