import { TransportError } from './call-error.ts'

export interface HttpReply {
  readonly status: number
  readonly text: string
}

export interface HttpRequest extends Omit<RequestInit, 'signal'> {
  /** Milliseconds until the whole answer must have been read; 0 = no limit. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** One HTTP request, read to its end, within its time. Rejects with TransportError (E-9, E-10), or with the reason of
 *  the caller's own abort; the status is the caller's to judge. */
export const request = async (url: string, options: HttpRequest): Promise<HttpReply> => {
  const { timeoutMs, signal, fetch = globalThis.fetch, ...init } = options
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = (): void => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  const timer = timeoutMs > 0 ? setTimeout(() => controller.abort(new TransportError('timeout')), timeoutMs) : undefined
  try {
    const response = await fetch(url, { credentials: 'omit', ...init, signal: controller.signal })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    if (controller.signal.aborted) throw controller.signal.reason
    throw new TransportError('network', { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Success is 200…299 (K-2). */
export const isSuccess = (status: number): boolean => status >= 200 && status <= 299
