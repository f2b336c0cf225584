import { randomUUID } from 'node:crypto'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { withTranslation } from '@cliffhanger/rules/translation/with-translation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { privateStream, userSubject } from '../../platform/realtime/stream-names.ts'
import { createAccount } from '../account/index.ts'
import { translationsOf } from './index.ts'
import { startTranslation, type TranslationProcess } from './testing.ts'

let server: TranslationProcess

beforeAll(async () => {
  server = await startTranslation()
})

beforeEach(() => server.reset())

afterAll(() => server.close())

/** A text no other test has asked for. */
const newText = () => `hello ${randomUUID()}`

const newMember = async (language: 'en' | 'vi', userType: 0 | 1 = 0) => {
  const account = { loginType: 'auto', address: '127.0.0.1', language, nickName: 'Somebody', userType } as const
  return (await server.test.database.transaction((tx) => createAccount(tx, account, Date.now()))).id
}

async function store(senderId: number, recipientId: number, text: string, messageType: 'text' | 'image' = 'text') {
  const stream = privateStream(senderId, recipientId)
  const { msg_id: messageId } = await server.test.database.one<{ msg_id: number }>(
    `with stream as (
       insert into streams as s (name, last_seq) values ($1, 1) on conflict (name) do update set last_seq = s.last_seq + 1 returning id, last_seq
     )
     insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, created_ms)
       select id, last_seq, nextval('message_ids'), $2, $3, gen_random_uuid(), 'private', $4, $5, 0, 0 from stream returning msg_id`,
    [stream, senderId, recipientId, messageType, textContent(text)],
  )
  const message = {
    messageId,
    stream,
    senderId,
    targetId: recipientId,
    messageType,
    contentText: textContent(text),
  }
  return message
}

const withdraw = (messageId: number) =>
  server.test.database.execute(`update messages set is_gone = true where msg_id = $1`, [messageId])

function hear(...userIds: number[]) {
  const heard: { userId: number; frame: unknown }[] = []
  for (const userId of userIds)
    server.platform.context.bus.subscribe(userSubject(userId), (bytes) =>
      heard.push({ userId, frame: JSON.parse(bytes.toString()) }),
    )
  return heard
}

describe('R-20: a private message on its way', () => {
  it('is put into the language of its recipient, told to both sides, and found by who reads it later', async () => {
    const [senderId, recipientId] = [await newMember('en'), await newMember('vi')]
    const heard = hear(senderId, recipientId)
    const text = newText()
    const message = await store(senderId, recipientId, `{Ana:12} ${text}`)
    server.domain.afterStored(message)
    await server.domain.stop?.()
    const trans = `[vi] @Ana ${text}`
    const data = { conversation_id: message.stream, msg_id: message.messageId, text: trans, lang: 'vi' }
    expect(heard).toEqual([
      { userId: senderId, frame: expect.objectContaining({ action: 'msg_translated', data }) },
      { userId: recipientId, frame: expect.objectContaining({ action: 'msg_translated', data }) },
    ])
    const found = await translationsOf(server.test.database, [message.messageId], 'vi')
    expect(found.get(message.messageId)).toBe(trans)
    expect(await translationsOf(server.test.database, [message.messageId], 'en')).toEqual(new Map())
    expect(JSON.parse(withTranslation(message.contentText, trans, 'vi'))).toEqual([
      { text: { content: `{Ana:12} ${text}`, trans, lang: 'vi' } },
    ])
  })

  it.each([
    [-1, 0, 'text', 0],
    [-1, 1, 'text', 0],
    [1, 0, 'text', 0],
    [1, 1, 'text', 1],
    [2, 0, 'text', 1],
    [2, 1, 'text', 0],
    [0, 0, 'image', 0],
  ] as const)('mode %s, user_type %s, %s: %s questions', async (wanted, userType, messageType, questions) => {
    server.mode = wanted
    server.domain.afterStored(
      await store(await newMember('en'), await newMember('vi', userType), newText(), messageType),
    )
    await server.domain.stop?.()
    expect(server.provider.questions).toHaveLength(questions)
  })

  it('is told once, however often it is asked for', async () => {
    const [senderId, recipientId] = [await newMember('en'), await newMember('vi')]
    const heard = hear(recipientId)
    const message = await store(senderId, recipientId, newText())
    for (const _ of [1, 2, 3]) server.domain.afterStored(message)
    await server.domain.stop?.()
    expect(heard).toHaveLength(1)
  })

  it('gets no translation when it was withdrawn meanwhile (scenario 28)', async () => {
    const [senderId, recipientId] = [await newMember('en'), await newMember('vi')]
    const heard = hear(senderId, recipientId)
    const message = await store(senderId, recipientId, newText())
    const requested = Promise.withResolvers<void>()
    const withdrawn = Promise.withResolvers<void>()
    server.provider.answer = async ({ q }) => {
      requested.resolve()
      await withdrawn.promise
      return { body: { translatedText: `late ${q}` } }
    }
    server.domain.afterStored(message)
    await requested.promise
    await withdraw(message.messageId)
    withdrawn.resolve()
    await server.domain.stop?.()
    expect(heard).toEqual([])
    expect(await translationsOf(server.test.database, [message.messageId], 'vi')).toEqual(new Map())
  })

  it('takes its translation with it when it is withdrawn later', async () => {
    const message = await store(await newMember('en'), await newMember('vi'), newText())
    server.domain.afterStored(message)
    await server.domain.stop?.()
    expect((await translationsOf(server.test.database, [message.messageId], 'vi')).size).toBe(1)
    await withdraw(message.messageId)
    expect(await translationsOf(server.test.database, [message.messageId], 'vi')).toEqual(new Map())
  })

  it('is not held up by a provider that is away', async () => {
    const message = await store(await newMember('en'), await newMember('vi'), newText())
    server.provider.answer = () => ({ status: 503, body: {} })
    expect(server.domain.afterStored(message)).toBeUndefined()
    await server.domain.stop?.()
    expect(await translationsOf(server.test.database, [message.messageId], 'vi')).toEqual(new Map())
  })
})
