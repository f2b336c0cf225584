import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSwift, type TestSwift } from '../../../testing/doubles/swift.ts'
import { openS3Client, openS3Storage, type S3StorageOptions } from '../s3-storage.ts'
import type { ObjectStore } from '../storage.ts'
import { findStoreProblem } from './s3/s3-check.ts'
import { methodsRefused } from './s3/s3-cors.ts'
import { openTestStore, type TestStore } from './testing.ts'

let folder: string
let swift: TestSwift
let embedded: TestStore
const page = 'https://page.example'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adapters-'))
  embedded = await openTestStore()
  swift = await startSwift({ pages: page })
})

afterAll(async () => {
  await embedded?.close()
  await swift?.stop()
  await rm(folder, { recursive: true, force: true })
})

const optionsOf = (changes: Partial<S3StorageOptions> = {}): S3StorageOptions => ({
  ...swift,
  delivery: 'signed',
  publicUrl: '',
  secret: randomBytes(32),
  uploads: 'auto',
  stsEndpoint: '',
  roleArn: 'arn:aws:iam::000000000000:role/upload',
  clock: Date.now,
  ...changes,
})

const locationOf = (changes: Partial<S3StorageOptions> = {}) => {
  const options = optionsOf(changes)
  return { ...options, client: openS3Client(options) }
}

const keysOf = async (store: ObjectStore, prefix: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.toSorted()
}

describe.each([
  ['embedded', () => embedded.storage],
  ['OpenStack Swift', () => openS3Storage(optionsOf())],
] as const)('%s', (name, open) => {
  const prefix = `media/${name.toLowerCase().replace(' ', '-')}/`
  let store: ObjectStore
  const at = (key: string) => `${prefix}${key}`

  beforeAll(() => {
    store = open()
  })

  it('puts bytes and files, describes them and reads them whole and in part', async () => {
    await store.put(at('a b.txt'), 'hello', { contentType: 'text/plain', cacheControl: 'no-store' })
    const file = join(folder, 'film')
    const bytes = randomBytes(200_000)
    await writeFile(file, bytes)
    await store.putFile(at('film.mp4'), file, { contentType: 'video/mp4' })

    expect(await store.head(at('a b.txt'))).toMatchObject({
      sizeBytes: 5,
      contentType: 'text/plain',
      cacheControl: 'no-store',
    })
    expect(await store.head(at('film.mp4'))).toMatchObject({ sizeBytes: 200_000, contentType: 'video/mp4' })
    const whole = await store.get(at('film.mp4'))
    expect(whole && (await buffer(whole.body)).equals(bytes)).toBe(true)
    const part = await store.get(at('a b.txt'), { first: 1, last: 3 })
    expect(part && (await buffer(part.body)).toString()).toBe('ell')
    expect(await store.head(at('none'))).toBeUndefined()
    expect(await store.get(at('none'))).toBeUndefined()
  })

  it('replaces an object as a whole', async () => {
    await store.put(at('twice'), 'first', { contentType: 'text/plain' })
    await store.put(at('twice'), 'second', { contentType: 'text/html' })
    const found = await store.get(at('twice'))
    expect(found?.info.contentType).toBe('text/html')
    expect(found && (await buffer(found.body)).toString()).toBe('second')
  })

  it('reads an object at a signed address, in part too, and nothing without the signature', async () => {
    await store.put(at('signed.txt'), 'hello', { contentType: 'text/plain' })
    const url = await store.signedUrl(at('signed.txt'), { lifetimeS: 60, origin: embedded.origin })
    expect(await (await fetch(url)).text()).toBe('hello')
    const part = await fetch(url, { headers: { range: 'bytes=1-2', origin: page } })
    expect([part.status, await part.text()]).toEqual([206, 'el'])
    expect(['*', page]).toContain(part.headers.get('access-control-allow-origin'))
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBeGreaterThanOrEqual(400)
    expect((await fetch(url.replace('signed.txt', 'a%20b.txt'))).status).toBe(403)
  })

  it('lists and deletes what lies below a prefix, and nothing beside it', async () => {
    const names = Array.from({ length: 25 }, (_, index) => at(`folder/${index}.m4s`))
    for (const key of [...names, at('folder2/1')]) await store.put(key, key, { contentType: 'text/plain' })
    expect(await keysOf(store, at('folder/'))).toEqual(names.toSorted())
    await store.deletePrefix(at('folder/'))
    expect(await keysOf(store, at('folder/'))).toEqual([])
    expect(await keysOf(store, at('folder2/'))).toEqual([at('folder2/1')])
    await store.delete(at('folder2/1'))
    await store.delete(at('folder2/1'))
    expect(await store.head(at('folder2/1'))).toBeUndefined()
    await store.deletePrefix(at('folder/'))
  })
})

