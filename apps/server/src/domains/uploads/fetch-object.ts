import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formBytes, formOf } from '@cliffhanger/rules/uploads/file-form.ts'
import type { ObjectStore } from '../../platform/storage/storage.ts'
import type { Source } from './cleaning/source.ts'

/** An object's bytes on this machine's disk. */
export interface FetchedObject extends Source {
  readonly sizeBytes: number
  /** SHA-256, in lower-case hexadecimal digits. */
  readonly hash: string
}

/** Fetches an object into `folder`; undefined when it is not there, or has more than `maxBytes` by now. */
export async function fetchObject(
  storage: ObjectStore,
  key: string,
  folder: string,
  maxBytes: number,
): Promise<FetchedObject | undefined> {
  const found = await storage.get(key)
  if (!found) return undefined
  if (found.info.sizeBytes > maxBytes) {
    found.body.destroy()
    return undefined
  }
  const path = `${folder}/original`
  const sha256 = createHash('sha256')
  let head = Buffer.alloc(0)
  const look = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head.byteLength < formBytes) head = Buffer.concat([head, chunk]).subarray(0, formBytes)
      sha256.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(found.body, look, createWriteStream(path))
  return { path, folder, form: formOf(head), sizeBytes: found.info.sizeBytes, hash: sha256.digest('hex') }
}

/** SHA-256 of a file, in lower-case hexadecimal digits. */
export async function hashFile(path: string): Promise<string> {
  const sha256 = createHash('sha256')
  await pipeline(createReadStream(path), sha256)
  return sha256.digest('hex')
}
