import type { ObjectWriter } from '../../../platform/object-writer.ts'
import type { PlannedUpload } from './upload-plan.ts'

/** Part of a file that travels at once, and how many do at the same time. */
export const partBytes = 8 * 1024 * 1024
const partsAtOnce = 3
const triesOfPart = 3

export type UploadState = 'waiting' | 'uploading' | 'paused' | 'attaching' | 'done' | 'failed'

/** One file of the queue as the page shows it. */
export interface UploadItem {
  readonly id: number
  readonly name: string
  /** Episode it becomes; undefined: the next one. */
  readonly number: number | undefined
  readonly sizeBytes: number
  readonly sentBytes: number
  readonly state: UploadState
  readonly failure: string
}

/** What the queue needs of the world outside. */
export interface UploadEdge {
  open(file: File): Promise<ObjectWriter>
  /** Makes an episode of the uploaded object; the same `intention` never makes two. */
  attach(objectKey: string, upload: PlannedUpload, intention: string): Promise<void>
  newIntention(): string
  failureText(error: unknown): string
  /** Waits before the next try of a part; `tries` counts from 1. */
  pause(tries: number): Promise<void>
}

export interface UploadQueue {
  add(uploads: readonly PlannedUpload[]): void
  pause(id: number): void
  /** Goes on with a paused or failed file where it stopped: parts that arrived are not sent again. */
  resume(id: number): void
  /** The same for every file that failed. */
  resumeFailed(): void
  /** Takes a file out of the queue and throws away what was sent of it. */
  cancel(id: number): void
  /** Takes finished files out of the list. */
  clearDone(): void
  items(): readonly UploadItem[]
  /** True while closing the page would lose something. */
  isBusy(): boolean
  subscribe(listener: () => void): () => void
}

/** What the page need not know of a file. */
interface Transfer extends PlannedUpload {
  readonly intention: string
  writer?: ObjectWriter
  uploadId?: string
  isStored?: boolean
  /** ETag of each part that arrived, by its index. */
  readonly marks: Map<number, string>
  /** Bytes under way of each part that is being sent. */
  readonly under: Map<number, number>
  stop?: AbortController
}

