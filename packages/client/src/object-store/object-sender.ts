import { type Attempt, type AttemptOptions, createAttempts } from './attempts.ts'
import type { ObjectWriter } from './object-writer.ts'
import { type OpenUpload, sendMissingParts } from './send-parts.ts'
import { isAbort, isLost, isMissing } from './store-error.ts'
import type { Sending } from './store-exchange.ts'

/** An upload in parts that was begun. */
export interface BegunUpload {
  readonly key: string
  /** '' once the object is whole. */
  readonly uploadId: string
}

/** Where a client remembers what it began, so that a later try goes on with it. */
export interface UploadMemory {
  read(): Promise<BegunUpload | undefined>
  write(begun: BegunUpload): Promise<unknown>
  forget(): Promise<unknown>
}

/** An object on its way to the store in parts. */
export interface OutgoingObject {
  readonly content: Blob
  readonly memory: UploadMemory
  /** A writer of the object with this key, which was begun before, or of a new one. */
  open(key?: string): Promise<ObjectWriter>
}

export interface ObjectSender {
  /** Writes an object with one request, or as few as the store allows. */
  sendAtOnce(writer: ObjectWriter, content: Blob, sending?: Sending): Promise<void>
  /** Writes an object in parts and resolves with its key. What was begun before is continued, and what is whole is not sent
   *  again. `onProgress` hears the bytes that were sent. */
  sendInParts(object: OutgoingObject, sending?: Sending): Promise<string>
  /** Nobody wants the object any more: forgets what was begun and has its parts thrown away. */
  discard(object: OutgoingObject): Promise<void>
}

/** Sends objects to the store, all of them together three requests at a time, each again after a passing failure. Rejects
 *  with StoreError, with an AbortError, and as the writer's calls do. */
export const createObjectSender = (options: AttemptOptions = {}): ObjectSender => {
  const attempt = createAttempts(options)
  return {
    sendAtOnce: (writer, content, sending = {}) => attempt(() => writer.put(content, sending), sending.signal),
    sendInParts: async (object, sending = {}) => {
      const { content, memory } = object
      const { signal } = sending
      const known = await memory.read()
      if (known?.uploadId === '') return known.key
      const upload = await openUpload(attempt, object, known, signal)
      const { writer, uploadId, marks } = upload
      try {
        await sendMissingParts(attempt, upload, content, sending)
        await attempt(() => writer.closeParts(uploadId, marks), signal)
      } catch (error) {
        if (isLost(error)) await memory.forget()
        throw signal?.aborted && !isAbort(error) ? new DOMException('aborted', 'AbortError') : error
      }
      await memory.write({ key: writer.key, uploadId: '' })
      return writer.key
    },
    discard: async ({ open, memory }) => {
      const begun = await memory.read()
      await memory.forget()
      if (!begun || begun.uploadId === '') return
      const writer = await open(begun.key)
      // The store throws forgotten parts away by itself after a while; asking is a courtesy.
      writer.dropParts(begun.uploadId).catch(() => undefined)
    },
  }
}

/** The upload of this object that was begun and not ended, or a new one. */
const openUpload = async (
  attempt: Attempt,
  { open, memory }: OutgoingObject,
  known: BegunUpload | undefined,
  signal: AbortSignal | undefined,
): Promise<OpenUpload> => {
  if (known) {
    const writer = await open(known.key)
    try {
      const marks = await attempt(() => writer.listParts(known.uploadId), signal)
      return { writer, uploadId: known.uploadId, marks }
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  const writer = await open()
  const uploadId = await attempt(() => writer.openParts(), signal)
  await memory.write({ key: writer.key, uploadId })
  return { writer, uploadId, marks: new Map() }
}
