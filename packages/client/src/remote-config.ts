import { type RemoteConfig, remoteConfig } from '@cliffhanger/contract/session/schemas.ts'
import { TransportError } from './call-error.ts'
import { isSuccess, request } from './http-request.ts'
import { openSealedText } from './sealed-text.ts'

/** C-3, C-16. */
const timeoutMs = 10_000
const retries = 3
const retryDelayMs = 1000

/** No usable start-up configuration: `unreadable` as it cannot be decrypted or parsed (E-16), `undelivered` with the
 *  HTTP status (E-17); 0 = no answer at all. */
export class RemoteConfigError extends Error {
  override readonly name = 'RemoteConfigError'
  readonly kind: 'unreadable' | 'undelivered'
  readonly status: number

  constructor(kind: 'unreadable' | 'undelivered', status: number, cause?: unknown) {
    super(`${kind} ${status}`, { cause })
    this.kind = kind
    this.status = status
  }
}

export interface RemoteConfigOptions {
  /** Address of the encrypted file, such as `/config/app.json`. */
  readonly url: string
  /** AES-256 key, 32 bytes as base64. */
  readonly key: string
  readonly fetch?: typeof globalThis.fetch
}

/** Loads the start-up configuration; a failed load is repeated 3 times, 1 s apart (S-3, S-6).
 *  Rejects with the RemoteConfigError of the last load. */
export const loadRemoteConfig = async (options: RemoteConfigOptions): Promise<RemoteConfig> => {
  for (let left = retries; ; left--) {
    try {
      return await loadOnce(options)
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    }
  }
}

const loadOnce = async ({ url, key, fetch }: RemoteConfigOptions): Promise<RemoteConfig> => {
  const reply = await request(`${url}?t=${Math.random()}`, { cache: 'no-store', timeoutMs, fetch }).catch((error) => {
    throw new RemoteConfigError('undelivered', 0, error)
  })
  if (!isSuccess(reply.status)) {
    throw new RemoteConfigError('undelivered', reply.status, TransportError.fromStatus(reply.status))
  }
  try {
    return remoteConfig.parse(JSON.parse(await openSealedText(reply.text, key)))
  } catch (cause) {
    throw new RemoteConfigError('unreadable', reply.status, cause)
  }
}
