import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { SignedUpload } from '@cliffhanger/contract/uploads/schemas.ts'
import { Refused } from '../call-error.ts'
import type { PartsWriter, SignedCalls } from './store-access.ts'
import { StoreError } from './store-error.ts'
import { exchange, type Sending } from './store-exchange.ts'

/** How long addresses live is the server's to say; how long ago they were requested, this device's clock knows. */
const lifetimeMs = 30 * minuteMs
/** Addresses are requested anew when they are good for less than this. */
const renewBeforeMs = 60_000

/** Of the upload that was begun last. */
interface Addresses {
  readonly uploadId: string
  readonly urls: ReadonlyMap<number, string>
  readonly requestedMs: number
}

/** What the server says of an upload it does not know is what a store says. */
const asStoreError = (error: unknown): unknown =>
  error instanceof Refused && error.is('fileNotUploaded') ? new StoreError(404, 'NoSuchUpload') : error

const request = async <Data>(call: Promise<Data>): Promise<Data> => {
  try {
    return await call
  } catch (error) {
    throw asStoreError(error)
  }
}

/** Writes an object in parts, each at a signed address of its own: for stores that issue no credentials. */
export const createSignedWriter = (calls: SignedCalls, sizeBytes: number): PartsWriter => {
  let addresses: Addresses | undefined

  const begin = async (uploadId?: string): Promise<SignedUpload> => {
    const upload = await request(calls.begin(uploadId))
    const urls = new Map(upload.parts.map(({ number, url }) => [number, url]))
    addresses = { uploadId: upload.upload_id, urls, requestedMs: Date.now() }
    return upload
  }

  const addressOf = async (uploadId: string, number: number, isStale: boolean): Promise<URL> => {
    const atHand = addresses?.uploadId === uploadId ? addresses : undefined
    if (isStale || !atHand || Date.now() - atHand.requestedMs > lifetimeMs - renewBeforeMs) await begin(uploadId)
    const url = addresses?.urls.get(number)
    if (url === undefined) throw new StoreError(404, 'InvalidPart')
    return new URL(url)
  }

  const putPart = async (uploadId: string, number: number, content: Blob, sending: Sending): Promise<string> => {
    const send = async (isStale: boolean): Promise<unknown> => {
      const url = await addressOf(uploadId, number, isStale)
      // A slice has no type, and so brings no header the address was not signed for.
      return exchange(url, {}, { method: 'PUT', body: content.slice(), ...sending })
    }
    try {
      await send(false)
    } catch (error) {
      if (!(error instanceof StoreError) || error.status !== 403) throw error
      await send(true)
    }
    return ''
  }

  const closeParts = async (uploadId: string): Promise<void> => {
    await request(calls.finish(uploadId))
    addresses = undefined
  }

  return {
    // At once is in parts here as well: only parts have addresses.
    put: async (content, { signal, onProgress }) => {
      const { upload_id: uploadId, part_size: partBytes, parts } = await begin()
      for (const { number } of parts) {
        const start = (number - 1) * partBytes
        const notify = (bytes: number): void => onProgress?.(start + bytes)
        await putPart(uploadId, number, content.slice(start, start + partBytes), { signal, onProgress: notify })
      }
      await closeParts(uploadId)
    },
    openParts: async () => (await begin()).upload_id,
    putPart,
    listParts: async (uploadId) => {
      const { parts, part_size: partBytes } = await begin(uploadId)
      const missing = new Set(parts.map(({ number }) => number))
      const numbers = Array.from({ length: Math.ceil(sizeBytes / partBytes) }, (_, index) => index + 1)
      return new Map(numbers.filter((number) => !missing.has(number)).map((number) => [number, '']))
    },
    closeParts,
    dropParts: async (uploadId) => {
      addresses = undefined
      await request(calls.drop(uploadId))
    },
  }
}
