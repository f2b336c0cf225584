import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, openTestStore, type TestStore } from './testing.ts'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})

afterAll(() => store.close())

describe('hostile requests', () => {
  it('keeps a credential inside its prefix and its actions', async () => {
    const writer = await store.clientFor('chat/1/', ['write'])
    const put = (client: S3Client, key: string) => client.send(new PutObjectCommand({ ...at(key), Body: 'x' }))
    await put(writer, 'chat/1/mine')
    await expect(put(writer, 'chat/2/theirs')).rejects.toMatchObject({ name: 'AccessDenied' })
    await expect(put(writer, 'chat/11/near')).rejects.toMatchObject({ name: 'AccessDenied' })
    await expect(writer.send(new GetObjectCommand(at('chat/1/mine')))).rejects.toMatchObject({ name: 'AccessDenied' })
    const reader = await store.clientFor('chat/1/', ['read'])
    await expect(put(reader, 'chat/1/mine')).rejects.toMatchObject({ name: 'AccessDenied' })
    await expect(reader.send(new CreateMultipartUploadCommand(at('chat/1/mine')))).rejects.toMatchObject({
      name: 'AccessDenied',
    })
  })

  it('C-53: refuses an expired credential, a skewed clock and a forged token', async () => {
    const credential = await store.storage.temporaryCredential({
      prefix: 'chat/1/',
      actions: ['write'],
      lifetimeS: 600,
    })
    const put = (client: S3Client) => client.send(new PutObjectCommand({ ...at('chat/1/x'), Body: 'x' }))
    const [body = '', mac = ''] = credential.sessionToken.split('.')
    const widened = Buffer.from(Buffer.from(body, 'base64url').toString().replace('chat/1/', 'chat/')).toString(
      'base64url',
    )
    await expect(put(store.clientWith({ ...credential, sessionToken: `${widened}.${mac}` }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    })
    await expect(put(store.clientWith({ ...credential, sessionToken: 'x' }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    })
    await expect(put(store.clientWith({ ...credential, secretAccessKey: 'guess' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    store.forward(10 * minuteMs)
    await expect(put(store.clientWith(credential))).rejects.toMatchObject({ name: 'ExpiredToken' })
    store.forward(10 * minuteMs)
    await expect(put(store.clientWith(credential))).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' })
    store.forward(-20 * minuteMs)
  })

  it('refuses an address that is expired or changed in any part', async () => {
    await store.storage.put('chat/1/signed', 'x', { contentType: 'text/plain' })
    const url = await store.storage.signedUrl('chat/1/signed', { lifetimeS: 600, origin: store.origin })
    expect((await fetch(url)).status).toBe(200)
    for (const [part, other] of [
      ['X-Amz-Expires=600', 'X-Amz-Expires=6000'],
      [/X-Amz-Signature=./, 'X-Amz-Signature=z'],
      [/X-Amz-Date=\d/, 'X-Amz-Date=3'],
      ['?', '?a=b&'],
    ] as const) {
      expect((await fetch(url.replace(part, other))).status).toBe(403)
    }
    store.forward(601_000)
    expect((await fetch(url)).status).toBe(403)
    store.forward(-601_000)
  })

  it('refuses keys that leave the store or cannot be named', async () => {
    const raw = async (path: string, method = 'GET') =>
      (await store.app.inject({ method: method === 'GET' ? 'GET' : 'PUT', url: path })).statusCode
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
    await expect(store.storage.put('../out', 'x', { contentType: 'text/plain' })).rejects.toThrow('Not an object key')
    await expect(store.storage.deletePrefix('..')).rejects.toThrow('Not a prefix')
  })

  it('lets anyone read public/ and avatar/, and says what does not exist there', async () => {
    await store.storage.put('public/cover.webp', 'picture', {
      contentType: 'image/webp',
      cacheControl: 'public, max-age=60',
    })
    const reply = await fetch(`${store.origin}${store.storage.publicUrl('public/cover.webp')}`)
    expect(await reply.text()).toBe('picture')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60')
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    const again = await fetch(reply.url, { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect((await fetch(`${store.origin}/oss/cliffhanger/avatar/none.webp`)).status).toBe(404)
  })

  it('refuses too big, cut short and altered bodies and keeps nothing of them', async () => {
    const client = await store.clientFor('chat/3/', ['read', 'write'], 100)
    await expect(
      client.send(new PutObjectCommand({ ...at('chat/3/big'), Body: randomBytes(101) })),
    ).rejects.toMatchObject({ name: 'EntityTooLarge' })
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(at('chat/3/parts')))
    const part = (PartNumber: number) =>
      client.send(new UploadPartCommand({ ...at('chat/3/parts'), UploadId, PartNumber, Body: randomBytes(60) }))
    await part(1)
    await expect(part(2)).rejects.toMatchObject({ name: 'EntityTooLarge' })
    const wide = await store.clientFor('chat/3/')
    await expect(
      wide.send(new PutObjectCommand({ ...at('chat/3/big'), Body: randomBytes(maxPartBytes + 1) })),
    ).rejects.toMatchObject({ name: 'EntityTooLarge' })
    const altered = wide.send(
      new PutObjectCommand({ ...at('chat/3/bad'), Body: 'x', ContentMD5: Buffer.alloc(16).toString('base64') }),
    )
    await expect(altered).rejects.toMatchObject({ name: 'InvalidDigest' })
    const wrongChecksum = wide.send(new PutObjectCommand({ ...at('chat/3/bad'), Body: 'x', ChecksumCRC32: 'AAAAAA==' }))
    await expect(wrongChecksum).rejects.toMatchObject({ name: 'InvalidDigest' })
    expect(await store.storage.head('chat/3/bad')).toBeUndefined()
    expect(await readdir(store.storage.scratch)).toEqual([])
  })

  it('refuses the 65th unfinished upload of a folder, and takes it once an abandoned one is swept', async () => {
    const client = await store.clientFor('chat/4/')
    const other = await store.clientFor('chat/5/')
    const begin = (by: S3Client, key: string) => by.send(new CreateMultipartUploadCommand(at(key)))
    for (let i = 0; i < 64; i++) await begin(client, `chat/4/202601/${i}`)
    await expect(begin(client, 'chat/4/202601/more')).rejects.toMatchObject({ name: 'SlowDown' })
    await begin(other, 'chat/5/202601/first')
    await store.storage.dropUnfinished(Date.now() + 1000)
    await begin(client, 'chat/4/202601/more')
  })

  it('answers the preflight of any page', async () => {
    const reply = await fetch(`${store.origin}/oss/cliffhanger/chat/1/x`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-amz-date' },
    })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-headers')).toBe('x-amz-date')
  })
})
