import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadKey } from '@cliffhanger/rules/uploads/object-key.ts'
import { AwsClient } from 'aws4fetch'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../../platform/storage/object-store/testing.ts'
import { openS3Storage } from '../../platform/storage/s3-storage.ts'
import type { ObjectStore, StoreAction } from '../../platform/storage/storage.ts'
import { readSettings } from '../../settings.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createAccount } from '../account/index.ts'
import { openScratch } from '../media/index.ts'
import { issueCredential } from './credential.ts'
import { registerUpload } from './register-upload.ts'
import { sha256 } from './testing.ts'
import { viewAddresses } from './view-addresses.ts'

/** A bucket elsewhere: the S3 protocol over the wire, and a token service that hands out credentials. */
let elsewhere: TestStore
let storage: ObjectStore
let test: TestDatabase
let folder: string

const isAction = (text: string): text is StoreAction => text === 'read' || text === 'write'

beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  elsewhere = await openTestStore(async (app, store) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    app.post('/sts', async (request, reply) => {
      const policy = new URLSearchParams(String(request.body)).get('Policy') ?? ''
      const [, prefix = ''] = /cliffhanger\/([^*]+)\*/.exec(policy) ?? []
      const actions = ['read', 'write'].filter(isAction).filter((each) => policy.includes(wordOf[each]))
      const issued = await store.temporaryCredential({ prefix, actions, lifetimeS: 1800 })
      const fields = { ...issued, expiration: new Date(issued.expiresMs).toISOString() }
      const names = {
        AccessKeyId: 'accessKeyId',
        SecretAccessKey: 'secretAccessKey',
        SessionToken: 'sessionToken',
      } as const
      const keys = Object.entries(names).map(([name, field]) => `<${name}>${fields[field]}</${name}>`)
      return reply.send(`<C>${keys.join('')}<Expiration>${fields.expiration}</Expiration></C>`)
    })
  })
  const own = await elsewhere.storage.temporaryCredential({
    prefix: 'chat/',
    actions: ['read', 'write'],
    lifetimeS: 3600,
  })
  storage = openS3Storage({
    ...own,
    endpoint: `${elsewhere.origin}/oss`,
    delivery: 'bucket',
    publicUrl: 'https://cdn.example/files',
    secret: randomBytes(32),
    uploads: 'auto',
    stsEndpoint: `${elsewhere.origin}/sts`,
    roleArn: 'arn:aws:iam::000000000000:role/upload',
    clock: Date.now,
  })
})

afterAll(async () => {
  await elsewhere.close()
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

const wordOf = { read: 's3:GetObject', write: 's3:PutObject' } as const

it('works the same with a bucket elsewhere: credential, upload, registration and signed view', async () => {
  const db = test.database
  const account = { loginType: 'auto', address: '127.0.0.1', language: 'en' } as const
  const { id: userId } = await db.transaction((tx) => createAccount(tx, account, Date.now()))
  const origin = 'https://app.example'

  const credential = await issueCredential(
    { storage, clock: Date.now, settings: readSettings({}) },
    { userId, kind: 'chat', action: 'write', origin },
  )
  expect(credential.domain).toBe(`${elsewhere.origin}/oss`)
  const client = new AwsClient({
    accessKeyId: credential.tmpSecretId,
    secretAccessKey: credential.tmpSecretKey,
    sessionToken: credential.sessionToken,
    region: credential.region,
    service: 's3',
    retries: 0,
  })
  const bytes = await sharp({ create: { width: 500, height: 300, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer()
  const key = uploadKey({ kind: 'chat', userId }, 'a.jpg', randomBytes(16), Date.now())
  const put = (at: string) =>
    client.fetch(`${credential.domain}/${credential.bucket}/${at}`, { method: 'PUT', body: Buffer.from(bytes) })
  expect((await put(key)).status).toBe(200)
  expect((await put(key.replace(`/${userId}/`, `/${userId + 1}/`))).status).toBe(403)

  const parts = {
    db,
    storage,
    clock: Date.now,
    scratch: openScratch(folder),
    domains: { media: { toolsForMembers: async () => undefined } },
    virusCheck: undefined,
  }
  const claim = {
    userId,
    url: key,
    thumb_url: '',
    file_name: 'a.jpg',
    content_type: 'image/jpeg',
    file_size: bytes.byteLength,
    file_hash: sha256(bytes),
    file_total: 1,
    upload_type: 'chat',
    resource_type: 'image',
  } as const
  const registered = await registerUpload(parts, claim)
  expect(await registerUpload(parts, claim)).toEqual(registered)

  const domains = { chat: { viewableKeys: async () => new Set<string>() } }
  const viewing = { db, storage, origin, userId, domains }
  const keys = [registered.url, registered.thumb_url, 'avatar/1/face.png', `chat/${userId + 1}/x`]
  const urls = await viewAddresses(viewing, keys)
  expect(Object.keys(urls)).toEqual(keys.slice(0, 3))
  expect(await viewAddresses(viewing, keys)).toEqual(urls)
  expect(urls['avatar/1/face.png']).toBe('https://cdn.example/files/avatar/1/face.png')
  const seen = await fetch(urls[registered.url] ?? '')
  expect(seen.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await seen.arrayBuffer()).toString('latin1')).not.toContain('SecretCamera')
  expect((await fetch(urls[registered.thumb_url] ?? '')).headers.get('content-type')).toBe('image/webp')
})
