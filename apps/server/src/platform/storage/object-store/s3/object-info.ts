import type { ObjectInfo } from '../../storage.ts'

/** What the replies have in common. */
interface Described {
  readonly ContentLength?: number | undefined
  readonly ContentType?: string | undefined
  readonly CacheControl?: string | undefined
  readonly ETag?: string | undefined
  readonly LastModified?: Date | undefined
}

/** What a reply of the store says of an object. */
export const infoOf = (key: string, found: Described): ObjectInfo => ({
  key,
  sizeBytes: found.ContentLength ?? 0,
  contentType: found.ContentType ?? 'application/octet-stream',
  cacheControl: found.CacheControl,
  etag: found.ETag ?? '',
  modifiedMs: found.LastModified?.getTime() ?? 0,
})
