import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import { languages } from '@cliffhanger/i18n/languages.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { pollContent, pollIn, pollKeyIn } from '@cliffhanger/rules/chat/polls.ts'
import { stickerContent } from '@cliffhanger/rules/chat/stickers.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { findReadable, listVersions } from '../chat/index.ts'
import { newGroup, say } from '../groups/testing.ts'
import type { Evidence } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '200000' })
})
afterAll(() => server.close())

type Requested = Parameters<typeof server.call<typeof reportsCalls.fileReport>>[1]

const file = (who: Member, report: Requested, language = 'en') =>
  server.call(reportsCalls.fileReport, report, { token: who.token, language })

/** A picture this member registered. */
async function newProof(who: Member): Promise<string> {
  const url = `chat/${who.userId}/202611/${randomUUID().replaceAll('-', '')}.a.png`
  await server.context.db.execute(
    `insert into uploads (user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
       stored_size, stored_hash, width, height, duration_ms, created_ms, registered_ms)
     values ($1, 'chat', 'image', $2, '', 'a.png', 1, 1, repeat('0', 64), 'image/png', 1, repeat('0', 64), 1, 1, 0, 0, 1)`,
    [who.userId, url],
  )
  return url
}

/** A report of a member with everything it needs. */
const about = async (who: Member, whom: Member, words = 'Spam'): Promise<Requested> => ({
  type: 'user',
  target_id: whom.userId,
  introduction: words,
  description: 'Again and again',
  images: [await newProof(who)],
})

const evidenceOf = async (id: number): Promise<Evidence> =>
  (await server.context.db.one<{ evidence: Evidence }>(`select evidence from complaints where id = $1`, [id])).evidence

const twoMembers = async (): Promise<[Member, Member]> => [await newMember(server), await newMember(server)]

async function write(from: Member, to: Member, words: string): Promise<number> {
  await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, from.userId, to.userId))
  const message = { local_id: randomUUID(), target_id: to.userId, content_text: textContent(words) }
  return (await server.succeed(chatCalls.sendPrivateMessage, message, { token: from.token })).msg_id
}

