import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { EngineSettings } from '../settings.ts'
import { type EmbeddedStorage, openEmbeddedStorage } from './embedded-storage.ts'
import type { ObjectStore } from './storage.ts'

export interface StorageParts {
  readonly settings: EngineSettings
  readonly clock: Clock
  readonly log: Log
  /** Seals the embedded store's credentials and addresses that read through this server. */
  readonly secret: Uint8Array
}

/** A store and what the process has to know of it. */
export interface OpenedStorage {
  readonly storage: ObjectStore | EmbeddedStorage
  /** Whether it has answered since the process began. */
  isReached(): boolean
  close(): void
}

/** Origin a page has where PUBLIC_URL does not tell; the rules that are needed allow any. */
const anyPage = 'https://page.example'

/** The store the settings choose: a bucket when `S3_ENDPOINT` is set, else a folder under `DATA_DIR`. Rejects with one sentence where a
 *  bucket's settings are wrong. */
export async function openStorage({ settings, clock, log, secret }: StorageParts): Promise<OpenedStorage> {
  if (settings.S3_ENDPOINT === '') {
    const storage = await openEmbeddedStorage({ root: join(settings.DATA_DIR, 'objects'), secret, clock })
    return { storage, isReached: () => true, close: () => undefined }
  }
  // A second to load, and most installations of one machine do without.
  const { openBucket } = await import('./object-store/s3/open-bucket.ts')
  const { storage, place: location } = openBucket({ settings, clock, secret })
  const { watchStore } = await import('./object-store/s3/watch-store.ts')
  const origin = settings.PUBLIC_URL === '' ? anyPage : new URL(settings.PUBLIC_URL).origin
  const watch = await watchStore(storage, location, { log, origin })
  return { storage, isReached: () => watch.isReached, close: () => watch.stop() }
}

/** True for the store whose S3 endpoint this process serves itself. */
export const isEmbedded = (storage: ObjectStore): storage is EmbeddedStorage => storage.kind === 'embedded'
