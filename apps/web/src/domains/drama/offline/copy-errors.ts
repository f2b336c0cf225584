/** The copy is no longer being made: it was paused, removed or ended. */
export class PausedError extends Error {
  override readonly name = 'PausedError'
}

/** The device has no room left. */
export class SpaceError extends Error {
  override readonly name = 'SpaceError'
}

/** A file was not served: 403 where its address is over. */
export class StatusError extends Error {
  override readonly name = 'StatusError'
  readonly status: number

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`)
    this.status = status
  }

  /** Whether the same file may well be served a little later. */
  get isPassing(): boolean {
    return this.status >= 500 || this.status === 429
  }
}

/** The network is gone: the copy goes on when it is back. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(path: string, cause: unknown) {
    super(`${path} was not reached`, { cause })
  }
}
