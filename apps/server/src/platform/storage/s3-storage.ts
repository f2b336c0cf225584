import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { cacheReadCredentials } from './object-store/credential-cache.ts'
import { assertObjectKey } from './object-store/object-key.ts'
import { assumeRole } from './object-store/s3/assume-role.ts'
import { dropUnfinished, listObjects } from './object-store/s3/bucket-lists.ts'
import { type AddressOptions, objectAddresses } from './object-store/s3/object-addresses.ts'
import { infoOf } from './object-store/s3/object-info.ts'
import { orMissing } from './object-store/s3/s3-missing.ts'
import { openS3Parts } from './object-store/s3/s3-parts.ts'
import { knowIssuing, type UploadMode } from './object-store/upload-mode.ts'
import type { CredentialScope, Delivery, ObjectStore, PutOptions } from './storage.ts'

export interface S3StorageOptions extends Omit<AddressOptions, 'credentials'> {
  /** `https://host[:port]` of any S3-compatible store; buckets are addressed by path. */
  readonly endpoint: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Where the credential is itself a temporary one. */
  readonly sessionToken?: string
  readonly delivery: Exclude<Delivery, 'own'>
  readonly uploads: UploadMode
  /** Where AssumeRole is asked; empty: the endpoint itself, as MinIO does it. */
  readonly stsEndpoint: string
  /** Role of temporary credentials; MinIO takes any. */
  readonly roleArn: string
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
  const { endpoint, bucket, region, clock, delivery } = options
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

  const remove = async (key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand(at(key)))
  }
  const issue = (scope: CredentialScope) =>
    assumeRole(scope, { ...options, endpoint: options.stsEndpoint || endpoint, nowMs: clock() })

  return {
    kind: 'remote',
    bucket,
    delivery,
    ...objectAddresses({ ...options, credentials }),
    list: (prefix) => listObjects(client, bucket, prefix),
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
      for await (const { key } of listObjects(client, bucket, prefix)) keys.push(key)
      const remover = async (): Promise<void> => {
        for (let key = keys.pop(); key !== undefined; key = keys.pop()) await remove(key)
      }
      await Promise.all(Array.from({ length: deletedAtOnce }, remover))
    },
    dropUnfinished: (beforeMs) => dropUnfinished(client, bucket, beforeMs),
    temporaryCredential: cacheReadCredentials(issue, clock),
  }
}

/** Asks for little: whether there is a token service at all. */
const probeScope: CredentialScope = { prefix: 'probe/', actions: ['read'], lifetimeS: 900 }
