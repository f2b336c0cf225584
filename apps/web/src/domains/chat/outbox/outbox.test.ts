import { describe, expect, it, vi } from 'vitest'
import type { OutboxRow } from '../storage/rows.ts'
import { createOutbox, type OutboxPort } from './outbox.ts'

const rowOf = (conversation: string, localId: string): OutboxRow => ({
  local_id: localId,
  conversation_id: conversation,
  target_id: 2,
  content_text: '',
  ref_msg_id: 0,
  create_time: 0,
  state: 'loading',
  refusal_code: 0,
})

/** An outbox in memory whose sends end when the test says so. */
class FakePort implements OutboxPort<string> {
  readonly rows: OutboxRow[] = []
  readonly delivered: string[] = []
  readonly onTheirWay = new Map<string, PromiseWithResolvers<string>>()

  network = Promise.resolve()

  ready = () => this.network
  due = async () => undefined
  isDue = () => true
  waiting = async () => [...new Set(this.#loading().map(({ conversation_id }) => conversation_id))]
  next = async (conversation: string) => this.#loading().find(({ conversation_id }) => conversation_id === conversation)
  send = (row: OutboxRow) => {
    const reply = Promise.withResolvers<string>()
    this.onTheirWay.set(row.local_id, reply)
    return reply.promise
  }
  sent = async (row: OutboxRow) => {
    this.rows.splice(this.rows.indexOf(row), 1)
    this.delivered.push(row.local_id)
  }
  failed = async (row: OutboxRow) => {
    row.state = 'failed'
  }

  #loading = () => this.rows.filter(({ state }) => state === 'loading')

  async answer(localId: string): Promise<void> {
    const reply = await vi.waitUntil(() => this.onTheirWay.get(localId))
    reply.resolve('stored')
    this.onTheirWay.delete(localId)
  }

  async lose(localId: string): Promise<void> {
    const reply = await vi.waitUntil(() => this.onTheirWay.get(localId))
    reply.reject(new Error('no answer'))
    this.onTheirWay.delete(localId)
  }
}

const started = () => {
  const port = new FakePort()
  const errors: unknown[] = []
  return { port, faults: errors, outbox: createOutbox(port, (error) => errors.push(error)) }
}

describe('the outbox', () => {
  it('sends the messages of a conversation one after the other, in their order', async () => {
    const { port, outbox } = started()
    port.rows.push(rowOf('a', '1'), rowOf('a', '2'), rowOf('a', '3'))
    outbox.kick()
    await expect.poll(() => [...port.onTheirWay.keys()]).toEqual(['1'])
    for (const localId of ['1', '2', '3']) await port.answer(localId)
    await expect.poll(() => port.delivered).toEqual(['1', '2', '3'])
  })

  it('S-36: what is written without a network waits for it, and is not sent once the outbox is stopped', async () => {
    const { port, outbox } = started()
    const network = Promise.withResolvers<void>()
    port.network = network.promise
    port.rows.push(rowOf('a', '1'))
    outbox.kick()
    await Promise.resolve()
    expect(port.onTheirWay.size).toBe(0)
    network.resolve()
    await port.answer('1')
    await expect.poll(() => port.delivered).toEqual(['1'])

    const later = Promise.withResolvers<void>()
    port.network = later.promise
    port.rows.push(rowOf('a', '2'))
    outbox.kick()
    outbox.stop()
    later.resolve()
    await later.promise
    expect(port.onTheirWay.has('2')).toBe(false)
  })

  it('sends conversations side by side', async () => {
    const { port, outbox } = started()
    port.rows.push(rowOf('a', '1'), rowOf('b', '2'))
    outbox.kick()
    await expect.poll(() => [...port.onTheirWay.keys()].sort()).toEqual(['1', '2'])
  })

  it('sends each message once, however often it is kicked', async () => {
    const { port, outbox } = started()
    port.rows.push(rowOf('a', '1'))
    for (let kicks = 0; kicks < 5; kicks++) outbox.kick()
    await port.answer('1')
    await expect.poll(() => port.delivered).toEqual(['1'])
    expect(port.onTheirWay.size).toBe(0)
  })

  it('S-36, S-38: a failed message waits and the next one goes; sent again it keeps its local_id', async () => {
    const { port, outbox } = started()
    const first = rowOf('a', '1')
    port.rows.push(first, rowOf('a', '2'))
    outbox.kick()
    await port.lose('1')
    await port.answer('2')
    await expect.poll(() => port.delivered).toEqual(['2'])
    expect(first.state).toBe('failed')
    first.state = 'loading'
    outbox.kick()
    await port.answer('1')
    await expect.poll(() => port.delivered).toEqual(['2', '1'])
  })

  it('sends what is written while it is at work', async () => {
    const { port, outbox } = started()
    port.rows.push(rowOf('a', '1'))
    outbox.kick()
    await expect.poll(() => port.onTheirWay.has('1')).toBe(true)
    port.rows.push(rowOf('a', '2'))
    outbox.kick()
    await port.answer('1')
    await port.answer('2')
    await expect.poll(() => port.delivered).toEqual(['1', '2'])
  })

  it('takes nothing more once it is stopped', async () => {
    const { port, outbox } = started()
    port.rows.push(rowOf('a', '1'), rowOf('a', '2'))
    outbox.kick()
    await expect.poll(() => port.onTheirWay.has('1')).toBe(true)
    outbox.stop()
    await port.answer('1')
    await expect.poll(() => port.delivered).toEqual(['1'])
    outbox.kick()
    await Promise.resolve()
    expect(port.onTheirWay.size).toBe(0)
  })

  it('tells of a store that fails, and goes on with the next kick', async () => {
    const { port, faults: errors, outbox } = started()
    port.rows.push(rowOf('a', '1'))
    const { sent } = port
    port.sent = () => Promise.reject(new Error('the disk is full'))
    outbox.kick()
    await port.answer('1')
    await expect.poll(() => errors).toHaveLength(1)
    port.sent = sent
    outbox.kick()
    await port.answer('1')
    await expect.poll(() => port.delivered).toEqual(['1'])
  })
})
