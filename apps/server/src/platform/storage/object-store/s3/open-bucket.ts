import type { Clock } from '../../../clock.ts'
import type { EngineSettings } from '../../../settings.ts'
import { openS3Client, openS3Storage } from '../../s3-storage.ts'
import type { ObjectStore } from '../../storage.ts'
import type { BucketLocation } from './s3-check.ts'

/** The bucket the settings name, and what it takes to ask it about itself. */
export function openBucket({
  settings,
  clock,
  secret,
}: {
  readonly settings: EngineSettings
  readonly clock: Clock
  readonly secret: Uint8Array
}): { readonly storage: ObjectStore; readonly place: BucketLocation } {
  const options = {
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    delivery: settings.S3_PUBLIC || (settings.S3_PUBLIC_URL ? ('bucket' as const) : ('signed' as const)),
    publicUrl: settings.S3_PUBLIC_URL,
    secret,
    uploads: settings.S3_UPLOADS,
    stsEndpoint: settings.S3_STS_ENDPOINT,
    roleArn: settings.S3_ROLE_ARN,
    clock,
  }
  const storage = openS3Storage(options)
  return { storage, place: { ...options, client: openS3Client(options) } }
}
