/** Why a file is not even sent: over the limit of its kind, or nothing this browser can read. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile'
  readonly reason: 'tooLarge' | 'unreadable'

  constructor(reason: 'tooLarge' | 'unreadable', cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** Why a file of somebody is not shown: it has no key or is not for me (E-22), or its download failed (E-21). */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly reason: 'missing' | 'download'
  /** HTTP status of the failed download; 0 where there was no answer. */
  readonly status: number

  constructor(reason: 'missing' | 'download', status = 0, cause?: unknown) {
    super(`${reason} ${status}`, { cause })
    this.reason = reason
    this.status = status
  }
}
