import { createObjectWriter, type ObjectWriter } from '@cliffhanger/client/object-store/object-writer.ts'
import type { StoredObject } from '@cliffhanger/client/object-store/store-access.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import type { UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import { call } from '../server/client.ts'
import { assetUrl } from '../server/endpoints.ts'
import { forgetCredential, writeCredential } from './credentials.ts'

/** Writes an object of one of my folders. */
export const openObjectWriter = (kind: UploadKind, object: StoredObject): ObjectWriter => {
  const { key, sizeBytes, contentType } = object
  const access = {
    credential: async () => {
      const { domain, bucket, signed, ...credential } = await writeCredential(kind)
      const bucketUrl = new URL(`${assetUrl(domain)}/${bucket}`, location.href).href
      return { ...credential, bucketUrl, isSigned: signed === 1 }
    },
    forgetCredential: () => forgetCredential(kind),
    signedCalls: {
      begin: (uploadId?: string) => {
        const upload = { key, file_size: sizeBytes, content_type: contentType }
        return call(
          uploadsCalls.beginUpload,
          { ...upload, ...(uploadId !== undefined && { upload_id: uploadId }) },
          { retries: 2 },
        )
      },
      finish: (uploadId: string) =>
        call(uploadsCalls.finishUpload, { key, upload_id: uploadId, file_size: sizeBytes }, { retries: 2 }),
      drop: (uploadId: string) => call(uploadsCalls.dropUpload, { key, upload_id: uploadId }),
    },
  }
  return createObjectWriter(access, object)
}
