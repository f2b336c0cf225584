import '../../../testing/browser.ts'
import { FakeObjectStore } from '@cliffhanger/client/testing/fake-object-store.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { linkOf } from '@cliffhanger/rules/chat/links.ts'
import { mediaOf } from '@cliffhanger/rules/chat/media-content.ts'
import { isSilent } from '@cliffhanger/rules/chat/silent.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { clearSession, storeSession } from '../../../platform/session/session.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../../platform/storage/local-database.ts'
import { forgetCredential } from '../../../platform/uploads/credentials.ts'
import { mediaUrl } from '../../../platform/uploads/media-urls.ts'
import { answerUploads } from '../../../platform/uploads/testing.ts'
import { exampleUser } from '../../../testing/examples.ts'
import { fakePictures } from '../../../testing/fake-pictures.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { conversationWith } from '../conversations/conversation.ts'
import { resend, sendText } from '../messages/send-message.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { openOutbox } from '../outbox/outbox-store.ts'
import type { OutboxRow } from '../storage/rows.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { localRef } from './local-files.ts'
import { cancelUpload, filesMax, sendFiles, sendMedia, sendVoice } from './send-media.ts'
import { progressOf } from './upload-progress.ts'

let server: FakeServer
let store: FakeObjectStore
let database: LocalDatabase
let outbox: Outbox | undefined

const chat = conversationWith(me, { chatType: 'private', targetId: peer })
const sentBody = z.looseObject({ local_id: z.string(), msg_type: z.string(), content_text: z.string() })
const laterBody = z.looseObject({ content_text: z.string() })
const requested = () => server.requested(chatCalls.sendPrivateMessage).map((body) => sentBody.parse(body))

const storeAll = (): void =>
  server.answer(chatCalls.sendPrivateMessage, () => {
    const { local_id, content_text } = requested().at(-1) ?? { local_id: '', content_text: '' }
    const msg_id = 100 + requested().length
    return { ...messageFrom(me, 1), msg_id, local_id, content_text, msg_status: 'unread' as const }
  })

beforeEach(async () => {
  fakePictures()
  server = new FakeServer()
  answerUploads(server)
  storeAll()
  store = new FakeObjectStore()
  storeSession({ accessToken: 'a', refreshToken: 'r', user: { ...exampleUser, user_id: me } })
  database = await openDatabase(me)
})

afterEach(async () => {
  outbox?.stop()
  outbox = undefined
  forgetCredential('chat')
  clearSession()
  closeDatabase()
  await deleteDatabase(me)
  vi.restoreAllMocks()
})

const picture = (name: string, content = name): File => new File([content], name, { type: 'image/jpeg' })
const rows = () => database.outbox.toArray()
const patience = { timeout: 30_000, interval: 5 }
const untilOutbox = (isAsExpected: (rows: readonly OutboxRow[]) => void): Promise<void> =>
  vi.waitFor(async () => isAsExpected(await rows()), patience)
const sent = () => requested().map(({ content_text }) => mediaOf(content_text))
const names = () => sent().map(({ items }) => items.map((item) => (item.kind === 'audio' ? 'voice' : item.name)))

/** Files of these names are refused by the store. */
const refuseFiles = (...refused: readonly string[]): void => {
  store.meet = async ({ body }) => (refused.includes(await body.text()) ? { status: 403 } : undefined)
}

