import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeObjectStore } from '../testing/fake-object-store.ts'
import { createObjectSender, type ObjectSender, type OutgoingObject } from './object-sender.ts'
import type { Sending } from './store-exchange.ts'
import { outgoingObject } from './testing.ts'

let store: FakeObjectStore
let sender: ObjectSender

beforeEach(() => {
  store = new FakeObjectStore()
  sender = createObjectSender({ pause: async () => undefined })
})

const sendAtOnce = async ({ open, content }: OutgoingObject, sending?: Sending): Promise<void> =>
  sender.sendAtOnce(await open(), content, sending)
const parts = () => store.requested('PUT').map(({ query }) => query.get('partNumber'))

describe('an object', () => {
  it('C-9: travels with at most two others, whoever sends them', async () => {
    await Promise.all([
      sender.sendInParts(outgoingObject(5 * maxPartBytes)),
      ...[1, 2, 3, 4].map((size) => sendAtOnce(outgoingObject(size))),
    ])
    expect(store.mostAtOnce).toBe(3)
  })

  it('does not wait for all parts of another one that was begun before', async () => {
    const first = sender.sendInParts(outgoingObject(12 * maxPartBytes))
    await vi.waitUntil(() => parts().length > 0, 30_000)
    await sendAtOnce(outgoingObject(1))
    expect(parts().length).toBeLessThan(12)
    await first
  })

  it('S-43: tells how much was sent, to the last byte', async () => {
    const notified: number[] = []
    await sender.sendInParts(outgoingObject(2 * maxPartBytes), { onProgress: (bytes) => notified.push(bytes) })
    expect(notified.at(-1)).toBe(2 * maxPartBytes)
    expect(notified).toEqual(notified.toSorted((one, other) => one - other))
  })

  it('is sent again after a broken line or a busy store, and not after a refusal', async () => {
    const replies = [{ status: 0 }, { status: 503 }]
    store.meet = () => replies.shift()
    await sendAtOnce(outgoingObject(10))
    expect(store.heard).toHaveLength(3)
    store.meet = () => ({ status: 403, text: '<Error><Code>AccessDenied</Code></Error>' })
    await expect(sendAtOnce(outgoingObject(11))).rejects.toMatchObject({ status: 403, code: 'AccessDenied' })
    expect(store.heard).toHaveLength(4)
  })

  it('fails after three tries, each of which waits longer', async () => {
    const pauses: number[] = []
    sender = createObjectSender({ pause: async (tries) => void pauses.push(tries) })
    store.meet = () => ({ status: 0 })
    await expect(sendAtOnce(outgoingObject(10))).rejects.toMatchObject({ name: 'StoreError', status: 0 })
    expect(store.heard).toHaveLength(3)
    expect(pauses).toEqual([1, 2])
  })

  it('S-8: waits for the network before each try', async () => {
    let isOnline = false
    let goOnline = (): void => undefined
    const whenOnline = (): Promise<void> => {
      if (isOnline) return Promise.resolve()
      return new Promise((resolve) => {
        goOnline = resolve
      })
    }
    sender = createObjectSender({ whenOnline })
    const sending = sendAtOnce(outgoingObject(10))
    await new Promise((resolve) => setImmediate(resolve))
    expect(store.heard).toEqual([])
    isOnline = true
    goOnline()
    await sending
    expect(store.heard).toHaveLength(1)
  })

  it('was not written where the store says 200 and then fails', async () => {
    store.meet = () => ({ status: 200, text: '<Error><Code>InternalError</Code></Error>' })
    await expect(sendAtOnce(outgoingObject(10))).rejects.toMatchObject({ status: 200, code: 'InternalError' })
  })
})

describe('a big object that failed half-way', () => {
  let object: OutgoingObject

  beforeEach(async () => {
    object = outgoingObject(3 * maxPartBytes)
    // The second part fails when the first one has arrived.
    store.meet = async ({ query }) => {
      if (query.get('partNumber') !== '2') return undefined
      await vi.waitUntil(() => [...store.uploads.values()].some((sent) => sent.has(1)), 30_000)
      return { status: 400 }
    }
    await sender.sendInParts(object).catch(() => undefined)
    store.heard.length = 0
    store.meet = () => undefined
  })

  it('is continued: only what is missing is sent, and what arrived counts from the beginning', async () => {
    const notified: number[] = []
    const key = await sender.sendInParts(object, { onProgress: (bytes) => notified.push(bytes) })
    expect(parts()).not.toContain('1')
    expect(parts()).toContain('2')
    expect(notified[0]).toBeGreaterThan(maxPartBytes)
    expect(store.objects.get(key)?.size).toBe(3 * maxPartBytes)
  })

  it('begins anew where the store has thrown the parts away', async () => {
    store.uploads.clear()
    const key = await sender.sendInParts(object)
    expect(new Set(parts())).toEqual(new Set(['1', '2', '3']))
    expect(store.objects.get(key)?.size).toBe(3 * maxPartBytes)
  })

  it('is discarded: its parts are thrown away, and the next try begins anew', async () => {
    await sender.discard(object)
    await vi.waitFor(() => expect(store.requested('DELETE')).toHaveLength(1), { timeout: 15_000 })
    await sender.sendInParts(object)
    expect(new Set(parts())).toEqual(new Set(['1', '2', '3']))
  })
})

it('a big object that is stopped ends at once and keeps what arrived', async () => {
  const object = outgoingObject(3 * maxPartBytes)
  const stop = new AbortController()
  store.meet = async ({ query }) => {
    if (query.get('partNumber') !== '3') return undefined
    await vi.waitUntil(() => [...store.uploads.values()].some((sent) => sent.has(1) && sent.has(2)), 30_000)
    stop.abort()
    return undefined
  }
  await expect(sender.sendInParts(object, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(store.requested('DELETE')).toEqual([])
  store.meet = () => undefined
  store.heard.length = 0
  await sender.sendInParts(object)
  expect(parts()).not.toContain('1')
  expect(parts()).not.toContain('2')
})
