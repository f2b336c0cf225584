import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { type Attempt, requestsAtOnce } from './attempts.ts'
import type { ObjectWriter } from './object-writer.ts'
import { isAbort } from './store-error.ts'
import type { Sending } from './store-exchange.ts'

/** Number of parts a file is cut into (V-28). */
export const partsOf = (sizeBytes: number): number => Math.max(1, Math.ceil(sizeBytes / maxPartBytes))

const partOf = (content: Blob, number: number): Blob =>
  content.slice((number - 1) * maxPartBytes, number * maxPartBytes)

/** An upload in parts that is open in the store. */
export interface OpenUpload {
  readonly writer: ObjectWriter
  readonly uploadId: string
  /** Marks of the parts that arrived, by number. */
  readonly marks: Map<number, string>
}

/** Sends the parts that are missing and adds their marks. One that failed for good stops the others, and none is still under
 *  way when this rejects. */
export const sendMissingParts = async (
  attempt: Attempt,
  { writer, uploadId, marks }: OpenUpload,
  content: Blob,
  { signal, onProgress }: Sending,
): Promise<void> => {
  signal?.throwIfAborted()
  const failing = new AbortController()
  const stop = (): void => failing.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const progress = createProgress(content, marks, onProgress)
  const sendPart = async (number: number): Promise<void> => {
    const part = partOf(content, number)
    const sending = { signal: failing.signal, onProgress: (bytes: number) => progress.note(number, bytes) }
    try {
      marks.set(number, await attempt(() => writer.putPart(uploadId, number, part, sending), failing.signal))
      progress.note(number, part.size)
    } catch (error) {
      failing.abort()
      progress.forget(number)
      throw error
    }
  }
  const numbers = Array.from({ length: partsOf(content.size) }, (_, index) => index + 1)
  const missing = numbers.filter((number) => !marks.has(number))
  const sendNext = async (): Promise<void> => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) await sendPart(number)
  }
  try {
    const results = await Promise.allSettled(Array.from({ length: requestsAtOnce }, sendNext))
    const failed = results.filter((result) => result.status === 'rejected')
    // The others only stopped because of it.
    const first = failed.find(({ reason }) => !isAbort(reason)) ?? failed[0]
    if (first) throw first.reason
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** Adds up the bytes of the parts that arrived and of those under way. */
const createProgress = (
  content: Blob,
  arrived: ReadonlyMap<number, string>,
  onProgress: ((sentBytes: number) => void) | undefined,
) => {
  const sent = new Map([...arrived.keys()].map((number) => [number, partOf(content, number).size]))
  const report = (): void => onProgress?.([...sent.values()].reduce((sum, bytes) => sum + bytes, 0))
  return {
    note: (number: number, bytes: number): void => {
      sent.set(number, bytes)
      report()
    },
    /** What was sent of a part is lost. */
    forget: (number: number): void => {
      if (sent.delete(number)) report()
    },
  }
}
