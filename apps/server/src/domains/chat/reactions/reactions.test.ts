import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newFriend, newGroup } from '../../groups/testing.ts'
import { eventsIn, inGroups, inPrivate } from '../testing.ts'

let server: TestServer
let group: ReturnType<typeof inGroups>
let pair: ReturnType<typeof inPrivate>
beforeAll(async () => {
  server = await startTestServer()
  group = inGroups(server)
  pair = inPrivate(server)
})
afterAll(() => server.close())

type Kind = 'private' | 'group'

const react = (who: Member, chat_type: Kind, target_id: number, msg_id: number, emoji: string) =>
  server.call(chatCalls.setReaction, { chat_type, target_id, msg_id, emoji }, { token: who.token })

const codeOf = async (...reaction: Parameters<typeof react>): Promise<number> => (await react(...reaction)).code

const write = async (who: Member, peer: Member): Promise<number> =>
  (
    await server.succeed(
      chatCalls.sendPrivateMessage,
      { local_id: randomUUID(), target_id: peer.userId, content_text: textContent('hello') },
      { token: who.token },
    )
  ).msg_id

const whoReacted = async (who: Member, chat_type: Kind, target_id: number, msg_id: number) =>
  (await server.succeed(chatCalls.listReactions, { chat_type, target_id, msg_id, limit: 100 }, { token: who.token }))
    .list

const shown = async (who: Member, peer: Member, msg_id: number) => (await pair.shown(who, peer, msg_id))?.reactions

const reactedIn = (who: Member, stream: string) => eventsIn(server, who, stream, chatEvents.reacted)

describe('S-115: reactions of two', () => {
  it('stand once per member, replace each other, go again; the same twice is one event', async () => {
    const [one, two] = await pair.friends()
    const msg_id = await write(one, two)
    const device = await group.connect(one)
    for (const emoji of ['👍', '👍', '❤️', '', ''])
      expect(await codeOf(two, 'private', one.userId, msg_id, emoji)).toBe(200)
    const events = await reactedIn(one, `p_${one.userId}_${two.userId}`)
    expect(events.map(({ reactions, changes }) => [reactions, changes])).toEqual([
      [[{ emoji: '👍', total: 1 }], [{ user_id: two.userId, emoji: '👍' }]],
      [[{ emoji: '❤️', total: 1 }], [{ user_id: two.userId, emoji: '❤️' }]],
      [[], [{ user_id: two.userId, emoji: '' }]],
    ])
    for (const event of events) expect((await device.next('msg_reacted')).data).toEqual(event)
    expect(await shown(one, two, msg_id)).toBeUndefined()
    device.socket.close()
  })

  it('tells each reader which is theirs, and who reacted', async () => {
    const [one, two] = await pair.friends()
    const msg_id = await write(one, two)
    await react(one, 'private', two.userId, msg_id, '😂')
    const answer = await react(two, 'private', one.userId, msg_id, '👍')
    expect(answer.data).toEqual({
      msg_id,
      reactions: [
        { emoji: '😂', total: 1, mine: 0 },
        { emoji: '👍', total: 1, mine: 1 },
      ],
    })
    expect(await shown(one, two, msg_id)).toEqual([
      { emoji: '😂', total: 1, mine: 1 },
      { emoji: '👍', total: 1, mine: 0 },
    ])
    const list = await whoReacted(one, 'private', two.userId, msg_id)
    expect(list.map(({ user_id, emoji }) => [user_id, emoji])).toEqual([
      [two.userId, '👍'],
      [one.userId, '😂'],
    ])
  })

  it('may be the thumb in a skin tone, another one than the thumb without', async () => {
    const [one, two] = await pair.friends()
    const msg_id = await write(one, two)
    await react(one, 'private', two.userId, msg_id, '👍🏽')
    const { data } = await react(two, 'private', one.userId, msg_id, '👍')
    expect(data?.reactions).toEqual([
      { emoji: '👍🏽', total: 1, mine: 0 },
      { emoji: '👍', total: 1, mine: 1 },
    ])
  })

  it('are refused to strangers, the blocked, and for what is unsent or unknown', async () => {
    const [one, two] = await pair.friends()
    const msg_id = await write(one, two)
    const stranger = await newMember(server)
    expect(await codeOf(stranger, 'private', one.userId, msg_id, '👍')).toBe(5007)
    const third = await newFriend(server, one)
    expect(await codeOf(third, 'private', one.userId, msg_id, '👍')).toBe(5007)
    expect(await codeOf(two, 'private', one.userId, msg_id, 'x')).toBe(4000)
    expect(await codeOf(two, 'private', one.userId, msg_id, '[nothing]')).toBe(4000)
    await react(two, 'private', one.userId, msg_id, '👍')
    await server.succeed(chatCalls.withdrawPrivateMessage, { target_id: two.userId, msg_id }, { token: one.token })
    expect(await codeOf(two, 'private', one.userId, msg_id, '❤️')).toBe(5007)
    const { total } = await server.context.db.one<{ total: number }>(
      `select count(*)::int as total from message_reactions r join messages m using (stream_id, seq) where m.msg_id = $1`,
      [msg_id],
    )
    expect(total).toBe(0)
    const later = await write(one, two)
    const away = (reach: 'stranger' | 'blacklisted') =>
      server.context.db.transaction((tx) => server.domains.chat.setReach(tx, two.userId, one.userId, reach))
    await away('blacklisted')
    expect(await codeOf(two, 'private', one.userId, later, '👍')).toBe(5002)
    await away('stranger')
    expect(await codeOf(two, 'private', one.userId, later, '👍')).toBe(5001)
  })

  it("an emoji of the operator's set counts by its name", async () => {
    const [one, two] = await pair.friends()
    const msg_id = await write(one, two)
    await server.context.db.execute(`insert into emojis (reg_name, image_url, sort) values ('[clap]', '/x.png', 1)`)
    expect(await codeOf(two, 'private', one.userId, msg_id, '[clap]')).toBe(200)
    expect(await shown(one, two, msg_id)).toEqual([{ emoji: '[clap]', total: 1, mine: 0 }])
  })
})

