import type { ObjectSender } from '@cliffhanger/client/object-store/object-sender.ts'
import type { ObjectWriter } from '@cliffhanger/client/object-store/object-writer.ts'
import { createTransfer, type Transfer } from './transfer.ts'
import { createUploadList, type UploadItem } from './upload-list.ts'
import type { PlannedUpload } from './upload-plan.ts'

/** What the queue needs of the world outside. */
export interface UploadEdge {
  readonly sender: ObjectSender
  open(file: File): Promise<ObjectWriter>
  /** Makes an episode of the uploaded object; the same `intention` never makes two. */
  attach(objectKey: string, upload: PlannedUpload, intention: string): Promise<void>
  newIntention(): string
  failureText(error: unknown): string
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

/** Uploads files one after the other, each in parts, and makes an episode of each: so episodes keep the order of the files. */
export const createUploadQueue = (edge: UploadEdge): UploadQueue => {
  const list = createUploadList()
  const transfers = new Map<number, Transfer>()
  let nextId = 1
  let isRunning = false

  const carry = async (id: number, transfer: Transfer): Promise<void> => {
    const stop = new AbortController()
    transfer.stop = stop
    list.change(id, { state: 'uploading', failure: '' })
    try {
      const onProgress = (sentBytes: number): void => list.change(id, { sentBytes })
      const key = await edge.sender.sendInParts(transfer, { signal: stop.signal, onProgress })
      if (list.stateOf(id) !== 'uploading') return
      list.change(id, { state: 'attaching', sentBytes: transfer.content.size })
      await edge.attach(key, transfer.upload, transfer.intention)
      list.change(id, { state: 'done' })
    } catch (error) {
      if (!stop.signal.aborted) list.change(id, { state: 'failed', failure: edge.failureText(error) })
    }
  }

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (;;) {
      const [next] = list.inState('waiting')
      const transfer = next && transfers.get(next.id)
      if (!next || !transfer) break
      await carry(next.id, transfer)
    }
    isRunning = false
  }

  const enqueue = (upload: PlannedUpload): UploadItem => {
    const id = nextId++
    transfers.set(id, createTransfer(upload, edge.newIntention(), edge.open))
    const { file, number } = upload
    return { id, name: file.name, number, sizeBytes: file.size, sentBytes: 0, state: 'waiting', failure: '' }
  }

  const resume = (id: number): void => {
    const state = list.stateOf(id)
    if (state !== 'paused' && state !== 'failed') return
    list.change(id, { state: 'waiting', failure: '' })
    void run()
  }

  const remove = (ids: readonly number[]): void => {
    for (const id of ids) transfers.delete(id)
    list.remove(new Set(ids))
  }

  return {
    add: (uploads) => {
      list.add(uploads.map(enqueue))
      void run()
    },
    pause: (id) => {
      const state = list.stateOf(id)
      if (state !== 'uploading' && state !== 'waiting') return
      list.change(id, { state: 'paused' })
      transfers.get(id)?.stop?.abort()
    },
    resume,
    resumeFailed: () => {
      for (const { id } of list.inState('failed')) resume(id)
    },
    cancel: (id) => {
      const transfer = transfers.get(id)
      if (!transfer || list.stateOf(id) === 'attaching') return
      remove([id])
      transfer.stop?.abort()
      void edge.sender.discard(transfer)
    },
    clearDone: () => remove(list.inState('done').map(({ id }) => id)),
    items: list.items,
    isBusy: () => list.items().some(({ state }) => state !== 'done'),
    subscribe: list.subscribe,
  }
}
