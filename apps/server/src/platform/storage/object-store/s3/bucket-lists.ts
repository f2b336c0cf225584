import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { ObjectInfo } from '../../storage.ts'
import { assertPrefix } from '../object-key.ts'
import { infoOf } from './object-info.ts'
import { orMissing } from './s3-missing.ts'

/** Every object below the prefix, page by page. */
export async function* listObjects(client: S3Client, bucket: string, prefix: string): AsyncIterable<ObjectInfo> {
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

/** Ends uploads in parts that were begun before that moment and are not complete. */
export async function dropUnfinished(client: S3Client, bucket: string, beforeMs: number): Promise<void> {
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
}
