import { createHash, createHmac } from 'node:crypto'

/** AWS Signature Version 4: what both the embedded store (to check) and signed addresses (to make) need. */
export interface CanonicalRequest {
  readonly method: string
  /** Path as it stands in the address, decoded or not: it is encoded anew. */
  readonly path: string
  /** Decoded pairs without `X-Amz-Signature`. */
  readonly query: readonly (readonly [string, string])[]
  /** Signed headers only, names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly payloadHash: string
}

export interface SigningScope {
  /** `20260102T030405Z` */
  readonly timestamp: string
  readonly region: string
  readonly service: string
}

export const unsignedPayload = 'UNSIGNED-PAYLOAD'
export const algorithm = 'AWS4-HMAC-SHA256'

const sha256Hex = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest()

/** Percent-encoding of RFC 3986: everything but letters, digits and `-._~`. */
export const awsEncode = (value: string): string =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A key as it stands in an address. */
export const encodeKey = (key: string): string => key.split('/').map(awsEncode).join('/')

/** `20260102T030405Z` of an instant. */
export const timestampOf = (nowMs: number): string =>
  `${new Date(nowMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Epoch milliseconds of `20260102T030405Z`; NaN when it is not one. */
export const parseTimestamp = (timestamp: string): number =>
  Date.parse(timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

export const scopeText = ({ timestamp, region, service }: SigningScope): string =>
  `${timestamp.slice(0, 8)}/${region}/${service}/aws4_request`

/** Query pairs, encoded and sorted as the signature wants them. */
export const canonicalQuery = (query: CanonicalRequest['query']): string =>
  query
    .map(([name, value]) => [awsEncode(name), awsEncode(value)] as const)
    .toSorted(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The signature in hexadecimal digits. */
export function signatureOf(request: CanonicalRequest, scope: SigningScope, secretAccessKey: string): string {
  const names = [...request.headers.keys()].toSorted()
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    ...names.map((name) => `${name}:${request.headers.get(name)?.trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    request.payloadHash,
  ].join('\n')
  const toSign = [algorithm, scope.timestamp, scopeText(scope), sha256Hex(canonical)].join('\n')
  const dateKey = hmac(`AWS4${secretAccessKey}`, scope.timestamp.slice(0, 8))
  const signingKey = hmac(hmac(hmac(dateKey, scope.region), scope.service), 'aws4_request')
  return hmac(signingKey, toSign).toString('hex')
}

export interface PresignOptions {
  readonly method: string
  readonly origin: string
  /** Encoded path. */
  readonly path: string
  readonly region: string
  readonly issuedMs: number
  readonly lifetimeS: number
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
  /** Further pairs of the query, decoded. */
  readonly query?: Readonly<Record<string, string>>
  /** The request must bring exactly this many bytes. */
  readonly contentLength?: number
}

/** Address that carries its own proof in the query. */
export function presign(options: PresignOptions): string {
  const scope = { timestamp: timestampOf(options.issuedMs), region: options.region, service: 's3' }
  const query: [string, string][] = [
    ['X-Amz-Algorithm', algorithm],
    ['X-Amz-Credential', `${options.accessKeyId}/${scopeText(scope)}`],
    ['X-Amz-Date', scope.timestamp],
    ['X-Amz-Expires', String(options.lifetimeS)],
    ...(options.sessionToken === undefined
      ? []
      : ([['X-Amz-Security-Token', options.sessionToken]] as [string, string][])),
    ['X-Amz-SignedHeaders', options.contentLength === undefined ? 'host' : 'content-length;host'],
    ...Object.entries(options.query ?? {}),
  ]
  const { host } = new URL(options.origin)
  const length = options.contentLength
  const request = {
    method: options.method,
    path: options.path,
    query,
    headers: new Map([['host', host], ...(length === undefined ? [] : [['content-length', String(length)] as const])]),
    payloadHash: unsignedPayload,
  }
  const signature = signatureOf(request, scope, options.secretAccessKey)
  return `${options.origin}${options.path}?${canonicalQuery(query)}&X-Amz-Signature=${signature}`
}
