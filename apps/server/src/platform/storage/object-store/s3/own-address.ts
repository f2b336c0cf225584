import type { Clock } from '../../../clock.ts'
import type { SignedUrlOptions } from '../../storage.ts'
import { issueCredential } from '../credential.ts'
import { assertObjectKey } from '../object-key.ts'
import { encodeKey, presign } from './sigv4.ts'

/** Path in front of every key in an address of this server: `/oss/<bucket>/<key>`. */
export const storeMount = '/oss'

/** Region in the signatures this server checks itself. */
export const ownRegion = 'local'

/** Path of an object on this server. */
export const ownPath = (bucket: string, key: string): string => `${storeMount}/${bucket}/${encodeKey(key)}`

interface Signer {
  /** Seals what the address allows. */
  readonly secret: Uint8Array
  readonly clock: Clock
  readonly bucket: string
}

/** Address on this server that reads one object; stable within half its lifetime. */
export function ownSignedUrl({ secret, clock, bucket }: Signer, key: string, options: SignedUrlOptions): string {
  assertObjectKey(key)
  const { lifetimeS, origin } = options
  const issuedMs = windowStart(clock(), lifetimeS)
  const expiresMs = issuedMs + lifetimeS * 1000
  const grant = { prefix: key, actions: ['read' as const], expiresMs, maxObjectBytes: 0, nonce: '' }
  const credential = issueCredential(secret, grant)
  return presign({
    method: 'GET',
    origin,
    path: ownPath(bucket, key),
    region: ownRegion,
    issuedMs,
    lifetimeS,
    ...credential,
  })
}

/** Addresses that are made within half a lifetime are the same, so that caches work. */
export const windowStart = (nowMs: number, lifetimeS: number): number => {
  const windowMs = (lifetimeS * 1000) / 2
  return Math.floor(nowMs / windowMs) * windowMs
}
