import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { mentionOf } from '@cliffhanger/rules/chat/mentions.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { pollContent } from '@cliffhanger/rules/chat/polls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChatServer, startChatServer, tokenOf } from '../testing/chat-server.ts'
import { Device } from '../testing/device.ts'

/** Scenario 25: a group of 5000, 200 of them connected. */

const memberCount = 5000
const socketCount = 200
/** How many react or vote at once. */
const together = 40

let server: ChatServer
let members: readonly number[]
let groupId: number
beforeAll(async () => {
  server = await startChatServer({ SEND_PER_MINUTE: '100000' })
  members = await server.newMembers(memberCount)
  groupId = await server.newGroup(members)
})
afterAll(() => server.close())

const say = (senderId: number, content: string) =>
  server.succeed(
    chatCalls.sendGroupMessage,
    { local_id: randomUUID(), target_id: groupId, content_text: textContent(content) },
    senderId,
  )

/** Rows that were written since, by table: each row counts once, however often it changed. */
async function rowsWritten(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const { db } = server.context
  const { started } = await db.one<{ started: string }>(`select pg_current_xact_id()::text as started`)
  await work()
  const tables = await db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const { total } = await db.one<{ total: number }>(
        `select count(*)::int as total from ${name} where xmin::text::bigint > $1`,
        [Number(started)],
      )
      return [name, total] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, total]) => total > 0))
}

const creator = () => members[0] ?? 0

describe('a group of 5000', () => {
  it('writes one row per message and one mark of the stream, however many read it', async () => {
    await say(creator(), 'warm')
    const written = await rowsWritten(async () => {
      for (let sent = 0; sent < 20; sent++) await say(creator(), `${sent}`)
    })
    expect(written).toEqual({ messages: 20, streams: 1 })
  })

  it('writes one row more for a call of everybody', async () => {
    const written = await rowsWritten(() => say(creator(), mentionOf('all', 'all')))
    expect(written).toEqual({ messages: 1, streams: 1, message_mentions: 1 })
  })

  it('S-115: writes one row per reaction, one total of the message and an event for each 50 ms, however many react', async () => {
    const { msg_id } = await say(creator(), 'react to this')
    const react = (userId: number) =>
      server.succeed(chatCalls.setReaction, { chat_type: 'group', target_id: groupId, msg_id, emoji: '🔥' }, userId)
    const { events, ...written } = await rowsWritten(() => Promise.all(members.slice(0, together).map(react)))
    expect(written).toEqual({ message_reactions: together, message_reaction_totals: 1, streams: 1 })
    expect(events).toBeLessThan(together / 2)
  })

  it('S-125: writes one row per vote and the state of its poll, and an event for each 50 ms', async () => {
    const content_text = pollContent('Which day?', {
      options: ['Friday', 'Saturday'],
      several: 0,
      quiz: 0,
      anonymous: 0,
      open_seconds: 0,
      explanation: '',
    })
    const { msg_id } = await server.succeed(
      chatCalls.sendGroupMessage,
      { local_id: randomUUID(), target_id: groupId, msg_type: 'poll', content_text },
      creator(),
    )
    const vote = (userId: number) =>
      server.succeed(chatCalls.votePoll, { chat_type: 'group', target_id: groupId, msg_id, options: [1] }, userId)
    const { events, ...written } = await rowsWritten(() => Promise.all(members.slice(0, together).map(vote)))
    expect(written).toEqual({ message_poll_votes: together, message_polls: 1, streams: 1 })
    expect(events).toBeLessThan(together / 2)
  })

  it('S-116: an edit writes its message, what it said before, one event and the mark of the stream', async () => {
    const { msg_id } = await say(creator(), 'Fryday at eight')
    const edit = {
      chat_type: 'group',
      target_id: groupId,
      msg_id,
      text: 'Friday at eight',
    } as const
    const written = await rowsWritten(() => server.succeed(chatCalls.editMessage, edit, creator()))
    expect(written).toEqual({ messages: 1, message_versions: 1, events: 1, streams: 1 })
  })

  it('delivers to 200 sockets each message once and in order, and counts for those who are away', async () => {
    const online = members.slice(1, socketCount + 1)
    const devices = await Promise.all(online.map((id) => Device.greeted(server.socketUrl, tokenOf(id))))
    const sent = await Promise.all(Array.from({ length: 30 }, (_, index) => say(members[index] ?? 0, `${index}`)))
    const ids = sent.map(({ msg_id }) => msg_id).toSorted((one, other) => one - other)
    for (const device of devices) {
      await device.settled()
      await expect
        .poll(() =>
          device.heard('group_msg').map(({ data }) => (data as { message: { msg_id: number } }).message.msg_id),
        )
        .toEqual(ids)
    }
    const away = members.at(-1) ?? 0
    const head = (await server.sync.heads(away, { after: 0, from: '' })).list.find(
      ({ stream }) => stream === `g_${groupId}`,
    )
    expect(head).toMatchObject({ unread: 55, at: 1 })
    for (const device of devices) device.leave()
  })
})
