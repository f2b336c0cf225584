import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { type JoinLink, joinLinkLimits } from '@cliffhanger/contract/groups/join-links.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { heard, newGroup, pulled, say } from '../testing.ts'
import { joiningIn, sizesOf } from './testing.ts'

let server: TestServer
let joining: ReturnType<typeof joiningIn>
beforeAll(async () => {
  server = await startTestServer({ GROUP_MEMBER_LIMIT: '6' })
  joining = joiningIn(server)
})
afterAll(() => server.close())

const madeLink = async (by: Member, groupId: number, terms?: Parameters<typeof joining.add>[2]): Promise<JoinLink> => {
  const { code, data } = await joining.add(by, groupId, terms)
  expect(code).toBe(200)
  return data
}

describe('a link to join (S-135)', () => {
  it('shows the group to somebody outside, and brings them in with one call, once', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const link = await madeLink(creator, groupId)
    expect(link).toMatchObject({ group_id: groupId, used: 0, state: 'open', maker: { user_id: creator.userId } })
    expect(link.url).toMatch(new RegExp(`^https?://[^/]+/g/${link.code}$`))
    const comer = await newMember(server)
    expect((await joining.info(comer, link.code)).data).toEqual({
      group: {
        group_id: groupId,
        group_name: 'Night shift',
        avatar_url: expect.any(String),
        description: '',
        member_total: 3,
        is_announcement: 0,
      },
      maker: { user_id: creator.userId, nick_name: creator.nickName, avatar_url: expect.any(String) },
      entry: 'join',
    })
    const replies = [await joining.join(comer, link), await joining.join(comer, link)]
    expect(replies.map(({ data }) => data)).toEqual([1, 2].map(() => ({ group_id: groupId, entry: 'member' })))
    expect(await heard(server, comer, groupEvents.convAdded)).toMatchObject([
      { group: { group_id: groupId, member_total: 4 }, operator_id: comer.userId },
    ])
    expect(JSON.stringify(await pulled(server, members[0], `g_${groupId}`))).toContain('group_joined')
    expect((await say(server, comer, groupId, 'Hello')).code).toBe(200)
    expect(await joining.entryOf(comer, link)).toBe('member')
    expect((await joining.uses(creator, link)).data).toMatchObject({
      list: [{ user_id: comer.userId, is_member: 1 }],
      total: 1,
    })
    expect(await sizesOf(server, groupId)).toEqual({ total: 4, present: 4 })
  })

  it('counts a person once who leaves and comes again, and says who is gone', async () => {
    const { groupId, creator } = await newGroup(server)
    const link = await madeLink(creator, groupId)
    const comer = await newMember(server)
    await joining.join(comer, link)
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: comer.token })
    expect((await joining.uses(creator, link)).data.list).toMatchObject([{ user_id: comer.userId, is_member: 0 }])
    expect((await joining.join(comer, link)).data?.entry).toBe('member')
    expect((await joining.list(creator, groupId)).data.list).toMatchObject([{ used: 1 }])
  })

  it('ends by the clock', async () => {
    const { groupId, creator } = await newGroup(server)
    const link = await madeLink(creator, groupId, { last_seconds: 3600 })
    const comer = await newMember(server)
    server.advance(3_599_000)
    expect(await joining.entryOf(comer, link)).toBe('join')
    server.advance(1000)
    expect(await joining.entryOf(comer, link)).toBe(5026)
    expect((await joining.join(comer, link)).code).toBe(5026)
    expect(await joining.entryOf(creator, link)).toBe('member')
    expect((await joining.list(creator, groupId)).data.list).toMatchObject([{ state: 'expired' }])
  })

  it('lets in as many as it may, and then says so', async () => {
    const { groupId, creator } = await newGroup(server)
    const link = await madeLink(creator, groupId, { use_limit: 1 })
    expect((await joining.join(await newMember(server), link)).code).toBe(200)
    const late = await newMember(server)
    expect([await joining.entryOf(late, link), (await joining.join(late, link)).code]).toEqual([5030, 5030])
  })

  it('is revoked once and for good, and answers then as a code there never was', async () => {
    const { groupId, creator } = await newGroup(server)
    const [first, link] = [await madeLink(creator, groupId), await madeLink(creator, groupId)]
    expect((await joining.revoke(creator, link)).data.state).toBe('revoked')
    expect((await joining.revoke(creator, link)).data.state).toBe('revoked')
    const comer = await newMember(server)
    expect([await joining.entryOf(comer, link), (await joining.join(comer, link)).code]).toEqual([5025, 5025])
    const unknown = { ...link, code: 'A'.repeat(22) }
    expect(await joining.info(comer, unknown.code)).toEqual(await joining.info(comer, link.code))
    // What lets people in stands first.
    const { list } = (await joining.list(creator, groupId)).data
    expect(list.map(({ link_id }) => link_id)).toEqual([first.link_id, link.link_id])
  })

  it('brings nobody into a full, banned, closed or dissolved group', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 5 })
    const link = await madeLink(creator, groupId)
    const comer = await newMember(server)
    expect(await joining.entryOf(comer, link)).toBe('full')
    expect(await joining.join(comer, link)).toMatchObject({ code: 5006, msg: 'This group is full (limit 6 members)' })
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: members[0].token })
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, is_invitation: 3 },
      { token: creator.token },
    )
    expect([await joining.entryOf(comer, link), (await joining.join(comer, link)).code]).toEqual(['closed', 5006])
    expect((await joining.add(creator, groupId)).code).toBe(5006)
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, is_invitation: 0 },
      { token: creator.token },
    )
    const { db } = server.context
    await db.transaction((tx) => server.domains.groups.operator.ban(tx, groupId, 'Spam'))
    expect([await joining.entryOf(comer, link), (await joining.join(comer, link)).code]).toEqual(['banned', 5006])
    await db.transaction((tx) => server.domains.groups.operator.reopen(tx, groupId))
    expect(await joining.entryOf(comer, link)).toBe('join')
    await server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token })
    expect([await joining.entryOf(comer, link), (await joining.join(comer, link)).code]).toEqual([5014, 5014])
    expect(await joining.entryOf(members[1], link)).toBe(5014)
    expect((await joining.add(creator, groupId)).code).toBe(5014)
  })

  it('R-9: leads nobody in between whom and its maker a blacklist stands', async () => {
    const { groupId, creator } = await newGroup(server, { managers: 1 })
    const link = await madeLink(creator, groupId)
    const [blocked, blocking] = [await newMember(server), await newMember(server)]
    await server.succeed(blacklistCalls.addToBlacklist, { black_id: blocked.userId }, { token: creator.token })
    await server.succeed(blacklistCalls.addToBlacklist, { black_id: creator.userId }, { token: blocking.token })
    expect([await joining.entryOf(blocked, link), await joining.entryOf(blocking, link)]).toEqual([5025, 5025])
    expect((await joining.join(blocked, link)).code).toBe(5025)
  })

  it('is no way around a mute or the review of messages', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const link = await madeLink(creator, groupId)
    await server.succeed(
      groupsCalls.muteMembers,
      { group_id: groupId, members: [one.userId], is_muted: 1 },
      { token: creator.token },
    )
    await server.succeed(groupsCalls.editGroupSettings, { group_id: groupId, is_review: 1 }, { token: creator.token })
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: one.token })
    const comer = await newMember(server)
    expect([(await joining.join(one, link)).code, (await joining.join(comer, link)).code]).toEqual([200, 200])
    expect((await say(server, one, groupId, 'Back')).code).toBe(5003)
    expect((await say(server, comer, groupId, 'Hello')).data).toMatchObject({ is_review: 0 })
  })

  it('where the members are protected, the others hear nothing of who came', async () => {
    const { groupId, creator, members } = await newGroup(server)
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: groupId, show_member_list: 0, show_qun_number: 2 },
      { token: creator.token },
    )
    const link = await madeLink(creator, groupId)
    const comer = await newMember(server)
    expect((await joining.info(comer, link.code)).data.group.member_total).toBe(0)
    await joining.join(comer, link)
    const [heardByMember, heardByCreator] = await Promise.all(
      [members[0], creator].map(async (who) => userIdsIn(await pulled(server, who, `g_${groupId}`))),
    )
    expect(heardByMember).not.toContain(comer.userId)
    expect(heardByCreator).toContain(comer.userId)
    expect((await say(server, comer, groupId, 'Hello')).code).toBe(200)
  })
})

