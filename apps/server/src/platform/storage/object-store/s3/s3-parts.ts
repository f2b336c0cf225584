import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type ListPartsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Clock } from '../../../clock.ts'
import type { ArrivedPart, SignedParts } from '../../storage.ts'
import { assertObjectKey } from '../object-key.ts'
import { orMissing } from './s3-missing.ts'
import { encodeKey, presign } from './sigv4.ts'

export interface S3PartsOptions {
  readonly client: S3Client
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  readonly clock: Clock
}

/** Writing in parts into a bucket, at signed addresses. */
export function openS3Parts({ client, endpoint, bucket, region, credentials, clock }: S3PartsOptions): SignedParts {
  const at = (key: string) => {
    assertObjectKey(key)
    return { Bucket: bucket, Key: key }
  }
  const { origin, pathname } = new URL(endpoint)
  return {
    async begin(key, { contentType, cacheControl }) {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({
          ...at(key),
          ContentType: contentType,
          ...(cacheControl !== undefined && { CacheControl: cacheControl }),
        }),
      )
      if (UploadId === undefined) throw new Error('The object store opened an upload without an id')
      return UploadId
    },
    address: ({ key, uploadId, number, sizeBytes, lifetimeS }) =>
      presign({
        method: 'PUT',
        origin,
        path: `${pathname.replace(/\/$/, '')}/${bucket}/${encodeKey(key)}`,
        region,
        issuedMs: clock(),
        lifetimeS,
        query: { partNumber: String(number), uploadId },
        contentLength: sizeBytes,
        ...credentials,
      }),
    async list(key, uploadId) {
      const parts: ArrivedPart[] = []
      let marker: string | undefined
      do {
        const page: ListPartsCommandOutput | undefined = await orMissing(
          client.send(
            new ListPartsCommand({
              ...at(key),
              UploadId: uploadId,
              ...(marker !== undefined && { PartNumberMarker: marker }),
            }),
          ),
        )
        if (!page) return undefined
        for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? [])
          parts.push({ number: PartNumber, sizeBytes: Size, etag: ETag })
        marker = page.IsTruncated === true ? page.NextPartNumberMarker : undefined
      } while (marker !== undefined)
      return parts.toSorted((one, other) => one.number - other.number)
    },
    async complete(key, uploadId, parts) {
      const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
      await client.send(
        new CompleteMultipartUploadCommand({ ...at(key), UploadId: uploadId, MultipartUpload: { Parts } }),
      )
    },
    async abort(key, uploadId) {
      await orMissing(client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId })))
    },
  }
}
