import { createHash } from 'node:crypto'
import { type ObjectFile, readObjectFile, refuseFinal, streamObjectFile, writeObjectFile } from './object-file.ts'
import { S3Error } from './s3/s3-error.ts'
import type { UploadBody } from './upload-body.ts'
import { type StoredPart, type Upload, UploadFolders } from './upload-folders.ts'
import type { NamedPart } from './xml.ts'

/** Uploads in parts, from the first part to the object. */
export interface Uploads {
  create(upload: Upload): Promise<string>
  /** The ETag of the stored part; a part sent again replaces the earlier one. */
  putPart(uploadId: string, key: string, number: number, body: UploadBody, maxBytes: number): Promise<string>
  parts(uploadId: string, key: string): Promise<StoredPart[]>
  /** Joins the parts at `path`; a repeat finds the object and answers the same ETag. */
  complete(uploadId: string, key: string, parts: readonly NamedPart[], path: string, maxBytes: number): Promise<string>
  abort(uploadId: string, key: string): Promise<void>
  /** Removes uploads in which nothing has happened since. */
  sweep(beforeMs: number): Promise<void>
}

export function openUploads(root: string, scratch: string): Uploads {
  const folders = new UploadFolders(root, scratch)

  const joinParts: Uploads['complete'] = async (uploadId, key, named, path, maxBytes) => {
    const { contentType, cacheControl } = await folders.read(uploadId, key)
    const paths = named.map((part) => folders.partPath(uploadId, key, part.number))
    const parts = await Promise.all(paths.map((partPath) => readObjectFile(partPath)))
    assertNamed(parts, named)
    if (parts.reduce((sum, part) => sum + (part?.sizeBytes ?? 0), 0) > maxBytes) {
      throw new S3Error('EntityTooLarge', `At most ${maxBytes} bytes`)
    }
    const etag = joinedEtag(named)
    const footer = { contentType, cacheControl, etag, uploadId }
    await writeObjectFile(path, scratch, joined(paths), () => footer, refuseFinal)
    await folders.remove(uploadId, key)
    return etag
  }

  return {
    create: (upload) => folders.create(upload),

    async putPart(uploadId, key, number, body, maxBytes) {
      const others = (await folders.parts(uploadId, key)).filter((part) => part.number !== number)
      const restBytes = others.reduce((rest, part) => rest - part.sizeBytes, maxBytes)
      const path = folders.partPath(uploadId, key, number)
      const { etag } = await writeObjectFile(path, scratch, body.bytes, (md5, sizeBytes) => {
        body.verify()
        if (sizeBytes > restBytes) throw new S3Error('EntityTooLarge', `At most ${maxBytes} bytes in all parts`)
        return { contentType: '', etag: md5 }
      })
      return etag
    },

    parts: (uploadId, key) => folders.parts(uploadId, key),

    async complete(uploadId, key, parts, path, maxBytes) {
      const finishedEtag = async () => {
        const finished = await readObjectFile(path)
        return finished?.uploadId === uploadId ? finished.etag : undefined
      }
      try {
        return (await finishedEtag()) ?? (await joinParts(uploadId, key, parts, path, maxBytes))
      } catch (error) {
        // The same completion, sent twice at once, may have ended the upload under our hands.
        const etag = await finishedEtag()
        if (etag === undefined) throw error
        return etag
      }
    },

    async abort(uploadId, key) {
      await folders.read(uploadId, key)
      await folders.remove(uploadId, key)
    },

    sweep: (beforeMs) => folders.sweep(beforeMs),
  }
}

function assertNamed(stored: readonly (ObjectFile | undefined)[], named: readonly NamedPart[]): void {
  named.forEach((part, at) => {
    if (stored[at]?.etag !== part.etag)
      throw new S3Error('InvalidPart', `Part ${part.number} is missing or another one`)
  })
}

/** As S3 makes it: the hash of the parts' hashes, and how many they were. */
function joinedEtag(parts: readonly NamedPart[]): string {
  const hash = createHash('md5')
  for (const part of parts) hash.update(Buffer.from(part.etag, 'hex'))
  return `"${hash.digest('hex')}-${parts.length}"`
}

async function* joined(paths: readonly string[]): AsyncIterable<Uint8Array> {
  for (const path of paths) {
    const part = await streamObjectFile(path)
    if (!part) throw new S3Error('NoSuchUpload', 'The upload has ended meanwhile')
    yield* part.body as AsyncIterable<Uint8Array>
  }
}
