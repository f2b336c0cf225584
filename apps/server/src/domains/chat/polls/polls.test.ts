import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { type PollDraft, pollContent } from '@cliffhanger/rules/chat/polls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredCodes } from '../../../testing/declared-codes.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newFriend, newGroup, pulled } from '../../groups/testing.ts'
import { eventsIn, inGroups, inPrivate } from '../testing.ts'
import { closeInTime } from './close-in-time.ts'

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

const plain: PollDraft = {
  options: ['Red', 'Blue', 'Green'],
  several: 0,
  quiz: 0,
  anonymous: 0,
  open_seconds: 0,
  explanation: '',
}
const quiz: PollDraft = { ...plain, quiz: 1, right: 1, explanation: 'Look up' }

const sending = (target_id: number, poll: PollDraft) => ({
  local_id: randomUUID(),
  target_id,
  msg_type: 'poll' as const,
  content_text: pollContent('Which colour?', poll),
})

const askGroup = async (who: Member, groupId: number, poll: PollDraft = plain): Promise<number> =>
  (await server.succeed(chatCalls.sendGroupMessage, sending(groupId, poll), { token: who.token })).msg_id

const askFriend = async (who: Member, peer: Member, poll: PollDraft = plain): Promise<number> =>
  (await server.succeed(chatCalls.sendPrivateMessage, sending(peer.userId, poll), { token: who.token })).msg_id

const vote = (who: Member, chat_type: Kind, target_id: number, msg_id: number, ...options: number[]) =>
  server.call(chatCalls.votePoll, { chat_type, target_id, msg_id, options }, { token: who.token })

const codeOf = async (...of: Parameters<typeof vote>): Promise<number> => (await vote(...of)).code

const close = (who: Member, chat_type: Kind, target_id: number, msg_id: number) =>
  server.call(chatCalls.closePoll, { chat_type, target_id, msg_id }, { token: who.token })

const voters = (who: Member, target_id: number, msg_id: number, option: number) =>
  server.call(chatCalls.listPollVoters, { chat_type: 'group', target_id, msg_id, option }, { token: who.token })

const seenIn = async (who: Member, groupId: number, msg_id: number) =>
  (await group.listed(who, groupId)).find((message) => message.msg_id === msg_id)?.poll

const changesIn = async (who: Member, stream: string) =>
  (await eventsIn(server, who, stream, chatEvents.pollChanged)).map(({ poll }) => poll)

const stored = async (msg_id: number) =>
  server.context.db.query<{ option: number; total: number }>(
    `select v.option::int, count(*)::int as total from message_poll_votes v join messages m using (stream_id, seq) where m.msg_id = $1 group by 1 order by 1`,
    [msg_id],
  )

