import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedStorage, openEmbeddedStorage } from '../embedded-storage.ts'
import type { StoreAction, TemporaryCredential } from '../storage.ts'
import { maxPartBytes, objectStoreEndpoint } from './endpoint.ts'

let root: string
let app: FastifyInstance
let storage: EmbeddedStorage
let origin: string
let nowMs = Date.now()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'object-store-'))
  storage = await openEmbeddedStorage({ root, secret: randomBytes(32), clock: () => nowMs })
  app = Fastify()
  await app.register(objectStoreEndpoint, { storage })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

function clientWith(credentials: TemporaryCredential): S3Client {
  return new S3Client({
    endpoint: `${origin}/oss`,
    region: credentials.region,
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
  })
}

async function clientFor(prefix: string, actions: readonly StoreAction[] = ['read', 'write'], maxObjectBytes?: number) {
  const credential = await storage.temporaryCredential({
    prefix,
    actions,
    lifetimeS: 1800,
    ...(maxObjectBytes && { maxObjectBytes }),
  })
  return clientWith(credential)
}

const at = (Key: string) => ({ Bucket: 'cliffhanger', Key })
const bytesOf = async (client: S3Client, key: string) =>
  Buffer.from((await (await client.send(new GetObjectCommand(at(key)))).Body?.transformToByteArray()) ?? [])
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

describe('the official client', () => {
  it('stores and reads objects under keys of every kind', async () => {
    const client = await clientFor('chat/7/')
    for (const name of ['plain.txt', 'a b+é(1)!~.txt', 'deep/er/名前.png', "quote'&<>%41@.txt", 'colon:star*.txt']) {
      const body = randomBytes(1000)
      const put = await client.send(
        new PutObjectCommand({
          ...at(`chat/7/${name}`),
          Body: body,
          ContentType: 'text/plain',
          CacheControl: 'no-store',
        }),
      )
      expect(put.ETag).toBe(`"${md5(body)}"`)
      const head = await client.send(new HeadObjectCommand(at(`chat/7/${name}`)))
      expect(head).toMatchObject({ ContentLength: 1000, ContentType: 'text/plain', CacheControl: 'no-store' })
      expect(await bytesOf(client, `chat/7/${name}`)).toEqual(body)
    }
    const listed: string[] = []
    for await (const info of storage.list('chat/7/')) listed.push(info.key)
    expect(listed).toContain("chat/7/quote'&<>%41@.txt")
    expect(listed).toHaveLength(5)
  })

  it('stores an empty object, and a stream sent in chunks with its checksum behind', async () => {
    const client = await clientFor('chat/8/')
    await client.send(new PutObjectCommand({ ...at('chat/8/empty'), Body: '' }))
    expect(await bytesOf(client, 'chat/8/empty')).toHaveLength(0)
    const body = randomBytes(300_000)
    const pieces = Readable.from([body.subarray(0, 1), body.subarray(1, 70_000), body.subarray(70_000)])
    await client.send(new PutObjectCommand({ ...at('chat/8/stream'), Body: pieces, ContentLength: body.byteLength }))
    expect(await bytesOf(client, 'chat/8/stream')).toEqual(body)
  })

  it('V-28: uploads in parts of 8 MiB, three at a time', async () => {
    const client = await clientFor('video/')
    const body = randomBytes(20 * 1024 * 1024)
    const upload = new Upload({
      client,
      params: { ...at('video/a.mp4'), Body: body, ContentType: 'video/mp4' },
      partSize: maxPartBytes,
      queueSize: 3,
    })
    expect((await upload.done()).ETag).toMatch(/^"[0-9a-f]{32}-3"$/)
    expect(md5(await bytesOf(client, 'video/a.mp4'))).toBe(md5(body))
  })

  it('resumes an upload by listing its parts, replaces a part, and completes twice alike', async () => {
    const client = await clientFor('video/')
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ ...at('video/b'), ContentType: 'video/mp4' }),
    )
    const part = (PartNumber: number, Body: string) =>
      client.send(new UploadPartCommand({ ...at('video/b'), UploadId, PartNumber, Body }))
    await part(1, 'wrong')
    await part(2, 'two')
    const first = await part(1, 'one ')
    const listed = await client.send(new ListPartsCommand({ ...at('video/b'), UploadId }))
    expect(listed.Parts?.map((each) => [each.PartNumber, each.Size])).toEqual([
      [1, 4],
      [2, 3],
    ])
    expect(listed.Parts?.[0]?.ETag).toBe(first.ETag)
    const complete = new CompleteMultipartUploadCommand({
      ...at('video/b'),
      UploadId,
      MultipartUpload: { Parts: (listed.Parts ?? []).map(({ PartNumber, ETag }) => ({ PartNumber, ETag })) },
    })
    const { ETag } = await client.send(complete)
    expect((await client.send(complete)).ETag).toBe(ETag)
    expect((await bytesOf(client, 'video/b')).toString()).toBe('one two')
    expect((await client.send(new HeadObjectCommand(at('video/b')))).ContentType).toBe('video/mp4')
  })

  it('refuses parts that are missing, in disorder or of an ended upload', async () => {
    const client = await clientFor('video/')
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(at('video/c')))
    const { ETag } = await client.send(new UploadPartCommand({ ...at('video/c'), UploadId, PartNumber: 2, Body: 'x' }))
    const complete = (...numbers: number[]) =>
      client.send(
        new CompleteMultipartUploadCommand({
          ...at('video/c'),
          UploadId,
          MultipartUpload: { Parts: numbers.map((PartNumber) => ({ PartNumber, ETag })) },
        }),
      )
    await expect(complete(1, 2)).rejects.toMatchObject({ name: 'InvalidPart' })
    await expect(complete(2, 2)).rejects.toMatchObject({ name: 'InvalidPartOrder' })
    await client.send(new AbortMultipartUploadCommand({ ...at('video/c'), UploadId }))
    await expect(complete(2)).rejects.toMatchObject({ name: 'NoSuchUpload' })
    await expect(client.send(new ListPartsCommand({ ...at('video/other'), UploadId }))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    })
  })

  it('reads ranges and refuses one outside the object', async () => {
    const client = await clientFor('chat/9/')
    await client.send(new PutObjectCommand({ ...at('chat/9/r'), Body: '0123456789' }))
    const range = async (Range: string) =>
      (await client.send(new GetObjectCommand({ ...at('chat/9/r'), Range }))).Body?.transformToString()
    expect(await range('bytes=2-4')).toBe('234')
    expect(await range('bytes=7-')).toBe('789')
    expect(await range('bytes=-2')).toBe('89')
    await expect(range('bytes=10-')).rejects.toMatchObject({ $metadata: { httpStatusCode: 416 } })
  })

  it('a signed address reads one object without further proof and stays the same for a while', async () => {
    await storage.put('chat/10/p', 'secret', { contentType: 'text/html' })
    await storage.put('chat/10/pp', 'other', { contentType: 'text/plain' })
    const url = await storage.signedUrl('chat/10/p', { lifetimeS: 600, origin })
    expect(await storage.signedUrl('chat/10/p', { lifetimeS: 600, origin })).toBe(url)
    const answer = await fetch(url)
    expect(await answer.text()).toBe('secret')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect((await fetch(url, { headers: { range: 'bytes=0-1' } })).status).toBe(206)
    expect((await fetch(url.replace('/p?', '/pp?'))).status).toBe(403)
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403)
  })
})