describe('a message with files', () => {
  it('S-36: is loading at once and shown from this device, with the size of what it holds', async () => {
    await sendMedia(me, chat, [picture('a.jpg')])
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'loading', msg_type: 'image', conversation_id: 'p_1_2' })
    const [item] = mediaOf(row?.content_text ?? '').items
    expect(item).toMatchObject({ kind: 'image', url: localRef(row?.local_id ?? '', 0), width: 1200, height: 900 })
    expect(await mediaUrl(item?.url ?? '')).toMatch(/^blob:/)
  })

  it('S-36: is sent once its files are uploaded, with their keys', async () => {
    outbox = await openOutbox(database)
    await sendMedia(me, chat, [picture('a.jpg'), picture('b.jpg')], { text: 'look', replyTo: 7 })
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(requested()).toMatchObject([{ msg_type: 'mixed', ref_msg_id: 7 }])
    const [content] = sent()
    expect(content).toMatchObject({ text: 'look', items: [{ name: 'a.jpg' }, { name: 'b.jpg' }] })
    expect(content?.items.every(({ url }) => store.objects.has(url))).toBe(true)
    await vi.waitFor(async () => expect(await database.outboxFiles.count()).toBe(0), patience)
  })

  it('S-133: says that it comes without a sound, each of its albums', async () => {
    outbox = await openOutbox(database)
    const many = Array.from({ length: 11 }, (_, index) => picture(`${index}.jpg`))
    await sendMedia(me, chat, many, { text: 'look', isSilent: true })
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(requested().map(({ content_text }) => isSilent(content_text))).toEqual([true, true])
    expect(sent().map(({ text }) => text)).toEqual(['look', ''])
  })

  it('S-130: asks for the preview of its caption also once its files have keys', async () => {
    outbox = await openOutbox(database)
    const url = 'https://a.example'
    await sendMedia(me, chat, [picture('a.jpg')], { text: `See ${url}`, link: { url } })
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(linkOf(requested()[0]?.content_text ?? '')?.url).toBe(url)
    expect(sent()[0]).toMatchObject({ text: `See ${url}`, items: [{ name: 'a.jpg' }] })
  })

  it('S-134: is handed over with its keys where it is sent later, once, and sent where its time has come', async () => {
    const scheduled = () => server.requested(chatCalls.scheduleMessage).map((body) => laterBody.parse(body))
    server.refuse(chatCalls.scheduleMessage, refusalCodes.stateChanged, null, 'It was sent already')
    outbox = await openOutbox(database)
    const atMs = Date.now() + 3_600_000
    await sendMedia(me, chat, [picture('a.jpg')], { text: 'look', replyTo: 7, atMs })
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(scheduled()).toMatchObject([
      { msg_type: 'mixed', chat_type: 'private', ref_msg_id: 7, send_time: Math.floor(atMs / 1000) },
    ])
    const items = scheduled().flatMap(({ content_text }) => mediaOf(content_text).items)
    expect(items.map(({ url }) => store.objects.has(url))).toEqual([true])
    expect(requested()).toEqual([])
    await sendMedia(me, chat, [picture('b.jpg')], { atMs: Date.now() - 1 })
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(names()).toEqual([['b.jpg']])
    expect(scheduled()).toHaveLength(1)
  })

  it('is a voice message where a recording is sent', async () => {
    outbox = await openOutbox(database)
    const content = new Blob(['voice'], { type: 'audio/mp4' })
    await sendVoice(me, chat, { content, seconds: 2.4 })
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(requested()).toMatchObject([{ msg_type: 'audio' }])
    expect(sent()[0]).toMatchObject({ text: '', items: [{ kind: 'audio', duration: 2 }] })
    expect(sent()[0]?.items[0]?.url).toMatch(/\.voice\.m4a$/)
  })

  it('does not hold up a text that is written meanwhile', async () => {
    const held = Promise.withResolvers<undefined>()
    store.meet = () => held.promise
    outbox = await openOutbox(database)
    await sendMedia(me, chat, [picture('a.jpg')])
    await vi.waitFor(() => expect(store.heard.length).toBeGreaterThan(0), patience)
    await sendText(me, chat, 'hello')
    await untilOutbox((left) => expect(left).toMatchObject([{ msg_type: 'image' }]))
    held.resolve(undefined)
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(sent().map(({ text }) => text)).toEqual(['hello', ''])
  })

  it('V-38, V-40: holds at most 9 files; at most 52 are sent at once, in order, and what is said stands with the first', async () => {
    const many = Array.from({ length: filesMax + 1 }, (_, index) => picture(`${index + 1}.jpg`))
    outbox = await openOutbox(database)
    await sendMedia(me, chat, many, { text: 'premiere', replyTo: 7 })
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(names().map(({ length }) => length)).toEqual([9, 9, 9, 9, 9, 7])
    expect(names().flat()).toEqual(many.slice(0, 52).map(({ name }) => name))
    expect(sent().map(({ text }) => text)).toEqual(['premiere', '', '', '', '', ''])
    expect(requested().map(({ ref_msg_id }) => ref_msg_id)).toEqual([7, 0, 0, 0, 0, 0])
  })

  it('S-36, S-37: is shown and sent where the browser keeps no Blob, as WebKit in a private window', async () => {
    const { add } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, row, key) {
      const holdsBlob =
        typeof row === 'object' && row !== null && Object.values(row).some((each) => each instanceof Blob)
      if (holdsBlob)
        throw new DOMException('Error preparing Blob/File data to be stored in object store', 'UnknownError')
      return add.call(this, row, key)
    })
    await sendMedia(me, chat, [picture('a.jpg'), picture('b.jpg')])
    await sendVoice(me, chat, { content: new Blob(['voice'], { type: 'audio/mp4' }), seconds: 2 })
    const items = (await rows()).flatMap(({ content_text }) => mediaOf(content_text).items)
    expect(items).toHaveLength(3)
    for (const { url } of items) expect(await mediaUrl(url)).toMatch(/^blob:/)
    closeDatabase()
    database = await openDatabase(me)
    outbox = await openOutbox(database)
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(names()).toEqual([['a.jpg', 'b.jpg'], ['voice']])
    expect(await Promise.all([...store.objects.values()].map((each) => each.text()))).toContain('a.jpg')
  })

  it('is not made of a file that cannot be read', async () => {
    await expect(sendMedia(me, chat, [picture('a.jpg'), picture('b.jpg', 'broken')])).rejects.toMatchObject({
      name: 'UnfitFile',
    })
    expect(await rows()).toEqual([])
    expect(await database.outboxFiles.count()).toBe(0)
  })

  it('S-128: a file of any kind is sent as it is, each in a message of its own', async () => {
    outbox = await openOutbox(database)
    const page = new File(['<script>'], 'page.html', { type: 'text/html' })
    await sendFiles(me, chat, [page, picture('one.jpg')], { text: 'for later' })
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(requested().map(({ msg_type }) => msg_type)).toEqual(['mixed', 'mixed'])
    expect(sent()).toMatchObject([
      { text: 'for later', items: [{ kind: 'file', name: 'page.html', file_size: 8 }] },
      { text: '', items: [{ kind: 'file', name: 'one.jpg' }] },
    ])
    const claims = server.requested(uploadsCalls.saveUpload)
    expect(claims).toMatchObject([
      { resource_type: 'file', content_type: 'application/octet-stream', thumb_url: '' },
      { resource_type: 'file', content_type: 'application/octet-stream', thumb_url: '' },
    ])
  })
})

