import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { isMissing, readObjectFile } from './object-file.ts'
import { S3Error } from './s3/s3-error.ts'

/** What the object is to be. */
const uploadSchema = z.object({ key: z.string(), contentType: z.string(), cacheControl: z.optional(z.string()) })

export type Upload = z.output<typeof uploadSchema>

export interface StoredPart {
  readonly number: number
  readonly etag: string
  readonly sizeBytes: number
}

const description = 'upload.json'
const partName = (number: number) => `part-${String(number).padStart(5, '0')}`

/** More than these begun and not ended are no honest client's. */
const maxUnfinished = 64

/** Uploads into one owner's folder stand together, so that they can be counted: `kind/7/202601/x` belongs to `kind/7`. */
const ownerName = (key: string) =>
  createHash('sha256').update(key.split('/').slice(0, 2).join('/')).digest('hex').slice(0, 32)

/** The folders of uploads in parts: one each, with the description of the object to be and a file per part. */
export class UploadFolders {
  readonly #root: string
  readonly #scratch: string

  constructor(root: string, scratch: string) {
    this.#root = root
    this.#scratch = scratch
  }

  /** Path of a part, whether it has arrived or not. */
  partPath(uploadId: string, key: string, number: number): string {
    return join(this.#pathOf(uploadId, key), partName(number))
  }

  async create(upload: Upload): Promise<string> {
    const owner = join(this.#root, ownerName(upload.key))
    await mkdir(owner, { recursive: true })
    if ((await readdir(owner)).length >= maxUnfinished) {
      throw new S3Error('SlowDown', `End some of your ${maxUnfinished} unfinished uploads first`)
    }
    const uploadId = randomBytes(16).toString('hex')
    const made = join(this.#scratch, uploadId)
    await mkdir(made)
    await writeFile(join(made, description), JSON.stringify(upload))
    await rename(made, join(owner, uploadId))
    return uploadId
  }

  /** An upload is known by its id and its key, so that an id alone opens nothing. */
  async read(uploadId: string, key: string): Promise<Upload> {
    const found = /^[0-9a-f]{32}$/.test(uploadId) && (await readDescription(this.#pathOf(uploadId, key)))
    if (!found || found.key !== key) throw new S3Error('NoSuchUpload', 'The upload is not there')
    return found
  }

  async parts(uploadId: string, key: string): Promise<StoredPart[]> {
    await this.read(uploadId, key)
    const folder = this.#pathOf(uploadId, key)
    const names = (await readdir(folder)).filter((name) => name !== description).toSorted()
    const parts: StoredPart[] = []
    for (const name of names) {
      const part = await readObjectFile(join(folder, name))
      if (part) parts.push({ number: Number(name.slice('part-'.length)), etag: part.etag, sizeBytes: part.sizeBytes })
    }
    return parts
  }

  async remove(uploadId: string, key: string): Promise<void> {
    await rm(this.#pathOf(uploadId, key), { recursive: true, force: true })
  }

  /** Removes uploads in which nothing has happened since. */
  async sweep(beforeMs: number): Promise<void> {
    await mkdir(this.#root, { recursive: true })
    for (const owner of await readdir(this.#root)) {
      for (const uploadId of await readdir(join(this.#root, owner))) {
        const folder = join(this.#root, owner, uploadId)
        const found = await stat(folder).catch(() => undefined)
        if (found && found.mtimeMs < beforeMs) await rm(folder, { recursive: true, force: true })
      }
    }
  }

  #pathOf(uploadId: string, key: string): string {
    return join(this.#root, ownerName(key), uploadId)
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
