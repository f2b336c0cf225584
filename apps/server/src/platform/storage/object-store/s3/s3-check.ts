import { ListObjectsV2Command, type S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { wordsOf } from '../../../http/error-words.ts'

/** Where a bucket is and who asks. */
export interface BucketLocation {
  readonly client: S3Client
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
}

/** `refused`: the store answers, and the settings are wrong; `unreachable`: there is no answer, or a fault of the store's own. */
export interface StoreProblem {
  readonly kind: 'refused' | 'unreachable'
  /** One sentence that names the setting. */
  readonly sentence: string
}

const ofCredentials: ReadonlySet<string> = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'AccessDenied',
  'Forbidden',
  'InvalidToken',
])

/** Asks for the bucket's first object; undefined when all is well. */
export async function findStoreProblem(location: BucketLocation): Promise<StoreProblem | undefined> {
  const { client, bucket, endpoint } = location
  try {
    await client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }), {
      abortSignal: AbortSignal.timeout(10_000),
    })
    return undefined
  } catch (error) {
    if (error instanceof S3ServiceException && isRefusal(error)) return refusalOf(location, error)
    return {
      kind: 'unreachable',
      sentence: `Setting S3_ENDPOINT: no object store answers at ${endpoint} (${wordsOf(error)})`,
    }
  }
}

const isRefusal = ({ $metadata: { httpStatusCode: status = 0 } }: S3ServiceException) => status >= 300 && status < 500

function refusalOf({ bucket, endpoint, region }: BucketLocation, error: S3ServiceException): StoreProblem {
  const said = `${error.name} ${error.$metadata.httpStatusCode}`
  const sentence = (setting: string, problem: string) => `Setting ${setting}: ${problem} (${said} from ${endpoint})`
  if (error.name === 'NoSuchBucket' || error.$metadata.httpStatusCode === 404)
    return { kind: 'refused', sentence: sentence('S3_BUCKET', `there is no bucket ${bucket}; make it first`) }
  if (ofCredentials.has(error.name) || error.$metadata.httpStatusCode === 403)
    return {
      kind: 'refused',
      sentence: sentence(
        'S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY',
        'the object store does not accept it for this bucket',
      ),
    }
  if (error.name === 'AuthorizationHeaderMalformed' || error.name === 'PermanentRedirect')
    return { kind: 'refused', sentence: sentence('S3_REGION', `the bucket is not in ${region}`) }
  return { kind: 'refused', sentence: sentence('S3_ENDPOINT', 'what answers there is no S3 object store') }
}