describe('a store that issues no credentials', () => {
  const key = 'upload/operator/film.mp4'
  const lifetimeS = 60

  it('A5: takes a file in parts at signed addresses, as a page sends them', async () => {
    const store = openS3Storage(optionsOf())
    expect(await store.issuesCredentials()).toBe(false)
    const deps = store.parts
    if (!deps) throw new Error('no parts')
    const uploadId = await deps.begin(key, { contentType: 'video/mp4' })
    expect(await deps.list(key, uploadId)).toEqual([])
    const pieces = [randomBytes(5 * 1024 * 1024), randomBytes(1000)]
    for (const [at, body] of pieces.entries()) {
      const url = deps.address({ key, uploadId, number: at + 1, sizeBytes: body.byteLength, lifetimeS })
      const put = await fetch(url, { method: 'PUT', body, headers: { origin: page } })
      expect(put.status).toBe(200)
      expect(['*', page]).toContain(put.headers.get('access-control-allow-origin'))
    }
    const arrived = await deps.list(key, uploadId)
    expect(arrived?.map(({ number, sizeBytes }) => [number, sizeBytes])).toEqual([
      [1, 5 * 1024 * 1024],
      [2, 1000],
    ])
    await deps.complete(key, uploadId, arrived ?? [])
    expect(await store.head(key)).toMatchObject({ sizeBytes: 5 * 1024 * 1024 + 1000, contentType: 'video/mp4' })
    await store.delete(key)
  })

  it('A5: an address takes as many bytes as it was signed for, and no other part', async () => {
    const store = openS3Storage(optionsOf())
    const deps = store.parts
    if (!deps) throw new Error('no parts')
    const uploadId = await deps.begin(key, { contentType: 'video/mp4' })
    const url = deps.address({ key, uploadId, number: 1, sizeBytes: 10, lifetimeS })
    const put = async (to: string, sizeBytes: number) =>
      (await fetch(to, { method: 'PUT', body: randomBytes(sizeBytes) })).status
    expect(await put(url, 11)).toBe(403)
    expect(await put(url.replace('partNumber=1', 'partNumber=2'), 10)).toBe(403)
    expect(await put(url.replace('film.mp4', 'other.mp4'), 10)).toBe(403)
    expect(await put(url, 10)).toBe(200)
    await deps.abort(key, uploadId)
    await deps.abort(key, uploadId)
    expect(await deps.list(key, uploadId)).toBeUndefined()
  })

  it('ends uploads nobody goes on with', async () => {
    const store = openS3Storage(optionsOf())
    const uploadId = (await store.parts?.begin(key, { contentType: 'video/mp4' })) ?? ''
    await store.dropUnfinished(Date.now() - hourMs)
    expect(await store.parts?.list(key, uploadId)).toEqual([])
    await store.dropUnfinished(Date.now() + hourMs)
    expect(await store.parts?.list(key, uploadId)).toBeUndefined()
  })

  it('A5: says which setting is wrong', async () => {
    expect(await findStoreProblem(locationOf())).toBeUndefined()
    expect(await findStoreProblem(locationOf({ endpoint: 'http://127.0.0.1:1' }))).toMatchObject({
      kind: 'unreachable',
      sentence: expect.stringContaining('S3_ENDPOINT'),
    })
    expect(await findStoreProblem(locationOf({ bucket: 'absent' }))).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('S3_BUCKET'),
    })
    expect(await findStoreProblem(locationOf({ secretAccessKey: 'other' }))).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('S3_SECRET_ACCESS_KEY'),
    })
  })

  it('A5: is asked as a page would whether pages may read and write', async () => {
    const signed = openS3Storage(optionsOf())
    expect(await methodsRefused(signed, page)).toEqual([])
    expect(await methodsRefused(signed, 'https://other.example')).toEqual(['GET', 'PUT'])
    const proxied = openS3Storage(optionsOf({ delivery: 'proxy' }))
    expect(await methodsRefused(proxied, 'https://other.example')).toEqual(['PUT'])
  })
})
