/** How writing to the object store failed: its answer as HTTP status and S3 code; status 0 = no answer. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly status: number
  readonly code: string

  constructor(status: number, code = '') {
    super(`the object store answered ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** A broken line, a busy store or too many requests at once: the same request may succeed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof StoreError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** The store does not know the object or the upload. */
export const isMissing = (error: unknown): boolean => error instanceof StoreError && error.status === 404

/** The store knows the upload or its parts no more: the next try begins anew. */
export const isLost = (error: unknown): boolean =>
  isMissing(error) || (error instanceof StoreError && error.code.startsWith('InvalidPart'))
