import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Clock } from '../clock.ts'
import { cacheReadCredentials } from './object-store/credential-cache.ts'
import { assertObjectKey, assertPrefix } from './object-store/object-key.ts'
import { assumeRole } from './object-store/s3/assume-role.ts'
import { ownPath, ownSignedUrl, windowStart } from './object-store/s3/own-address.ts'
import { orMissing } from './object-store/s3/s3-missing.ts'
import { openS3Parts } from './object-store/s3/s3-parts.ts'
import { encodeKey, presign } from './object-store/s3/sigv4.ts'
import { knowIssuing, type UploadMode } from './object-store/upload-mode.ts'
import type { CredentialScope, Delivery, ObjectInfo, ObjectStore, PutOptions } from './storage.ts'

export interface S3StorageOptions {
  /** `https://host[:port]` of any S3-compatible store; buckets are addressed by path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Where the credential is itself a temporary one. */
  readonly sessionToken?: string
  readonly delivery: Exclude<Delivery, 'own'>
  /** Address in front of public objects where they lie open, such as a CDN's; empty: the bucket itself. */
  readonly publicUrl: string
  /** Seals addresses that read through this server; 32 bytes or more. */
  readonly secret: Uint8Array
  readonly uploads: UploadMode
  /** Where AssumeRole is asked; empty: the endpoint itself, as MinIO does it. */
  readonly stsEndpoint: string
  /** Role of temporary credentials; MinIO takes any. */
  readonly roleArn: string
  readonly clock: Clock
}

const deletedAtOnce = 8
/** A store that does not answer must not hold a call or a job for ever. */
const patience = { connectionTimeout: 5_000, socketTimeout: 60_000 }

/** A client for any store: checksums only where the protocol asks for them, since many stores know neither the newer ones nor
 *  bodies that carry them at their end. */
export const openS3Client = ({
  endpoint,
  region,
  ...options
}: Pick<S3StorageOptions, 'endpoint' | 'region' | 'accessKeyId' | 'secretAccessKey' | 'sessionToken'>): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: credentialsOf(options),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
  })

const credentialsOf = ({
  accessKeyId,
  secretAccessKey,
  sessionToken,
}: Pick<S3StorageOptions, 'accessKeyId' | 'secretAccessKey' | 'sessionToken'>) => ({
  accessKeyId,
  secretAccessKey,
  ...(sessionToken !== undefined && { sessionToken }),
})

/** The object store in a bucket of an S3-compatible service. */
export function openS3Storage(options: S3StorageOptions): ObjectStore {
  const { endpoint, bucket, region, clock, delivery, secret } = options
  const credentials = credentialsOf(options)
  const client = openS3Client(options)
  const at = (key: string) => {
    assertObjectKey(key)
    return { Bucket: bucket, Key: key }
  }
  const described = ({ contentType, cacheControl }: PutOptions) => ({
    ContentType: contentType,
    ...(cacheControl !== undefined && { CacheControl: cacheControl }),
  })

  async function* list(prefix: string): AsyncIterable<ObjectInfo> {
    if (prefix !== '') assertPrefix(prefix)
    let token: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          ...(token !== undefined && { ContinuationToken: token }),
        }),
      )
      for (const { Key = '', Size, ETag, LastModified } of page.Contents ?? []) {
        yield infoOf(Key, { ContentLength: Size, ETag, LastModified })
      }
      token = page.NextContinuationToken
    } while (token !== undefined)
  }

  const remove = async (key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand(at(key)))
  }
  const issue = (scope: CredentialScope) =>
    assumeRole(scope, { ...options, endpoint: options.stsEndpoint || endpoint, nowMs: clock() })

  return {
    kind: 'remote',
    bucket,
    delivery,
    list,
    parts: openS3Parts({ client, endpoint, bucket, region, credentials, clock }),
    issuesCredentials: knowIssuing(options.uploads, () => issue(probeScope), clock),
    async put(key, body, put) {
      await client.send(new PutObjectCommand({ ...at(key), ...described(put), Body: body }))
    },
    async putFile(key, path, put) {
      const { size } = await stat(path)
      await client.send(
        new PutObjectCommand({ ...at(key), ...described(put), Body: createReadStream(path), ContentLength: size }),
      )
    },
    async get(key, range) {
      const Range = range && `bytes=${range.first}-${range.last}`
      const found = await orMissing(
        client.send(new GetObjectCommand({ ...at(key), ...(Range !== undefined && { Range }) })),
      )
      if (!found) return undefined
      if (!(found.Body instanceof Readable)) throw new Error(`The store sent no body for ${key}`)
      return { info: infoOf(key, found), body: found.Body }
    },
    async head(key) {
      const found = await orMissing(client.send(new HeadObjectCommand(at(key))))
      return found && infoOf(key, found)
    },
    delete: remove,
    /** One by one: what deletes many at once wants a Content-MD5 that neither every SDK sends nor every store asks for alike. */
    async deletePrefix(prefix) {
      const keys: string[] = []
      for await (const { key } of list(prefix)) keys.push(key)
      const remover = async (): Promise<void> => {
        for (let key = keys.pop(); key !== undefined; key = keys.pop()) await remove(key)
      }
      await Promise.all(Array.from({ length: deletedAtOnce }, remover))
    },
    async dropUnfinished(beforeMs) {
      let marker: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
      while (marker) {
        const page: ListMultipartUploadsCommandOutput = await client.send(
          new ListMultipartUploadsCommand({ Bucket: bucket, ...marker }),
        )
        for (const { Key = '', UploadId = '', Initiated } of page.Uploads ?? []) {
          if (!Initiated || Initiated.getTime() >= beforeMs) continue
          await orMissing(client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })))
        }
        marker =
          page.IsTruncated === true && page.NextKeyMarker !== undefined && page.NextUploadIdMarker !== undefined
            ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
            : undefined
      }
    },
    temporaryCredential: cacheReadCredentials(issue, clock),
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

/** Asks for little: whether there is a token service at all. */
const probeScope: CredentialScope = { prefix: 'probe/', actions: ['read'], lifetimeS: 900 }

interface Described {
  readonly ContentLength?: number | undefined
  readonly ContentType?: string | undefined
  readonly CacheControl?: string | undefined
  readonly ETag?: string | undefined
  readonly LastModified?: Date | undefined
}

const infoOf = (key: string, found: Described): ObjectInfo => ({
  key,
  sizeBytes: found.ContentLength ?? 0,
  contentType: found.ContentType ?? 'application/octet-stream',
  cacheControl: found.CacheControl,
  etag: found.ETag ?? '',
  modifiedMs: found.LastModified?.getTime() ?? 0,
})
