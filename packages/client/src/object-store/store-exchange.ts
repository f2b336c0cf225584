import { StoreError } from './store-error.ts'

/** A request ends when nothing moves for this long (C-6). */
const mostSilenceMs = 60_000

export interface Sending {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((sentBytes: number) => void) | undefined
}

export interface StoreRequest extends Sending {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly body?: Blob | string
  readonly contentType?: string
  /** How long the store may be silent, where it has more to do than to take bytes. */
  readonly silenceMs?: number
}

export interface StoreResponse {
  readonly text: string
  readonly etag: string
}

/** One request by XMLHttpRequest: `fetch` cannot tell how much of a body was sent. Rejects with StoreError for any status but
 *  2xx, and with an AbortError. */
export const exchange = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  request: StoreRequest,
): Promise<StoreResponse> =>
  new Promise((resolve, reject) => {
    const { method, body, contentType, silenceMs = mostSilenceMs, signal, onProgress } = request
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