describe('S-125: polls of two', () => {
  it('each side sees the votes once they voted; a vote is changed and taken back, the same again is no event', async () => {
    const [one, two] = await pair.friends()
    const msg_id = await askFriend(one, two)
    const [ones, twos] = await Promise.all([one, two].map(group.connect))
    for (const options of [[0], [0], [2], []])
      expect(await codeOf(two, 'private', one.userId, msg_id, ...options)).toBe(200)
    for (const voted of [1, 1, 0])
      expect((await ones?.next('msg_poll'))?.data).toMatchObject({ poll: { voters: voted, closed: 0, mine: [] } })
    expect((await twos?.next('msg_poll'))?.data).toMatchObject({ poll: { mine: [0], totals: [1, 0, 0] } })
    expect((await twos?.next('msg_poll'))?.data).toMatchObject({ poll: { mine: [2], totals: [0, 0, 1] } })
    expect((await twos?.next('msg_poll'))?.data).toMatchObject({ poll: { voters: 0, mine: [] } })
    // Whoever was away is told how it stands now, three times.
    expect(await changesIn(two, `p_${one.userId}_${two.userId}`)).toEqual(
      Array.from({ length: 3 }, () => ({ voters: 0, closed: 0, mine: [] })),
    )
    ones?.socket.close()
    twos?.socket.close()
  })

  it('only its author ends it, for good and once', async () => {
    const [one, two] = await pair.friends()
    const msg_id = await askFriend(one, two)
    await vote(two, 'private', one.userId, msg_id, 1)
    expect((await close(two, 'private', one.userId, msg_id)).code).toBe(4001)
    const poll = { voters: 1, closed: 1, mine: [], totals: [0, 1, 0] }
    for (let times = 0; times < 2; times++)
      expect((await close(one, 'private', two.userId, msg_id)).data).toEqual({ msg_id, poll })
    expect(await changesIn(one, `p_${one.userId}_${two.userId}`)).toEqual([poll, poll])
    expect(await codeOf(two, 'private', one.userId, msg_id, 0)).toBe(5032)
    expect(await codeOf(two, 'private', one.userId, msg_id)).toBe(5032)
  })

  it('are refused to strangers, the blocked, and for what is unsent, unknown or no poll', async () => {
    const [one, two] = await pair.friends()
    const msg_id = await askFriend(one, two)
    expect(await codeOf(await newMember(server), 'private', one.userId, msg_id, 0)).toBe(5007)
    expect(await codeOf(await newFriend(server, one), 'private', one.userId, msg_id, 0)).toBe(5007)
    expect(await codeOf(two, 'private', one.userId, msg_id, 3)).toBe(4000)
    expect(await codeOf(two, 'private', one.userId, msg_id, 0, 1)).toBe(4000)
    const words = { local_id: randomUUID(), target_id: two.userId, content_text: '[{"text":{"content":"words"}}]' }
    const text = await server.succeed(chatCalls.sendPrivateMessage, words, { token: one.token })
    expect(await codeOf(two, 'private', one.userId, text.msg_id, 0)).toBe(5007)
    expect((await close(one, 'private', two.userId, text.msg_id)).code).toBe(5007)
    const reach = (as: 'stranger' | 'blacklisted') =>
      server.context.db.transaction((tx) => server.domains.chat.setReach(tx, two.userId, one.userId, as))
    await reach('blacklisted')
    expect(await codeOf(two, 'private', one.userId, msg_id, 0)).toBe(5002)
    await reach('stranger')
    expect(await codeOf(two, 'private', one.userId, msg_id, 0)).toBe(5001)
    await server.succeed(chatCalls.withdrawPrivateMessage, { target_id: two.userId, msg_id }, { token: one.token })
    expect((await close(one, 'private', two.userId, msg_id)).code).toBe(5007)
    const { total } = await server.context.db.one<{ total: number }>(
      `select count(*)::int as total from message_polls p join messages m using (stream_id, seq) where m.msg_id = $1`,
      [msg_id],
    )
    expect(total).toBe(0)
  })
})

describe('S-125: a quiz', () => {
  it('tells what is right, and why, with the answer; the answer stays', async () => {
    const [one, two] = await pair.friends()
    const request = sending(two.userId, quiz)
    const sent = await server.succeed(chatCalls.sendPrivateMessage, request, { token: one.token })
    expect(sent.content_text).not.toContain('Look up')
    const { msg_id } = sent
    expect(JSON.stringify(await pulled(server, two, `p_${one.userId}_${two.userId}`))).not.toContain('Look up')
    const answer = await vote(two, 'private', one.userId, msg_id, 0)
    const poll = { voters: 1, closed: 0, mine: [0], totals: [1, 0, 0], right: 1, explanation: 'Look up' }
    expect(answer.data).toEqual({ msg_id, poll })
    expect(await codeOf(two, 'private', one.userId, msg_id, 1)).toBe(5033)
    expect(await codeOf(two, 'private', one.userId, msg_id)).toBe(5033)
    expect(await changesIn(one, `p_${one.userId}_${two.userId}`)).toEqual([{ voters: 1, closed: 0, mine: [] }])
    const again = await server.succeed(chatCalls.sendPrivateMessage, request, { token: one.token })
    expect(again.msg_id).toBe(msg_id)
    const other = { ...request, content_text: pollContent('Which colour?', { ...quiz, right: 2 }) }
    expect((await server.call(chatCalls.sendPrivateMessage, other, { token: one.token })).code).toBe(4008)
  })
})

