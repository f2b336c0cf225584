import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Clock } from '../clock.ts'
import { issueCredential } from './object-store/credential.ts'
import { openUploads, type Uploads } from './object-store/multipart.ts'
import {
  type Footer,
  isMissing,
  readObjectFile,
  streamObjectFile,
  writeObjectFile,
} from './object-store/object-file.ts'
import { assertObjectKey, assertPrefix, segmentName } from './object-store/object-key.ts'
import { ownPath, ownRegion, ownSignedUrl, storeMount } from './object-store/s3/own-address.ts'
import type { ObjectInfo, ObjectStore, PutOptions } from './storage.ts'

export interface EmbeddedStorageOptions {
  /** Folder of the objects; made when missing. */
  readonly root: string
  /** Seals credentials: 32 bytes or more. */
  readonly secret: Uint8Array
  readonly clock: Clock
}

/** The object store in a folder of this machine, with what its S3 endpoint needs besides. */
export interface EmbeddedStorage extends ObjectStore {
  readonly root: string
  readonly secret: Uint8Array
  readonly clock: Clock
  readonly region: string
  /** Path of the object's file, for `object-file.ts`. */
  fileOf(key: string): string
  /** Folder for files that are not complete yet, on the same file system. */
  readonly scratch: string
  /** Uploads in parts that are under way. */
  readonly uploads: Uploads
}

const abandonedAfterMs = dayMs
const bucket = 'cliffhanger'
const fileMark = '@'
const defaultMaxObjectBytes = 64 * 1024 * 1024

export async function openEmbeddedStorage({ root, secret, clock }: EmbeddedStorageOptions): Promise<EmbeddedStorage> {
  const objects = join(root, 'objects')
  const scratch = join(root, 'scratch')
  await mkdir(objects, { recursive: true })
  await mkdir(scratch, { recursive: true })
  await removeAbandoned(scratch, clock())

  const uploads = openUploads(join(root, 'uploads'), scratch)
  const folderOf = (prefix: string) => join(objects, ...prefix.split('/').map(segmentName))
  const fileOf = (key: string) => `${folderOf(key)}${fileMark}`
  const write = async (key: string, body: AsyncIterable<Uint8Array>, options: PutOptions) => {
    assertObjectKey(key)
    await writeObjectFile(fileOf(key), scratch, body, (md5) => ({ ...options, etag: `"${md5}"` }))
  }

  return {
    kind: 'embedded',
    bucket,
    delivery: 'own',
    parts: undefined,
    issuesCredentials: async () => true,
    region: ownRegion,
    root,
    secret,
    clock,
    scratch,
    uploads,
    fileOf,
    put: (key, body, options) => write(key, once(typeof body === 'string' ? Buffer.from(body) : body), options),
    putFile: (key, path, options) => write(key, createReadStream(path), options),
    async get(key, range) {
      assertObjectKey(key)
      const found = await streamObjectFile(fileOf(key), range)
      return found && { info: infoOf(key, found.object), body: found.body }
    },
    async head(key) {
      assertObjectKey(key)
      const found = await readObjectFile(fileOf(key))
      return found && infoOf(key, found)
    },
    async delete(key) {
      assertObjectKey(key)
      await rm(fileOf(key), { force: true })
    },
    async deletePrefix(prefix) {
      assertPrefix(prefix)
      await rm(folderOf(prefix.slice(0, -1)), { recursive: true, force: true })
    },
    async *list(prefix) {
      if (prefix !== '') assertPrefix(prefix)
      for (const key of await keysBelow(folderOf(prefix.slice(0, -1)), prefix)) {
        const found = await readObjectFile(fileOf(key))
        if (found) yield infoOf(key, found)
      }
    },
    dropUnfinished: (beforeMs) => uploads.sweep(beforeMs),
    async temporaryCredential({ prefix, actions, lifetimeS, maxObjectBytes = defaultMaxObjectBytes, maxDayBytes }) {
      assertPrefix(prefix)
      const issuedMs = clock()
      const expiresMs = issuedMs + lifetimeS * 1000
      return {
        ...issueCredential(secret, { prefix, actions, expiresMs, maxObjectBytes, ...(maxDayBytes && { maxDayBytes }) }),
        issuedMs,
        expiresMs,
        bucket,
        region: ownRegion,
      }
    },
    signedUrl: async (key, options) => ownSignedUrl({ secret, clock, bucket }, key, options),
    baseUrl: (origin) => `${origin}${storeMount}`,
    publicUrl: (key) => ownPath(bucket, key),
  }
}

const infoOf = (key: string, file: Footer & { sizeBytes: number; modifiedMs: number }): ObjectInfo => ({
  key,
  sizeBytes: file.sizeBytes,
  contentType: file.contentType,
  cacheControl: file.cacheControl,
  etag: file.etag,
  modifiedMs: file.modifiedMs,
})

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

/** Keys of the files in a folder and below; file names turn back into keys here and nowhere else. */
async function keysBelow(folder: string, prefix: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names
    .filter((name) => name.endsWith(fileMark))
    .map(
      (name) =>
        prefix +
        name
          .slice(0, -fileMark.length)
          .replaceAll(sep, '/')
          .replace(/%([0-9a-f]{2})/g, unescapeSign),
    )
}

const unescapeSign = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))

/** Removes what a killed process left half written a day ago or more. */
async function removeAbandoned(scratch: string, nowMs: number): Promise<void> {
  for (const name of await readdir(scratch)) {
    const path = join(scratch, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < nowMs - abandonedAfterMs) await rm(path, { force: true, recursive: true })
  }
}
