import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbeddedStorage } from './embedded-storage.ts'
import { objectStoreEndpoint } from './object-store/endpoint.ts'
import { openS3Storage, type S3StorageOptions } from './s3-storage.ts'

let root: string
let app: FastifyInstance

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 's3-storage-'))
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
})

afterEach(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const plain: Omit<S3StorageOptions, 'endpoint'> = {
  bucket: 'cliffhanger',
  region: 'local',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
  delivery: 'bucket',
  publicUrl: '',
  secret: randomBytes(32),
  uploads: 'auto',
  stsEndpoint: '',
  roleArn: 'arn:aws:iam::000000000000:role/upload',
  clock: Date.now,
}

describe('against an S3 endpoint', () => {
  it('puts, reads, describes and signs objects', async () => {
    const embedded = await openEmbeddedStorage({ root, secret: randomBytes(32), clock: Date.now })
    await app.register(objectStoreEndpoint, { storage: embedded })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const credential = await embedded.temporaryCredential({
      prefix: 'media/',
      actions: ['read', 'write'],
      lifetimeS: 600,
    })
    const store = openS3Storage({ ...plain, ...credential, endpoint: `${origin}/oss` })

    await store.put('media/a b.txt', 'hello', { contentType: 'text/plain', cacheControl: 'no-store' })
    const file = join(root, 'film')
    await writeFile(file, randomBytes(200_000))
    await store.putFile('media/film.mp4', file, { contentType: 'video/mp4' })

    expect(await store.head('media/a b.txt')).toMatchObject({
      sizeBytes: 5,
      contentType: 'text/plain',
      cacheControl: 'no-store',
    })
    expect(await store.head('media/film.mp4')).toMatchObject({ sizeBytes: 200_000, contentType: 'video/mp4' })
    expect(await store.head('media/none')).toBeUndefined()
    expect(await store.get('media/none')).toBeUndefined()
    const part = await store.get('media/a b.txt', { first: 1, last: 3 })
    expect(part && (await buffer(part.body)).toString()).toBe('ell')
    const signed = await store.signedUrl('media/a b.txt', { lifetimeS: 60, origin: 'http://elsewhere' })
    expect(await (await fetch(signed)).text()).toBe('hello')
  })

  it('lists page by page and deletes all below a prefix', async () => {
    const deleted: string[] = []
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.get('/cliffhanger', async (request, reply) => {
      const isSecond = request.url.includes('continuation-token=more')
      const key = isSecond ? 'media/2' : 'media/1'
      const next = isSecond ? '' : '<NextContinuationToken>more</NextContinuationToken>'
      return reply
        .type('application/xml')
        .send(`<ListBucketResult><Contents><Key>${key}</Key><Size>3</Size></Contents>${next}</ListBucketResult>`)
    })
    app.delete('/cliffhanger/media/:name', async (request, reply) => {
      deleted.push(request.url.replace(/^\/cliffhanger\/(.*)\?.*$/, '$1'))
      return reply.code(204).send()
    })
    const store = openS3Storage({ ...plain, endpoint: await app.listen({ port: 0, host: '127.0.0.1' }) })
    const listed: string[] = []
    for await (const { key, sizeBytes } of store.list('media/')) listed.push(`${key} ${sizeBytes}`)
    expect(listed).toEqual(['media/1 3', 'media/2 3'])
    await store.deletePrefix('media/')
    expect(deleted.toSorted()).toEqual(['media/1', 'media/2'])
  })

  it('ends uploads in parts that were begun too long ago, page by page, and no others', async () => {
    const ended: string[] = []
    app.get('/cliffhanger', async (request, reply) => {
      const isSecond = request.url.includes('upload-id-marker=one')
      const upload = (id: string, at: string) =>
        `<Upload><Key>chat/${id}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`
      const page = isSecond
        ? `${upload('two', '2026-01-01T00:00:00Z')}${upload('young', '2026-01-03T00:00:00Z')}<IsTruncated>false</IsTruncated>`
        : `${upload('one', '2026-01-01T00:00:00Z')}<IsTruncated>true</IsTruncated><NextKeyMarker>chat/one</NextKeyMarker><NextUploadIdMarker>one</NextUploadIdMarker>`
      return reply.type('application/xml').send(`<ListMultipartUploadsResult>${page}</ListMultipartUploadsResult>`)
    })
    app.delete('/cliffhanger/chat/:id', async (request, reply) => {
      ended.push(String(new URLSearchParams(request.url.split('?')[1]).get('uploadId')))
      return reply.code(204).send()
    })
    const store = openS3Storage({ ...plain, endpoint: await app.listen({ port: 0, host: '127.0.0.1' }) })
    await store.dropUnfinished(Date.parse('2026-01-02T00:00:00Z'))
    expect(ended).toEqual(['one', 'two'])
  })

  it('asks the token service again for every credential to write, and now and then for one to read', async () => {
    let nowMs = Date.now()
    let requested = 0
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post('/', async (_request, reply) => {
      requested++
      if (requested === 1) return reply.code(503).send('busy')
      const keys = '<AccessKeyId>a</AccessKeyId><SecretAccessKey>s</SecretAccessKey><SessionToken>t</SessionToken>'
      return reply.send(`<Credentials>${keys}<Expiration>2030-01-01T00:00:00Z</Expiration></Credentials>`)
    })
    const endpoint = await app.listen({ port: 0, host: '127.0.0.1' })
    const store = openS3Storage({ ...plain, endpoint, clock: () => nowMs })
    const request = (prefix: string, action: 'read' | 'write') =>
      store.temporaryCredential({ prefix, actions: [action], lifetimeS: 1800 })
    await expect(request('chat/7/', 'read')).rejects.toThrow('503')
    await Promise.all([request('chat/7/', 'read'), request('chat/7/', 'read'), request('chat/8/', 'read')])
    expect(requested).toBe(3)
    nowMs += 11 * minuteMs
    await request('chat/7/', 'read')
    expect(requested).toBe(4)
    await Promise.all([request('chat/7/', 'write'), request('chat/7/', 'write')])
    expect(requested).toBe(6)
  })

  it('asks the token service for a credential limited to the prefix', async () => {
    let requested = new URLSearchParams()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post('/', async (request, reply) => {
      requested = new URLSearchParams(String(request.body))
      const keys = '<AccessKeyId>a</AccessKeyId><SecretAccessKey>s</SecretAccessKey><SessionToken>t</SessionToken>'
      return reply.send(`<Credentials>${keys}<Expiration>2030-01-01T00:00:00Z</Expiration></Credentials>`)
    })
    const store = openS3Storage({ ...plain, endpoint: await app.listen({ port: 0, host: '127.0.0.1' }) })
    const credential = await store.temporaryCredential({ prefix: 'chat/7/', actions: ['write'], lifetimeS: 1800 })
    expect(credential).toMatchObject({
      accessKeyId: 'a',
      sessionToken: 't',
      expiresMs: Date.parse('2030-01-01T00:00:00Z'),
    })
    expect(requested.get('DurationSeconds')).toBe('1800')
    expect(requested.get('Policy')).toContain('arn:aws:s3:::cliffhanger/chat/7/*')
    expect(requested.get('Policy')).not.toContain('GetObject')
  })
})