/** Everybody whom events name, by themselves or in a list. */
function userIdsIn(events: unknown): readonly unknown[] {
  const found: unknown[] = []
  JSON.stringify(events, (key, value: unknown) => {
    if (/(?:user|operator|sender)_id$|^operatorsed_ids$/.test(key)) found.push(value)
    return value
  })
  return found.flat()
}

describe('whose links they are (R-31)', () => {
  it('creator and managers make, see and revoke them; nobody else, nor those of another group', async () => {
    const { groupId, creator, members } = await newGroup(server, { managers: 1 })
    const [manager, one] = members
    const link = await madeLink(manager, groupId)
    const other = await newGroup(server)
    const foreign = await madeLink(other.creator, other.groupId)
    const stranger = await newMember(server)
    for (const [who, code] of [
      [one, 4001],
      [stranger, 5005],
    ] as const) {
      const replies = [
        await joining.add(who, groupId),
        await joining.list(who, groupId),
        await joining.revoke(who, link),
        await joining.uses(who, link),
        await joining.requests(who, groupId),
        await joining.decide(who, groupId, stranger, 1),
      ]
      expect(replies.map((reply) => reply.code)).toEqual(replies.map(() => code))
    }
    const misplaced = { ...foreign, group_id: groupId }
    expect((await joining.revoke(creator, misplaced)).code).toBe(4002)
    expect((await joining.uses(creator, misplaced)).code).toBe(4002)
    expect((await joining.list(creator, groupId)).data.list.map(({ link_id }) => link_id)).toEqual([link.link_id])
    // It is the group's: its maker may go.
    await server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: manager.token })
    expect((await joining.join(stranger, link)).code).toBe(200)
  })

  it('fifty are open at once; one with approval has no limit of uses', async () => {
    const { groupId, creator } = await newGroup(server)
    expect((await joining.add(creator, groupId, { needs_approval: 1, use_limit: 5 })).code).toBe(4000)
    expect((await joining.add(creator, groupId, { use_limit: joinLinkLimits.uses + 1 })).code).toBe(4000)
    const link = await madeLink(creator, groupId)
    await server.context.db.execute(
      `insert into group_join_links (group_id, code, maker_id, needs_approval, expires_ms, use_limit, created_ms)
         select $1, 'link ' || n, $2, false, 0, 0, 0 from generate_series(1, 49) n`,
      [groupId, creator.userId],
    )
    expect((await joining.add(creator, groupId)).code).toBe(5031)
    await joining.revoke(creator, link)
    expect((await joining.add(creator, groupId)).code).toBe(200)
  })
})
