import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { describe, expect, test, vi } from 'vitest'
import { deviceParts } from '../testing/device-parts.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { settled } from '../testing/pending-questions.ts'

const it = test.extend(deviceParts)
const chat = 'p_1_2'

describe('heads', () => {
  it('finds a lost last frame within 30 s', async ({ device, questions, server }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const store = device.storeAt({ [chat]: 0 })
    await device.begin(store)
    server.append(chat)
    vi.advanceTimersByTime(30_000)
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('remembers no point of time before everything up to it is applied', async ({ device, questions, server }) => {
    const store = device.storeAt({ [chat]: 0 })
    const before = server.nowMs
    server.nowMs += hourMs
    server.append(chat)
    const sync = device.start(store)
    await settled()
    questions.pending[0]?.answer()
    await settled()
    questions.pending[0]?.fail()
    await settled()
    expect(store.mark?.serverTimeMs).toBe(before)
    sync.refresh()
    await questions.answerAll()
    expect(store.mark?.serverTimeMs).toBe(server.nowMs)
  })

  it('pulls the open chat first and three streams at a time', async ({ device, questions, server }) => {
    const chats = Array.from({ length: 6 }, (_, index) => `p_1_${index + 2}`)
    for (const stream of chats) server.append(stream)
    const store = device.storeAt(Object.fromEntries(chats.map((stream) => [stream, 0])))
    device.start(store).focus('p_1_7')
    await settled()
    questions.pending[0]?.answer()
    await settled()
    expect(questions.pending).toHaveLength(3)
    questions.pending[0]?.answer()
    await settled()
    expect(questions.pending.map(({ about }) => about)).toContain('p_1_7')
    await questions.answerAll()
    expect([...store.cursors.values()]).toEqual(chats.map(() => 1))
  })

  it('reads every page', async ({ device, server }) => {
    server.pageSize = 2
    const chats = Array.from({ length: 5 }, (_, index) => `p_1_${index + 2}`)
    for (const stream of chats) server.append(stream)
    const store = device.storeAt({})
    await device.begin(store)
    expect([...store.cursors.keys()].toSorted()).toEqual(chats)
  })

  it('loads a new device once and applies what happens meanwhile', async ({ device, questions, server }) => {
    server.appendMany(chat, 4)
    const store = new MemoryStore()
    const sync = device.start(store)
    await settled()
    sync.receive(server.append(chat))
    questions.pending[0]?.answer()
    await settled()
    sync.receive(server.append(chat))
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([6])
    expect(store.cursors.get(chat)).toBe(6)
  })

  it('loads a device anew when the first load broke off', async ({ device, questions, server }) => {
    server.append(chat)
    const store = new MemoryStore()
    store.failures = 2
    const sync = await device.begin(store)
    expect(store.mark).toBeUndefined()
    sync.refresh()
    await questions.answerAll()
    sync.refresh()
    await questions.answerAll()
    expect(store.mark?.epoch).toBe(server.epoch)
  })

  it('loads every stream anew when the database was restored from an older copy', async ({
    device,
    questions,
    server,
  }) => {
    server.appendMany(chat, 10)
    server.append('u_1')
    const store = device.storeAt({ [chat]: 10, u_1: 1, g_7: 5 })
    const sync = await device.begin(store)
    server.restore('second', 4)
    server.append(chat)
    sync.refresh()
    await questions.answerAll()
    expect(store.resets.toSorted()).toEqual([chat, 'u_1'])
    expect(store.forgotten).toEqual(['g_7'])
    expect(store.cursors.get(chat)).toBe(5)
    expect(store.mark?.epoch).toBe('second')
    sync.receive(server.append(chat))
    await settled()
    expect(store.applied.get(chat)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('coming and going', () => {
  it('follows a group from conv_added on, also when its frames came first', async ({ device, questions, server }) => {
    const store = device.storeAt({ u_1: 0 })
    const sync = await device.begin(store)
    server.appendMany('g_7', 4)
    sync.receive(server.append('g_7', 'group_invited'))
    sync.receive(server.append('u_1', 'conv_added', { conversation_id: 'g_7', seq: 5 }))
    await questions.answerAll()
    expect(store.applied.get('g_7')).toEqual([5])
    expect(store.cursors.get('g_7')).toBe(5)
  })

  it('drops the cursor with conv_removed and sets a new one when the member comes back', async ({
    device,
    questions,
    server,
  }) => {
    server.appendMany('g_7', 5)
    const store = device.storeAt({ u_1: 0, g_7: 5 })
    const sync = await device.begin(store)
    sync.receive(server.append('u_1', 'conv_removed', { conversation_id: 'g_7' }))
    await settled()
    expect(store.cursors.has('g_7')).toBe(false)
    server.appendMany('g_7', 20)
    sync.receive(server.append('u_1', 'conv_added', { conversation_id: 'g_7', seq: 25 }))
    await questions.answerAll()
    expect(store.applied.get('g_7')).toEqual([25])
  })

  it('pulls anew what it had of a group when it learns late that the member left and came back', async ({
    device,
    questions,
    server,
  }) => {
    server.appendMany('g_7', 5)
    const store = device.storeAt({ u_1: 0, g_7: 5 })
    const sync = await device.begin(store)
    for (const frame of server.appendMany('g_7', 3)) sync.receive(frame)
    await questions.answerAll()
    sync.receive(server.append('u_1', 'conv_removed', { conversation_id: 'g_7' }))
    sync.receive(server.append('u_1', 'conv_added', { conversation_id: 'g_7', seq: 7 }))
    await questions.answerAll()
    expect(store.applied.get('g_7')).toEqual([6, 7, 8, 7, 8])
    expect(store.cursors.get('g_7')).toBe(8)
  })

  it('ends a group with group_dissolved', async ({ device, server }) => {
    const store = device.storeAt({ g_7: 0 })
    const sync = await device.begin(store)
    sync.receive(server.append('g_7', 'group_dissolved', {}))
    await settled()
    expect(store.applied.get('g_7')).toEqual([1])
    expect(store.cursors.has('g_7')).toBe(false)
  })

  it('learns from heads that a group ended while it was away', async ({ device, server }) => {
    const store = device.storeAt({ g_7: 2 })
    server.appendMany('g_7', 3)
    server.mark('g_7', { ended: 1 })
    await device.begin(store)
    expect(store.forgotten).toEqual(['g_7'])
    expect(store.applied.get('g_7')).toBeUndefined()
  })

  it('forgets a group that ended even when the store fails at first', async ({ device, questions, server }) => {
    const store = device.storeAt({ g_7: 2 })
    server.appendMany('g_7', 3)
    server.mark('g_7', { ended: 1 })
    const sync = device.start(store)
    await settled()
    store.failures = 1
    await questions.answerAll()
    expect(store.cursors.has('g_7')).toBe(true)
    sync.refresh()
    await questions.answerAll()
    expect(store.forgotten).toEqual(['g_7'])
    expect(store.cursors.has('g_7')).toBe(false)
  })

  it('removes after more than 7 days what the complete list no longer names', async ({ device, server }) => {
    server.append(chat)
    const store = device.storeAt({ [chat]: 1, g_7: 9, u_1: 3 })
    server.nowMs += 31 * dayMs
    await device.begin(store)
    expect(store.forgotten).toEqual(['g_7'])
    expect(store.cursors.get(chat)).toBe(1)
  })

  it('starts a group that only heads names at the first seq the member may read', async ({ device, server }) => {
    server.appendMany('g_7', 30)
    server.mark('g_7', { from_seq: 21 })
    const store = device.storeAt({ u_1: 0 })
    await device.begin(store)
    expect(store.applied.get('g_7')?.[0]).toBe(21)
    expect(store.cursors.get('g_7')).toBe(30)
  })
})
