import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { sha256OfFile, sha256OfText } from './sha256.ts'
import { signRequest } from './sign-request.ts'
import type { PartsWriter, StoreAccess, StoreCredential, StoredObject } from './store-access.ts'
import { StoreError } from './store-error.ts'
import { elementOf, exchange, type StoreRequest, type StoreResponse } from './store-exchange.ts'

interface SignedRequest extends StoreRequest {
  readonly query?: Readonly<Record<string, string>>
}

/** A store may copy every byte of a film to join its parts. */
const mostJoinMs = 10 * minuteMs

/** What a credential says when it is over: the next one may do. */
const isOver = (error: unknown): boolean =>
  error instanceof StoreError && ['ExpiredToken', 'InvalidAccessKeyId', 'RequestTimeTooSkewed'].includes(error.code)

/** Writes an object with requests that this page signs, first with the credential at hand. */
export const createCredentialWriter = (
  access: StoreAccess,
  { key, contentType }: StoredObject,
  atHand: StoreCredential,
): PartsWriter => {
  const type = contentType === '' ? {} : { contentType }

  const request = async ({ query = {}, ...unsigned }: SignedRequest): Promise<StoreResponse> => {
    const { body = '', method } = unsigned
    const payloadHash = typeof body === 'string' ? sha256OfText(body) : await sha256OfFile(body)
    const send = (credential: StoreCredential): Promise<StoreResponse> => {
      const url = new URL(`${credential.bucketUrl}/${key}`)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const nowMs = Date.now() + credential.aheadMs
      return exchange(url, signRequest({ method, url, payloadHash }, credential, nowMs), unsigned)
    }
    try {
      return await send(atHand)
    } catch (error) {
      if (!isOver(error)) throw error
      access.forgetCredential()
      return send(await access.credential())
    }
  }

  return {
    put: async (body, sending) => {
      await request({ method: 'PUT', body, ...type, ...sending })
    },
    openParts: async () => {
      const { text } = await request({ method: 'POST', query: { uploads: '' }, ...type })
      const uploadId = elementOf(text, 'UploadId')
      if (uploadId === '') throw new StoreError(200, 'no UploadId')
      return uploadId
    },
    putPart: async (uploadId, number, body, sending) => {
      const query = { partNumber: String(number), uploadId }
      return (await request({ method: 'PUT', query, body, ...sending })).etag
    },
    listParts: async (uploadId) => {
      const { text } = await request({ method: 'GET', query: { uploadId } })
      const parts = text.match(/<Part>.*?<\/Part>/gs) ?? []
      return new Map(parts.map((part) => [Number(elementOf(part, 'PartNumber')), elementOf(part, 'ETag')]))
    },
    closeParts: async (uploadId, etags) => {
      const parts = [...etags]
        .sort(([one], [other]) => one - other)
        .map(([number, etag]) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      await request({
        method: 'POST',
        query: { uploadId },
        body,
        contentType: 'application/xml',
        silenceMs: mostJoinMs,
      })
    },
    dropParts: async (uploadId) => {
      await request({ method: 'DELETE', query: { uploadId } })
    },
  }
}
