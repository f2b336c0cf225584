import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type ScheduledMessage, scheduledLimits } from '@cliffhanger/contract/chat/scheduled.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { groupMemberCalls } from '@cliffhanger/contract/groups/member-calls.ts'
import { textContent, textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Device } from '../../../testing/device.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newGroup } from '../../groups/testing.ts'
import { inGroups, inPrivate, streamOf } from '../testing.ts'
import { sendScheduledJob } from './send-due.ts'

type Scheduling = CallRequest<typeof chatCalls.scheduleMessage>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const minute = 60_000
const friends = () => inPrivate(server).friends()
const inSeconds = (seconds: number): number => Math.floor(server.context.clock() / 1000) + seconds

const wanted = (target: Member | number, words: string, more: Partial<Scheduling> = {}): Scheduling => ({
  local_id: randomUUID(),
  chat_type: typeof target === 'number' ? 'group' : 'private',
  target_id: typeof target === 'number' ? target : target.userId,
  content_text: textContent(words),
  send_time: inSeconds(600),
  ...more,
})
const schedule = (who: Member, target: Member | number, words: string, more: Partial<Scheduling> = {}) =>
  server.succeed(chatCalls.scheduleMessage, wanted(target, words, more), { token: who.token })
const tryTo = async (who: Member, input: Scheduling): Promise<number> =>
  (await server.call(chatCalls.scheduleMessage, input, { token: who.token })).code
const listOf = async (who: Member, language = 'en'): Promise<ScheduledMessage[]> =>
  (await server.succeed(chatCalls.listScheduled, {}, { token: who.token, language })).list

/** What one of the two wrote, as the other lists it, oldest first. */
const sentTo = async (reader: Member, writer: Member): Promise<string[]> => {
  const input = { friend_id: writer.userId, msg_id: 0, select_type: 'up' } as const
  const { list } = await server.succeed(chatCalls.listPrivateMessages, input, { token: reader.token })
  return list
    .filter(({ sender_id: sender, msg_type }) => sender === writer.userId && msg_type === 'text')
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ content_text }) => textOf(content_text))
}

/** Lets the job of a minute run to its end. */
async function runJob(): Promise<void> {
  const id = await server.context.jobs.enqueue(sendScheduledJob, {})
  await vi.waitFor(
    async () => {
      const job = await server.owner.find<{ state: string }>('select state from pgboss.job where id = $1', [id])
      expect(job?.state).toBe('completed')
    },
    { timeout: 20_000, interval: 50 },
  )
}

