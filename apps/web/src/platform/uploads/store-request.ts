import { sha256OfFile, sha256OfText } from '@cliffhanger/client/object-store/sha256.ts'
import { signRequest } from '@cliffhanger/client/object-store/sign-request.ts'
import type { UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import { assetUrl } from '../server/endpoints.ts'
import { type Credential, forgetCredential, writeCredential } from './credentials.ts'
import { StoreError } from './upload-errors.ts'

/** A request ends when nothing moves for this long (C-6). */
const silenceMs = 60_000

export interface Sending {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((sentBytes: number) => void) | undefined
}

/** Where a request goes: a key of one of my folders. */
export interface StoreTarget {
  readonly kind: UploadKind
  readonly key: string
  /** Of the whole object. */
  readonly sizeBytes: number
}

export interface StoreRequest extends Sending {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Blob | string
  readonly contentType?: string
  /** The one at hand, which is tried first. */
  readonly credential?: Credential
}

export interface StoreResponse {
  readonly text: string
  readonly etag: string
}

/** Address of an object of this store. */
const addressOf = ({ domain, bucket }: Credential, key: string): URL =>
  new URL(`${assetUrl(domain)}/${bucket}/${key}`, location.href)

/** What a credential says when it is over: the next one may do. */
const isOver = (error: unknown): boolean =>
  error instanceof StoreError && ['ExpiredToken', 'InvalidAccessKeyId', 'RequestTimeTooSkewed'].includes(error.code)

/** Sends one signed request to the object store. Rejects with StoreError for any status but 2xx, and with an AbortError. */
export const requestStore = async (target: StoreTarget, request: StoreRequest): Promise<StoreResponse> => {
  const { body = '' } = request
  const payloadHash = typeof body === 'string' ? sha256OfText(body) : await sha256OfFile(body)
  const send = async (atHand?: Credential): Promise<StoreResponse> => {
    const credential = atHand ?? (await writeCredential(target.kind))
    const url = addressOf(credential, target.key)
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value)
    const now = Date.now() + credential.aheadMs
    return exchange(url, signRequest({ method: request.method, url, payloadHash }, credential, now), request)
  }
  try {
    return await send(request.credential)
  } catch (error) {
    if (!isOver(error)) throw error
    forgetCredential(target.kind)
    return send()
  }
}

/** One request by XMLHttpRequest: `fetch` cannot tell how much of a body was sent. */
export const exchange = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  request: StoreRequest,
): Promise<StoreResponse> =>
  new Promise((resolve, reject) => {
    const { method, body, contentType, signal, onProgress } = request
    if (signal?.aborted) return reject(new DOMException('aborted', 'AbortError'))
    const http = new XMLHttpRequest()
    let isSilent = false
    const giveUp = (): void => {
      isSilent = true
      http.abort()
    }
    let silence = setTimeout(giveUp, silenceMs)
    const abort = (): void => http.abort()
    signal?.addEventListener('abort', abort)
    http.open(method, url.href)
    for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value)
    if (contentType !== undefined) http.setRequestHeader('content-type', contentType)
    http.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, silenceMs)
      onProgress?.(loaded)
    })
    http.addEventListener('load', () => {
      const isDone = http.status >= 200 && http.status <= 299
      // S3 may say 200 and then fail: the body tells.
      const code = elementOf(http.responseText, 'Code')
      if (isDone && !http.responseText.includes('<Error>')) {
        resolve({ text: http.responseText, etag: http.getResponseHeader('etag') ?? '' })
      } else reject(new StoreError(http.status, code))
    })
    http.addEventListener('error', () => reject(new StoreError(0)))
    http.addEventListener('abort', () =>
      reject(isSilent ? new StoreError(0, 'timeout') : new DOMException('aborted', 'AbortError')),
    )
    http.addEventListener('loadend', () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', abort)
    })
    http.send(body)
  })

/** Text of the first element of this name; '' where there is none. The store's answers hold neither attributes nor nesting
 *  of equal names. */
export const elementOf = (xml: string, name: string): string =>
  plain(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '')

/** The five signs that XML spells out. */
const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
