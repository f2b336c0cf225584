import { maxPartBytes, type SignedUpload } from '@cliffhanger/contract/uploads/schemas.ts'
import type { Clock } from '../../clock.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import type { ObjectStore, SignedParts } from '../storage.ts'

/** An object that is written in parts, and how large it is going to be. */
export interface UploadedObject {
  readonly key: string
  readonly sizeBytes: number
}

const lifetimeS = 30 * 60

const partsOf = ({ parts }: ObjectStore): SignedParts => parts ?? refuse('fileNotUploaded')

const sizeOfPart = (sizeBytes: number, number: number): number =>
  Math.min(maxPartBytes, sizeBytes - (number - 1) * maxPartBytes)

/** Addresses for the parts that have not arrived, of an upload that was begun or of a new one. Refuses 5019 for one the store does not
 *  know, and where the store issues credentials only. */
export async function beginSignedUpload(
  { storage, clock }: { readonly storage: ObjectStore; readonly clock: Clock },
  { key, sizeBytes }: UploadedObject,
  { contentType, uploadId: known }: { readonly contentType: string; readonly uploadId?: string | undefined },
): Promise<SignedUpload> {
  const deps = partsOf(storage)
  const uploadId = known ?? (await deps.begin(key, { contentType: contentType || 'application/octet-stream' }))
  const arrived = known === undefined ? [] : ((await deps.list(key, known)) ?? refuse('fileNotUploaded'))
  const isThere = new Map(arrived.map(({ number, sizeBytes: bytes }) => [number, bytes]))
  const numbers = Array.from({ length: Math.ceil(sizeBytes / maxPartBytes) }, (_, index) => index + 1)
  return {
    upload_id: uploadId,
    part_size: maxPartBytes,
    expiredTime: Math.floor(clock() / 1000) + lifetimeS,
    parts: numbers
      .filter((number) => isThere.get(number) !== sizeOfPart(sizeBytes, number))
      .map((number) => ({
        number,
        url: deps.address({ key, uploadId, number, sizeBytes: sizeOfPart(sizeBytes, number), lifetimeS }),
      })),
  }
}

/** Joins the parts. A repeat after it was done finds the object and answers the same. Refuses 4000 (`file_size`) and ends the upload
 *  where what arrived is not as large as it should be. */
export async function finishSignedUpload(
  storage: ObjectStore,
  { key, sizeBytes }: UploadedObject,
  { uploadId, field }: { readonly uploadId: string; readonly field: string },
): Promise<void> {
  const deps = partsOf(storage)
  const arrived = await deps.list(key, uploadId)
  if (!arrived) {
    if ((await storage.head(key))?.sizeBytes === sizeBytes) return
    refuse('fileNotUploaded')
  }
  const sum = arrived.reduce((bytes, part) => bytes + part.sizeBytes, 0)
  const isWhole = arrived.every(({ number }, index) => number === index + 1)
  if (sum !== sizeBytes || !isWhole) {
    if (sum > sizeBytes) await deps.abort(key, uploadId)
    refuseField(field)
  }
  await deps.complete(key, uploadId, arrived)
}

export const dropSignedUpload = (storage: ObjectStore, key: string, uploadId: string): Promise<void> =>
  partsOf(storage).abort(key, uploadId)
