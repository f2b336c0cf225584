import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'
import type { Postmaster, PostmasterEnd } from './postmaster.ts'

/** A database that ends when it is told to. */
function makePostmaster(): Postmaster & { die(): void } {
  const { promise, resolve } = Promise.withResolvers<PostmasterEnd>()
  return {
    ended: promise,
    die: () => resolve({ exitCode: null, signal: 'SIGKILL' }),
    stop: async () => resolve({ exitCode: 0, signal: null }),
  }
}

const lines: string[] = []
const log = { debug: () => {}, error: (_details: object, message: string) => void lines.push(message) }
const quick = [log, () => 0] as const
/** A busy machine takes its time. */
const soon = { timeout: 15_000 }
const ended = 'the database ended by itself; it is started again'
const postponed = 'the database could not be started again; it is tried once more'

beforeEach(() => {
  lines.length = 0
})

describe('a database that is kept running', () => {
  it('says one line for one end, and none for a stop', async () => {
    const started: ReturnType<typeof makePostmaster>[] = []
    const stored = await keepRunning(
      async () => {
        const next = makePostmaster()
        started.push(next)
        return next
      },
      ...quick,
    )
    started[0]?.die()
    await vi.waitFor(() => expect(started).toHaveLength(2), soon)
    await stored.stop()
    expect(lines).toEqual([ended])
    expect(started).toHaveLength(2)
  })

  it('is tried again when it does not start', async () => {
    let starts = 0
    const first = makePostmaster()
    const stored = await keepRunning(
      async () => {
        starts++
        if (starts === 2) throw new Error('no room on the disk')
        return starts === 1 ? first : makePostmaster()
      },
      ...quick,
    )
    first.die()
    await vi.waitFor(() => expect(starts).toBe(3), soon)
    await stored.stop()
    expect(lines).toEqual([ended, postponed])
  })

  it.each([
    ['never starts again', async (): Promise<Postmaster> => Promise.reject(new Error('no room on the disk'))],
    [
      'ends after every start',
      async (): Promise<Postmaster> => {
        const next = makePostmaster()
        next.die()
        return next
      },
    ],
  ])('is given up when it %s', async (_, start) => {
    let starts = 0
    const first = makePostmaster()
    const stored = await keepRunning(() => (starts++ === 0 ? Promise.resolve(first) : start()), ...quick)
    first.die()
    expect(await stored.lost).toBeInstanceOf(Error)
    expect(starts).toBe(11)
    await stored.stop()
  })

  it('stops what a start under way brings up', async () => {
    const second = makePostmaster()
    const stop = vi.spyOn(second, 'stop')
    const slow = Promise.withResolvers<Postmaster>()
    const first = makePostmaster()
    const starts = [Promise.resolve(first), slow.promise]
    const stored = await keepRunning(() => starts.shift() ?? Promise.reject(new Error('one start too many')), ...quick)
    first.die()
    await vi.waitFor(() => expect(starts).toHaveLength(0), soon)
    const stopped = stored.stop()
    slow.resolve(second)
    await stopped
    expect(stop).toHaveBeenCalledOnce()
  })
})
