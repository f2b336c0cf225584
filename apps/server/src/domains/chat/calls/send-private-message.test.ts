import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { mediaContent } from '@cliffhanger/rules/chat/media-content.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChatServer, startChatServer, tokenOf } from '../../../testing/chat-server.ts'
import { Device } from '../../../testing/device.ts'

const { sendPrivateMessage } = chatCalls

let server: ChatServer
let linh: number
let paulo: number
beforeAll(async () => {
  server = await startChatServer({ SEND_PER_MINUTE: '100' })
  linh = await server.newMember('Linh')
  paulo = await server.newMember('Paulo')
  await server.connect(linh, paulo)
})
afterAll(() => server.close())

const text = (target_id: number, content: string, more: { local_id?: string; ref_msg_id?: number } = {}) => ({
  local_id: randomUUID(),
  target_id,
  content_text: textContent(content),
  ...more,
})
const pullAll = (stream: string, userId: number) =>
  server.succeed(syncCalls.pull, { stream, after_seq: 0, limit: 500 }, userId)

const picture = (url: string) => ({ url, thumb_url: '', name: 'a.png', width: 10, height: 10, file_size: 10 })

describe('sendPrivateMessage', () => {
  it('S-36: answers the stored message, and both sides hear it', async () => {
    const mine = await Device.greeted(server.socketUrl, tokenOf(linh))
    const his = await Device.greeted(server.socketUrl, tokenOf(paulo))
    const message = text(paulo, 'Tập 3 hay quá 😀')
    const sent = await server.succeed(sendPrivateMessage, message, linh)
    expect(sent).toMatchObject({
      local_id: message.local_id,
      content_text: message.content_text,
      msg_status: 'unread',
      ip: '',
    })
    for (const [device, self] of [[mine, 1] as const, [his, 0] as const]) {
      const frame = await device.next('private_msg')
      const data = chatEvents.privateMessage.data.parse(frame.data)
      expect(frame).toMatchObject({ stream: sent.conversation_id })
      expect(data).toMatchObject({
        self,
        sender: { user_id: linh, nick_name: 'Linh' },
        message: { msg_id: sent.msg_id, local_id: message.local_id },
      })
      expect(data.message.seq).toBe(frame.seq)
      device.leave()
    }
  })

  it('S-38: fifty repeats at once and one later store one message and answer alike', async () => {
    const message = text(paulo, 'once')
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => server.succeed(sendPrivateMessage, message, linh)),
    )
    replies.push(
      await server.succeed(sendPrivateMessage, { ...message, local_id: message.local_id.toUpperCase() }, linh),
    )
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    const { events } = await pullAll(replies[0]?.conversation_id ?? '', paulo)
    expect(events.filter(({ data }) => JSON.stringify(data).includes(message.local_id))).toHaveLength(1)
  })

  it('S-38: refuses a known local_id with another body, at once and later, and keeps the first', async () => {
    const message = text(paulo, 'first')
    const replies = await Promise.all([
      server.call(sendPrivateMessage, message, linh),
      server.call(sendPrivateMessage, { ...message, content_text: textContent('second') }, linh),
    ])
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200, 4008]))
    const later = await server.call(sendPrivateMessage, { ...message, content_text: textContent('third') }, linh)
    expect(later.code).toBe(4008)
  })

  it('numbers what many send at once without holes, and msg_id rises with seq', async () => {
    const [one, other] = [await server.newMember(), await server.newMember()]
    await server.connect(one, other)
    const sends = Array.from({ length: 80 }, (_, index) =>
      server.succeed(sendPrivateMessage, text(index % 2 ? one : other, `${index}`), index % 2 ? other : one),
    )
    const [first] = await Promise.all(sends)
    const { events } = await pullAll(first?.conversation_id ?? '', one)
    expect(events.map(({ seq }) => seq)).toEqual(sends.map((_, index) => index + 1))
    const ids = events.map(({ data }) => chatEvents.privateMessage.data.parse(data).message.msg_id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  it('refuses a stranger (5001), oneself, and nobody', async () => {
    const stranger = await server.newMember()
    for (const target of [stranger, linh, 999_999_999])
      expect((await server.call(sendPrivateMessage, text(target, 'hi'), linh)).code).toBe(5001)
  })

  it('R-9: refuses who was blacklisted, but repeats what was sent before', async () => {
    const [one, other] = [await server.newMember(), await server.newMember()]
    await server.connect(one, other)
    const message = text(other, 'before')
    const first = await server.succeed(sendPrivateMessage, message, one)
    await server.chat.setReach(server.context.db, one, other, 'blacklisted')
    expect((await server.call(sendPrivateMessage, text(other, 'after'), one)).code).toBe(5002)
    expect(await server.succeed(sendPrivateMessage, message, one)).toEqual(first)
    expect((await server.call(sendPrivateMessage, text(one, 'he may'), other)).code).toBe(200)
  })

  it('R-10: customer service needs no friendship, and answers', async () => {
    const support = await server.newMember('Support', 1)
    const member = await server.newMember()
    expect((await server.call(sendPrivateMessage, text(member, 'spam'), support)).code).toBe(5001)
    await server.succeed(sendPrivateMessage, { ...text(support, 'help'), chat_type: 'temp_private' }, member)
    await server.succeed(sendPrivateMessage, text(member, 'how?'), support)
  })

  it.each([
    ['a text over 5000 characters', { content_text: textContent('x'.repeat(5001)) }, 'content_text'],
    [
      'content over 20000 characters',
      { content_text: `[{"text":{"content":"a"}}${' '.repeat(20_000)}]` },
      'content_text',
    ],
    ['an empty text', { content_text: textContent(' ') }, 'content_text'],
    ['no JSON', { content_text: 'hello' }, 'content_text'],
    ['a local_id that is no uuid', { local_id: 'x' }, 'local_id'],
    ['a target that is no id', { target_id: -1 }, 'target_id'],
    ['a business card that is none', { msg_type: 'b_c' as const }, 'content_text'],
    ['a picture without one', { msg_type: 'image' as const }, 'content_text'],
  ])('V-38: refuses %s and names the field', async (_what, wrong, field) => {
    const reply = await server.call(sendPrivateMessage, { ...text(paulo, 'a'), ...wrong }, linh)
    expect(reply).toMatchObject({ code: 4000, data: { field } })
  })

  it('refuses a picture that was not uploaded (5019)', async () => {
    const content_text = mediaContent({ text: '', items: [{ kind: 'image', ...picture(`chat/${paulo}/a.png`) }] })
    const message = { ...text(paulo, ''), msg_type: 'image' as const, content_text }
    expect((await server.call(sendPrivateMessage, message, linh)).code).toBe(5019)
  })

  it('forwards a picture that stands in a message one may read, and nobody else may', async () => {
    const stranger = await server.newMember()
    await server.connect(stranger, linh)
    const content_text = mediaContent({ text: '', items: [{ kind: 'image', ...picture(`chat/${linh}/mine.png`) }] })
    const message = (target_id: number) => ({
      ...text(target_id, ''),
      msg_type: 'image' as const,
      content_text,
    })
    await server.succeed(sendPrivateMessage, message(paulo), linh)
    expect((await server.call(sendPrivateMessage, message(linh), stranger)).code).toBe(5019)
    await server.succeed(sendPrivateMessage, message(linh), paulo)
  })

  it('answers a repeat with its first result although its files are gone (socket.md 3.2)', async () => {
    const content_text = mediaContent({ text: '', items: [{ kind: 'image', ...picture(`chat/${linh}/gone.png`) }] })
    const first = { ...text(paulo, ''), msg_type: 'image' as const, content_text }
    const { msg_id } = await server.succeed(sendPrivateMessage, first, linh)
    const forward = { ...text(linh, ''), msg_type: 'image' as const, content_text }
    const forwarded = await server.succeed(sendPrivateMessage, forward, paulo)
    await server.succeed(chatCalls.withdrawPrivateMessage, { msg_id, target_id: paulo }, linh)
    await server.succeed(chatCalls.withdrawPrivateMessage, { msg_id: forwarded.msg_id, target_id: linh }, paulo)
    expect(await server.succeed(sendPrivateMessage, forward, paulo)).toEqual(forwarded)
    const another = { ...forward, content_text: content_text.replace('gone', 'other') }
    expect((await server.call(sendPrivateMessage, another, paulo)).code).toBe(4008)
  })

  it('writes a business card from the profile, whatever the client says', async () => {
    const b_c = { user_id: paulo, user_no: 'x', nick_name: '<b>fake</b>', avatar_url: 'x' }
    const message = {
      ...text(paulo, ''),
      msg_type: 'b_c' as const,
      content_text: JSON.stringify([{ text: { content: '' } }, { b_c }]),
    }
    const { content_text } = await server.succeed(sendPrivateMessage, message, linh)
    expect(content_text).not.toContain('fake')
    expect(JSON.parse(content_text)[1].b_c.user_id).toBe(paulo)
  })

  it('answers a message only in its own conversation (5007)', async () => {
    const other = await server.newMember()
    await server.connect(linh, other)
    const { msg_id } = await server.succeed(sendPrivateMessage, text(paulo, 'question'), linh)
    expect((await server.call(sendPrivateMessage, text(linh, 'answer', { ref_msg_id: msg_id }), paulo)).code).toBe(200)
    expect((await server.call(sendPrivateMessage, text(linh, 'answer', { ref_msg_id: msg_id }), other)).code).toBe(5007)
    expect((await server.call(sendPrivateMessage, text(linh, 'answer', { ref_msg_id: 999_999_999 }), paulo)).code).toBe(
      5007,
    )
  })

  it('refuses 4006 with retry_after over the budget; repeats and refusals do not count', async () => {
    const [one, other] = [await server.newMember(), await server.newMember()]
    await server.connect(one, other)
    const repeated = text(other, 'again')
    // What was sent fades from the turn of the minute on, so all of it is sent within one.
    server.advance(minuteMs - (Date.now() % minuteMs))
    const repeats = Array.from({ length: 40 }, () => server.succeed(sendPrivateMessage, repeated, one))
    await Promise.all(repeats)
    await Promise.all(Array.from({ length: 40 }, () => server.call(sendPrivateMessage, text(999_999_999, 'x'), one)))
    for (let sent = 1; sent < 100; sent++) await server.succeed(sendPrivateMessage, text(other, `${sent}`), one)
    const refused = await server.call(sendPrivateMessage, text(other, 'too many'), one)
    expect(refused).toMatchObject({ code: 4006, data: { retry_after: expect.any(Number) } })
    await server.succeed(sendPrivateMessage, repeated, one)
    server.advance(120_000)
    await server.succeed(sendPrivateMessage, text(other, 'later'), one)
  })

  it('stores the others when the database rejects one of a batch', async () => {
    const [one, other] = [await server.newMember(), await server.newMember()]
    await server.connect(one, other)
    const message = (contentText: string) => ({
      senderId: one,
      peerId: other,
      localId: randomUUID(),
      chatType: 'private' as const,
      messageType: 'text' as const,
      contentText,
      refMessageId: 0,
      ip: '',
      fileKeys: [],
    })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        server.chat.send(message(index === 7 ? 'bad\u0000' : textContent(`${index}`))),
      ),
    )
    expect(outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([7])
    const seqs = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.seq] : []))
    expect(seqs.toSorted((a, b) => a - b)).toEqual(seqs.map((_, index) => index + 1))
  })
})
