import { type RefusalName, refusalCodes } from '@cliffhanger/contract/errors.ts'

/** The server said no: `code` as in the contract, `message` in the member's language (E-5). */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data: unknown = null) {
    super(message)
    this.code = code
    this.data = data
  }

  /** True when this refusal is the named one: `error.is('insufficientBalance')`. */
  is(refusal: RefusalName): boolean {
    return this.code === refusalCodes[refusal]
  }
}

/** How a call failed before the server's answer could be read: HTTP 404 (E-6), HTTP 500 (E-7),
 *  another status (E-8), no answer in time (E-9), anything else (E-10). */
export type TransportFailure = 'notFound' | 'server' | 'status' | 'timeout' | 'network'

/** No usable answer. The text is the caller's choice by `kind`; `status` is the HTTP status where there was one. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly kind: TransportFailure
  readonly status: number | undefined

  constructor(kind: TransportFailure, options: { status?: number; cause?: unknown } = {}) {
    super(options.status === undefined ? kind : `${kind} ${options.status}`, { cause: options.cause })
    this.kind = kind
    this.status = options.status
  }

  static fromStatus(status: number): TransportError {
    const kind = status === 404 ? 'notFound' : status === 500 ? 'server' : 'status'
    return new TransportError(kind, { status })
  }
}

/** Everything a call may fail with; an abort by the caller rises as the signal's own reason. */
export type CallError = Refused | TransportError
