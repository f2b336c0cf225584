import { S3ServiceException } from '@aws-sdk/client-s3'

/** What the store answers; undefined where it says 404. */
export async function orMissing<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}
