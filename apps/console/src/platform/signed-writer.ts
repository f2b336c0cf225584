import type { CallData } from '@cliffhanger/contract/call.ts'
import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { ObjectWriter } from './object-writer.ts'
import { type Sending, send } from './send-body.ts'
import { callServer } from './server.ts'
import { StoreError } from './store-error.ts'

type Upload = CallData<typeof episodeOperatorCalls.beginUpload>

/** Addresses are asked for anew this long before they end. */
const renewBeforeMs = 5 * minuteMs

/** Writes a file in parts, each at an address of its own: for stores that issue no credentials. */
export const openSignedWriter = ({
  kind,
  file,
  key,
}: {
  readonly kind: 'video' | 'picture'
  readonly file: File
  readonly key: string
}): ObjectWriter => {
  let upload: Upload | undefined
  const begin = async (uploadId?: string): Promise<Upload> => {
    upload = await callServer(episodeOperatorCalls.beginUpload, {
      kind,
      key,
      size: file.size,
      content_type: file.type.slice(0, 100),
      ...(uploadId !== undefined && { upload_id: uploadId }),
    })
    return upload
  }
  const addressOf = async (uploadId: string, number: number): Promise<string> => {
    const held = upload?.upload_id === uploadId ? upload : undefined
    const isOver = !held || held.expiredTime * 1000 - Date.now() < renewBeforeMs
    const { parts } = isOver ? await begin(uploadId) : held
    const url = parts.find((part) => part.number === number)?.url
    if (url === undefined) throw new StoreError(404, 'InvalidPart')
    return url
  }
  const putPart = async (uploadId: string, number: number, content: Blob, sending: Sending): Promise<string> => {
    const url = await addressOf(uploadId, number)
    // A slice has no type, and so brings no header the address was not signed for.
    return send({ method: 'PUT', url, headers: new Headers() }, content.slice(), sending)
  }
  const closeParts = async (uploadId: string): Promise<void> => {
    await callServer(episodeOperatorCalls.finishUpload, { key, upload_id: uploadId, size: file.size })
  }
  return {
    key,
    put: async (_content, sending = {}) => {
      const { upload_id: uploadId, part_size: partBytes, parts } = await begin()
      for (const { number } of parts)
        await putPart(uploadId, number, file.slice((number - 1) * partBytes, number * partBytes), sending)
      await closeParts(uploadId)
    },
    openParts: async () => (await begin()).upload_id,
    putPart,
    closeParts,
    dropParts: async (uploadId) => {
      await callServer(episodeOperatorCalls.dropUpload, { key, upload_id: uploadId })
    },
  }
}
