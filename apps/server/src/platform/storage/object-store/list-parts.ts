import { S3Error } from './s3/s3-error.ts'
import type { StoredPart } from './upload-folders.ts'

/** Most parts in one answer, as S3 has it. */
const maxListed = 1000

/** The ListParts answer: parts above `part-number-marker`, at most `max-parts` of them. */
export function partList(
  bucket: string,
  { key, params }: { readonly key: string; readonly params: ReadonlyMap<string, string> },
  uploadId: string,
  parts: readonly StoredPart[],
) {
  const marker = numberOf(params, 'part-number-marker', 0)
  const limit = Math.min(numberOf(params, 'max-parts', maxListed), maxListed)
  const following = parts.filter((part) => part.number > marker)
  const listed = following.slice(0, limit)
  const isTruncated = following.length > listed.length
  return {
    ListPartsResult: {
      Bucket: bucket,
      Key: key,
      UploadId: uploadId,
      PartNumberMarker: marker,
      ...(isTruncated && { NextPartNumberMarker: listed.at(-1)?.number ?? marker }),
      MaxParts: limit,
      IsTruncated: isTruncated,
      Part: listed.map((part) => ({ PartNumber: part.number, ETag: `"${part.etag}"`, Size: part.sizeBytes })),
    },
  }
}

function numberOf(params: ReadonlyMap<string, string>, name: string, fallback: number): number {
  const text = params.get(name)
  if (text === undefined) return fallback
  if (!/^\d{1,9}$/.test(text)) throw new S3Error('InvalidArgument', `${name} must be a number`)
  return Number(text)
}
