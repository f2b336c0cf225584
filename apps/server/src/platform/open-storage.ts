import { join } from 'node:path'
import type { Clock } from './clock.ts'
import { type EmbeddedStorage, openEmbeddedStorage } from './embedded-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Settings } from './settings.ts'
import type { ObjectStore } from './storage.ts'

export interface StorageParts {
  readonly settings: Settings
  readonly clock: Clock
  /** Seals the embedded store's credentials. */
  readonly secret: Uint8Array
}

/** The store the settings choose: a bucket when `S3_ENDPOINT` is set, else a folder under `DATA_DIR`. */
export async function openStorage({ settings, clock, secret }: StorageParts): Promise<ObjectStore | EmbeddedStorage> {
  if (settings.S3_ENDPOINT === '') {
    return openEmbeddedStorage({ root: join(settings.DATA_DIR, 'objects'), secret, clock })
  }
  return openS3Storage({
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    publicUrl: settings.S3_PUBLIC_URL,
    stsEndpoint: settings.S3_STS_ENDPOINT,
    roleArn: settings.S3_ROLE_ARN,
    clock,
  })
}

/** True for the store whose S3 endpoint this process serves itself. */
export const isEmbedded = (storage: ObjectStore): storage is EmbeddedStorage => storage.kind === 'embedded'
