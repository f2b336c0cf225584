import {
  createObjectSender,
  type OutgoingObject,
  type UploadMemory,
} from '@cliffhanger/client/object-store/object-sender.ts'
import type { ObjectWriter } from '@cliffhanger/client/object-store/object-writer.ts'
import { partsOf } from '@cliffhanger/client/object-store/send-parts.ts'
import { isAbort } from '@cliffhanger/client/object-store/store-error.ts'
import type { Sending } from '@cliffhanger/client/object-store/store-exchange.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import type { UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import { uploadKey } from '@cliffhanger/rules/uploads/object-key.ts'
import { waitForNetwork } from '../server/network.ts'
import { databaseOf } from '../storage/local-database.ts'
import { openObjectWriter } from './object-writer.ts'

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

const sender = createObjectSender({ whenOnline: waitForNetwork })

/** The store throws unfinished uploads away after 24 hours. */
const resumableMs = 23 * hourMs

/** Puts a file into the object store and resolves with its key: at once up to 8388608 bytes, else in parts (V-28). What was
 *  begun before, even before the page was loaded anew, is continued; `forgetSent` ends that memory. `onProgress` hears the
 *  bytes that were sent. */
export const sendFile = async (file: OutgoingFile, sending: Sending = {}): Promise<string> => {
  if (partsOf(file.content.size) === 1) {
    const writer = openWriter(file)
    await sender.sendAtOnce(writer, file.content, sending)
    return writer.key
  }
  const object: OutgoingObject = {
    content: file.content,
    memory: memoryOf(file),
    open: async (key) => openWriter(file, key),
  }
  try {
    return await sender.sendInParts(object, sending)
  } catch (error) {
    // Given up by the member: nothing of it is wanted any more. What failed is continued at the next try.
    if (isAbort(error)) await sender.discard(object)
    throw error
  }
}

/** The server knows the file, or will not have it: nothing is left to be continued. */
export const forgetSent = async (file: OutgoingFile): Promise<void> => {
  await memoryOf(file).forget()
}

const openWriter = (file: OutgoingFile, key = newKey(file)): ObjectWriter =>
  openObjectWriter(file.kind, { key, sizeBytes: file.content.size, contentType: file.contentType })

const newKey = ({ kind, userId, name }: OutgoingFile): string =>
  uploadKey({ kind, userId }, name, crypto.getRandomValues(new Uint8Array(16)), Date.now())

/** What is remembered of a file across visits. */
const memoryOf = ({ userId, kind, hash }: OutgoingFile): UploadMemory => {
  const { transfers } = databaseOf(userId)
  const id = `${kind}/${hash}`
  return {
    read: async () => {
      const known = await transfers.get(id)
      if (!known || Date.now() - known.started_ms >= resumableMs) return undefined
      return { key: known.key, uploadId: known.upload_id }
    },
    write: ({ key, uploadId }) => transfers.put({ id, key, upload_id: uploadId, started_ms: Date.now() }),
    forget: () => transfers.delete(id),
  }
}
