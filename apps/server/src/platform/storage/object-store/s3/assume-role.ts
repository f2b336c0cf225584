import { createHash } from 'node:crypto'
import type { CredentialScope, StoreAction, TemporaryCredential } from '../../storage.ts'
import { algorithm, scopeText, signatureOf, timestampOf } from './sigv4.ts'

export interface StsOptions {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly roleArn: string
  readonly nowMs: number
}

const timeoutMs = 10_000
const shortestLifetimeS = 900

const s3Actions: Readonly<Record<StoreAction, readonly string[]>> = {
  read: ['s3:GetObject'],
  write: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
}

/** A temporary credential from the store's own token service (STS AssumeRole), limited to the scope by a session policy. */
export async function assumeRole(scope: CredentialScope, options: StsOptions): Promise<TemporaryCredential> {
  const lifetimeS = Math.max(scope.lifetimeS, shortestLifetimeS)
  const body = new URLSearchParams({
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn: options.roleArn,
    RoleSessionName: 'upload',
    DurationSeconds: String(lifetimeS),
    Policy: sessionPolicy(scope, options.bucket),
  }).toString()
  const reply = await fetch(options.endpoint, {
    method: 'POST',
    headers: signedHeaders(body, options),
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const xml = await reply.text()
  if (!reply.ok) throw new Error(`The token service answered ${reply.status}: ${xml.slice(0, 300)}`)
  const read = (name: string) => {
    const [, value] = new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml) ?? []
    if (value === undefined) throw new Error(`The token service sent no ${name}`)
    return value
  }
  return {
    accessKeyId: read('AccessKeyId'),
    secretAccessKey: read('SecretAccessKey'),
    sessionToken: read('SessionToken'),
    issuedMs: options.nowMs,
    expiresMs: Date.parse(read('Expiration')),
    bucket: options.bucket,
    region: options.region,
  }
}

function sessionPolicy({ prefix, actions }: CredentialScope, bucket: string): string {
  return JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: actions.flatMap((action) => s3Actions[action]),
        Resource: [`arn:aws:s3:::${bucket}/${prefix}*`],
      },
    ],
  })
}

function signedHeaders(body: string, { endpoint, region, accessKeyId, secretAccessKey, nowMs }: StsOptions) {
  const { host, pathname } = new URL(endpoint)
  const scope = { timestamp: timestampOf(nowMs), region, service: 'sts' }
  const headers = new Map([
    ['content-type', 'application/x-www-form-urlencoded'],
    ['host', host],
    ['x-amz-date', scope.timestamp],
  ])
  const payloadHash = createHash('sha256').update(body).digest('hex')
  const signature = signatureOf(
    { method: 'POST', path: pathname, query: [], headers, payloadHash },
    scope,
    secretAccessKey,
  )
  const names = [...headers.keys()].join(';')
  return {
    'content-type': 'application/x-www-form-urlencoded',
    'x-amz-date': scope.timestamp,
    authorization: `${algorithm} Credential=${accessKeyId}/${scopeText(scope)}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