describe('S-115, R-27: reactions in groups', () => {
  it('whoever may not write reacts; the muted, strangers and the removed do not', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const { msg_id } = await group.say(creator, groupId, 'news')
    await group.configure(creator, groupId, { is_muted: 1, can_send_msg: 2 })
    expect(await codeOf(one, 'group', groupId, msg_id, '👍')).toBe(200)
    expect(await codeOf(await newMember(server), 'group', groupId, msg_id, '👍')).toBe(5005)
    expect(await codeOf(one, 'group', 999_999, msg_id, '👍')).toBe(5005)
    const mute = { group_id: groupId, members: [two.userId], is_muted: 1 as const }
    await server.succeed(groupsCalls.muteMembers, mute, { token: creator.token })
    expect(await codeOf(two, 'group', groupId, msg_id, '👍')).toBe(5003)
    await server.succeed(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [two.userId] },
      { token: creator.token },
    )
    expect(await codeOf(two, 'group', groupId, msg_id, '👍')).toBe(5005)
    const listed = (await group.listed(one, groupId))[0]
    expect(listed?.reactions).toEqual([{ emoji: '👍', total: 1, mine: 1 }])
  })

  it('of everybody at once are exact, in far fewer events than reactions, and a device that was away ends as a new one', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 40 })
    const { msg_id } = await group.say(creator, groupId, 'react to this')
    const everybody = [creator, ...members]
    for (let round = 0; round < 4; round++) {
      const codes = await Promise.all(
        everybody.flatMap((who, index) => [
          codeOf(who, 'group', groupId, msg_id, quickReactions[(index + round) % 6] ?? '👍'),
          codeOf(who, 'group', groupId, msg_id, index % 3 === round % 3 ? '' : '🔥'),
        ]),
      )
      expect(new Set(codes)).toEqual(new Set([200]))
    }
    const stored = await server.context.db.query<{ emoji: string; total: number }>(
      `select r.emoji, count(*)::int as total from message_reactions r join messages m using (stream_id, seq) where m.msg_id = $1 group by 1`,
      [msg_id],
    )
    const fresh = (await group.listed(creator, groupId))[0]?.reactions ?? []
    const byEmoji = (rows: readonly { emoji: string; total: number }[]) =>
      Object.fromEntries(rows.map(({ emoji, total }) => [emoji, total]))
    expect(byEmoji(fresh)).toEqual(byEmoji(stored))
    const events = await reactedIn(creator, `g_${groupId}`)
    expect(events.length).toBeLessThan(everybody.length * 2)
    expect(events.at(-1)?.reactions).toEqual(fresh.map(({ emoji, total }) => ({ emoji, total })))
    // Whoever follows the changes knows of each member what a new device is told.
    const own = new Map(events.flatMap(({ changes }) => changes).map(({ user_id, emoji }) => [user_id, emoji]))
    for (const who of everybody.slice(0, 8)) {
      const mine = (await group.listed(who, groupId))[0]?.reactions?.find(({ mine: flag }) => flag === 1)?.emoji
      expect(own.get(who.userId)).toBe(mine ?? '')
    }
  })

  it('A-6, R-14: who came later hears nothing of them, and where members are protected everybody sees what they did themselves', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    await group.configure(creator, groupId, { show_history: 3 })
    const { msg_id } = await group.say(creator, groupId, 'before')
    const late = await newFriend(server, creator)
    await server.succeed(
      groupsCalls.inviteMembers,
      { group_id: groupId, members: [late.userId] },
      { token: creator.token },
    )
    await group.configure(creator, groupId, { show_member_list: 0 })
    const devices = await Promise.all([late, one, two, creator].map(group.connect))
    await react(one, 'group', groupId, msg_id, '👍')
    const [lates, ones, twos, creators] = devices
    const stream = `g_${groupId}`
    expect(await codeOf(late, 'group', groupId, msg_id, '👍')).toBe(5007)
    const totals = { reactions: [{ emoji: '👍', total: 1 }] }
    const change = { user_id: one.userId, emoji: '👍' }
    expect((await ones?.next('msg_reacted'))?.data).toMatchObject({ ...totals, changes: [change] })
    expect((await creators?.next('msg_reacted'))?.data).toMatchObject({ ...totals, changes: [change] })
    expect((await twos?.next('msg_reacted'))?.data).toMatchObject({ ...totals, changes: [] })
    expect(lates?.heard('msg_reacted')).toEqual([])
    expect((await reactedIn(one, stream))[0]?.changes).toEqual([change])
    expect((await reactedIn(two, stream))[0]?.changes).toEqual([])
    expect(await reactedIn(late, stream)).toEqual([])
    const who = { chat_type: 'group' as const, target_id: groupId, msg_id }
    expect((await server.call(chatCalls.listReactions, who, { token: two.token })).code).toBe(5012)
    expect(await whoReacted(creator, 'group', groupId, msg_id)).toHaveLength(1)
    for (const device of devices) device.socket.close()
  })

  it('a message carries at most twelve kinds; a message under review none', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 14 })
    const { msg_id } = await group.say(creator, groupId, 'all kinds')
    const names = Array.from({ length: 14 }, (_, index) => `[kind${index}]`)
    for (const name of names)
      await server.context.db.execute(`insert into emojis (reg_name, image_url, sort) values ($1, '/x.png', 1)`, [name])
    const codes = await Promise.all(
      members.map((who, index) => codeOf(who, 'group', groupId, msg_id, names[index] ?? '')),
    )
    expect(codes.filter((code) => code === 5022)).toHaveLength(2)
    expect(codes.filter((code) => code === 200)).toHaveLength(12)
    await group.configure(creator, groupId, { is_review: 1 })
    const waiting = await group.say(members[0], groupId, 'not yet')
    expect(await codeOf(creator, 'group', groupId, waiting.msg_id, '👍')).toBe(5007)
  })
})
