import { createObjectSender } from '@cliffhanger/client/object-store/object-sender.ts'
import { createObjectWriter, type ObjectWriter } from '@cliffhanger/client/object-store/object-writer.ts'
import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { callServer } from './server.ts'

/** A credential is requested anew this long before it ends. */
const renewBeforeMs = 5 * minuteMs

/** Sends the files of this page, all of them together three requests at a time. */
export const objectSender = createObjectSender()

/** Where a file of this page goes in the object store: a prefix of its own, with a credential that can only write there. */
export const openObjectWriter = async (kind: 'video' | 'picture', file: File): Promise<ObjectWriter> => {
  const request = (prefix?: string) =>
    callServer(
      episodeOperatorCalls.startUpload,
      { kind, file_name: file.name, size: file.size, key_prefix: prefix },
      { retries: 2 },
    )
  let credential = await request()
  let isRefused = false
  const key = `${credential.key_prefix}source${extensionOf(file.name)}`
  const access = {
    credential: async () => {
      if (isRefused || credential.expiredTime * 1000 - Date.now() < renewBeforeMs) {
        credential = await request(credential.key_prefix)
        isRefused = false
      }
      const { endpoint, bucket, signed, ...proof } = credential
      return { ...proof, bucketUrl: `${endpoint}/${bucket}`, aheadMs: 0, isSigned: signed === 1 }
    },
    forgetCredential: () => {
      isRefused = true
    },
    signedCalls: {
      begin: (uploadId?: string) => {
        const upload = { kind, key, size: file.size, content_type: file.type.slice(0, 100) }
        return callServer(
          episodeOperatorCalls.beginUpload,
          { ...upload, ...(uploadId !== undefined && { upload_id: uploadId }) },
          { retries: 2 },
        )
      },
      finish: (uploadId: string) =>
        callServer(episodeOperatorCalls.finishUpload, { key, upload_id: uploadId, size: file.size }, { retries: 2 }),
      drop: (uploadId: string) => callServer(episodeOperatorCalls.dropUpload, { key, upload_id: uploadId }),
    },
  }
  return createObjectWriter(access, { key, sizeBytes: file.size, contentType: file.type })
}

const extensionOf = (name: string): string => /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? ''
