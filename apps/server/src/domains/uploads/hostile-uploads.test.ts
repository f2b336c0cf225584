import { readFile } from 'node:fs/promises'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { type Claim, sha256, type Uploader, uploaderFor } from './testing.ts'

let server: TestServer
let me: Uploader
let other: Uploader

beforeAll(async () => {
  server = await startTestServer()
  me = uploaderFor(server, await newMember(server))
  other = uploaderFor(server, await newMember(server))
})

afterAll(() => server.close())

const picture = (form: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 1, g: 2, b: 3 } } })
    .toFormat(form)
    .toBuffer()

const storedRows = async (key: string) =>
  (await server.context.db.query('select from uploads where url = $1', [key])).length

describe('bad content', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  it.each<[string, string, Partial<Claim>]>([
    ['evil.svg', svg, { content_type: 'image/svg+xml' }],
    ['evil.png', svg, { content_type: 'image/png' }],
    ['evil.html', '<!doctype html><script>alert(1)</script>', { content_type: 'image/jpeg' }],
    ['<script>alert(1)</script>.gif', 'GIF89a/*<script>*/', { content_type: 'image/gif' }],
    ['evil.mp4', '#EXTM3U\nfile:///etc/passwd', { content_type: 'video/mp4', resource_type: 'video', duration: 1 }],
    ['evil.webm', 'PK\u0003\u0004', { content_type: 'audio/webm', resource_type: 'audio', duration: 1 }],
  ])('%s is refused with 4000, and nothing of it is kept', async (name, text, more) => {
    const bytes = Buffer.from(text)
    const key = me.newKey(name)
    expect((await me.put(key, bytes, more.content_type)).status).toBe(200)
    const saved = await me.save(me.claim(key, bytes, { file_name: name, ...more }))
    expect(saved).toMatchObject({ code: 4000, data: { field: 'resource_type' } })
    expect(await server.context.storage.head(key)).toBeUndefined()
    expect(await storedRows(key)).toBe(0)
  })

  it('what waits to be registered is never shown as a page', async () => {
    const key = me.newKey('waiting.html', 'avatar')
    await me.put(key, Buffer.from('<script>alert(1)</script>'), 'text/html')
    const shown = await fetch(`http://127.0.0.1:${server.port}/oss/cliffhanger/${key}`)
    expect(shown.headers.get('content-disposition')).toBe('attachment')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('a film is no picture of a member', async () => {
    const bytes = await picture()
    const key = me.newKey('film.mp4', 'avatar')
    await me.put(key, bytes)
    const claim = me.claim(key, bytes, {
      upload_type: 'avatar',
      content_type: 'video/mp4',
      resource_type: 'video',
      duration: 1,
    })
    expect(await me.save(claim)).toMatchObject({ code: 4000, data: { field: 'resource_type' } })
  })
})

describe('credentials in wrong hands', () => {
  it('a token of one with the keys of another opens neither folder', async () => {
    const [mine, theirs] = [await me.credential({ type: 0, allow: 0 }), await other.credential({ type: 0, allow: 0 })]
    const crossed = { ...mine, sessionToken: theirs.sessionToken }
    for (const key of [me.newKey('a.png'), other.newKey('a.png')]) {
      const put = await me.clientOf(crossed).fetch(me.addressOf(crossed, key), { method: 'PUT', body: 'x' })
      expect(put.status).toBe(403)
    }
  })

  it('an object once refused or registered cannot be brought back by a replayed request', async () => {
    const bytes = await picture('jpeg')
    const key = me.newKey('replayed.jpg')
    const credential = await me.credential({ type: 0, allow: 0 })
    const signed = await me.clientOf(credential).sign(me.addressOf(credential, key), {
      method: 'PUT',
      body: Buffer.from(bytes),
      headers: { 'x-amz-content-sha256': sha256(bytes) },
    })
    const replay = (body: Uint8Array<ArrayBuffer>) =>
      fetch(signed.url, { method: 'PUT', headers: signed.headers, body })
    expect((await replay(new Uint8Array(bytes))).status).toBe(200)
    expect((await replay(new Uint8Array(8))).status).toBe(400)
    expect((await me.save(me.claim(key, bytes, { content_type: 'image/jpeg' }))).code).toBe(200)
    expect((await replay(new Uint8Array(bytes))).status).toBe(403)
  })
})

describe('V-28: big files', () => {
  it('come in parts of 8 MiB with the official client, and are registered like small ones', async () => {
    const credential = await me.credential({ type: 0, allow: 0 })
    const client = new S3Client({
      endpoint: credential.domain,
      region: credential.region,
      forcePathStyle: true,
      credentials: {
        accessKeyId: credential.tmpSecretId,
        secretAccessKey: credential.tmpSecretKey,
        sessionToken: credential.sessionToken,
      },
    })
    const noise = await sharp({
      create: {
        width: 3000,
        height: 2000,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(noise.byteLength).toBeGreaterThan(2 * maxPartBytes)
    const key = me.newKey('noise.png')
    const Body = Buffer.from(noise)
    await new Upload({
      client,
      params: { Bucket: credential.bucket, Key: key, Body, ContentType: 'image/png' },
      partSize: maxPartBytes,
      queueSize: 3,
    }).done()
    expect(await me.save(me.claim(key, noise, { file_total: 3 }))).toMatchObject({ code: 200, data: { url: key } })
    const tooBig = new PutObjectCommand({
      Bucket: credential.bucket,
      Key: me.newKey('big.png'),
      Body: Buffer.alloc(maxPartBytes + 1),
    })
    await expect(client.send(tooBig)).rejects.toMatchObject({ name: 'EntityTooLarge' })
    await expect(
      client.send(new PutObjectCommand({ Bucket: credential.bucket, Key: other.newKey('a.png'), Body: 'x' })),
    ).rejects.toMatchObject({ name: 'AccessDenied' })
  })
})

describe('pictures of members', () => {
  const edit = (avatarUrl: string) =>
    server.call(accountCalls.editProfile, { avatar_url: avatarUrl }, { token: me.member.token })

  it('user-edit: takes a registered picture of my own and shows it to everybody', async () => {
    const { url } = await me.upload('me.jpg', await picture('jpeg'), {
      upload_type: 'avatar',
      content_type: 'image/jpeg',
    })
    const { code, data } = await edit(url)
    expect(code).toBe(200)
    const shown = await fetch(`http://127.0.0.1:${server.port}${data.user_info.avatar_url}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await edit(data.user_info.avatar_url)).code).toBe(200)
  })

  it('5019: refuses one of another member, one of a chat, and one nobody looked at', async () => {
    const theirs = await other.upload('them.png', await picture(), { upload_type: 'avatar' })
    const ofChat = await me.upload('chat.png', await picture())
    const raw = me.newKey('raw.png', 'avatar')
    await me.put(raw, await picture())
    for (const key of [theirs.url, ofChat.url, raw, 'https://evil.example/x.png', 'javascript:alert(1)', `${raw}/../x`])
      expect((await edit(key)).code).toBe(5019)
  })
})

describe('budgets', () => {
  it('4006: tells when to come back', async () => {
    const narrow = await startTestServer({ RATE_FACTOR: '0.01' })
    try {
      const { token } = await newMember(narrow)
      const request = () => narrow.call(uploadsCalls.getCredential, { type: 0, allow: 0 }, { token })
      const replies = [await request(), await request(), await request(), await request()]
      expect(replies.map((reply) => reply.code)).toEqual([200, 200, 200, 4006])
      expect(replies[3]?.data).toMatchObject({ retry_after: expect.any(Number) })
      const claim = me.claim(me.newKey('x.png'), await readFile(new URL(import.meta.url)))
      await narrow.call(uploadsCalls.saveUpload, claim, { token })
      expect(await narrow.call(uploadsCalls.saveUpload, claim, { token })).toMatchObject({
        code: 4006,
        data: { retry_after: expect.any(Number) },
      })
    } finally {
      await narrow.close()
    }
  })
})
