import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync, renameSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import * as z from 'zod'
import { S3Error } from './s3/s3-error.ts'

/**
 * One object is one file: its bytes, then its description as JSON, then the length of that JSON in four bytes.
 * Bytes and description so appear and disappear together, by one rename.
 */
const footerSchema = z.object({
  contentType: z.string(),
  cacheControl: z.optional(z.string()),
  etag: z.string(),
  /** The multipart upload that made the object, so that a repeated completion finds it. */
  uploadId: z.optional(z.string()),
  /** Clients may not replace it. */
  isFinal: z.optional(z.boolean()),
})

export type Footer = z.output<typeof footerSchema>

export interface ObjectFile extends Footer {
  readonly sizeBytes: number
  readonly modifiedMs: number
}

const lengthBytes = 4

/** Describes the bytes once they are all written; throws to refuse them. */
export type Finish = (md5Hex: string, sizeBytes: number) => Footer

/** Whether what stands at a path may be replaced; throws where it may not. Asked with nothing in between before the renaming. */
export type BeforeReplacing = (existing: Footer) => void

/** What a client stores never takes the place of what the server stored for good. */
export const refuseFinal: BeforeReplacing = ({ isFinal }) => {
  if (isFinal === true) throw new S3Error('AccessDenied', 'The object is registered and cannot be replaced')
}

/** Writes to a file of another name in `scratch`, syncs it and renames it to `path`. Whatever was there is replaced. */
export async function writeObjectFile(
  path: string,
  scratch: string,
  body: AsyncIterable<Uint8Array>,
  finish: Finish,
  beforeReplacing?: BeforeReplacing,
): Promise<Footer> {
  const temporary = join(scratch, randomUUID())
  const file = await open(temporary, 'wx')
  try {
    const md5 = createHash('md5')
    let sizeBytes = 0
    for await (const chunk of body) {
      md5.update(chunk)
      sizeBytes += chunk.byteLength
      await writeAll(file, chunk)
    }
    const footer = finish(md5.digest('hex'), sizeBytes)
    const json = Buffer.from(JSON.stringify(footer))
    const length = Buffer.alloc(lengthBytes)
    length.writeUInt32BE(json.byteLength)
    await writeAll(file, Buffer.concat([json, length]))
    await file.sync()
    await file.close()
    await moveInto(temporary, path, beforeReplacing)
    return footer
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(temporary, { force: true })
    throw error
  }
}

/** The description of the object in this file; undefined when there is none. */
export async function readObjectFile(path: string): Promise<ObjectFile | undefined> {
  const file = await openExisting(path)
  if (!file) return undefined
  try {
    return await describe(file, path)
  } finally {
    await file.close()
  }
}

/** Description and bytes `first` to `last`. The file stays open until the stream ends, so a replacement does not disturb the reader. */
export async function streamObjectFile(
  path: string,
  range?: { readonly first: number; readonly last: number },
): Promise<{ object: ObjectFile; body: Readable } | undefined> {
  const file = await openExisting(path)
  if (!file) return undefined
  try {
    const object = await describe(file, path)
    const { first, last } = range ?? { first: 0, last: object.sizeBytes - 1 }
    if (last < first) {
      await file.close()
      return { object, body: Readable.from([]) }
    }
    return { object, body: file.createReadStream({ start: first, end: last }) }
  } catch (error) {
    await file.close().catch(() => undefined)
    throw error
  }
}

async function describe(file: FileHandle, path: string): Promise<ObjectFile> {
  const { size, mtimeMs } = await file.stat()
  const length = await readAt(file, size - lengthBytes, lengthBytes)
  const jsonBytes = length.readUInt32BE()
  const sizeBytes = size - lengthBytes - jsonBytes
  if (sizeBytes < 0) throw new Error(`Damaged object file ${path}`)
  const footer = footerSchema.parse(JSON.parse((await readAt(file, sizeBytes, jsonBytes)).toString()))
  return { ...footer, sizeBytes, modifiedMs: Math.floor(mtimeMs) }
}

async function readAt(file: FileHandle, position: number, lengthWanted: number): Promise<Buffer> {
  const buffer = Buffer.alloc(lengthWanted)
  const { bytesRead } = await file.read(buffer, 0, lengthWanted, position)
  if (bytesRead !== lengthWanted) throw new Error('Damaged object file: too short')
  return buffer
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.byteLength; ) {
    const { bytesWritten } = await file.write(bytes, written)
    written += bytesWritten
  }
}

async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Renames and makes the name itself durable. A folder emptied by a delete at the same moment is made again. */
async function moveInto(temporary: string, path: string, beforeReplacing?: BeforeReplacing): Promise<void> {
  const folder = dirname(path)
  for (let attempt = 0; ; attempt++) {
    await mkdir(folder, { recursive: true })
    try {
      if (beforeReplacing) replaceSync(temporary, path, beforeReplacing)
      else await rename(temporary, path)
      break
    } catch (error) {
      if (!isMissing(error) || attempt === 2) throw error
    }
  }
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => undefined)
  await handle.close()
}

/** Looks and renames in one go, so that nothing in this process can come between the two. */
function replaceSync(temporary: string, path: string, beforeReplacing: BeforeReplacing): void {
  const existing = readFooterSync(path)
  if (existing) beforeReplacing(existing)
  renameSync(temporary, path)
}

function readFooterSync(path: string): Footer | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
  try {
    const { size } = fstatSync(file)
    const length = Buffer.alloc(lengthBytes)
    readSync(file, length, 0, lengthBytes, size - lengthBytes)
    const json = Buffer.alloc(length.readUInt32BE())
    readSync(file, json, 0, json.byteLength, size - lengthBytes - json.byteLength)
    return footerSchema.parse(JSON.parse(json.toString()))
  } finally {
    closeSync(file)
  }
}

/** True when the fault says that a file or folder is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
