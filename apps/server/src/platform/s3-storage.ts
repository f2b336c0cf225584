import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Clock } from './clock.ts'
import { assumeRole } from './object-store/assume-role.ts'
import { keepReadCredentials } from './object-store/kept-credentials.ts'
import { assertObjectKey, assertPrefix } from './object-store/object-key.ts'
import { encodeKey, presign } from './object-store/sigv4.ts'
import type { ObjectInfo, ObjectStore, PutOptions } from './storage.ts'

export interface S3StorageOptions {
  /** `https://host[:port]` of any S3-compatible store; buckets are addressed by path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Where the credential is itself a temporary one. */
  readonly sessionToken?: string
  /** Address in front of public objects, such as a CDN's; empty: the bucket itself. */
  readonly publicUrl: string
  /** Where AssumeRole is asked; empty: the endpoint itself, as MinIO does it. */
  readonly stsEndpoint: string
  /** Role of temporary credentials; MinIO takes any. */
  readonly roleArn: string
  readonly clock: Clock
}

const maxDeleted = 1000

/** The object store in a bucket of an S3-compatible service. */
export function openS3Storage(options: S3StorageOptions): ObjectStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, clock } = options
  const credentials = {
    accessKeyId,
    secretAccessKey,
    ...(options.sessionToken !== undefined && { sessionToken: options.sessionToken }),
  }
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials })
  const at = (key: string) => {
    assertObjectKey(key)
    return { Bucket: bucket, Key: key }
  }
  const described = ({ contentType, cacheControl }: PutOptions) => ({
    ContentType: contentType,
    ...(cacheControl !== undefined && { CacheControl: cacheControl }),
  })

  async function* list(prefix: string): AsyncIterable<ObjectInfo> {
    assertPrefix(prefix)
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

  const deleteAll = (keys: readonly string[]) =>
    client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true } }),
    )

  return {
    kind: 'remote',
    bucket,
    list,
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
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async deletePrefix(prefix) {
      const batch: string[] = []
      for await (const { key } of list(prefix)) {
        batch.push(key)
        if (batch.length === maxDeleted) await deleteAll(batch.splice(0))
      }
      if (batch.length > 0) await deleteAll(batch)
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
    temporaryCredential: keepReadCredentials(
      (scope) => assumeRole(scope, { ...options, endpoint: options.stsEndpoint || endpoint, nowMs: clock() }),
      clock,
    ),
    async signedUrl(key, { lifetimeS }) {
      assertObjectKey(key)
      const windowMs = (lifetimeS * 1000) / 2
      const issuedMs = Math.floor(clock() / windowMs) * windowMs
      const { origin, pathname } = new URL(endpoint)
      const path = `${pathname.replace(/\/$/, '')}/${bucket}/${encodeKey(key)}`
      return presign({ method: 'GET', origin, path, region, issuedMs, lifetimeS, ...credentials })
    },
    baseUrl: () => endpoint.replace(/\/$/, ''),
    publicUrl: (key) => `${(options.publicUrl || `${endpoint}/${bucket}`).replace(/\/$/, '')}/${encodeKey(key)}`,
  }
}

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

async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}
