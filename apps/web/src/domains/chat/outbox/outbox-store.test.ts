import '../../../testing/browser.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createDeviceStore } from '../../../app/device-store.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversationWith, privateConversation } from '../conversations/conversation.ts'
import { discard, resend, sendText } from '../messages/send-message.ts'
import type { OutboxRow } from '../storage/rows.ts'
import { clearedFrame, cursorAt, frameOf } from '../testing/events.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import type { Outbox } from './outbox.ts'
import { openOutbox } from './outbox-store.ts'

let server: FakeServer
let database: LocalDatabase
let outbox: Outbox | undefined

beforeEach(async () => {
  server = new FakeServer()
  database = await openDatabase(me)
})

afterEach(async () => {
  outbox?.stop()
  outbox = undefined
  closeDatabase()
  await deleteDatabase(me)
})

const withPeer = conversationWith(me, { chatType: 'private', targetId: peer })
const sentBody = z.object({ local_id: z.string(), target_id: z.number(), content_text: z.string() })
const requested = () => server.requested(chatCalls.sendPrivateMessage).map((body) => sentBody.parse(body))
const texts = () => requested().map(({ content_text }) => content_text)
const contentOf = (text: string) => `[{"text":{"content":"${text}"}}]`
const waiting = () => database.outbox.toArray()
/** As if what waits had been written before this page was opened. */
const toEarlierLife = () =>
  database.outbox.toCollection().modify((row) => {
    row.asked_ms = performance.timeOrigin - 1
  })
/** As if it had been written more than a day ago. */
const toYesterday = () =>
  database.outbox.toCollection().modify((row) => {
    Object.assign(row, { create_time: row.create_time - 90_000 })
    row.asked_ms = (row.asked_ms ?? 0) - 90_000_000
  })
const patience = { timeout: 30_000, interval: 5 }
const untilOutbox = (isAsExpected: (rows: readonly OutboxRow[]) => void): Promise<void> =>
  vi.waitFor(async () => isAsExpected(await waiting()), patience)

/** What the server answers to the newest message it was sent. */
const storedAs = (msgId: number): CallData<typeof chatCalls.sendPrivateMessage> => {
  const { local_id, target_id, content_text } = sentBody.parse(server.requested(chatCalls.sendPrivateMessage).at(-1))
  return {
    msg_id: msgId,
    local_id,
    conversation_id: privateConversation(me, target_id),
    create_time: 1_000_000,
    msg_status: 'unread',
    is_review: 1,
    ip: '',
    ip_addr: '',
    msg_type: 'text',
    content_text,
  }
}

/** The server stores whatever it is sent, numbered from 101. */
const storeAll = (): void => server.answer(chatCalls.sendPrivateMessage, () => storedAs(100 + requested().length))

