import { createPullSlots } from '@cliffhanger/client/pull-slots.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { maxPartBytes, type UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import { uploadKey } from '@cliffhanger/rules/uploads/object-key.ts'
import { waitForNetwork } from '../server/network.ts'
import { databaseOf } from '../storage/local-database.ts'
import { closeParts, dropParts, listParts, openParts, putObject, putPart } from './object-writer.ts'
import type { Sending, StoreTarget } from './store-request.ts'
import { isAbort, StoreError } from './upload-errors.ts'

/** What is sent, and who it belongs to. */
export interface OutgoingFile {
  readonly userId: number
  readonly kind: UploadKind
  readonly name: string
  readonly contentType: string
  readonly content: Blob
  /** SHA-256 of the content as hex. */
  readonly hash: string
}

/** Files and parts that travel at the same time (C-9). */
const uploadsAtOnce = 3
const slots = createPullSlots(uploadsAtOnce, () => 0)
const inSlot = <Result>(task: () => Promise<Result>): Promise<Result> => slots('upload', task)

const tries = 3
const firstPauseMs = 1000
/** The store throws unfinished uploads away after 24 hours. */
const resumableMs = 23 * hourMs

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A broken line, a busy store or too many requests at once: the same request may succeed. */
const isPassing = (error: unknown): boolean =>
  error instanceof StoreError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** Runs a request in a slot, and again after a passing failure. Without a network it waits. */
const send = async <Result>(task: () => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> => {
  for (let left = tries - 1; ; left--) {
    await waitForNetwork()
    try {
      return await inSlot(async () => {
        signal?.throwIfAborted()
        return task()
      })
    } catch (error) {
      if (left === 0 || !isPassing(error)) throw error
      await pause(firstPauseMs * 2 ** (tries - 1 - left))
    }
  }
}

/** Number of fragments a file is cut into (V-28). */
export const fragmentsOf = (sizeBytes: number): number => Math.max(1, Math.ceil(sizeBytes / maxPartBytes))

/** Puts a file into the object store and resolves with its key: at once up to 8388608 bytes, else in parts (V-28). What was
 *  begun before, even before the page was loaded anew, is continued; `forgetSent` ends that memory. `onProgress` hears the
 *  bytes that were sent. */
export const sendFile = async (file: OutgoingFile, sending: Sending = {}): Promise<string> => {
  if (fragmentsOf(file.content.size) > 1) {
    const known = await memoryOf(file).read()
    return known?.upload_id === '' ? known.key : sendInParts(file, sending)
  }
  const target = newTarget(file)
  await send(() => putObject(target, file.content, file.contentType, sending), sending.signal)
  return target.key
}

/** The server knows the file, or will not have it: nothing is left to be continued. */
export const forgetSent = (file: OutgoingFile): Promise<void> => memoryOf(file).forget()

const newTarget = ({ kind, userId, name, content }: OutgoingFile): StoreTarget => ({
  kind,
  sizeBytes: content.size,
  key: uploadKey({ kind, userId }, name, crypto.getRandomValues(new Uint8Array(16)), Date.now()),
})

interface Begun {
  readonly place: StoreTarget
  readonly uploadId: string
  /** Marks of the parts that arrived, by number. */
  readonly marks: Map<number, string>
}

const memoryOf = ({ userId, kind, hash }: OutgoingFile) => {
  const { transfers } = databaseOf(userId)
  const id = `${kind}/${hash}`
  return {
    read: async () => {
      const known = await transfers.get(id)
      return known && Date.now() - known.started_ms < resumableMs ? known : undefined
    },
    /** An empty `uploadId`: the object is whole. */
    keep: ({ key }: StoreTarget, uploadId: string) =>
      transfers.put({ id, key, upload_id: uploadId, started_ms: Date.now() }),
    forget: () => transfers.delete(id),
  }
}

/** The upload of this file that was begun and not ended, or a new one. */
const begin = async (file: OutgoingFile, signal: AbortSignal | undefined): Promise<Begun> => {
  const memory = memoryOf(file)
  const known = await memory.read()
  if (known) {
    const target = { kind: file.kind, key: known.key, sizeBytes: file.content.size }
    try {
      const etags = await send(() => listParts(target, known.upload_id), signal)
      return { place: target, uploadId: known.upload_id, marks: etags }
    } catch (error) {
      if (!(error instanceof StoreError) || error.status !== 404) throw error
    }
  }
  const target = newTarget(file)
  const uploadId = await send(() => openParts(target, file.contentType), signal)
  await memory.keep(target, uploadId)
  return { place: target, uploadId, marks: new Map<number, string>() }
}

const sendInParts = async (file: OutgoingFile, { signal, onProgress }: Sending): Promise<string> => {
  const { content } = file
  const { place: target, uploadId, marks: etags } = await begin(file, signal)
  const memory = memoryOf(file)
  const total = fragmentsOf(content.size)
  const partOf = (number: number): Blob => content.slice((number - 1) * maxPartBytes, number * maxPartBytes)
  const sent = new Map<number, number>([...etags.keys()].map((number) => [number, partOf(number).size]))
  const note = (number: number, bytes: number): void => {
    sent.set(number, bytes)
    onProgress?.([...sent.values()].reduce((sum, each) => sum + each, 0))
  }
  // One part that failed for good stops the others.
  const failing = new AbortController()
  const stop = (): void => failing.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const sendPart = async (number: number): Promise<void> => {
    const sending = { signal: failing.signal, onProgress: (bytes: number) => note(number, bytes) }
    etags.set(number, await send(() => putPart(target, uploadId, number, partOf(number), sending), failing.signal))
    note(number, partOf(number).size)
  }
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((number) => !etags.has(number))
  try {
    signal?.throwIfAborted()
    const results = await Promise.allSettled(
      missing.map((number) =>
        sendPart(number).catch((error: unknown) => {
          failing.abort()
          throw error
        }),
      ),
    )
    const failed = results.filter((result) => result.status === 'rejected')
    // The others only stopped because of it.
    const first = failed.find(({ reason }) => !isAbort(reason)) ?? failed[0]
    if (first) throw first.reason
    await send(() => closeParts(target, uploadId, etags), signal)
  } catch (error) {
    // Given up by the member: nothing of it is wanted any more. What failed is continued at the next try.
    if (signal?.aborted || isLost(error)) await memory.forget()
    if (signal?.aborted) dropParts(target, uploadId).catch(() => undefined)
    throw signal?.aborted && !isAbort(error) ? new DOMException('aborted', 'AbortError') : error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
  await memory.keep(target, '')
  return target.key
}

/** The store knows the upload or its parts no more: the next try begins anew. */
const isLost = (error: unknown): boolean =>
  error instanceof StoreError && (error.status === 404 || error.code.startsWith('InvalidPart'))