/** Uploads files one after the other, each in parts, and makes an episode of each: so episodes keep the order of the files. */
export const createUploadQueue = (edge: UploadEdge): UploadQueue => {
  let items: readonly UploadItem[] = []
  let nextId = 1
  let isRunning = false
  const transfers = new Map<number, Transfer>()
  const listeners = new Set<() => void>()

  const change = (id: number, changes: Partial<UploadItem>): void => {
    items = items.map((item) => (item.id === id ? { ...item, ...changes } : item))
    for (const listener of listeners) listener()
  }
  const stateOf = (id: number): UploadState | undefined => items.find((item) => item.id === id)?.state

  const reportProgress = (id: number, transfer: Transfer): void => {
    const arrived = [...transfer.marks.keys()].reduce((sum, index) => sum + partOf(transfer.file, index).size, 0)
    const under = [...transfer.under.values()].reduce((sum, bytes) => sum + bytes, 0)
    change(id, { sentBytes: Math.min(arrived + under, transfer.file.size) })
  }

  const sendPart = async (id: number, transfer: Transfer, index: number, signal: AbortSignal): Promise<void> => {
    const { writer, uploadId } = transfer
    if (!writer || uploadId === undefined) throw new TypeError('the upload is not open')
    const onProgress = (bytes: number): void => {
      transfer.under.set(index, bytes)
      reportProgress(id, transfer)
    }
    for (let tries = 1; ; tries++) {
      try {
        transfer.marks.set(
          index,
          await writer.putPart(uploadId, index + 1, partOf(transfer.file, index), { signal, onProgress }),
        )
        return
      } catch (error) {
        if (signal.aborted || tries === triesOfPart) throw error
        await edge.pause(tries)
        signal.throwIfAborted()
      } finally {
        transfer.under.delete(index)
        reportProgress(id, transfer)
      }
    }
  }

  const sendFile = async (id: number, transfer: Transfer, stop: AbortController): Promise<void> => {
    transfer.writer ??= await edge.open(transfer.file)
    transfer.uploadId ??= await transfer.writer.openParts()
    const total = Math.max(1, Math.ceil(transfer.file.size / partBytes))
    const missing = Array.from({ length: total }, (_, index) => index).filter((index) => !transfer.marks.has(index))
    const sender = async (): Promise<void> => {
      for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
        stop.signal.throwIfAborted()
        await sendPart(id, transfer, index, stop.signal)
      }
    }
    // One part that failed for good stops the others, and nothing is still running when the file is given up.
    const results = await Promise.allSettled(
      Array.from({ length: partsAtOnce }, () =>
        sender().catch((error: unknown) => {
          missing.length = 0
          throw error
        }),
      ),
    )
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    stop.signal.throwIfAborted()
    await transfer.writer.closeParts(transfer.uploadId, inOrder(transfer.marks))
    transfer.isStored = true
  }

  const carry = async (id: number, transfer: Transfer): Promise<void> => {
    const stop = new AbortController()
    transfer.stop = stop
    change(id, { state: 'uploading', failure: '' })
    try {
      if (!transfer.isStored) await sendFile(id, transfer, stop)
      if (!transfer.writer || stateOf(id) !== 'uploading') return
      change(id, { state: 'attaching', sentBytes: transfer.file.size })
      await edge.attach(transfer.writer.key, transfer, transfer.intention)
      change(id, { state: 'done' })
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', failure: edge.failureText(error) })
    }
  }

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (;;) {
      const next = items.find((item) => item.state === 'waiting')
      const transfer = next && transfers.get(next.id)
      if (!next || !transfer) break
      await carry(next.id, transfer)
    }
    isRunning = false
  }

  const resume = (id: number): void => {
    const state = stateOf(id)
    if (state !== 'paused' && state !== 'failed') return
    change(id, { state: 'waiting', failure: '' })
    void run()
  }

  return {
    add: (uploads) => {
      const added = uploads.map(({ file, number }): UploadItem => {
        const id = nextId++
        transfers.set(id, { file, number, intention: edge.newIntention(), marks: new Map(), under: new Map() })
        return { id, name: file.name, number, sizeBytes: file.size, sentBytes: 0, state: 'waiting', failure: '' }
      })
      items = [...items, ...added]
      for (const listener of listeners) listener()
      void run()
    },
    pause: (id) => {
      const state = stateOf(id)
      if (state !== 'uploading' && state !== 'waiting') return
      change(id, { state: 'paused' })
      transfers.get(id)?.stop?.abort()
    },
    resume,
    resumeFailed: () => {
      for (const { id } of items.filter((item) => item.state === 'failed')) resume(id)
    },
    cancel: (id) => {
      const transfer = transfers.get(id)
      const state = stateOf(id)
      if (!transfer || state === 'attaching') return
      transfers.delete(id)
      items = items.filter((item) => item.id !== id)
      for (const listener of listeners) listener()
      transfer.stop?.abort()
      // The store throws away forgotten parts by itself after a while; asking is a courtesy.
      if (transfer.uploadId !== undefined && !transfer.isStored)
        void transfer.writer?.dropParts(transfer.uploadId).catch(() => undefined)
    },
    clearDone: () => {
      for (const { id } of items.filter((item) => item.state === 'done')) transfers.delete(id)
      items = items.filter((item) => item.state !== 'done')
      for (const listener of listeners) listener()
    },
    items: () => items,
    isBusy: () => items.some((item) => item.state !== 'done'),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const partOf = (file: File, index: number): Blob => file.slice(index * partBytes, (index + 1) * partBytes)

const inOrder = (marks: ReadonlyMap<number, string>): string[] =>
  [...marks].sort(([left], [right]) => left - right).map(([, mark]) => mark)