describe('a message made on the device', () => {
  it('S-36: is loading at first, and unread with the id of the server once it is stored', async () => {
    storeAll()
    outbox = await openOutbox(database)
    await sendText(me, withPeer, 'hello')
    const [row] = await waiting()
    expect(row).toMatchObject({ state: 'loading', conversation_id: 'p_1_2' })
    await untilOutbox((rows) => expect(rows).toEqual([]))
    expect(await database.messages.toArray()).toMatchObject([
      { msg_id: 101, local_id: row?.local_id, msg_status: 'unread', sender_id: me, seq: 0 },
    ])
    expect(await database.sessions.get('p_1_2')).toMatchObject({ last_msg: 'hello', unread_count: 0 })
  })

  it('S-36: goes out by itself, in the order of its conversation', async () => {
    storeAll()
    outbox = await openOutbox(database)
    for (const text of ['one', 'two', 'three']) await sendText(me, withPeer, text)
    await untilOutbox((rows) => expect(rows).toEqual([]))
    expect(texts()).toEqual(['one', 'two', 'three'].map(contentOf))
  })

  it('S-36: fails when the server refuses it, says why, and does not hold up the next', async () => {
    server.refuse(chatCalls.sendPrivateMessage, refusalCodes.blacklisted)
    outbox = await openOutbox(database)
    await sendText(me, withPeer, 'one')
    await sendText(me, withPeer, 'two')
    const failed = { state: 'failed', refusal_code: refusalCodes.blacklisted }
    await untilOutbox((rows) => expect(rows).toMatchObject([failed, failed]))
    expect(await database.messages.count()).toBe(0)
  })

  it('A-13: waits when no answer comes, and goes out by itself later under the same local_id, before what was written after it', async () => {
    outbox = await openOutbox(database)
    await sendText(me, withPeer, 'one')
    await untilOutbox((rows) => expect(rows).toMatchObject([{ state: 'loading', attempts: 1, refusal_code: 0 }]))
    await sendText(me, withPeer, 'two')
    storeAll()
    await untilOutbox((rows) => expect(rows).toEqual([]))
    expect(texts()).toEqual([contentOf('one'), contentOf('one'), contentOf('two')])
    const [first, second] = requested()
    expect(second).toEqual(first)
  })

  it('A-13: waits as long as a busy server asks, whatever the network does', async () => {
    server.refuse(chatCalls.sendPrivateMessage, refusalCodes.tooManyRequests, { retry_after: 3000 })
    outbox = await openOutbox(database)
    await sendText(me, withPeer, 'one')
    await untilOutbox((rows) => expect(rows).toMatchObject([{ state: 'loading', attempts: 1 }]))
    const [row] = await waiting()
    expect(row?.retry_ms).toBeGreaterThan(Date.now() + 2_900_000)
    storeAll()
    dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(requested()).toHaveLength(1)
  })

  it('A-13: goes at once when the network is back', async () => {
    await sendText(me, withPeer, 'one')
    const nowMs = Date.now()
    await database.outbox.toCollection().modify({ attempts: 9, attempted_ms: nowMs, retry_ms: nowMs + 60_000 })
    storeAll()
    outbox = await openOutbox(database)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(requested()).toEqual([])
    dispatchEvent(new Event('online'))
    await untilOutbox((rows) => expect(rows).toEqual([]))
  })

  it('A-13: that waits is given up by its member, and the next one goes', async () => {
    server.refuse(chatCalls.sendPrivateMessage, refusalCodes.tooManyRequests, { retry_after: 3000 })
    outbox = await openOutbox(database)
    await sendText(me, withPeer, 'one')
    await untilOutbox((rows) => expect(rows).toMatchObject([{ attempts: 1 }]))
    await sendText(me, withPeer, 'two')
    storeAll()
    const [row] = await waiting()
    await discard(me, row?.local_id ?? '')
    await untilOutbox((rows) => expect(rows).toEqual([]))
    expect(texts()).toEqual([contentOf('one'), contentOf('two')])
  })

  it('S-37, A-13: that was half sent when the app ended goes on with its next start', async () => {
    await sendText(me, withPeer, 'one')
    await toEarlierLife()
    storeAll()
    outbox = await openOutbox(database)
    await untilOutbox((rows) => expect(rows).toEqual([]))
    expect(texts()).toEqual([contentOf('one')])
  })

  it('S-37, A-13: that was not sent for a day becomes failed, and is not sent by itself', async () => {
    await sendText(me, withPeer, 'one')
    await toYesterday()
    storeAll()
    outbox = await openOutbox(database)
    expect(await waiting()).toMatchObject([{ state: 'failed' }])
    await sendText(me, conversationWith(me, { chatType: 'private', targetId: 3 }), 'two')
    await untilOutbox((rows) => expect(rows).toHaveLength(1))
    expect(texts()).toEqual([contentOf('two')])
  })

  it('S-37: that its member asks for again before the outbox is open is sent', async () => {
    await sendText(me, withPeer, 'one')
    await toYesterday()
    const [left] = await waiting()
    await resend(me, left?.local_id ?? '')
    storeAll()
    outbox = await openOutbox(database)
    await untilOutbox((rows) => expect(rows).toEqual([]))
  })

  it('S-38: is sent again under its local_id', async () => {
    server.refuse(chatCalls.sendPrivateMessage, refusalCodes.blacklisted)
    outbox = await openOutbox(database)
    await sendText(me, withPeer, 'one')
    await untilOutbox((rows) => expect(rows).toMatchObject([{ state: 'failed' }]))
    const [failed] = await waiting()
    storeAll()
    await resend(me, failed?.local_id ?? '')
    await untilOutbox((rows) => expect(rows).toEqual([]))
    expect(new Set(requested().map(({ local_id }) => local_id))).toEqual(new Set([failed?.local_id]))
    expect(await database.messages.toArray()).toMatchObject([{ local_id: failed?.local_id }])
  })

  it('S-38, S-39: is stored once when its event comes before its answer', async () => {
    const held = Promise.withResolvers<void>()
    server.answer(chatCalls.sendPrivateMessage, async () => {
      const reply = storedAs(104)
      await held.promise
      return reply
    })
    outbox = await openOutbox(database)
    await sendText(me, withPeer, 'one')
    const { local_id } = await vi.waitUntil(() => requested()[0], patience)
    await createDeviceStore(database).apply([frameOf(messageFrom(me, 4, { local_id }))], cursorAt(4))
    expect(await waiting()).toEqual([])
    server.refuse(chatCalls.sendPrivateMessage, refusalCodes.blacklisted)
    await sendText(me, withPeer, 'two')
    held.resolve()
    await untilOutbox((rows) => expect(rows).toMatchObject([{ state: 'failed' }]))
    expect(await database.messages.toArray()).toMatchObject([{ local_id, seq: 4 }])
  })

  it.each([
    ['before it came', ['clear', 'frame', 'answer']],
    ['before its event came', ['answer', 'clear', 'frame']],
    ['before its answer came', ['frame', 'clear', 'answer']],
  ])('S-55: does not stay when another device cleared the conversation %s', async (_when, order) => {
    const held = Promise.withResolvers<void>()
    server.answer(chatCalls.sendPrivateMessage, async () => {
      const reply = storedAs(104)
      await held.promise
      return reply
    })
    outbox = await openOutbox(database)
    const store = createDeviceStore(database)
    await sendText(me, withPeer, 'one')
    const { local_id } = await vi.waitUntil(() => requested()[0], patience)
    const notify = {
      clear: () => store.apply([clearedFrame(4)], cursorAt(1, `u_${me}`)),
      frame: () => store.apply([frameOf(messageFrom(me, 4, { local_id }))], cursorAt(4)),
      answer: async () => {
        // The next message of the conversation is sent when the answer of this one is stored.
        await sendText(me, withPeer, 'two')
        server.refuse(chatCalls.sendPrivateMessage, refusalCodes.blacklisted)
        held.resolve()
        await untilOutbox((rows) => expect(rows).toMatchObject([{ state: 'failed' }]))
      },
    }
    for (const step of order) await notify[step as keyof typeof notify]()
    expect(await database.messages.toArray()).toEqual([])
    expect(await database.sessions.get('p_1_2')).toMatchObject({ last_msg_id: 0, last_msg: '' })
  })

  it('is given up only after it failed', async () => {
    await sendText(me, withPeer, 'one')
    const [row] = await waiting()
    await discard(me, row?.local_id ?? '')
    expect(await waiting()).toHaveLength(1)
    await toYesterday()
    outbox = await openOutbox(database)
    await discard(me, row?.local_id ?? '')
    expect(await waiting()).toEqual([])
  })
})