describe('scheduled texts', () => {
  it('S-134: wait on every device of their member and nowhere else, and are sent when their time comes', async () => {
    const [one, two] = await friends()
    const connect = (who: Member, device: string) =>
      Device.greeted(`ws://127.0.0.1:${server.port}/ws`, who.token, device)
    const [mine, other, theirs] = [
      await connect(one, 'mine'),
      await connect(one, 'other'),
      await connect(two, 'theirs'),
    ]
    const content_text = withSilence(textContent('Good morning'), true)
    const waiting = await schedule(one, two, '', { content_text })
    expect(waiting).toMatchObject({ conversation_id: streamOf(one, two), content_text, state: 1, reason: '' })
    for (const device of [mine, other])
      expect((await device.next('scheduled')).data).toEqual({ conversation_id: streamOf(one, two) })
    await runJob()
    expect(await listOf(one)).toEqual([waiting])
    expect(await listOf(two)).toEqual([])
    expect(await sentTo(two, one)).toEqual([])

    // A clock that jumps would end the sockets.
    await server.context.db.execute('update scheduled_messages set send_ms = $2 where id = $1', [
      waiting.scheduled_id,
      server.context.clock(),
    ])
    await runJob()
    const frame = await theirs.next('private_msg')
    expect(frame.data).toMatchObject({ message: { local_id: waiting.local_id, content_text, sender_id: one.userId } })
    expect(await sentTo(two, one)).toEqual(['Good morning'])
    expect(await listOf(one)).toEqual([])
    await other.next('scheduled')
    await theirs.settled()
    expect(theirs.heard('scheduled')).toEqual([])
    for (const device of [mine, other, theirs]) device.leave()
  })

  it('S-134: are stored once per local_id, twice and at once; another body of it is refused', async () => {
    const [one, two] = await friends()
    const input = wanted(two, 'Only once')
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => server.succeed(chatCalls.scheduleMessage, input, { token: one.token })),
    )
    expect(new Set(replies.map(({ scheduled_id }) => scheduled_id)).size).toBe(1)
    expect(await tryTo(one, { ...input, content_text: textContent('Something else') })).toBe(4008)
    expect(await tryTo(one, { ...input, send_time: input.send_time + 60 })).toBe(4008)
    server.advance(600_000)
    await runJob()
    expect(await sentTo(two, one)).toEqual(['Only once'])
    expect(await tryTo(one, { ...input, send_time: inSeconds(60) })).toBe(4003)
  })

  it('S-134: have a time within a year, words of a text, and a conversation of their member', async () => {
    const [one, two] = await friends()
    const stranger = await newMember(server)
    const { groupId } = await newGroup(server)
    const refusal = async (more: Partial<Scheduling>) => {
      const { code, data } = await server.call(chatCalls.scheduleMessage, wanted(two, 'x', more), { token: one.token })
      return [code, data]
    }
    expect(await refusal({ send_time: inSeconds(-1) })).toEqual([4000, { field: 'send_time' }])
    expect(await refusal({ send_time: inSeconds(366 * 86_400) })).toEqual([4000, { field: 'send_time' }])
    for (const content_text of ['[]', textContent(''), textContent('x'.repeat(5001)), JSON.stringify([{ image: 1 }])])
      expect(await refusal({ content_text })).toEqual([4000, { field: 'content_text' }])
    expect(await tryTo(one, wanted(stranger, 'x'))).toBe(4002)
    expect(await tryTo(one, wanted(groupId, 'x'))).toBe(4002)
    expect(await listOf(one)).toEqual([])
  })

  it('S-134: are at most a hundred, also where they come at once', async () => {
    const [one, two] = await friends()
    const codes: number[] = []
    for (let round = 0; round < 5; round++)
      codes.push(...(await Promise.all(Array.from({ length: 22 }, () => tryTo(one, wanted(two, 'Again'))))))
    expect(codes.filter((code) => code === 200)).toHaveLength(scheduledLimits.waiting)
    expect(codes.filter((code) => code === 5024)).toHaveLength(10)
    await server.context.db.execute('delete from scheduled_messages where user_id = $1', [one.userId])
  })

  it('S-134: are changed in words and time until they are sent, by their member alone', async () => {
    const [one, two] = await friends()
    const { scheduled_id } = await schedule(one, two, 'Se you')
    const edit = (who: Member, change: object) =>
      server.call(chatCalls.editScheduled, { scheduled_id, ...change }, { token: who.token })
    expect((await edit(two, { content_text: textContent('Mine') })).code).toBe(4002)
    expect((await edit(one, { content_text: textContent('') })).code).toBe(4000)
    expect((await edit(one, { send_time: inSeconds(0) })).code).toBe(4000)
    const { data } = await edit(one, { content_text: textContent('See you'), send_time: inSeconds(1200) })
    expect(data).toMatchObject({ scheduled_id, content_text: textContent('See you'), state: 1 })
    server.advance(600_000)
    await runJob()
    expect(await sentTo(two, one)).toEqual([])
    server.advance(600_000)
    await runJob()
    expect(await sentTo(two, one)).toEqual(['See you'])
    expect((await edit(one, { send_time: inSeconds(60) })).code).toBe(4002)
  })

  it('S-134: are taken back before they are sent, by their member alone, twice and after', async () => {
    const [one, two] = await friends()
    const { scheduled_id } = await schedule(one, two, 'Never')
    const remove = (who: Member) => server.call(chatCalls.deleteScheduled, { scheduled_id }, { token: who.token })
    expect((await remove(two)).code).toBe(200)
    expect(await listOf(one)).toHaveLength(1)
    for (const _ of [1, 2]) expect((await remove(one)).code).toBe(200)
    server.advance(600_000)
    await runJob()
    expect(await sentTo(two, one)).toEqual([])
  })
})

