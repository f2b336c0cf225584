import type { Clock } from '../../../clock.ts'
import type { Delivery, ObjectStore } from '../../storage.ts'
import { assertObjectKey } from '../object-key.ts'
import { ownPath, ownSignedUrl, windowStart } from './own-address.ts'
import { encodeKey, presign } from './sigv4.ts'

export interface AddressOptions {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly delivery: Delivery
  /** Address in front of public objects where they lie open, such as a CDN's; empty: the bucket itself. */
  readonly publicUrl: string
  /** Seals addresses that read through this server; 32 bytes or more. */
  readonly secret: Uint8Array
  readonly credentials: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string
  }
  readonly clock: Clock
}

/** Where clients find the objects of a bucket: at the store, behind its CDN or through this server. */
export function objectAddresses(options: AddressOptions): Pick<ObjectStore, 'signedUrl' | 'baseUrl' | 'publicUrl'> {
  const { endpoint, bucket, region, delivery, secret, credentials, clock } = options
  return {
    async signedUrl(key, signing) {
      if (delivery === 'proxy') return ownSignedUrl({ secret, clock, bucket }, key, signing)
      assertObjectKey(key)
      const { lifetimeS } = signing
      const { origin, pathname } = new URL(endpoint)
      const path = `${pathname.replace(/\/$/, '')}/${bucket}/${encodeKey(key)}`
      const issuedMs = windowStart(clock(), lifetimeS)
      return presign({ method: 'GET', origin, path, region, issuedMs, lifetimeS, ...credentials })
    },
    baseUrl: () => endpoint.replace(/\/$/, ''),
    publicUrl: (key) =>
      delivery === 'bucket'
        ? `${(options.publicUrl || `${endpoint}/${bucket}`).replace(/\/$/, '')}/${encodeKey(key)}`
        : ownPath(bucket, key),
  }
}