describe('an upload that fails', () => {
  it('S-44: is left out of a mixed message, which is sent with the others', async () => {
    refuseFiles('b.jpg')
    outbox = await openOutbox(database)
    await sendMedia(me, chat, [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')])
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(names()).toEqual([['a.jpg', 'c.jpg']])
  })

  it('S-44, S-43: with none left the message fails, and its files stand at -1', async () => {
    refuseFiles('a.jpg', 'b.jpg')
    outbox = await openOutbox(database)
    await sendMedia(me, chat, [picture('a.jpg'), picture('b.jpg')])
    await untilOutbox((left) => expect(left).toMatchObject([{ state: 'failed' }]))
    expect(requested()).toEqual([])
    const [row] = await rows()
    expect(progressOf(localRef(row?.local_id ?? '', 0))).toBe(-1)
    expect(progressOf(localRef(row?.local_id ?? '', 1))).toBe(-1)
  })

  it('says why where the server refused the file', async () => {
    server.refuse(uploadsCalls.saveUpload, refusalCodes.fileNotUploaded)
    outbox = await openOutbox(database)
    await sendMedia(me, chat, [picture('a.jpg')])
    await untilOutbox((left) =>
      expect(left).toMatchObject([{ state: 'failed', refusal_code: refusalCodes.fileNotUploaded }]),
    )
  })

  it('S-38: can be tried again: the message keeps its local_id', async () => {
    refuseFiles('a.jpg')
    outbox = await openOutbox(database)
    await sendMedia(me, chat, [picture('a.jpg')])
    await untilOutbox((left) => expect(left).toMatchObject([{ state: 'failed' }]))
    const [failed] = await rows()
    refuseFiles()
    await resend(me, failed?.local_id ?? '')
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(requested()).toMatchObject([{ local_id: failed?.local_id }])
    expect(progressOf(localRef(failed?.local_id ?? '', 0))).toBeUndefined()
  })

  it('S-37, A-13: outlives the app and is sent from the kept file', async () => {
    await sendMedia(me, chat, [picture('a.jpg')])
    closeDatabase()
    database = await openDatabase(me)
    outbox = await openOutbox(database)
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(names()).toEqual([['a.jpg']])
  })

  it('S-38: is not uploaded again where only the sending failed, and the content stays the same', async () => {
    server.refuse(chatCalls.sendPrivateMessage, refusalCodes.blacklisted)
    outbox = await openOutbox(database)
    await sendMedia(me, chat, [picture('a.jpg')])
    await untilOutbox((left) => expect(left).toMatchObject([{ state: 'failed', refusal_code: 5002 }]))
    const uploads = store.heard.length
    storeAll()
    await resend(me, (await rows())[0]?.local_id ?? '')
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(store.heard).toHaveLength(uploads)
    expect(new Set(requested().map(({ content_text }) => content_text)).size).toBe(1)
  })
})

describe('a file that is taken out while it is uploaded', () => {
  const held = () => {
    const gate = Promise.withResolvers<undefined>()
    store.meet = () => gate.promise
    return () => gate.resolve(undefined)
  }

  it('leaves the others, which are sent', async () => {
    const release = held()
    outbox = await openOutbox(database)
    await sendMedia(me, chat, [picture('a.jpg'), picture('b.jpg')])
    const [row] = await rows()
    await vi.waitFor(() => expect(store.heard.length).toBeGreaterThan(1), patience)
    await cancelUpload(me, row?.local_id ?? '', localRef(row?.local_id ?? '', 0))
    release()
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(names()).toEqual([['b.jpg']])
  })

  it('takes the message with it where it was the only one', async () => {
    const release = held()
    outbox = await openOutbox(database)
    await sendMedia(me, chat, [picture('a.jpg')])
    const [row] = await rows()
    await vi.waitFor(() => expect(store.heard.length).toBeGreaterThan(0), patience)
    await cancelUpload(me, row?.local_id ?? '', localRef(row?.local_id ?? '', 0))
    release()
    expect(await rows()).toEqual([])
    await sendText(me, chat, 'next')
    await untilOutbox((left) => expect(left).toEqual([]))
    expect(sent().map(({ text }) => text)).toEqual(['next'])
  })
})
