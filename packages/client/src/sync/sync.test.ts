import { describe, expect, test, vi } from 'vitest'
import { Refused } from '../call-error.ts'
import { deviceParts } from '../testing/device-parts.ts'
import { settled } from '../testing/pending-questions.ts'

const it = test.extend(deviceParts)
const chat = 'p_1_2'

describe('events of one stream', () => {
  it('applies what comes in order without asking', async ({ device, questions, server }) => {
    const store = device.storeAt({ [chat]: 0 })
    const sync = await device.begin(store)
    for (const frame of server.appendMany(chat, 3)) sync.receive(frame)
    await settled()
    expect(questions.pending).toEqual([])
    expect(store.applied.get(chat)).toEqual([1, 2, 3])
    expect(store.cursors.get(chat)).toBe(3)
  })

  it('holds seq 7 until a pull has brought seq 6', async ({ device, questions, server }) => {
    server.appendMany(chat, 5)
    const store = device.storeAt({ [chat]: 5 })
    const sync = await device.begin(store)
    server.append(chat)
    sync.receive(server.append(chat))
    await settled()
    expect(store.applied.get(chat)).toBeUndefined()
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([6, 7])
  })

  it('drops a repeat', async ({ device, server }) => {
    const store = device.storeAt({ [chat]: 0 })
    const sync = await device.begin(store)
    const frame = server.append(chat)
    sync.receive(frame)
    await settled()
    sync.receive(frame)
    await settled()
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('neither loses nor doubles a message that arrives while a pull is under way', async ({
    device,
    questions,
    server,
  }) => {
    const store = device.storeAt({ [chat]: 0 })
    const sync = await device.begin(store)
    server.append(chat)
    sync.receive(server.append(chat))
    await settled()
    expect(questions.pending.map(({ about }) => about)).toEqual([chat])
    sync.receive(server.append(chat))
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([1, 2, 3])
  })

  it('moves only the cursor for a void', async ({ device, server }) => {
    const store = device.storeAt({ [chat]: 0 })
    const sync = await device.begin(store)
    sync.receive(server.append(chat, 'void'))
    sync.receive(server.append(chat))
    await settled()
    expect(store.applied.get(chat)).toEqual([2])
    expect(store.cursors.get(chat)).toBe(2)
  })

  it('takes an unknown private stream from its beginning', async ({ device, questions, server }) => {
    const store = device.storeAt({})
    const sync = await device.begin(store)
    server.append('p_1_9')
    sync.receive(server.append('p_1_9'))
    await questions.answerAll()
    expect(store.applied.get('p_1_9')).toEqual([1, 2])
  })

  it('tries again with the next heads what the store could not take', async ({ device, questions, server }) => {
    const store = device.storeAt({ [chat]: 0 })
    const sync = await device.begin(store)
    store.failures = 1
    sync.receive(server.append(chat))
    await settled()
    expect(device.errors).toHaveLength(1)
    sync.refresh()
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('resets a stream that is more than 1000 events behind, and goes on from there', async ({ device, server }) => {
    server.appendMany(chat, 100_000)
    const store = device.storeAt({ [chat]: 3 })
    const sync = await device.begin(store)
    expect(store.resets).toEqual([chat])
    expect(store.applied.get(chat)).toHaveLength(50)
    expect(store.cursors.get(chat)).toBe(100_000)
    sync.receive(server.append(chat))
    await settled()
    expect(store.cursors.get(chat)).toBe(100_001)
  })

  it('holds a bounded number of frames and still ends where the server is', async ({ device, questions, server }) => {
    const store = device.storeAt({ [chat]: 0 })
    const sync = await device.begin(store)
    server.append(chat)
    for (const frame of server.appendMany(chat, 3000)) sync.receive(frame)
    await questions.answerAll()
    expect(store.resets).toEqual([chat])
    expect(store.cursors.get(chat)).toBe(3001)
    sync.receive(server.append(chat))
    await settled()
    expect(store.applied.get(chat)?.at(-1)).toBe(3002)
  })

  it('brings 50 conversations in order to a device that missed 1,000 messages', async ({ device, server }) => {
    const chats = Array.from({ length: 50 }, (_, index) => `p_1_${index + 2}`)
    for (let round = 0; round < 20; round++) for (const stream of chats) server.append(stream)
    server.pageSize = 7
    const store = device.storeAt(Object.fromEntries(chats.map((stream) => [stream, 0])))
    await device.begin(store)
    const inOrder = Array.from({ length: 20 }, (_, index) => index + 1)
    expect([...store.applied.values()]).toEqual(chats.map(() => inOrder))
    expect(store.notedRows).toHaveLength(50)
  })

  it('forgets a stream whose pull is refused', async ({ device, questions, server }) => {
    server.appendMany(chat, 2)
    vi.spyOn(questions, 'pull').mockRejectedValue(new Refused(4001, ''))
    const store = device.storeAt({ [chat]: 1 })
    await device.begin(store)
    expect(device.errors).toEqual([])
    expect(store.mark?.serverTimeMs).toBe(server.nowMs)
  })
})

it('touches the store no more once it is stopped', async ({ device, questions, server }) => {
  const store = device.storeAt({ [chat]: 0 })
  const sync = await device.begin(store)
  sync.receive(server.append(chat))
  await sync.stop()
  sync.receive(server.append(chat))
  sync.refresh()
  await settled()
  expect(questions.pending).toEqual([])
  expect(store.cursors.get(chat)).toBe(0)
})
