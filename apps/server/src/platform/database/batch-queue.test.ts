import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { BatchQueue } from './batch-queue.ts'

/** A queue whose batches are noted, and stay on their way until they are let go. */
function openQueue(options: { readonly atOnce?: number; readonly gatherMs?: number; readonly apart?: boolean } = {}) {
  const batches: string[][] = []
  const held: (() => void)[] = []
  const queue = new BatchQueue<string, string>({
    of: 'test',
    metrics: { batchSize: { observe: () => undefined } } as never,
    async run(batch) {
      batches.push([...batch])
      await new Promise<void>((resolve) => void held.push(resolve))
      if (batch.includes('bad')) throw Object.assign(new Error('refused'), { code: '23505' })
      return batch.map((item) => `${item} is stored`)
    },
    ...(options.apart && { apart: (item: string) => item[0] }),
    ...(options.atOnce !== undefined && { atOnce: options.atOnce }),
    ...(options.gatherMs !== undefined && { gatherMs: options.gatherMs }),
  })
  return { queue, batches, letGo: () => held.shift()?.() }
}

const someTurns = async () => {
  for (let turn = 0; turn < 5; turn++) await nextTurn()
}

/** Lets batches go until `done` has settled. */
async function settle(letGo: () => void, done: Promise<unknown>): Promise<void> {
  const run = { isDone: false }
  const end = () => {
    run.isDone = true
  }
  done.then(end, end)
  while (!run.isDone) {
    letGo()
    await nextTurn()
  }
}

describe('a queue that stores in batches', () => {
  it('gathers what comes while a batch is on its way, and answers each item', async () => {
    const { queue, batches, letGo } = openQueue()
    const replies = [queue.store('a')]
    await someTurns()
    replies.push(queue.store('b'), queue.store('c'))
    await settle(letGo, Promise.all(replies))
    expect(batches).toEqual([['a'], ['b', 'c']])
    expect(await Promise.all(replies)).toEqual(['a is stored', 'b is stored', 'c is stored'])
    expect(queue.isIdle).toBe(true)
  })

  it('gathers for a while before a batch leaves, where told', async () => {
    const { queue, batches, letGo } = openQueue({ atOnce: 2, gatherMs: 300 })
    const replies = [queue.store('a')]
    await someTurns()
    replies.push(queue.store('b'))
    await someTurns()
    replies.push(queue.store('c'))
    await settle(letGo, Promise.all(replies))
    expect(batches).toEqual([['a', 'b', 'c']])
  })

  it('does not gather where it is not told to', async () => {
    const { queue, batches, letGo } = openQueue({ atOnce: 2 })
    const replies = [queue.store('a')]
    await someTurns()
    replies.push(queue.store('b'))
    await someTurns()
    expect(batches).toEqual([['a'], ['b']])
    await settle(letGo, Promise.all(replies))
  })

  it('never puts items of one kind into one batch, nor an empty one on its way', async () => {
    const { queue, batches, letGo } = openQueue({ atOnce: 2, gatherMs: 20, apart: true })
    const replies = ['a1', 'a2', 'b1', 'a3'].map((item) => queue.store(item))
    await settle(letGo, Promise.all(replies))
    expect(batches).toEqual([['a1', 'b1'], ['a2'], ['a3']])
  })

  it('refuses the one item the database refuses, and stores its neighbours', async () => {
    const { queue, letGo } = openQueue()
    const settled = Promise.allSettled(['a', 'b', 'bad', 'c'].map((item) => queue.store(item)))
    await settle(letGo, settled)
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })
})
