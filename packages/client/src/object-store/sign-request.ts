import type { TmpKey } from '@cliffhanger/contract/uploads/schemas.ts'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { hmacSha256, sha256OfText } from './sha256.ts'

/** A request to the object store that is to be signed. */
export interface UnsignedRequest {
  readonly method: string
  readonly url: URL
  /** SHA-256 of the body as hex. */
  readonly payloadHash: string
}

type Signer = Pick<TmpKey, 'tmpSecretId' | 'tmpSecretKey' | 'sessionToken' | 'region'>

const algorithm = 'AWS4-HMAC-SHA256'

/** RFC 3986: `encodeURIComponent` leaves four signs alone that S3 wants encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Headers that prove a request to an S3 store (signature version 4). In pure JavaScript: the usual libraries need
 *  SubtleCrypto, which browsers offer on https only. */
export const signRequest = (
  { method, url, payloadHash }: UnsignedRequest,
  signer: Signer,
  nowMs: number,
): Readonly<Record<string, string>> => {
  const timestamp = new Date(nowMs).toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = timestamp.slice(0, 8)
  const scope = `${day}/${signer.region}/s3/aws4_request`
  const sent = {
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': timestamp,
    'x-amz-security-token': signer.sessionToken,
  }
  // The browser adds `host` by itself.
  const signed = Object.entries({ host: url.host, ...sent })
  const names = signed.map(([name]) => name).join(';')
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const canonical = [method, path, query, headers, names, payloadHash].join('\n')
  const toSign = [algorithm, timestamp, scope, sha256OfText(canonical)].join('\n')
  const signingKey = [day, signer.region, 's3', 'aws4_request'].reduce(
    hmacSha256,
    utf8ToBytes(`AWS4${signer.tmpSecretKey}`),
  )
  const signature = bytesToHex(hmacSha256(signingKey, toSign))
  return {
    ...sent,
    authorization: `${algorithm} Credential=${signer.tmpSecretId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
