import type { CallData } from '@cliffhanger/contract/call.ts'
import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { AwsClient } from 'aws4fetch'
import type { ObjectWriter } from './object-writer.ts'
import { errorCodeIn, parse, send } from './send-body.ts'
import { callServer } from './server.ts'
import { openSignedWriter } from './signed-writer.ts'
import { StoreError } from './store-error.ts'
import { textOf } from './texts.ts'

type Credential = CallData<typeof episodeOperatorCalls.startUpload>

/** A credential is asked for anew this long before it ends. */
const renewBeforeMs = 5 * minuteMs

/** Where a file of this page goes in the object store: a prefix of its own, signed with a credential that can only write there. */
export const openObjectWriter = async (kind: 'video' | 'picture', file: File): Promise<ObjectWriter> => {
  const ask = (prefix?: string): Promise<Credential> =>
    callServer(episodeOperatorCalls.startUpload, { kind, file_name: file.name, size: file.size, key_prefix: prefix })
  let credential = await ask()
  const key = `${credential.key_prefix}source${extensionOf(file.name)}`
  if (credential.signed === 1) return openSignedWriter({ kind, file, key })
  // Signing needs the browser's own cryptography, which only a safe origin has.
  if (!globalThis.isSecureContext) throw new Error(textOf('upload.needsHttps'))

  const sign = async (method: string, query: string, body?: string): Promise<Request> => {
    if (credential.expiredTime * 1000 - Date.now() < renewBeforeMs) credential = await ask(credential.key_prefix)
    const signer = new AwsClient({
      accessKeyId: credential.tmpSecretId,
      secretAccessKey: credential.tmpSecretKey,
      sessionToken: credential.sessionToken,
      service: 's3',
      region: credential.region,
      retries: 0,
    })
    const url = `${credential.endpoint}/${credential.bucket}/${key}${query}`
    return signer.sign(url, { method, ...(body !== undefined && { body }) })
  }

  const exchange = async (method: string, query: string, body?: string): Promise<string> => {
    const response = await fetch(await sign(method, query, body))
    const text = await response.text()
    if (!response.ok) throw new StoreError(response.status, errorCodeIn(text))
    return text
  }

  return {
    key,
    put: async (content, sending = {}) => {
      await send(await sign('PUT', ''), content, sending)
    },
    openParts: async () => textOfElement(await exchange('POST', '?uploads'), 'UploadId'),
    putPart: async (uploadId, number, content, sending) =>
      send(await sign('PUT', `?partNumber=${number}&uploadId=${encodeURIComponent(uploadId)}`), content, sending),
    closeParts: async (uploadId, etags) => {
      const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const reply = await exchange('POST', `?uploadId=${encodeURIComponent(uploadId)}`, body)
      // S3 may say 200 and then fail: the body tells.
      if (reply.includes('<Error>')) throw new StoreError(200, errorCodeIn(reply))
    },
    dropParts: async (uploadId) => {
      await exchange('DELETE', `?uploadId=${encodeURIComponent(uploadId)}`)
    },
  }
}

const extensionOf = (name: string): string => /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? ''

const textOfElement = (xml: string, name: string): string => {
  const text = parse(xml).querySelector(name)?.textContent
  if (!text) throw new StoreError(200, `no ${name}`)
  return text
}
