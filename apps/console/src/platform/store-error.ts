/** A refusal of the object store with its HTTP status, or a broken connection: status 0. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly status: number

  constructor(status: number, code = '') {
    super(`${status} ${code}`.trim())
    this.status = status
  }
}