describe('what a report keeps', () => {
  it('the member’s profile at the time of the report, whatever they change afterwards', async () => {
    const [linh, paulo] = await twoMembers()
    const { id } = (await file(linh, await about(linh, paulo))).data
    await server.context.db.execute(`update accounts set nick_name = 'Innocent' where id = $1`, [paulo.userId])
    expect(await evidenceOf(id)).toMatchObject({ user: { user_id: paulo.userId, nick_name: paulo.nickName } })
  })

  it('S-116: a message that was edited with what it said before', async () => {
    const [linh, paulo] = await twoMembers()
    const msg_id = await write(paulo, linh, 'an insult')
    const edit = { chat_type: 'private' as const, target_id: linh.userId, msg_id, text: 'a kindness' }
    await server.succeed(chatCalls.editMessage, edit, { token: paulo.token })
    const { id } = (await file(linh, { ...(await about(linh, paulo)), type: 'message' as const, msg_id })).data
    expect(await evidenceOf(id)).toMatchObject({
      message: { content_text: textContent('a kindness'), versions: [{ content_text: textContent('an insult') }] },
    })
  })

  it('S-116: an edit that comes while it is collected is not part of it', async () => {
    const [linh, paulo] = await twoMembers()
    const { db } = server.context
    const msg_id = await write(paulo, linh, 'an insult')
    const edit = (text: string) =>
      server.succeed(
        chatCalls.editMessage,
        { chat_type: 'private', target_id: linh.userId, msg_id, text },
        { token: paulo.token },
      )
    const read = async () => {
      const message = await findReadable(db, linh.userId, msg_id)
      if (!message) throw new Error('not readable')
      return message
    }
    const sent = await read()
    await edit('a kindness')
    const edited = await read()
    await edit('a joke')
    expect(await listVersions(db, sent)).toEqual([])
    expect((await listVersions(db, edited)).map(({ content_text }) => content_text)).toEqual([textContent('an insult')])
    expect(await listVersions(db, await read())).toHaveLength(2)
  })

  it('S-125: a quiz with its options, and what its author gave as right', async () => {
    const [linh, paulo] = await twoMembers()
    await write(paulo, linh, 'hello')
    const quiz = { options: ['One', 'Two'], several: 0, quiz: 1, anonymous: 0, open_seconds: 0 } as const
    const content_text = pollContent('How many?', {
      ...quiz,
      options: ['One', 'Two'],
      right: 1,
      explanation: 'an insult',
    })
    const poll = { local_id: randomUUID(), target_id: linh.userId, msg_type: 'poll' as const, content_text }
    const { msg_id } = await server.succeed(chatCalls.sendPrivateMessage, poll, { token: paulo.token })
    const { id } = (await file(linh, { ...(await about(linh, paulo)), type: 'message' as const, msg_id })).data
    const saved = (await evidenceOf(id)).message?.content_text ?? ''
    expect(pollIn(saved)).toEqual(quiz)
    expect(pollKeyIn(saved)).toEqual({ right: 1, explanation: 'an insult' })
  })

  it('S-147: a sticker as it was sent', async () => {
    const [linh, paulo] = await twoMembers()
    await write(paulo, linh, 'hello')
    const [pack] = (await server.succeed(stickerCalls.listStickers, {}, { token: paulo.token })).list
    const [first] = pack?.stickers ?? []
    if (!pack || !first) throw new Error('there are no stickers')
    const content_text = stickerContent({ ...first, pack_id: pack.id })
    const sticker = { local_id: randomUUID(), target_id: linh.userId, msg_type: 'sticker' as const, content_text }
    const { msg_id } = await server.succeed(chatCalls.sendPrivateMessage, sticker, { token: paulo.token })
    const { id } = (await file(linh, { ...(await about(linh, paulo)), type: 'message' as const, msg_id })).data
    expect(await evidenceOf(id)).toMatchObject({ message: { msg_type: 'sticker', content_text } })
  })

  it('a message with its words, sender and conversation, also when it is withdrawn afterwards', async () => {
    const [linh, paulo] = await twoMembers()
    const messageId = await write(paulo, linh, 'send me your password')
    const report = { ...(await about(linh, paulo)), type: 'message' as const, msg_id: messageId }
    const { id } = (await file(linh, report)).data
    await server.succeed(
      chatCalls.withdrawPrivateMessage,
      { msg_id: messageId, target_id: linh.userId },
      { token: paulo.token },
    )
    expect(await evidenceOf(id)).toMatchObject({
      user: { user_id: paulo.userId },
      message: {
        msg_id: messageId,
        conversation_id: `p_${linh.userId}_${paulo.userId}`,
        chat_type: 'private',
        sender_id: paulo.userId,
        content_text: textContent('send me your password'),
      },
    })
    expect(Object.keys(await evidenceOf(id)).sort()).toEqual(['message', 'user'])
  })

  it('a group as it looked, and a message in it with the group it stood in', async () => {
    const { groupId, creator, members } = await newGroup(server)
    const [linh] = members
    const words = await about(linh, creator)
    const { id } = (await file(linh, { ...words, type: 'group', target_id: groupId })).data
    expect(await evidenceOf(id)).toEqual({
      group: {
        group_id: groupId,
        g_no: expect.any(String),
        group_name: 'Night shift',
        avatar_url: expect.any(String),
        description: '',
        notice: '',
        creator_id: creator.userId,
        member_total: 3,
      },
    })
    const { data: said } = await say(server, creator, groupId, 'buy gold')
    const report = { ...words, type: 'message' as const, target_id: groupId, msg_id: said.msg_id }
    expect(await evidenceOf((await file(linh, report)).data.id)).toMatchObject({
      user: { user_id: creator.userId },
      message: { conversation_id: `g_${groupId}`, chat_type: 'group', sender_id: creator.userId, target_id: groupId },
    })
    const outsider = await newMember(server)
    expect((await file(outsider, { ...report, images: [await newProof(outsider)] })).code).toBe(4002)
  })

  it('feedback needs neither a target nor a picture', async () => {
    const linh = await newMember(server)
    const reply = await file(linh, { type: 'feedback', introduction: 'Idea', description: 'More', contact: ' a@b.c ' })
    expect(reply.code).toBe(200)
    const row = await server.domains.reports.operator.find(server.context.db, reply.data.id)
    expect(row).toMatchObject({ type: 'feedback', target_id: 0, images: [], contact: 'a@b.c', evidence: {}, state: 0 })
  })
})