describe('sending', () => {
  it('S-134: now, while the minute comes and from several devices at once, sends once', async () => {
    const [one, two] = await friends()
    const { scheduled_id } = await schedule(one, two, 'Right now', { send_time: inSeconds(30) })
    const now = () => server.call(chatCalls.sendScheduled, { scheduled_id }, { token: one.token })
    expect((await server.call(chatCalls.sendScheduled, { scheduled_id }, { token: two.token })).code).toBe(4002)
    server.advance(31_000)
    const [replies] = await Promise.all([Promise.all([now(), now(), now(), now()]), runJob(), runJob()])
    expect(replies.every(({ code }) => [200, 4002, 4003].includes(code))).toBe(true)
    expect(await sentTo(two, one)).toEqual(['Right now'])
    expect(await listOf(one)).toEqual([])
    expect((await now()).code).toBe(4002)
  })

  it('S-134: goes on where a process was killed, before the message was stored and after', async () => {
    const [one, two] = await friends()
    const [stored, unstored] = [await schedule(one, two, 'Stored'), await schedule(one, two, 'Not stored')]
    await server.succeed(
      chatCalls.sendPrivateMessage,
      { local_id: stored.local_id, target_id: two.userId, content_text: stored.content_text },
      { token: one.token },
    )
    await server.context.db.execute(
      'update scheduled_messages set state = 2, claimed_ms = $2, send_ms = $2 where id = any($1)',
      [[stored.scheduled_id, unstored.scheduled_id], server.context.clock()],
    )
    const edit = { scheduled_id: unstored.scheduled_id, send_time: inSeconds(60) }
    expect((await server.call(chatCalls.editScheduled, edit, { token: one.token })).code).toBe(4003)
    const { scheduled_id } = unstored
    expect((await server.call(chatCalls.deleteScheduled, { scheduled_id }, { token: one.token })).code).toBe(4003)
    await runJob()
    // Whoever claimed them may still be at work.
    expect(await listOf(one)).toHaveLength(2)
    server.advance(minute)
    await runJob()
    expect(await sentTo(two, one)).toEqual(['Stored', 'Not stored'])
    expect(await listOf(one)).toEqual([])
  })

  it('S-134: follows what two may do then: who blocks is not written to, and the member reads why', async () => {
    const [one, two] = await friends()
    const { scheduled_id } = await schedule(one, two, 'Hello?')
    await server.succeed(blacklistCalls.addToBlacklist, { black_id: two.userId }, { token: one.token })
    const now = () => server.call(chatCalls.sendScheduled, { scheduled_id }, { token: one.token })
    expect((await now()).code).toBe(5002)
    expect((await listOf(one))[0]).toMatchObject({ state: 1 })
    server.advance(600_000)
    await runJob()
    const [english] = await listOf(one)
    const [chinese] = await listOf(one, 'zh-CN')
    expect(english).toMatchObject({ scheduled_id, state: -1 })
    expect(english?.reason).toMatch(/[a-z]/)
    expect(chinese?.reason).toMatch(/[\u4E00-\u9FFF]/)
    await runJob()
    expect(await sentTo(two, one)).toEqual([])
    await server.succeed(blacklistCalls.removeFromBlacklist, { black_id: two.userId }, { token: one.token })
    const change = { scheduled_id, send_time: inSeconds(60) }
    const again = await server.succeed(chatCalls.editScheduled, change, { token: one.token })
    expect(again).toMatchObject({ state: 1, reason: '' })
    server.advance(minute)
    await runJob()
    expect(await sentTo(two, one)).toEqual(['Hello?'])
  })

  it('S-134: follows what a group allows then: muted, slow, kicked; the texts of one member in their order', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [one, two] = members
    for (const [index, word] of ['one', 'two', 'three'].entries())
      await schedule(two, groupId, word, { send_time: inSeconds(100 + index) })
    const muted = await schedule(one, groupId, 'While muted', { send_time: inSeconds(100) })
    const mute = { group_id: groupId, members: [one.userId], is_muted: 1 as const, muted_seconds: 3600 as const }
    await server.succeed(groupMemberCalls.muteMembers, mute, { token: creator.token })
    server.advance(110_000)
    await runJob()
    const said = async () =>
      (await inGroups(server).listed(creator, groupId)).map(({ content_text }) => textOf(content_text)).toReversed()
    expect(await said()).toEqual(['one', 'two', 'three'])
    expect(await listOf(one)).toMatchObject([{ scheduled_id: muted.scheduled_id, state: -1 }])

    await inGroups(server).configure(creator, groupId, { slow_seconds: 30 })
    await schedule(two, groupId, 'four', { send_time: inSeconds(5) })
    await schedule(two, groupId, 'five', { send_time: inSeconds(5) })
    server.advance(5000)
    await runJob()
    expect(await said()).toEqual(['one', 'two', 'three', 'four'])
    server.advance(minute)
    await runJob()
    expect(await said()).toEqual(['one', 'two', 'three', 'four', 'five'])

    const late = await schedule(two, groupId, 'From outside', { send_time: inSeconds(60) })
    await server.succeed(
      groupMemberCalls.removeMembers,
      { group_id: groupId, members: [two.userId] },
      { token: creator.token },
    )
    server.advance(minute)
    await runJob()
    expect(await listOf(two)).toMatchObject([{ scheduled_id: late.scheduled_id, state: -1 }])
    await server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token })
    const dead = { scheduled_id: late.scheduled_id }
    expect((await server.call(chatCalls.sendScheduled, dead, { token: two.token })).code).not.toBe(200)
  })

  it('S-134: sends nothing in the name of an account that was disabled', async () => {
    const [one, two] = await friends()
    await schedule(one, two, 'From nobody', { send_time: inSeconds(30) })
    await server.owner.execute('update accounts set is_enabled = false where id = $1', [one.userId])
    server.advance(minute)
    await runJob()
    expect(await sentTo(two, one)).toEqual([])
    const row = await server.context.db.one<{ refusal: string }>(
      'select refusal from scheduled_messages where user_id = $1',
      [one.userId],
    )
    expect(row.refusal).toBe('accountDisabled')
  })
})
