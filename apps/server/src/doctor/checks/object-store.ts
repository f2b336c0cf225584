import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { openBucket } from '../../platform/storage/object-store/s3/open-bucket.ts'
import { findStoreProblem } from '../../platform/storage/object-store/s3/s3-check.ts'
import { methodsRefused, neededCors } from '../../platform/storage/object-store/s3/s3-cors.ts'
import type { ObjectStore } from '../../platform/storage/storage.ts'
import { type Check, type Finding, fail, ok, warn } from '../check.ts'

const anyPage = 'https://page.example'

/** Writes, reads, lists and deletes below a prefix of its own, as the server and as a browser. */
export const objectStore: Check = {
  subject: 'object store',
  async run({ settings }) {
    if (settings.S3_ENDPOINT === '') return [ok('object store', `the embedded one under ${settings.DATA_DIR}`)]
    const { storage, place: location } = openBucket({ settings, clock: Date.now, secret: randomBytes(32) })
    const problem = await findStoreProblem(location)
    if (problem)
      return [fail('object store', problem.sentence, 'Fix the setting; docs/STORES.md has one for each kind of store.')]
    const origin = settings.PUBLIC_URL === '' ? anyPage : new URL(settings.PUBLIC_URL).origin
    const prefix = `check/${randomBytes(8).toString('hex')}/`
    try {
      return [
        await tryObjects(storage, prefix),
        await tryParts(storage, prefix),
        await tryPage(storage, prefix, origin),
      ].concat(await tryCredentials(storage))
    } finally {
      await storage.deletePrefix(prefix)
    }
  },
}

async function tryObjects(storage: ObjectStore, prefix: string): Promise<Finding> {
  const key = `${prefix}object`
  const bytes = randomBytes(1000)
  await storage.put(key, bytes, { contentType: 'application/octet-stream' })
  const read = await storage.get(key)
  if (!read || !(await buffer(read.body)).equals(bytes))
    return fail(
      'object store',
      'what was written is not what is read',
      'Look for what stands between: a cache, a gateway.',
    )
  const listed: string[] = []
  for await (const found of storage.list(prefix)) listed.push(found.key)
  if (!listed.includes(key))
    return fail('object store', 'a new object is not in the list', 'The store has to list what it took at once.')
  await storage.delete(key)
  return (await storage.head(key))
    ? fail('object store', 'a deleted object is still there', 'Let the credential delete objects (s3:DeleteObject).')
    : ok('object store', 'writes, reads, lists and deletes')
}

async function tryParts(storage: ObjectStore, prefix: string): Promise<Finding> {
  const { parts } = storage
  if (!parts) return ok('uploads in parts', 'not needed')
  const key = `${prefix}parts`
  const body = randomBytes(1000)
  const uploadId = await parts.begin(key, { contentType: 'application/octet-stream' })
  const url = parts.address({ key, uploadId, number: 1, sizeBytes: body.byteLength, lifetimeS: 60 })
  const put = await fetch(url, { method: 'PUT', body })
  const arrived = (await parts.list(key, uploadId)) ?? []
  if (!put.ok || arrived.length === 0) {
    await parts.abort(key, uploadId)
    return fail(
      'uploads in parts',
      `the store answered ${put.status}`,
      'The store has to take UploadPart at signed addresses.',
    )
  }
  await parts.complete(key, uploadId, arrived)
  const size = (await storage.head(key))?.sizeBytes
  return size === body.byteLength
    ? ok('uploads in parts', 'begin, write at a signed address, join')
    : fail(
        'uploads in parts',
        `${size} bytes instead of ${body.byteLength}`,
        'The store has to join parts as they came.',
      )
}

/** Reads as a page does: an answer without the header is thrown away by the browser. */
async function tryPage(storage: ObjectStore, prefix: string, origin: string): Promise<Finding> {
  const refused = new Set(await methodsRefused(storage, origin))
  if (storage.delivery !== 'proxy') {
    const key = `${prefix}page`
    await storage.put(key, 'page', { contentType: 'text/plain' })
    const url = await storage.signedUrl(key, { lifetimeS: 60, origin })
    const reply = await fetch(url, { headers: { origin } })
    await reply.body?.cancel()
    const allowed = reply.headers.get('access-control-allow-origin')
    if (!reply.ok || (allowed !== '*' && allowed !== origin)) refused.add('GET')
  }
  return refused.size === 0
    ? ok('pages and the store', `pages of ${origin} may read and write`)
    : fail(
        'pages and the store',
        `pages of ${origin} may not ${[...refused].join(' or ')}`,
        `Give the bucket these CORS rules: ${JSON.stringify(neededCors.CORSRules)}${refused.has('PUT') ? '' : ', or set S3_PUBLIC=proxy'}`,
      )
}

async function tryCredentials(storage: ObjectStore): Promise<Finding> {
  const scope = { prefix: 'check/', actions: ['read' as const], lifetimeS: 900 }
  if (!(await storage.issuesCredentials()))
    return ok('upload credentials', 'none: browsers write in parts at signed addresses')
  return storage.temporaryCredential(scope).then(
    () => ok('upload credentials', 'the token service issues them'),
    (error: unknown) =>
      warn('upload credentials', String(error), 'Fix S3_STS_ENDPOINT and S3_ROLE_ARN, or set S3_UPLOADS=signed.'),
  )
}