describe('what a report refuses', () => {
  it('V-11: each empty part with a text of its own, in every language', async () => {
    const [linh, paulo] = await twoMembers()
    const whole = await about(linh, paulo)
    const broken = [
      { field: 'introduction', report: { ...whole, introduction: '  ' } },
      { field: 'description', report: { ...whole, description: undefined } },
      { field: 'images', report: { ...whole, images: [] } },
    ]
    for (const language of languages) {
      const texts = new Set<string>()
      for (const { field, report } of broken) {
        const refused = await file(linh, report, language)
        expect(refused).toMatchObject({ code: 4000, data: { field } })
        texts.add(refused.msg)
      }
      expect(texts.size).toBe(3)
    }
    expect((await file(linh, { ...whole, description: '' })).msg).toBe('Add a description')
  })

  it('E-46: a missing target, a missing message, too many pictures', async () => {
    const [linh, paulo] = await twoMembers()
    const whole = await about(linh, paulo)
    const cases = [
      ['target_id', { ...whole, target_id: undefined }],
      ['msg_id', { ...whole, type: 'message' as const }],
      ['images', { ...whole, images: Array.from({ length: 10 }, () => 'chat/1/a') }],
      ['introduction', { ...whole, introduction: 'x'.repeat(61) }],
    ] as const
    for (const [field, report] of cases) expect(await file(linh, report)).toMatchObject({ code: 4000, data: { field } })
  })

  it('E-72: a picture of somebody else', async () => {
    const [linh, paulo] = await twoMembers()
    const report = { ...(await about(linh, paulo)), images: [await newProof(paulo)] }
    expect((await file(linh, report)).code).toBe(5019)
  })

  it('E-48: what is not there', async () => {
    const [linh, paulo] = await twoMembers()
    const whole = await about(linh, paulo)
    for (const type of ['user', 'group', 'star'] as const)
      expect((await file(linh, { ...whole, type, target_id: 999_999_999 })).code).toBe(4002)
    expect((await file(linh, { ...whole, type: 'star' })).code).toBe(4002)
  })

  it('R-21: a message the reporter may not read, or that somebody else wrote', async () => {
    const [linh, paulo] = await twoMembers()
    const stranger = await newMember(server)
    const messageId = await write(paulo, linh, 'between us')
    const report = { type: 'message' as const, msg_id: messageId }
    expect((await file(stranger, { ...(await about(stranger, paulo)), ...report })).code).toBe(4002)
    expect((await file(linh, { ...(await about(linh, stranger)), ...report })).code).toBe(4002)
    expect((await server.context.db.query(`select 1 from complaints where msg_id = $1`, [messageId])).length).toBe(0)
  })

  it('E-50: the eleventh of a day, also when two come at once; the same one again counts once', async () => {
    const [linh, paulo] = await twoMembers()
    const first = await about(linh, paulo, 'first')
    const again = await Promise.all([file(linh, first), file(linh, first)])
    expect(again[0]?.data).toEqual(again[1]?.data)
    for (let number = 2; number < 10; number++) await file(linh, await about(linh, paulo, `number ${number}`))
    const last = [await about(linh, paulo, 'tenth'), await about(linh, paulo, 'eleventh')]
    const replies = await Promise.all(last.map((report) => file(linh, report)))
    expect(codesOf(replies)).toEqual([200, 4006])
    const refused = replies.find(({ code }) => code === 4006)
    expect(refused?.data).toEqual({ retry_after: expect.any(Number) })
    expect((await file(linh, first)).data).toEqual(again[0]?.data)
    server.advance(dayMs)
    expect((await file(linh, await about(linh, paulo, 'next day'))).code).toBe(200)
  })
})

describe('handling reports', () => {
  it('lists the new ones, takes one into work and closes it with an answer, once', async () => {
    const [linh, paulo] = await twoMembers()
    const { id } = (await file(linh, await about(linh, paulo))).data
    const { operator } = server.domains.reports
    const { db } = server.context
    const fresh = { state: 0, type: 'user' } as const
    const rows = await operator.list(db, fresh, 1, 0)
    expect([rows[0]?.id, (await operator.count(db, fresh)) > 0]).toEqual([id, true])
    expect(await operator.list(db, { state: 2, type: undefined }, 1, 0)).toEqual([])
    const move = (next: 1 | 2) => db.transaction((tx) => operator.move(tx, id, next, 'Thank you'))
    expect(await move(1)).toMatchObject({ before: { state: 0 }, after: { state: 1, reply: 'Thank you' } })
    const closings = await Promise.allSettled([move(2), move(2)])
    expect(closings.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(move(1)).rejects.toMatchObject({ refusal: 'stateChanged' })
    await expect(db.transaction((tx) => operator.move(tx, 999_999, 1, ''))).rejects.toMatchObject({
      refusal: 'notFound',
    })
  })
})
