import type { FastifyRequest } from 'fastify'
import { isObjectKey } from '../object-key.ts'
import { storeMount } from './own-address.ts'
import { S3Error } from './s3-error.ts'

/** What a request to `/oss/<bucket>/<key>` is about. */
export interface StoreTarget {
  readonly key: string
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  readonly params: ReadonlyMap<string, string>
}

/** Bucket, key and query of the address as it came, because the signature covers it as it came. Refuses other buckets than these,
 *  where any are named. */
export function targetOf(request: FastifyRequest, buckets?: readonly string[]): StoreTarget {
  const [rawPath = '', rawQuery = ''] = request.raw.url?.split('?', 2) ?? []
  const path = decoded(rawPath)
  const [, mount, name = '', ...segments] = path.split('/')
  if (`/${mount}` !== storeMount || buckets?.includes(name) === false)
    throw new S3Error('NoSuchBucket', 'There is no such bucket')
  const key = segments.join('/')
  if (!isObjectKey(key)) throw new S3Error('InvalidURI', 'The key is empty, too long or holds what a key may not')
  const query = rawQuery
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [queryName = '', ...value] = pair.split('=')
      return [decoded(queryName), decoded(value.join('='))] as const
    })
  return { key, path, query, params: new Map(query) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new S3Error('InvalidURI', 'The address is not valid')
  }
}
