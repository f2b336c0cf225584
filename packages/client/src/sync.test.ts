import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from './call-error.ts'
import { type Sync, startSync } from './sync.ts'
import { MemoryStore } from './testing/memory-store.ts'
import { ModelServer } from './testing/model-server.ts'
import { PendingQuestions, settled } from './testing/pending-questions.ts'

const chat = 'p_1_2'

let server: ModelServer
let questions: PendingQuestions
let errors: unknown[]
let running: Sync | undefined

beforeEach(() => {
  server = new ModelServer()
  questions = new PendingQuestions(server)
  errors = []
})
afterEach(async () => {
  vi.useRealTimers()
  await running?.stop()
})

const begin = async (store: MemoryStore): Promise<Sync> => {
  running = startSync({ store, questions, onError: (error) => errors.push(error) })
  running.refresh()
  await questions.answerAll()
  return running
}

/** A device that has applied the first `cursor` events of each stream. */
const deviceAt = (cursors: Record<string, number>): MemoryStore =>
  MemoryStore.knowing(cursors, { epoch: server.epoch, serverTimeMs: server.nowMs })

describe('events of one stream', () => {
  it('applies what comes in order without asking', async () => {
    const store = deviceAt({ [chat]: 0 })
    const sync = await begin(store)
    for (const frame of server.appendMany(chat, 3)) sync.receive(frame)
    await settled()
    expect(questions.pending).toEqual([])
    expect(store.applied.get(chat)).toEqual([1, 2, 3])
    expect(store.cursors.get(chat)).toBe(3)
  })

  it('holds seq 7 until a pull has brought seq 6', async () => {
    server.appendMany(chat, 5)
    const store = deviceAt({ [chat]: 5 })
    const sync = await begin(store)
    server.append(chat)
    sync.receive(server.append(chat))
    await settled()
    expect(store.applied.get(chat)).toBeUndefined()
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([6, 7])
  })

  it('drops a repeat', async () => {
    const store = deviceAt({ [chat]: 0 })
    const sync = await begin(store)
    const frame = server.append(chat)
    sync.receive(frame)
    await settled()
    sync.receive(frame)
    await settled()
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('neither loses nor doubles a message that arrives while a pull is under way', async () => {
    const store = deviceAt({ [chat]: 0 })
    const sync = await begin(store)
    server.append(chat)
    sync.receive(server.append(chat))
    await settled()
    expect(questions.pending.map(({ about }) => about)).toEqual([chat])
    sync.receive(server.append(chat))
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([1, 2, 3])
  })

  it('moves only the cursor for a void', async () => {
    const store = deviceAt({ [chat]: 0 })
    const sync = await begin(store)
    sync.receive(server.append(chat, 'void'))
    sync.receive(server.append(chat))
    await settled()
    expect(store.applied.get(chat)).toEqual([2])
    expect(store.cursors.get(chat)).toBe(2)
  })

  it('takes an unknown private stream from its beginning', async () => {
    const store = deviceAt({})
    const sync = await begin(store)
    server.append('p_1_9')
    sync.receive(server.append('p_1_9'))
    await questions.answerAll()
    expect(store.applied.get('p_1_9')).toEqual([1, 2])
  })

  it('tries again with the next heads what the store could not take', async () => {
    const store = deviceAt({ [chat]: 0 })
    const sync = await begin(store)
    store.failures = 1
    sync.receive(server.append(chat))
    await settled()
    expect(errors).toHaveLength(1)
    sync.refresh()
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('resets a stream that is more than 1000 events behind, and goes on from there', async () => {
    server.appendMany(chat, 100_000)
    const store = deviceAt({ [chat]: 3 })
    const sync = await begin(store)
    expect(store.resets).toEqual([chat])
    expect(store.applied.get(chat)).toHaveLength(50)
    expect(store.cursors.get(chat)).toBe(100_000)
    sync.receive(server.append(chat))
    await settled()
    expect(store.cursors.get(chat)).toBe(100_001)
  })

  it('forgets a stream whose pull is refused', async () => {
    server.appendMany(chat, 2)
    vi.spyOn(questions, 'pull').mockRejectedValue(new Refused(4001, ''))
    const store = deviceAt({ [chat]: 1 })
    await begin(store)
    expect(errors).toEqual([])
    expect(store.mark?.serverTimeMs).toBe(server.nowMs)
  })
})

describe('heads', () => {
  it('finds a lost last frame within 30 s', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const store = deviceAt({ [chat]: 0 })
    await begin(store)
    server.append(chat)
    vi.advanceTimersByTime(30_000)
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('remembers no point of time before everything up to it is applied', async () => {
    const store = deviceAt({ [chat]: 0 })
    const before = server.nowMs
    server.nowMs += 3_600_000
    server.append(chat)
    running = startSync({ store, questions, onError: (error) => errors.push(error) })
    running.refresh()
    await settled()
    questions.pending[0]?.answer()
    await settled()
    questions.pending[0]?.fail()
    await settled()
    expect(store.mark?.serverTimeMs).toBe(before)
    running.refresh()
    await questions.answerAll()
    expect(store.mark?.serverTimeMs).toBe(server.nowMs)
  })

  it('pulls the open chat first and three streams at a time', async () => {
    const chats = Array.from({ length: 6 }, (_, index) => `p_1_${index + 2}`)
    for (const stream of chats) server.append(stream)
    const store = deviceAt(Object.fromEntries(chats.map((stream) => [stream, 0])))
    running = startSync({ store, questions, onError: (error) => errors.push(error) })
    running.focus('p_1_7')
    running.refresh()
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

  it('reads every page', async () => {
    server.pageSize = 2
    const chats = Array.from({ length: 5 }, (_, index) => `p_1_${index + 2}`)
    for (const stream of chats) server.append(stream)
    const store = deviceAt({})
    await begin(store)
    expect([...store.cursors.keys()].sort()).toEqual(chats)
  })

  it('loads a new device once and applies what happens meanwhile', async () => {
    server.appendMany(chat, 4)
    const store = new MemoryStore()
    running = startSync({ store, questions, onError: (error) => errors.push(error) })
    running.refresh()
    await settled()
    running.receive(server.append(chat))
    questions.pending[0]?.answer()
    await settled()
    running.receive(server.append(chat))
    await questions.answerAll()
    expect(store.applied.get(chat)).toEqual([6])
    expect(store.cursors.get(chat)).toBe(6)
  })

  it('loads a device anew when the first load broke off', async () => {
    server.append(chat)
    const store = new MemoryStore()
    store.failures = 2
    const sync = await begin(store)
    expect(store.mark).toBeUndefined()
    sync.refresh()
    await questions.answerAll()
    sync.refresh()
    await questions.answerAll()
    expect(store.mark?.epoch).toBe(server.epoch)
  })

  it('loads every stream anew when the database was restored from an older copy', async () => {
    server.appendMany(chat, 10)
    server.append('u_1')
    const store = deviceAt({ [chat]: 10, u_1: 1, g_7: 5 })
    const sync = await begin(store)
    server.restore('second', 4)
    server.append(chat)
    sync.refresh()
    await questions.answerAll()
    expect(store.resets.sort()).toEqual([chat, 'u_1'])
    expect(store.forgotten).toEqual(['g_7'])
    expect(store.cursors.get(chat)).toBe(5)
    expect(store.mark?.epoch).toBe('second')
    sync.receive(server.append(chat))
    await settled()
    expect(store.applied.get(chat)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('coming and going', () => {
  it('follows a group from conv_added on, also when its frames came first', async () => {
    const store = deviceAt({ u_1: 0 })
    const sync = await begin(store)
    server.appendMany('g_7', 4)
    sync.receive(server.append('g_7', 'group_invited'))
    sync.receive(server.append('u_1', 'conv_added', { conversation_id: 'g_7', seq: 5 }))
    await questions.answerAll()
    expect(store.applied.get('g_7')).toEqual([5])
    expect(store.cursors.get('g_7')).toBe(5)
  })

  it('drops the cursor with conv_removed and sets a new one when the member comes back', async () => {
    server.appendMany('g_7', 5)
    const store = deviceAt({ u_1: 0, g_7: 5 })
    const sync = await begin(store)
    sync.receive(server.append('u_1', 'conv_removed', { conversation_id: 'g_7' }))
    await settled()
    expect(store.cursors.has('g_7')).toBe(false)
    server.appendMany('g_7', 20)
    sync.receive(server.append('u_1', 'conv_added', { conversation_id: 'g_7', seq: 25 }))
    await questions.answerAll()
    expect(store.applied.get('g_7')).toEqual([25])
  })

  it('ends a group with group_dissolved', async () => {
    const store = deviceAt({ g_7: 0 })
    const sync = await begin(store)
    sync.receive(server.append('g_7', 'group_dissolved', {}))
    await settled()
    expect(store.applied.get('g_7')).toEqual([1])
    expect(store.cursors.has('g_7')).toBe(false)
  })

  it('learns from heads that a group ended while it was away', async () => {
    const store = deviceAt({ g_7: 2 })
    server.appendMany('g_7', 3)
    server.mark('g_7', { ended: 1 })
    await begin(store)
    expect(store.forgotten).toEqual(['g_7'])
    expect(store.applied.get('g_7')).toBeUndefined()
  })

  it('removes after more than 7 days what the complete list no longer names', async () => {
    server.append(chat)
    const store = deviceAt({ [chat]: 1, g_7: 9, u_1: 3 })
    server.nowMs += 31 * 24 * 3_600_000
    await begin(store)
    expect(store.forgotten).toEqual(['g_7'])
    expect(store.cursors.get(chat)).toBe(1)
  })

  it('starts a group that only heads names at the first seq the member may read', async () => {
    server.appendMany('g_7', 30)
    server.mark('g_7', { from_seq: 21 })
    const store = deviceAt({ u_1: 0 })
    await begin(store)
    expect(store.applied.get('g_7')?.[0]).toBe(21)
    expect(store.cursors.get('g_7')).toBe(30)
  })
})

it('touches the store no more once it is stopped', async () => {
  const store = deviceAt({ [chat]: 0 })
  const sync = await begin(store)
  sync.receive(server.append(chat))
  await sync.stop()
  sync.receive(server.append(chat))
  sync.refresh()
  await settled()
  expect(questions.pending).toEqual([])
  expect(store.cursors.get(chat)).toBe(0)
})
