import { createObjectSender } from '@cliffhanger/client/object-store/object-sender.ts'
import type { ObjectWriter } from '@cliffhanger/client/object-store/object-writer.ts'
import { StoreError } from '@cliffhanger/client/object-store/store-error.ts'
import { maxPartBytes as partBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { describe, expect, it, vi } from 'vitest'
import { createUploadQueue, type UploadEdge } from './upload-queue.ts'

/** A store that keeps what arrives, and does with each part what the test says. */
const openStore = (onPart: (number: number, signal: AbortSignal) => Promise<void> = async () => undefined) => {
  const sent: number[] = []
  const arrived = new Map<string, Map<number, string>>()
  const closed: string[][] = []
  const dropped: string[] = []
  const attached: { file: string; number: number | undefined; intention: string }[] = []
  let running = 0
  let mostAtOnce = 0
  const open = async (file: File): Promise<ObjectWriter> => ({
    key: `upload/operator/${file.name}`,
    put: async () => undefined,
    openParts: async () => {
      arrived.set(`upload of ${file.name}`, new Map())
      return `upload of ${file.name}`
    },
    listParts: async (uploadId) => new Map(arrived.get(uploadId)),
    putPart: async (uploadId, number, _content, { signal = new AbortController().signal, onProgress }) => {
      running += 1
      mostAtOnce = Math.max(mostAtOnce, running)
      try {
        await onPart(number, signal)
        onProgress?.(1)
      } finally {
        running -= 1
      }
      sent.push(number)
      arrived.get(uploadId)?.set(number, `"mark ${number}"`)
      return `"mark ${number}"`
    },
    closeParts: async (_uploadId, marks) => void closed.push(inOrder(marks)),
    dropParts: async (uploadId) => void dropped.push(uploadId),
  })
  let intentions = 0
  const edge: UploadEdge = {
    sender: createObjectSender({ pause: async () => undefined }),
    open,
    attach: async (_key, { file, number }, intention) => void attached.push({ file: file.name, number, intention }),
    newIntention: () => `intention ${++intentions}`,
    failureText: (error) => (error instanceof StoreError ? error.code : ''),
  }
  return { edge, sent, closed, dropped, attached, mostAtOnce: () => mostAtOnce }
}

const file = (name: string, parts: number, number?: number) => ({
  file: new File([new Uint8Array(partBytes * (parts - 1) + 10)], name),
  number,
})
const inOrder = (marks: ReadonlyMap<number, string>): string[] =>
  [...marks].sort(([left], [right]) => left - right).map(([, mark]) => mark)
const wait = { timeout: 30_000 }
const statesOf = (queue: ReturnType<typeof createUploadQueue>) => queue.items().map(({ state }) => state)

/** Waits until the sender gives up. */
const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe('upload queue', () => {
  it('sends the parts of a file three at a time and closes them in order', async () => {
    const store = openStore(() => new Promise((resolve) => setImmediate(resolve)))
    const queue = createUploadQueue(store.edge)
    queue.add([file('a.mp4', 5)])
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['done']), wait)
    expect(store.closed).toEqual([[1, 2, 3, 4, 5].map((number) => `"mark ${number}"`)])
    expect(store.mostAtOnce()).toBe(3)
    expect(queue.items()[0]?.sentBytes).toBe(partBytes * 4 + 10)
    expect(queue.isBusy()).toBe(false)
  })

  it('makes episodes in the order of the files, each with an intention of its own', async () => {
    const store = openStore()
    const queue = createUploadQueue(store.edge)
    queue.add([file('1.mp4', 2), file('2.mp4', 1)])
    queue.add([file('3.mp4', 1)])
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['done', 'done', 'done']), wait)
    expect(store.attached.map((made) => made.file)).toEqual(['1.mp4', '2.mp4', '3.mp4'])
    expect(new Set(store.attached.map((made) => made.intention)).size).toBe(3)
    queue.clearDone()
    expect(queue.items()).toEqual([])
  })

  it('tries a part three times, then gives the file up and goes on with the next', async () => {
    let failures = 0
    const store = openStore(async (number) => {
      if (number === 2 && failures < 3) {
        failures += 1
        throw new StoreError(0, 'broken line')
      }
    })
    const queue = createUploadQueue(store.edge)
    queue.add([file('a.mp4', 2), file('b.mp4', 1)])
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['failed', 'done']), wait)
    expect(queue.items()[0]?.failure).toBe('broken line')

    // Part 1 had arrived: only the missing one travels again.
    store.sent.length = 0
    queue.resume(queue.items()[0]?.id ?? 0)
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['done', 'done']), wait)
    expect(store.sent).toEqual([2])
  })

  it('pauses at once, keeps what arrived, and goes on from there', async () => {
    let isStuck = true
    const store = openStore((number, signal) => (isStuck && number > 1 ? untilAborted(signal) : Promise.resolve()))
    const queue = createUploadQueue(store.edge)
    queue.add([file('a.mp4', 3)])
    await vi.waitFor(() => expect(store.sent).toEqual([1]), wait)
    const id = queue.items()[0]?.id ?? 0
    queue.pause(id)
    expect(statesOf(queue)).toEqual(['paused'])
    expect(queue.isBusy()).toBe(true)
    isStuck = false
    queue.resume(id)
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['done']), wait)
    expect(new Set(store.sent)).toEqual(new Set([1, 2, 3]))
    expect(store.sent).toHaveLength(3)
  })

  it('forgets a cancelled file and throws its parts away', async () => {
    const store = openStore((_number, signal) => untilAborted(signal))
    const queue = createUploadQueue(store.edge)
    queue.add([file('a.mp4', 1)])
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['uploading']), wait)
    await new Promise((resolve) => setImmediate(resolve))
    queue.cancel(queue.items()[0]?.id ?? 0)
    expect(queue.items()).toEqual([])
    await vi.waitFor(() => expect(store.dropped).toEqual(['upload of a.mp4']), wait)
    expect(store.attached).toEqual([])
  })

  it('asks for the episode again with the same intention when only that failed', async () => {
    const store = openStore()
    const intentions: string[] = []
    const queue = createUploadQueue({
      ...store.edge,
      attach: async (_key, _file, intention) => {
        intentions.push(intention)
        if (intentions.length === 1) throw new Error('no answer')
      },
    })
    queue.add([file('a.mp4', 1)])
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['failed']), wait)
    queue.resume(queue.items()[0]?.id ?? 0)
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['done']), wait)
    expect(intentions).toEqual(['intention 1', 'intention 1'])
    expect(store.sent).toEqual([1])
  })

  it('makes episodes of the numbers that were told, and tries all that failed again at once', async () => {
    let isBroken = true
    const store = openStore(async () => {
      if (isBroken) throw new StoreError(0, 'broken line')
    })
    const queue = createUploadQueue(store.edge)
    queue.add([file('7.mp4', 1, 7), file('9.mp4', 1, 9)])
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['failed', 'failed']), wait)
    isBroken = false
    queue.resumeFailed()
    await vi.waitFor(() => expect(statesOf(queue)).toEqual(['done', 'done']), wait)
    expect(store.attached.map((made) => made.number)).toEqual([7, 9])
  })
})
