import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData, CallRow } from '@cliffhanger/contract/call.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import type { SignedUpload } from '@cliffhanger/contract/uploads/schemas.ts'
import { call } from '../server/client.ts'
import { exchange, type Sending, type StoreTarget } from './store-request.ts'
import { StoreError } from './upload-errors.ts'

/** Addresses are asked for anew when they are good for less than this. */
const renewBeforeMs = 60_000

interface Addresses {
  readonly urls: ReadonlyMap<number, string>
  readonly requestedMs: number
}

const known = new Map<string, Addresses>()

/** How long addresses live is the server's to say; how long ago they were asked for, this device's clock knows. */
const lifetimeMs = 30 * minuteMs

/** What the server says of an upload it does not know is what a store says. */
const asStoreError = (error: unknown): unknown =>
  error instanceof Refused && error.is('fileNotUploaded') ? new StoreError(404, 'NoSuchUpload') : error

const request = async <Row extends CallRow>(requested: Promise<CallData<Row>>): Promise<CallData<Row>> => {
  try {
    return await requested
  } catch (error) {
    throw asStoreError(error)
  }
}

const begin = async (target: StoreTarget, contentType: string, uploadId?: string): Promise<SignedUpload> => {
  const upload = await request<typeof uploadsCalls.beginUpload>(
    call(
      uploadsCalls.beginUpload,
      {
        key: target.key,
        file_size: target.sizeBytes,
        content_type: contentType,
        ...(uploadId !== undefined && { upload_id: uploadId }),
      },
      { retries: 2 },
    ),
  )
  const urls = new Map(upload.parts.map(({ number, url }) => [number, url]))
  known.set(upload.upload_id, { urls, requestedMs: Date.now() })
  return upload
}

/** What goes on does not need the type: the object has it from its beginning. */
const anyType = 'application/octet-stream'

export const openSignedParts = async (target: StoreTarget, contentType: string): Promise<string> =>
  (await begin(target, contentType)).upload_id

export const putSignedPart = async (
  target: StoreTarget,
  uploadId: string,
  number: number,
  body: Blob,
  sending: Sending,
): Promise<void> => {
  const addressOf = async (isStale: boolean): Promise<string> => {
    const held = known.get(uploadId)
    if (isStale || !held || Date.now() - held.requestedMs > lifetimeMs - renewBeforeMs)
      await begin(target, anyType, uploadId)
    const url = known.get(uploadId)?.urls.get(number)
    if (url === undefined) throw new StoreError(404, 'InvalidPart')
    return url
  }
  // A slice has no type, and so brings no header the address was not signed for.
  const send = async (isStale: boolean): Promise<unknown> =>
    exchange(new URL(await addressOf(isStale)), {}, { method: 'PUT', body: body.slice(), ...sending })
  try {
    await send(false)
  } catch (error) {
    if (!(error instanceof StoreError) || error.status !== 403) throw error
    await send(true)
  }
}

/** Numbers of the parts that arrived. */
export const listSignedParts = async (target: StoreTarget, uploadId: string): Promise<readonly number[]> => {
  const { parts, part_size: partBytes } = await begin(target, anyType, uploadId)
  const missing = new Set(parts.map(({ number }) => number))
  return Array.from({ length: Math.ceil(target.sizeBytes / partBytes) }, (_, index) => index + 1).filter(
    (number) => !missing.has(number),
  )
}

export const closeSignedParts = async ({ key, sizeBytes }: StoreTarget, uploadId: string): Promise<void> => {
  await request<typeof uploadsCalls.finishUpload>(
    call(uploadsCalls.finishUpload, { key, upload_id: uploadId, file_size: sizeBytes }, { retries: 2 }),
  )
  known.delete(uploadId)
}

export const dropSignedParts = async ({ key }: StoreTarget, uploadId: string): Promise<void> => {
  known.delete(uploadId)
  await request<typeof uploadsCalls.dropUpload>(call(uploadsCalls.dropUpload, { key, upload_id: uploadId }))
}
