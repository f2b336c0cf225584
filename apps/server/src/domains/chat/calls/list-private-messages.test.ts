import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { textContent, textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { type ChatServer, startChatServer } from '../../../testing/chat-server.ts'

const { sendPrivateMessage, listPrivateMessages } = chatCalls

let server: ChatServer
let me: number
let linh: number
let paulo: number
const ids: number[] = []

const send = async (senderId: number, target_id: number, content: string) =>
  (
    await server.succeed(
      sendPrivateMessage,
      { local_id: randomUUID(), target_id, content_text: textContent(content) },
      senderId,
    )
  ).msg_id
const list = (question: CallRequest<typeof listPrivateMessages>, userId = me) =>
  server.succeed(listPrivateMessages, question, userId)
const texts = (messages: readonly Message[]) => messages.map(({ content_text }) => textOf(content_text))

beforeAll(async () => {
  server = await startChatServer()
  me = await server.newMember('Me')
  linh = await server.newMember('Linh Hoàng')
  paulo = await server.newMember('Paulo')
  await server.connect(me, linh)
  await server.connect(me, paulo)
  for (let round = 1; round <= 30; round++) {
    ids.push(await send(linh, me, `linh ${round}`))
    if (round % 10 === 0) ids.push(await send(me, paulo, `100% Paulo_${round}`))
  }
})
afterAll(() => server.close())

describe('listPrivateMessages', () => {
  it('up: goes back from the end, newest first, and tells whether there is more', async () => {
    const first = await list({ friend_id: linh, msg_id: 0, select_type: 'up', limit: 20 })
    expect(texts(first.list)).toEqual(Array.from({ length: 20 }, (_, index) => `linh ${30 - index}`))
    expect(first.has_more).toBe(1)
    const rest = await list({ friend_id: linh, msg_id: first.list.at(-1)?.msg_id ?? 0, select_type: 'up', limit: 20 })
    expect(texts(rest.list)).toEqual(Array.from({ length: 10 }, (_, index) => `linh ${10 - index}`))
    expect(rest.has_more).toBe(0)
  })

  it('down: goes on from a message, oldest first', async () => {
    const { list: messages } = await list({ friend_id: linh, msg_id: ids[0] ?? 0, select_type: 'down', limit: 2 })
    expect(texts(messages)).toEqual(['linh 2', 'linh 3'])
    expect(messages[0]).toMatchObject({
      conversation_id: privateStream(me, linh),
      sender_id: linh,
      target_id: me,
      msg_status: 'unread',
      ip: '',
      is_review: 1,
    })
  })

  it('offline from 0: the newest 20 of each conversation, and the chat list', async () => {
    const reply = await list({ msg_id: 0, select_type: 'offline' })
    expect(reply.list.filter(({ sender_id }) => sender_id === linh)).toHaveLength(20)
    expect(reply.list.filter(({ sender_id }) => sender_id === me)).toHaveLength(3)
    expect(reply.list.map(({ msg_id }) => msg_id)).toEqual(
      reply.list.map(({ msg_id }) => msg_id).toSorted((a, b) => a - b),
    )
    expect(reply.sessions?.map(({ chat_id }) => chat_id).toSorted((a, b) => a - b)).toEqual([linh, paulo])
    expect(reply.sessions?.find(({ chat_id }) => chat_id === linh)).toMatchObject({
      conversation_id: privateStream(me, linh),
      chat_name: 'Linh Hoàng',
      last_msg: 'linh 30',
      last_msg_type: 'text',
      unread_count: 30,
      head_seq: 30,
      read_seq: 0,
    })
  })

  it('S-39: offline from a message: everything after it in all conversations, oldest first, by pages', async () => {
    const after = ids[4] ?? 0
    const found: number[] = []
    let from = after
    for (let more = 1; more; ) {
      const page = await list({ msg_id: from, select_type: 'offline', limit: 7 })
      found.push(...page.list.map(({ msg_id }) => msg_id))
      from = found.at(-1) ?? from
      more = page.has_more
    }
    expect(found).toEqual(ids.filter((id) => id > after))
  })

  it('search: newest first, in one chat or in all, with no special characters', async () => {
    expect(texts((await list({ friend_id: linh, msg_id: 0, select_type: 'search', keyword: 'LINH 3' })).list)).toEqual([
      'linh 30',
      'linh 3',
    ])
    expect((await list({ msg_id: 0, select_type: 'search', keyword: '0' })).list).toHaveLength(6)
    expect((await list({ msg_id: 0, select_type: 'search', keyword: '100%' })).list).toHaveLength(3)
    expect((await list({ msg_id: 0, select_type: 'search', keyword: 'o_1' })).list).toHaveLength(1)
    for (const keyword of ['%', 'content', '\\', "'"]) {
      const { list: found } = await list({ friend_id: linh, msg_id: 0, select_type: 'search', keyword })
      expect(found).toEqual([])
    }
  })

  it('shows only one kind, and only up to a time', async () => {
    expect((await list({ friend_id: linh, msg_id: 0, select_type: 'up', msg_type: 'image' })).list).toEqual([])
    expect((await list({ friend_id: linh, msg_id: 0, select_type: 'up', end_time: 1 })).list).toEqual([])
    const now = Math.floor(server.context.clock() / 1000)
    expect((await list({ friend_id: linh, msg_id: 0, select_type: 'up', end_time: now + 1 })).list).toHaveLength(30)
  })

  it('leaves out messages that are gone', async () => {
    const gone = await send(linh, me, 'withdrawn soon')
    await server.context.db.execute(`update messages set is_gone = true where msg_id = $1`, [gone])
    for (const select_type of ['up', 'offline'] as const)
      expect(texts((await list({ friend_id: linh, msg_id: 0, select_type })).list)).not.toContain('withdrawn soon')
  })

  it.each([
    [{ msg_id: 0, select_type: 'up' as const }, 'friend_id'],
    [{ msg_id: 0, select_type: 'search' as const }, 'keyword'],
    [{ friend_id: 1, msg_id: 0, select_type: 'up' as const, limit: 201 }, 'limit'],
    [{ friend_id: 1, msg_id: -1, select_type: 'up' as const }, 'msg_id'],
  ])('names the wrong field of %o', async (question, field) => {
    expect(await server.call(listPrivateMessages, question, me)).toMatchObject({ code: 4000, data: { field } })
  })

  it('refuses somebody I have no conversation with, and a message of another one (4002)', async () => {
    const stranger = await server.newMember()
    expect(
      (await server.call(listPrivateMessages, { friend_id: linh, msg_id: 0, select_type: 'up' }, stranger)).code,
    ).toBe(4002)
    expect(
      (await server.call(listPrivateMessages, { friend_id: paulo, msg_id: ids[0] ?? 0, select_type: 'up' }, me)).code,
    ).toBe(4002)
    expect((await list({ msg_id: 0, select_type: 'offline' }, stranger)).sessions).toEqual([])
  })

  it('S-129: what was written first since a day began follows what was written last before it', async () => {
    const reader = await server.newMember('Reader')
    await server.connect(reader, paulo)
    await send(paulo, reader, 'the evening before')
    const startSeconds = Math.floor(Date.now() / 1000) + 3600
    server.advance(2 * 3_600_000)
    await send(paulo, reader, 'good morning')
    await send(reader, paulo, 'good morning to you')
    const before = { friend_id: paulo, msg_id: 0, select_type: 'up', limit: 1, end_time: startSeconds - 1 } as const
    const [last] = (await list(before, reader)).list
    const since = { friend_id: paulo, msg_id: last?.msg_id ?? 0, select_type: 'down', limit: 1 } as const
    expect(texts((await list(since, reader)).list)).toEqual(['good morning'])
  })
})
