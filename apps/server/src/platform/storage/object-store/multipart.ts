import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import {
  isMissing,
  type ObjectFile,
  readObjectFile,
  refuseFinal,
  streamObjectFile,
  writeObjectFile,
} from './object-file.ts'
import { S3Error } from './s3/s3-error.ts'
import type { UploadBody } from './upload-body.ts'
import type { NamedPart } from './xml.ts'

/** Uploads in parts: one folder each, with the description of the object to be and a file per part. */
const uploadSchema = z.object({ key: z.string(), contentType: z.string(), cacheControl: z.optional(z.string()) })

export type Upload = z.output<typeof uploadSchema>

export interface StoredPart {
  readonly number: number
  readonly etag: string
  readonly sizeBytes: number
}

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

const description = 'upload.json'
const partName = (number: number) => `part-${String(number).padStart(5, '0')}`

/** More than these begun and not ended are no honest client's. */
const maxUnfinished = 64

/** Uploads into one owner's folder stand together, so that they can be counted: `kind/7/202601/x` belongs to `kind/7`. */
const ownerName = (key: string) =>
  createHash('sha256').update(key.split('/').slice(0, 2).join('/')).digest('hex').slice(0, 32)

export function openUploads(root: string, scratch: string): Uploads {
  const folderOf = (uploadId: string, key: string) => join(root, ownerName(key), uploadId)

  /** An upload is known by its id and its key, so that an id alone opens nothing. */
  const read = async (uploadId: string, key: string): Promise<Upload> => {
    const found = /^[0-9a-f]{32}$/.test(uploadId) && (await readDescription(folderOf(uploadId, key)))
    if (!found || found.key !== key) throw new S3Error('NoSuchUpload', 'The upload is not there')
    return found
  }

  const partsOf = async (uploadId: string, key: string): Promise<StoredPart[]> => {
    await read(uploadId, key)
    const names = (await readdir(folderOf(uploadId, key))).filter((name) => name !== description).toSorted()
    const parts: StoredPart[] = []
    for (const name of names) {
      const part = await readObjectFile(join(folderOf(uploadId, key), name))
      if (part) parts.push({ number: Number(name.slice('part-'.length)), etag: part.etag, sizeBytes: part.sizeBytes })
    }
    return parts
  }

  const joinParts: Uploads['complete'] = async (uploadId, key, named, path, maxBytes) => {
    const { contentType, cacheControl } = await read(uploadId, key)
    const paths = named.map((part) => join(folderOf(uploadId, key), partName(part.number)))
    const parts = await Promise.all(paths.map((partPath) => readObjectFile(partPath)))
    assertNamed(parts, named)
    if (parts.reduce((sum, part) => sum + (part?.sizeBytes ?? 0), 0) > maxBytes) {
      throw new S3Error('EntityTooLarge', `At most ${maxBytes} bytes`)
    }
    const etag = joinedEtag(named)
    const footer = { contentType, cacheControl, etag, uploadId }
    await writeObjectFile(path, scratch, joined(paths), () => footer, refuseFinal)
    await rm(folderOf(uploadId, key), { recursive: true, force: true })
    return etag
  }

  return {
    async create(upload) {
      const owner = join(root, ownerName(upload.key))
      await mkdir(owner, { recursive: true })
      if ((await readdir(owner)).length >= maxUnfinished) {
        throw new S3Error('SlowDown', `End some of your ${maxUnfinished} unfinished uploads first`)
      }
      const uploadId = randomBytes(16).toString('hex')
      const made = join(scratch, uploadId)
      await mkdir(made)
      await writeFile(join(made, description), JSON.stringify(upload))
      await rename(made, join(owner, uploadId))
      return uploadId
    },

    async putPart(uploadId, key, number, body, maxBytes) {
      const others = (await partsOf(uploadId, key)).filter((part) => part.number !== number)
      const restBytes = others.reduce((rest, part) => rest - part.sizeBytes, maxBytes)
      const path = join(folderOf(uploadId, key), partName(number))
      const { etag } = await writeObjectFile(path, scratch, body.bytes, (md5, sizeBytes) => {
        body.verify()
        if (sizeBytes > restBytes) throw new S3Error('EntityTooLarge', `At most ${maxBytes} bytes in all parts`)
        return { contentType: '', etag: md5 }
      })
      return etag
    },

    parts: partsOf,

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
      await read(uploadId, key)
      await rm(folderOf(uploadId, key), { recursive: true, force: true })
    },

    async sweep(beforeMs) {
      await mkdir(root, { recursive: true })
      for (const owner of await readdir(root)) {
        for (const uploadId of await readdir(join(root, owner))) {
          const folder = join(root, owner, uploadId)
          const found = await stat(folder).catch(() => undefined)
          if (found && found.mtimeMs < beforeMs) await rm(folder, { recursive: true, force: true })
        }
      }
    },
  }
}

async function readDescription(folder: string): Promise<Upload | undefined> {
  try {
    return uploadSchema.parse(JSON.parse(await readFile(join(folder, description), 'utf8')))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
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
