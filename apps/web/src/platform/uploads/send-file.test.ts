import '../../testing/browser.ts'
import { FakeObjectStore } from '@cliffhanger/client/testing/fake-object-store.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeServer } from '../../testing/fake-server.ts'
import { closeDatabase, deleteDatabase, openDatabase } from '../storage/local-database.ts'
import { forgetCredential } from './credentials.ts'
import { forgetSent, type OutgoingFile, sendFile } from './send-file.ts'
import { answerUploads, sealedCredential } from './testing.ts'

const me = 1
let server: FakeServer
let store: FakeObjectStore

beforeEach(async () => {
  server = new FakeServer()
  answerUploads(server)
  store = new FakeObjectStore()
  await openDatabase(me)
})

afterEach(async () => {
  forgetCredential('chat')
  closeDatabase()
  await deleteDatabase(me)
})

const fileOf = (size: number, hash = `hash-${size}`): OutgoingFile => ({
  userId: me,
  kind: 'chat',
  name: 'my film.mp4',
  contentType: 'video/mp4',
  content: new Blob([new Uint8Array(size)]),
  hash,
})
const parts = () => store.requested('PUT').map(({ query }) => query.get('partNumber'))

describe('a file', () => {
  it('V-28: of up to 8388608 bytes goes at once, signed, under a key of my folder', async () => {
    const key = await sendFile(fileOf(maxPartBytes))
    expect(key).toMatch(/^chat\/1\/\d{6}\/[0-9a-f]{32}\.myfilm\.mp4$/)
    const [request] = store.heard
    expect(store.heard).toHaveLength(1)
    expect(request).toMatchObject({ method: 'PUT', key })
    expect(request?.headers.get('content-type')).toBe('video/mp4')
    expect(request?.headers.get('authorization')).toContain('Credential=AKID/')
    expect(store.objects.get(key)?.size).toBe(maxPartBytes)
  })

  it('V-28: over that goes in fragments of at most 8388608 bytes', async () => {
    const key = await sendFile(fileOf(2 * maxPartBytes + 5))
    expect(new Set(parts())).toEqual(new Set(['1', '2', '3']))
    expect(store.requested('PUT').every(({ body }) => body.size <= maxPartBytes)).toBe(true)
    expect(store.objects.get(key)?.size).toBe(2 * maxPartBytes + 5)
  })
})

describe('a big file that failed half-way', () => {
  beforeEach(async () => {
    // The second part fails when the first one has arrived.
    store.meet = async ({ query }) => {
      if (query.get('partNumber') !== '2') return undefined
      await vi.waitUntil(() => [...store.uploads.values()].some((sent) => sent.has(1)), 30_000)
      return { status: 400 }
    }
    await sendFile(fileOf(3 * maxPartBytes)).catch(() => undefined)
    store.heard.length = 0
    store.meet = () => undefined
  })

  it('is continued after the page was loaded anew: only what is missing is sent', async () => {
    closeDatabase()
    await openDatabase(me)
    const key = await sendFile(fileOf(3 * maxPartBytes))
    expect(parts()).not.toContain('1')
    expect(parts()).toContain('2')
    expect(store.objects.get(key)?.size).toBe(3 * maxPartBytes)
  })

  it('is not sent again once it is whole, until the server knows it', async () => {
    const key = await sendFile(fileOf(3 * maxPartBytes))
    store.heard.length = 0
    expect(await sendFile(fileOf(3 * maxPartBytes))).toBe(key)
    expect(store.heard).toEqual([])
    await forgetSent(fileOf(3 * maxPartBytes))
    expect(await sendFile(fileOf(3 * maxPartBytes))).not.toBe(key)
  })
})

it('a big file that is given up ends at once, and its parts are thrown away', async () => {
  const stop = new AbortController()
  store.meet = ({ query }) => {
    if (query.get('partNumber') === '2') stop.abort()
    return undefined
  }
  const sending = sendFile(fileOf(3 * maxPartBytes), { signal: stop.signal })
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => store.requested('DELETE')).toHaveLength(1)
  expect(store.objects.size).toBe(0)
})

describe('a credential', () => {
  const requested = () => server.heard.filter(({ path }) => path === uploadsCalls.getCredential.path)

  it('is asked for once, however many files want it', async () => {
    await Promise.all([1, 2, 3, 4].map((size) => sendFile(fileOf(size))))
    await sendFile(fileOf(5))
    expect(requested()).toHaveLength(1)
    expect(Object.fromEntries(requested()[0]?.query ?? [])).toEqual({ type: '0', allow: '0' })
  })

  it('is renewed when it is good for less than 60 s', async () => {
    const now = Math.floor(Date.now() / 1000)
    server.answer(uploadsCalls.getCredential, () => sealedCredential({ expiredTime: now + 59 }))
    await sendFile(fileOf(1))
    await sendFile(fileOf(2))
    expect(requested()).toHaveLength(2)
  })

  it('is renewed when the store says it is over', async () => {
    const replies = [{ status: 403, text: '<Error><Code>ExpiredToken</Code></Error>' }]
    store.meet = () => replies.shift()
    await sendFile(fileOf(1))
    expect(requested()).toHaveLength(2)
    expect(store.objects.size).toBe(1)
  })

  it('is asked for again after the question failed', async () => {
    server.refuse(uploadsCalls.getCredential, 4006)
    await expect(sendFile(fileOf(1))).rejects.toMatchObject({ code: 4006 })
    answerUploads(server)
    await sendFile(fileOf(1))
    expect(store.objects.size).toBe(1)
  })

  it('signs by the clock of the server where this device has a wrong one', async () => {
    const ahead = Math.floor(Date.now() / 1000) + 86_400
    const clock = { startTime: ahead, expiredTime: ahead + 1800 }
    server.answer(uploadsCalls.getCredential, () => sealedCredential(clock))
    await sendFile(fileOf(1))
    const day = new Date(ahead * 1000).toISOString().slice(0, 10).replaceAll('-', '')
    expect(store.heard[0]?.headers.get('x-amz-date')).toMatch(new RegExp(`^${day}`))
  })
})
