import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { heard, newFriend, newGroup, pulled, say } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ GROUP_MEMBER_LIMIT: '24', SEND_PER_MINUTE: '100000' })
})
afterAll(() => server.close())

const invite = (by: Member, groupId: number, ...whom: Member[]) =>
  server.call(
    groupsCalls.inviteMembers,
    { group_id: groupId, members: whom.map(({ userId }) => userId) },
    { token: by.token },
  )
const kick = (by: Member, groupId: number, whom: Member) =>
  server.call(groupsCalls.removeMembers, { group_id: groupId, members: [whom.userId] }, { token: by.token })
const leave = (who: Member, groupId: number) =>
  server.call(groupsCalls.leaveGroup, { group_id: groupId }, { token: who.token })
const setRole = (by: Member, groupId: number, whom: Member, role: 'manager' | 'member') =>
  server.call(groupsCalls.setRoles, { group_id: groupId, members: [whom.userId], role }, { token: by.token })

const rowsOf = (groupId: number) =>
  server.context.db.one<{ total: number; present: number; creators: number }>(
    `select g.member_total as total, (count(*) filter (where m.left_seq is null))::int as present,
            (count(*) filter (where m.role = 'creator' and m.left_seq is null))::int as creators
       from groups g join group_members m on m.group_id = g.group_id where g.group_id = $1 group by g.member_total`,
    [groupId],
  )

describe('at the same time', () => {
  it('kicked while leaving: the member goes once, and is notified once', async () => {
    for (let round = 0; round < 5; round++) {
      const { groupId, creator, members } = await newGroup(server)
      const [one] = members
      const [kicked, left] = await Promise.all([kick(creator, groupId, one), leave(one, groupId)])
      expect(kicked.code).toBe(200)
      expect([kicked.data.members.length, left.code]).toEqual(left.code === 200 ? [0, 200] : [1, 5005])
      expect(await heard(server, one, groupEvents.convRemoved)).toHaveLength(1)
      expect(await rowsOf(groupId)).toEqual({ total: 2, present: 2, creators: 1 })
    }
  })

  it('invited by two at once: the friend comes in once, and one of the two invitations passes them over', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const friend = await newFriend(server, creator)
    await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, one.userId, friend.userId))
    const replies = await Promise.all([invite(creator, groupId, friend), invite(one, groupId, friend)])
    expect(codesOf(replies)).toEqual([200, 200])
    expect(replies.flatMap(({ data }) => data.members)).toEqual([friend.userId])
    expect(replies.flatMap(({ data }) => data.skipped)).toEqual([friend.userId])
    expect(await heard(server, friend, groupEvents.convAdded)).toHaveLength(1)
    expect(await rowsOf(groupId)).toEqual({ total: 4, present: 4, creators: 1 })
  })

  it('dissolved while inviting: the dissolution is the last event, and whoever came too late was refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { groupId, creator, members } = await newGroup(server)
      const [one] = members
      const friend = await newFriend(server, one)
      const [dissolved, invited] = await Promise.all([
        server.call(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token }),
        invite(one, groupId, friend),
      ])
      expect(dissolved.code).toBe(200)
      expect([200, 5014]).toContain(invited.code)
      const events = await server.context.db.query<{ action: string }>(
        `select e.action from events e join groups g on g.stream_id = e.stream_id where g.group_id = $1 order by e.seq`,
        [groupId],
      )
      const actions = events.map(({ action }) => action)
      expect(actions.at(-1)).toBe('group_dissolved')
      expect(actions.includes('group_invited')).toBe(invited.code === 200)
    }
  })

  it('scenario 18: roles change while managers leave and are kicked: there is exactly one creator at every instant', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 4, managers: 2 })
    const [one, two, three, four] = members as unknown as [Member, Member, Member, Member]
    const actions = Promise.allSettled([
      setRole(creator, groupId, three, 'manager'),
      setRole(one, groupId, two, 'member'),
      setRole(two, groupId, creator, 'member'),
      leave(two, groupId),
      kick(creator, groupId, one),
      setRole(one, groupId, four, 'manager'),
      leave(three, groupId),
      leave(creator, groupId),
      setRole(creator, groupId, two, 'manager'),
      kick(one, groupId, creator),
      invite(creator, groupId, two),
    ])
    const all = { areDone: false }
    const watching = (async () => {
      do expect((await rowsOf(groupId)).creators).toBe(1)
      while (!all.areDone)
    })()
    const outcomes = await actions
    all.areDone = true
    await watching
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    const after = await rowsOf(groupId)
    expect(after).toEqual({ total: after.present, present: after.present, creators: 1 })
    const seen = await server.succeed(groupsCalls.getGroup, { group_id: groupId }, { token: creator.token })
    expect(seen.group).toMatchObject({ userRole: 'creator', creator_id: creator.userId })
  })

  it('scenario 19: of 20 who are invited to the last seat one comes in', async () => {
    const { groupId, creator } = await newGroup(server, { friends: 22 })
    const candidates = await Promise.all(Array.from({ length: 20 }, () => newFriend(server, creator)))
    const replies = await Promise.all(candidates.map((candidate) => invite(creator, groupId, candidate)))
    expect(codesOf(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 5006)])
    expect(await rowsOf(groupId)).toEqual({ total: 24, present: 24, creators: 1 })
  })

  it('scenario 15: the whole group is muted while members send: their messages end at one seq, the managers’ do not', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 5, managers: 1 })
    const [manager, two] = members
    const ordinary = members.slice(1)
    const sends = ordinary.flatMap((member) => Array.from({ length: 25 }, () => say(server, member, groupId, 'Hello')))
    const muted = server.call(
      groupsCalls.editGroupSettings,
      { group_id: groupId, is_muted: 1 },
      { token: creator.token },
    )
    const ofManager = Array.from({ length: 25 }, () => say(server, manager, groupId, 'Quiet, please'))
    const replies = await Promise.all(sends)
    expect((await muted).code).toBe(200)
    expect((await Promise.all(ofManager)).map(({ code }) => code)).toEqual(ofManager.map(() => 200))
    expect((await say(server, two, groupId, 'Too late')).code).toBe(5004)
    const stream = await pulled(server, creator, `g_${groupId}`)
    const cut = stream.find(({ action }) => action === 'group_conf')?.seq ?? 0
    const isOrdinary = (data: unknown) =>
      ordinary.some(({ userId }) => JSON.stringify(data).includes(`"sender_id":${userId},`))
    const passed = stream.filter(({ action, data }) => action === 'group_msg' && isOrdinary(data))
    expect(passed.filter(({ seq }) => seq > cut)).toEqual([])
    expect(passed).toHaveLength(replies.filter(({ code }) => code === 200).length)
    expect(replies.filter(({ code }) => code !== 200 && code !== 5004)).toEqual([])
  })
})

describe('while somebody is away', () => {
  it('scenario 17: a group that is dissolved is gone when a member comes back, and what they send there fails', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const requestedMs = server.context.clock()
    server.advance(5000)
    await say(server, creator, groupId, 'The last word')
    await server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token })
    const { list } = await server.succeed(syncCalls.heads, { after: requestedMs }, { token: one.token })
    expect(list.find(({ stream }) => stream === `g_${groupId}`)).toMatchObject({ ended: 1, unread: 0 })
    const whole = await server.succeed(syncCalls.heads, { after: 0 }, { token: one.token })
    expect(whole.list.filter(({ stream, ended }) => stream === `g_${groupId}` && ended === 0)).toEqual([])
    expect((await say(server, one, groupId, 'Anybody here?')).code).toBe(5014)
  })
})
