import { GetBucketCorsCommand, PutBucketCorsCommand, S3ServiceException } from '@aws-sdk/client-s3'
import type { ObjectStore } from '../../storage.ts'
import type { BucketLocation } from './s3-check.ts'

/** What a bucket has to allow: pages read and write files. The proof is in each address, never in a cookie, so any page may ask. */
export const neededCors = {
  CORSRules: [
    {
      AllowedOrigins: ['*'],
      AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      AllowedHeaders: ['*'],
      ExposeHeaders: ['ETag', 'Content-Range', 'Content-Length', 'Accept-Ranges'],
      MaxAgeSeconds: 86_400,
    },
  ],
}

const timeoutMs = 5_000
const requestedKey = 'check/cors'

/** Asks the store as a browser on a page of `origin` would; answers the methods it does not allow there. */
export async function methodsRefused(store: ObjectStore, origin: string): Promise<readonly string[]> {
  const { parts } = store
  if (!parts) return []
  const write = parts.address({ key: requestedKey, uploadId: 'check', number: 1, sizeBytes: 1, lifetimeS: 60 })
  const requested = [
    ...(store.delivery === 'proxy'
      ? []
      : [['GET', await store.signedUrl(requestedKey, { lifetimeS: 60, origin })] as const]),
    ['PUT', write] as const,
  ]
  const refused: string[] = []
  for (const [method, url] of requested) if (!(await allows(method, url, origin))) refused.push(method)
  return refused
}

async function allows(method: string, url: string, origin: string): Promise<boolean> {
  const reply = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method },
    signal: AbortSignal.timeout(timeoutMs),
  })
  await reply.body?.cancel()
  const allowed = reply.headers.get('access-control-allow-origin')
  const methods = reply.headers.get('access-control-allow-methods') ?? ''
  return reply.ok && (allowed === '*' || allowed === origin) && (methods === '*' || methods.includes(method))
}

/** Gives the bucket the rules it needs, unless it has rules of its owner's. False where the store does not take them. */
export async function setCors({ client, bucket }: BucketLocation): Promise<boolean> {
  try {
    await client.send(new GetBucketCorsCommand({ Bucket: bucket }))
    return false
  } catch (error) {
    if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) return false
  }
  return client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: neededCors })).then(
    () => true,
    () => false,
  )
}
