import { StoreError } from './store-error.ts'

export interface Sending {
  readonly signal?: AbortSignal
  readonly onProgress?: (sentBytes: number) => void
}

/** Sends a body with progress, which `fetch` cannot tell. Resolves with the object's ETag. */
export const send = (
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  content: Blob,
  { signal, onProgress }: Sending,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest()
    const abort = (): void => exchange.abort()
    signal?.addEventListener('abort', abort)
    exchange.open(request.method, request.url)
    request.headers.forEach((value, name) => exchange.setRequestHeader(name, value))
    exchange.upload.addEventListener('progress', (event) => onProgress?.(event.loaded))
    exchange.addEventListener('load', () => {
      if (exchange.status >= 200 && exchange.status <= 299) resolve(exchange.getResponseHeader('etag') ?? '')
      else reject(new StoreError(exchange.status, errorCodeIn(exchange.responseText)))
    })
    exchange.addEventListener('error', () => reject(new StoreError(0)))
    exchange.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    exchange.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    exchange.send(content)
    if (signal?.aborted) exchange.abort()
  })

export const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml')
export const errorCodeIn = (xml: string): string => parse(xml).querySelector('Code')?.textContent ?? ''