describe('S-125, R-27: polls in groups', () => {
  it('whoever may not write votes; the muted, strangers and the removed do not, and nobody while it waits for review', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const msg_id = await askGroup(creator, groupId)
    await group.configure(creator, groupId, { is_muted: 1, can_send_msg: 2 })
    expect((await server.call(chatCalls.sendGroupMessage, sending(groupId, plain), { token: one.token })).code).toBe(
      5004,
    )
    expect(await codeOf(one, 'group', groupId, msg_id, 0)).toBe(200)
    expect(await codeOf(await newMember(server), 'group', groupId, msg_id, 0)).toBe(5005)
    expect(await codeOf(one, 'group', 999_999, msg_id, 0)).toBe(5005)
    const mute = { group_id: groupId, members: [two.userId], is_muted: 1 as const }
    await server.succeed(groupsCalls.muteMembers, mute, { token: creator.token })
    expect(await codeOf(two, 'group', groupId, msg_id, 0)).toBe(5003)
    await server.succeed(
      groupsCalls.removeMembers,
      { group_id: groupId, members: [two.userId] },
      { token: creator.token },
    )
    expect(await codeOf(two, 'group', groupId, msg_id, 0)).toBe(5005)
    expect((await voters(two, groupId, msg_id, 0)).code).toBe(5005)
    await group.configure(creator, groupId, { is_muted: 0, can_send_msg: 0, is_review: 1 })
    const waiting = await askGroup(one, groupId)
    expect(await codeOf(creator, 'group', groupId, waiting, 0)).toBe(5007)
    expect((await close(one, 'group', groupId, waiting)).code).toBe(5007)
    await server.succeed(
      chatCalls.reviewGroupMessage,
      { target_id: groupId, msg_id: waiting, req_status: 1 },
      { token: creator.token },
    )
    expect(await codeOf(creator, 'group', groupId, waiting, 0)).toBe(200)
    expect(await seenIn(one, groupId, waiting)).toEqual({ voters: 1, closed: 0, mine: [] })
  })

  it('of everybody at once are exact, in far fewer events than votes, and a device that was away ends as a new one', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 40 })
    const msg_id = await askGroup(creator, groupId, { ...plain, several: 1 })
    const everybody = [creator, ...members]
    for (let round = 0; round < 3; round++) {
      const codes = await Promise.all(
        everybody.flatMap((who, index) => [
          codeOf(who, 'group', groupId, msg_id, (index + round) % 3),
          codeOf(who, 'group', groupId, msg_id, ...(index % 4 === round ? [] : [0, (index % 2) + 1])),
        ]),
      )
      expect(new Set(codes)).toEqual(new Set([200]))
    }
    const rows = await stored(msg_id)
    const totals = [0, 1, 2].map((option) => rows.find((row) => row.option === option)?.total ?? 0)
    const { voters: voted } = await server.context.db.one<{ voters: number }>(
      `select count(distinct user_id)::int as voters from message_poll_votes v join messages m using (stream_id, seq) where m.msg_id = $1`,
      [msg_id],
    )
    const events = await changesIn(creator, `g_${groupId}`)
    expect(events.length).toBeLessThan(everybody.length * 2)
    for (const who of everybody.slice(0, 8)) {
      const seen = await seenIn(who, groupId, msg_id)
      expect(seen).toMatchObject({ voters: voted, closed: 0, ...(seen?.mine.length && { totals }) })
      expect((await changesIn(who, `g_${groupId}`)).at(-1)).toEqual(seen)
    }
  })

  it('a vote against closing has one outcome: counted before, refused after', async () => {
    const { groupId, creator, members } = await newGroup(server, { friends: 20 })
    const msg_id = await askGroup(members[0], groupId)
    const [codes, closed] = await Promise.all([
      Promise.all(members.map((who, index) => codeOf(who, 'group', groupId, msg_id, index % 3))),
      close(creator, 'group', groupId, msg_id),
    ])
    expect(closed.code).toBe(200)
    expect(codes.every((code) => code === 200 || code === 5032)).toBe(true)
    const counted = codes.filter((code) => code === 200).length
    expect(await seenIn(creator, groupId, msg_id)).toMatchObject({ voters: counted, closed: 1 })
    const rows = await stored(msg_id)
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(counted)
    expect((await changesIn(creator, `g_${groupId}`)).at(-1)).toEqual(await seenIn(creator, groupId, msg_id))
  })

  it('the author and whoever manages the group end it, others do not', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const theirs = await askGroup(one, groupId)
    expect((await close(two, 'group', groupId, theirs)).code).toBe(4001)
    expect(declaredCodes(chatCalls.closePoll)).toContain(4001)
    expect((await close(one, 'group', groupId, theirs)).code).toBe(200)
    const another = await askGroup(one, groupId)
    expect((await close(creator, 'group', groupId, another)).code).toBe(200)
    expect((await close(await newMember(server), 'group', groupId, another)).code).toBe(5005)
  })

  it('who voted is told to whoever voted, never of an anonymous poll, and not where members are protected (R-14)', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const open = await askGroup(creator, groupId)
    const hidden = await askGroup(creator, groupId, { ...plain, anonymous: 1 })
    for (const msg_id of [open, hidden]) await vote(one, 'group', groupId, msg_id, 1)
    expect((await voters(two, groupId, open, 1)).code).toBe(5034)
    expect((await voters(one, groupId, open, 1)).data).toMatchObject({ total: 1, list: [{ user_id: one.userId }] })
    expect((await voters(one, groupId, open, 0)).data).toMatchObject({ total: 0, list: [] })
    expect((await voters(one, groupId, hidden, 1)).code).toBe(5034)
    await close(creator, 'group', groupId, hidden)
    expect((await voters(creator, groupId, hidden, 1)).code).toBe(5034)
    await group.configure(creator, groupId, { show_member_list: 0 })
    expect((await voters(one, groupId, open, 1)).code).toBe(5012)
  })

  it('A-6: who came later hears nothing of them; whoever did not vote is not told how others did', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    await group.configure(creator, groupId, { show_history: 3 })
    const msg_id = await askGroup(creator, groupId)
    const late = await newFriend(server, creator)
    await server.succeed(
      groupsCalls.inviteMembers,
      { group_id: groupId, members: [late.userId] },
      { token: creator.token },
    )
    const devices = await Promise.all([late, one, two].map(group.connect))
    const [lates, ones, twos] = devices
    await vote(one, 'group', groupId, msg_id, 2)
    expect((await ones?.next('msg_poll'))?.data).toMatchObject({ poll: { mine: [2], totals: [0, 0, 1] } })
    const others = chatEvents.pollChanged.data.parse((await twos?.next('msg_poll'))?.data)
    expect(others.poll).toEqual({ voters: 1, closed: 0, mine: [] })
    expect(await codeOf(late, 'group', groupId, msg_id, 0)).toBe(5007)
    expect(lates?.heard('msg_poll')).toEqual([])
    expect(await changesIn(late, `g_${groupId}`)).toEqual([])
    expect(await changesIn(two, `g_${groupId}`)).toEqual([others.poll])
    for (const device of devices) device.socket.close()
  })

  it('with an end takes no votes after it, and tells everybody how it went', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one] = members
    const msg_id = await askGroup(creator, groupId, { ...plain, open_seconds: 60 })
    await vote(one, 'group', groupId, msg_id, 1)
    await server.context.db.execute(`update messages set created_ms = created_ms - 60000 where msg_id = $1`, [msg_id])
    expect(await codeOf(one, 'group', groupId, msg_id, 0)).toBe(5032)
    await closeInTime(server.context, msg_id)
    await closeInTime(server.context, msg_id)
    const poll = { voters: 1, closed: 1, mine: [], totals: [0, 1, 0] }
    expect(await changesIn(creator, `g_${groupId}`)).toEqual([poll, poll])
    const { total } = await server.context.db.one<{ total: number }>(
      `select count(*)::int as total from pgboss.job where name = 'chat.close-poll' and data->>'msg_id' = $1`,
      [String(msg_id)],
    )
    expect(total).toBe(1)
  })

  it('S-122…S-124: asking is slowed down and silenced as every message, voting only silenced; a poll is pinned', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    const slow = { group_id: groupId, slow_seconds: 30 as const }
    await server.succeed(groupsCalls.editGroupSettings, slow, { token: creator.token })
    const msg_id = await askGroup(one, groupId)
    const ask = () => server.call(chatCalls.sendGroupMessage, sending(groupId, plain), { token: one.token })
    expect((await ask()).code).toBe(5028)
    for (const option of [0, 1]) expect(await codeOf(one, 'group', groupId, msg_id, option)).toBe(200)
    server.advance(30_000)
    const mute = { group_id: groupId, members: [one.userId], is_muted: 1 as const, muted_seconds: 3600 as const }
    await server.succeed(groupsCalls.muteMembers, mute, { token: creator.token })
    expect((await ask()).code).toBe(5003)
    expect(await codeOf(one, 'group', groupId, msg_id, 0)).toBe(5003)
    server.advance(3_600_000)
    expect(await codeOf(one, 'group', groupId, msg_id, 0)).toBe(200)
    expect((await ask()).code).toBe(200)
    const pin = { target_id: groupId, msg_id, is_top: 1 as const }
    expect((await server.call(chatCalls.pinMessage, pin, { token: creator.token })).data).toMatchObject({ msg_id })
    expect(await codeOf(two, 'group', groupId, msg_id, 2)).toBe(200)
  })

  it('are found by their question', async () => {
    const { groupId, creator } = await newGroup(server)
    const msg_id = await askGroup(creator, groupId)
    const found = await group.listed(creator, groupId, { select_type: 'search', keyword: 'colour' })
    expect(found.map((message) => message.msg_id)).toEqual([msg_id])
  })
})
