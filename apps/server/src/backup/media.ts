import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { copyTree } from '../platform/storage/copy-tree.ts'
import { openEmbeddedStorage } from '../platform/storage/embedded-storage.ts'
import type { ObjectStore } from '../platform/storage/storage.ts'
import type { Settings } from '../settings.ts'
import type { Manifest } from './manifest.ts'

type Media = Manifest['media']

/** Folder of the embedded store, below DATA_DIR and in a backup. */
const folderName = 'objects'
const listName = 'objects.jsonl.gz'

/** Everything but what is half written. */
const isWanted = (name: string) => name !== 'scratch'

/** Throws where the store cannot be listed: better said before a database is dumped for an hour. */
export async function assertReachable(settings: Settings): Promise<void> {
  if (settings.S3_ENDPOINT === '') return
  try {
    for await (const _ of (await openMedia(settings)).list('')) break
  } catch (error) {
    throw new Error(
      `Setting S3_ENDPOINT: the bucket ${settings.S3_BUCKET} cannot be listed (${error instanceof Error ? error.message : String(error)}). \`npm run doctor\` says more.`,
      { cause: error },
    )
  }
}

/** Copies what lies in a folder, and lists it or the bucket. After the database: what the database mentions is then among it, but for what was deleted meanwhile. */
export async function backUpMedia(settings: Settings, target: string): Promise<Media> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, DATA_DIR } = settings
  if (endpoint !== '')
    return { place: { kind: 'bucket', endpoint, bucket }, ...(await writeList(await openMedia(settings), target)) }
  const from = join(DATA_DIR, folderName)
  const copy = join(target, folderName)
  if (existsSync(from)) await copyTree(from, copy, isWanted)
  return { place: { kind: 'folder' }, ...(await writeList(await openFolder(copy), target)) }
}

/** Puts the copied files back. Run again, it does the same; what else is in the folder stays. */
export async function restoreMedia(settings: Settings, { place: folder }: Media, source: string): Promise<void> {
  const copy = join(source, folderName)
  if (folder.kind === 'bucket' || settings.S3_ENDPOINT !== '' || !existsSync(copy)) return
  await copyTree(copy, join(settings.DATA_DIR, folderName), isWanted)
}

/** Keys the backup lists that the present store lacks, or has in another size. */
export async function findMissing(settings: Settings, source: string): Promise<string[]> {
  const wanted = new Map<string, number>()
  for await (const line of createInterface({
    input: createReadStream(join(source, listName)).pipe(createGunzip()),
  })) {
    const [key, sizeBytes]: [string, number] = JSON.parse(line)
    wanted.set(key, sizeBytes)
  }
  for await (const { key, sizeBytes } of (await openMedia(settings)).list(''))
    if (wanted.get(key) === sizeBytes) wanted.delete(key)
  return [...wanted.keys()].toSorted()
}

async function writeList(store: ObjectStore, target: string): Promise<Pick<Media, 'objects' | 'bytes'>> {
  const total = { objects: 0, bytes: 0 }
  async function* lines() {
    for await (const { key, sizeBytes } of store.list('')) {
      total.objects += 1
      total.bytes += sizeBytes
      yield `${JSON.stringify([key, sizeBytes])}\n`
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(join(target, listName), { mode: 0o600 }))
  return total
}

/** For listing alone, so that no secret is needed. */
async function openMedia(settings: Settings): Promise<ObjectStore> {
  if (settings.S3_ENDPOINT === '') return openFolder(join(settings.DATA_DIR, folderName))
  const { openBucket } = await import('../platform/storage/object-store/s3/open-bucket.ts')
  return openBucket({ settings, clock: Date.now, secret: randomBytes(32) }).storage
}

const openFolder = (root: string): Promise<ObjectStore> =>
  openEmbeddedStorage({ root, secret: randomBytes(32), clock: Date.now })