describe('hostile requests', () => {
  it('keeps a credential inside its prefix and its actions', async () => {
    const writer = await clientFor('chat/1/', ['write'])
    const put = (client: S3Client, key: string) => client.send(new PutObjectCommand({ ...at(key), Body: 'x' }))
    await put(writer, 'chat/1/mine')
    await expect(put(writer, 'chat/2/theirs')).rejects.toMatchObject({ name: 'AccessDenied' })
    await expect(put(writer, 'chat/11/near')).rejects.toMatchObject({ name: 'AccessDenied' })
    await expect(writer.send(new GetObjectCommand(at('chat/1/mine')))).rejects.toMatchObject({ name: 'AccessDenied' })
    const reader = await clientFor('chat/1/', ['read'])
    await expect(put(reader, 'chat/1/mine')).rejects.toMatchObject({ name: 'AccessDenied' })
    await expect(reader.send(new CreateMultipartUploadCommand(at('chat/1/mine')))).rejects.toMatchObject({
      name: 'AccessDenied',
    })
  })

  it('C-53: refuses an expired credential, a skewed clock and a forged token', async () => {
    const credential = await storage.temporaryCredential({ prefix: 'chat/1/', actions: ['write'], lifetimeS: 600 })
    const put = (client: S3Client) => client.send(new PutObjectCommand({ ...at('chat/1/x'), Body: 'x' }))
    const [body = '', mac = ''] = credential.sessionToken.split('.')
    const widened = Buffer.from(Buffer.from(body, 'base64url').toString().replace('chat/1/', 'chat/')).toString(
      'base64url',
    )
    await expect(put(clientWith({ ...credential, sessionToken: `${widened}.${mac}` }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    })
    await expect(put(clientWith({ ...credential, sessionToken: 'x' }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    })
    await expect(put(clientWith({ ...credential, secretAccessKey: 'guess' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    nowMs += 10 * 60 * 1000
    await expect(put(clientWith(credential))).rejects.toMatchObject({ name: 'ExpiredToken' })
    nowMs += 10 * 60 * 1000
    await expect(put(clientWith(credential))).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' })
    nowMs = Date.now()
  })

  it('refuses an address that is expired or changed in any part', async () => {
    await storage.put('chat/1/signed', 'x', { contentType: 'text/plain' })
    const url = await storage.signedUrl('chat/1/signed', { lifetimeS: 600, origin })
    expect((await fetch(url)).status).toBe(200)
    for (const [part, other] of [
      ['X-Amz-Expires=600', 'X-Amz-Expires=6000'],
      [/X-Amz-Signature=./, 'X-Amz-Signature=z'],
      [/X-Amz-Date=\d/, 'X-Amz-Date=3'],
      ['?', '?a=b&'],
    ] as const) {
      expect((await fetch(url.replace(part, other))).status).toBe(403)
    }
    nowMs += 601_000
    expect((await fetch(url)).status).toBe(403)
    nowMs = Date.now()
  })

  it('refuses keys that leave the store or cannot be named', async () => {
    const raw = async (path: string, method = 'GET') =>
      (await app.inject({ method: method === 'GET' ? 'GET' : 'PUT', url: path })).statusCode
    for (const path of [
      '/oss/cliffhanger/public/../../etc/passwd',
      '/oss/cliffhanger/public/%2e%2e/secret',
      '/oss/cliffhanger/public/a%00b',
      '/oss/cliffhanger/public//a',
      '/oss/cliffhanger/',
      `/oss/cliffhanger/public/${'a'.repeat(300)}`,
      '/oss/cliffhanger/public/%ff',
    ]) {
      expect([400, 403, 404]).toContain(await raw(path))
    }
    expect(await raw('/oss/other/public/a')).toBe(404)
    expect(await raw('/oss/cliffhanger/chat/1/mine')).toBe(403)
    expect(await raw('/oss/cliffhanger/public/a', 'PUT')).toBe(403)
    await expect(storage.put('../out', 'x', { contentType: 'text/plain' })).rejects.toThrow('Not an object key')
    await expect(storage.deletePrefix('..')).rejects.toThrow('Not a prefix')
  })

  it('lets anyone read public/ and avatar/, and says what does not exist there', async () => {
    await storage.put('public/cover.webp', 'picture', { contentType: 'image/webp', cacheControl: 'public, max-age=60' })
    const answer = await fetch(`${origin}${storage.publicUrl('public/cover.webp')}`)
    expect(await answer.text()).toBe('picture')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const again = await fetch(answer.url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect((await fetch(`${origin}/oss/cliffhanger/avatar/none.webp`)).status).toBe(404)
  })

  it('refuses too big, cut short and altered bodies and keeps nothing of them', async () => {
    const client = await clientFor('chat/3/', ['read', 'write'], 100)
    await expect(
      client.send(new PutObjectCommand({ ...at('chat/3/big'), Body: randomBytes(101) })),
    ).rejects.toMatchObject({ name: 'EntityTooLarge' })
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(at('chat/3/parts')))
    const part = (PartNumber: number) =>
      client.send(new UploadPartCommand({ ...at('chat/3/parts'), UploadId, PartNumber, Body: randomBytes(60) }))
    await part(1)
    await expect(part(2)).rejects.toMatchObject({ name: 'EntityTooLarge' })
    const wide = await clientFor('chat/3/')
    await expect(
      wide.send(new PutObjectCommand({ ...at('chat/3/big'), Body: randomBytes(maxPartBytes + 1) })),
    ).rejects.toMatchObject({ name: 'EntityTooLarge' })
    const altered = wide.send(
      new PutObjectCommand({ ...at('chat/3/bad'), Body: 'x', ContentMD5: Buffer.alloc(16).toString('base64') }),
    )
    await expect(altered).rejects.toMatchObject({ name: 'BadDigest' })
    const wrongChecksum = wide.send(new PutObjectCommand({ ...at('chat/3/bad'), Body: 'x', ChecksumCRC32: 'AAAAAA==' }))
    await expect(wrongChecksum).rejects.toMatchObject({ name: 'BadDigest' })
    expect(await storage.head('chat/3/bad')).toBeUndefined()
    expect(await readdir(storage.scratch)).toEqual([])
  })

  it('answers the preflight of any page', async () => {
    const answer = await fetch(`${origin}/oss/cliffhanger/chat/1/x`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-amz-date' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toBe('x-amz-date')
  })
})
