import type { IncomingHttpHeaders } from 'node:http'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { StoreAction } from '../storage.ts'
import { type Grant, isSame, openToken } from './credential.ts'
import { S3Error } from './s3/s3-error.ts'
import { algorithm, encodeKey, parseTimestamp, scopeText, signatureOf, unsignedPayload } from './s3/sigv4.ts'

/** A request as the signature sees it. */
export interface SignedRequest {
  readonly method: string
  /** Decoded path. */
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  readonly headers: IncomingHttpHeaders
}

interface Proof {
  readonly accessKeyId: string
  readonly scope: string
  readonly timestamp: string
  readonly sessionToken: string
  readonly signedHeaders: readonly string[]
  readonly signature: string
  readonly payloadHash: string
}

const maxSkewMs = 15 * minuteMs
const maxPresignedS = 7 * 24 * 60 * 60

/**
 * What the request's signature allows (SigV4 in the Authorization header or in the query), with the hash its body must have.
 * Refuses a bad, foreign or expired proof, and a key or action outside the credential's limits.
 */
export function authorise(
  request: SignedRequest,
  wanted: { key: string; action: StoreAction },
  store: { secret: Uint8Array; region: string; nowMs: number },
): { grant: Grant; payloadHash: string } {
  const query = new Map(request.query)
  const proof = query.has('X-Amz-Signature') ? proofInQuery(query, store.nowMs) : proofInHeaders(request, store.nowMs)

  const credential = openToken(store.secret, proof.sessionToken)
  if (!credential || !isSame(credential.accessKeyId, proof.accessKeyId)) {
    throw new S3Error('InvalidAccessKeyId', 'The credential is not one of this store')
  }
  const scope = { timestamp: proof.timestamp, region: store.region, service: 's3' }
  if (proof.scope !== scopeText(scope))
    throw new S3Error('AuthorizationHeaderMalformed', `The scope must be ${scopeText(scope)}`)
  const canonical = {
    method: request.method,
    path: encodeKey(request.path),
    query: request.query.filter(([name]) => name !== 'X-Amz-Signature'),
    headers: signedValues(request.headers, proof.signedHeaders),
    payloadHash: proof.payloadHash,
  }
  if (!isSame(signatureOf(canonical, scope, credential.secretAccessKey), proof.signature)) {
    throw new S3Error('SignatureDoesNotMatch', 'The signature does not match the request')
  }

  const { grant } = credential
  if (store.nowMs >= grant.expiresMs) throw new S3Error('ExpiredToken', 'The session token has expired')
  const isInside = grant.prefix.endsWith('/') ? wanted.key.startsWith(grant.prefix) : wanted.key === grant.prefix
  if (!isInside || !grant.actions.includes(wanted.action))
    throw new S3Error('AccessDenied', 'The credential does not allow this')
  return { grant, payloadHash: proof.payloadHash }
}

function proofInHeaders({ headers }: SignedRequest, nowMs: number): Proof {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!found) throw new S3Error('AccessDenied', 'The request is not signed')
  const [, accessKeyId = '', scope = '', signedHeaders = '', signature = ''] = found
  const timestamp = single(headers['x-amz-date'])
  if (!(Math.abs(parseTimestamp(timestamp) - nowMs) <= maxSkewMs)) {
    throw new S3Error('RequestTimeTooSkewed', 'The clock of the request is off by more than 15 minutes')
  }
  const payloadHash = single(headers['x-amz-content-sha256'])
  if (!payloadHash) throw new S3Error('InvalidArgument', 'x-amz-content-sha256 is missing')
  const sessionToken = single(headers['x-amz-security-token'])
  return {
    accessKeyId,
    scope,
    timestamp,
    sessionToken,
    signedHeaders: signedHeaders.split(';'),
    signature,
    payloadHash,
  }
}

function proofInQuery(query: ReadonlyMap<string, string>, nowMs: number): Proof {
  const read = (name: string) => query.get(name) ?? ''
  if (read('X-Amz-Algorithm') !== algorithm) throw new S3Error('AccessDenied', 'X-Amz-Algorithm is not known')
  const timestamp = read('X-Amz-Date')
  const lifetimeS = Number(read('X-Amz-Expires'))
  if (!Number.isInteger(lifetimeS) || lifetimeS < 1 || lifetimeS > maxPresignedS) {
    throw new S3Error('InvalidArgument', 'X-Amz-Expires must be 1 to 604800 seconds')
  }
  const ageMs = nowMs - parseTimestamp(timestamp)
  if (!(ageMs >= -maxSkewMs)) throw new S3Error('RequestTimeTooSkewed', 'The address is not valid yet')
  if (ageMs >= lifetimeS * 1000) throw new S3Error('AccessDenied', 'The address has expired')
  const [accessKeyId = '', ...scope] = read('X-Amz-Credential').split('/')
  return {
    accessKeyId,
    scope: scope.join('/'),
    timestamp,
    sessionToken: read('X-Amz-Security-Token'),
    signedHeaders: read('X-Amz-SignedHeaders').split(';'),
    signature: read('X-Amz-Signature'),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? unsignedPayload,
  }
}

/** The values of the signed headers. `host` and every `x-amz-` header must be among them, or they could be swapped. */
function signedValues(headers: IncomingHttpHeaders, names: readonly string[]): Map<string, string> {
  const present = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (present.some((name) => !names.includes(name))) {
    throw new S3Error('AccessDenied', 'host and every x-amz- header must be signed')
  }
  return new Map(names.map((name) => [name, single(headers[name])]))
}

const single = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(',') : (value ?? '')
