import { openSealedText } from '@cliffhanger/client/sealed-text.ts'
import { defaultConfigKey } from '@cliffhanger/contract/config-key.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { tmpKey } from '@cliffhanger/contract/uploads/schemas.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { findFiles, ownsFiles } from './index.ts'
import { sha256, type Uploader, uploaderFor } from './testing.ts'

let server: TestServer
let me: Uploader
let other: Uploader

beforeAll(async () => {
  server = await startTestServer()
  me = uploaderFor(server, await newMember(server))
  other = uploaderFor(server, await newMember(server))
})

afterAll(() => server.close())

const picture = (red = 200, side = 400) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: { r: red, g: 10, b: 10 } } })
    .png()
    .toBuffer()

describe('qc-getTmpKey', () => {
  it('answers a sealed credential of 30 minutes for my folder, the same under its other spelling and for the video service', async () => {
    const { token } = me.member
    const rows = [
      await server.succeed(uploadsCalls.getCredential, { type: 0, allow: 0 }, { token }),
      await server.succeed(uploadsCalls.getCredentialAlias, { type: 0, allow: 0 }, { token }),
      await server.succeed(uploadsCalls.getProofCredential, {}, { token }),
    ]
    for (const sealed of rows) {
      const opened = tmpKey.parse(JSON.parse(openSealedText(sealed, defaultConfigKey)))
      expect(opened.expiredTime - opened.startTime).toBe(1800)
      expect(opened).toMatchObject({ bucket: 'cliffhanger', region: 'local' })
      expect(opened.domain).toMatch(/\/oss$/)
      expect(opened.urls).toBeUndefined()
    }
  })

  it.each([
    [{ type: 3, allow: 0 }, 'type'],
    [{ type: 0, allow: 2 }, 'allow'],
    [{ allow: 0 }, 'type'],
    [{ type: 0 }, 'allow'],
    [{ type: 0, allow: 1, keys: Array.from({ length: 21 }, () => 'k').join() }, 'keys'],
  ])('4000: %j names %s', async (request, field) => {
    const { token } = me.member
    const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))
    const answer = await server.send({
      method: 'GET',
      path: `${uploadsCalls.getCredential.path}?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(JSON.parse(answer.body)).toMatchObject({ code: 4000, data: { field } })
  })

  it('writes only where it is for, and reads only what is mine', async () => {
    const writing = await me.credential({ type: 0, allow: 0 })
    const reading = await me.credential({ type: 0, allow: 1 })
    const key = me.newKey('a.png')
    const put = (credential: typeof writing, at: string) =>
      me.clientOf(credential).fetch(me.addressOf(credential, at), { method: 'PUT', body: 'x' })
    const get = async (credential: typeof writing, at: string) =>
      (await me.clientOf(credential).fetch(me.addressOf(credential, at))).status
    expect((await put(writing, key)).status).toBe(200)
    expect((await put(writing, me.newKey('a.png', 'avatar'))).status).toBe(403)
    expect((await put(writing, other.newKey('a.png'))).status).toBe(403)
    expect((await put(writing, `public/${key}`)).status).toBe(403)
    expect((await put(reading, key)).status).toBe(403)
    expect([await get(reading, key), await get(writing, key)]).toEqual([200, 403])
    expect(await get(await other.credential({ type: 0, allow: 1 }), key)).toBe(403)
  })

  it('the preflight of a browser allows to write with the headers of the protocol', async () => {
    for (const method of ['PUT', 'POST', 'GET', 'DELETE']) {
      const answer = await fetch(`http://127.0.0.1:${server.port}/oss/cliffhanger/chat/1/x`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,x-amz-date,x-amz-content-sha256,x-amz-security-token',
        },
      })
      expect(answer.status).toBe(204)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-methods')).toContain(method)
      expect(answer.headers.get('access-control-allow-headers')).toContain('x-amz-security-token')
    }
    const put = await me.put(me.newKey('cors.png'), Buffer.from('x'))
    expect(put.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('etag')
  })
})

describe('oss-view', () => {
  it('addresses my keys and public ones, and leaves those of others out', async () => {
    const mine = (await me.upload('mine.png', await picture())).url
    const theirs = (await other.upload('theirs.png', await picture())).url
    const face = (await other.upload('face.png', await picture(), { upload_type: 'avatar' })).url
    const keys = [mine, theirs, face, 'media/1/master.m3u8', '../etc', 'public/cover.webp'].join()
    const { urls = {} } = await me.credential({ type: 0, allow: 1, keys })
    expect(Object.keys(urls).sort()).toEqual([face, mine, 'public/cover.webp'].sort())
    const seen = await fetch(urls[mine] ?? '')
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(urls[face]).not.toContain('X-Amz-')
    expect((await fetch(urls[face] ?? '')).status).toBe(200)
    expect((await fetch((urls[mine] ?? '').replace(mine, theirs))).status).toBe(403)
  })

  it('an address stays the same for half an hour and lives as long as the credential it comes with', async () => {
    const { url } = await me.upload('stable.png', await picture())
    const ask = async () => (await me.credential({ type: 0, allow: 1, keys: url })).urls?.[url] ?? ''
    const halfHourMs = 30 * 60 * 1000
    const toNextWindowMs = halfHourMs - (Date.now() % halfHourMs)
    server.advance(toNextWindowMs)
    const first = await ask()
    server.advance(halfHourMs - 60_000)
    expect(await ask()).toBe(first)
    expect((await fetch(first)).status).toBe(200)
    server.advance(120_000)
    expect(await ask()).not.toBe(first)
    expect((await fetch(first)).status).toBe(200)
    server.advance(halfHourMs)
    expect((await fetch(first)).status).toBe(403)
    server.advance(-(toNextWindowMs + 2 * halfHourMs + 60_000))
  })
})

describe('upload-saveUploadInfo', () => {
  it('registers once, however often and however much at once it is told', async () => {
    const bytes = await picture(1)
    const key = me.newKey('twice.png')
    await me.put(key, bytes)
    const claim = me.claim(key, bytes)
    const replies = await Promise.all([me.save(claim), me.save(claim), me.save(claim)])
    replies.push(await me.save(claim))
    expect(replies.map((reply) => reply.code)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map((reply) => reply.data.file_id)).size).toBe(1)
    expect(replies[0]?.data.url).toBe(key)
    expect(await me.save({ ...claim, file_hash: sha256(Buffer.from('x')) })).toMatchObject({
      code: 4000,
      data: { field: 'file_hash' },
    })
  })

  it('ends what a crash left half done', async () => {
    const bytes = await picture(2)
    const key = me.newKey('crash.png')
    await me.put(key, bytes)
    const claim = me.claim(key, bytes)
    const before = await me.save(claim)
    await server.context.db.execute('update uploads set registered_ms = null where url = $1', [key])
    expect(await ownsFiles(server.context.db, me.member.userId, [key])).toBe(false)
    const after = await me.save(claim)
    expect(after).toMatchObject({ code: 200, data: before.data })
    expect(await ownsFiles(server.context.db, me.member.userId, [key])).toBe(true)
  })

  it('5019: refuses what is not there, not mine or of another form', async () => {
    const bytes = await picture(3)
    const theirs = other.newKey('theirs.png')
    await other.put(theirs, bytes)
    for (const key of [me.newKey('missing.png'), theirs, 'chat/1/x', 'public/cover.webp', '../x'])
      expect((await me.save(me.claim(key, bytes))).code).toBe(5019)
    const mine = me.newKey('mine.png')
    await me.put(mine, bytes)
    expect((await me.save(me.claim(mine, bytes, { thumb_url: theirs }))).code).toBe(5019)
    expect((await me.save(me.claim(mine, bytes, { thumb_url: me.newKey('none.png') }))).code).toBe(5019)
  })

  it('4000: names what differs from the object or contradicts itself', async () => {
    const bytes = await picture(4)
    const key = me.newKey('a.png')
    await me.put(key, bytes)
    const wrong = [
      [{ file_size: bytes.byteLength + 1 }, 'file_size'],
      [{ file_size: 21 * 1024 * 1024 }, 'file_size'],
      [{ file_hash: sha256(Buffer.from('other')) }, 'file_hash'],
      [{ file_hash: 'A'.repeat(64) }, 'file_hash'],
      [{ upload_type: 'stars' }, 'upload_type'],
      [{ content_type: 'video/mp4' }, 'content_type'],
      [{ content_type: 'nonsense' }, 'content_type'],
      [{ content_type: 'video/mp4', resource_type: 'video' }, 'duration'],
      [{ thumb_url: key }, 'thumb_url'],
      [{ file_name: '' }, 'file_name'],
      [{ file_total: 0 }, 'file_total'],
    ] as const
    for (const [more, field] of wrong)
      expect(await me.save(me.claim(key, bytes, more))).toMatchObject({ code: 4000, data: { field } })
    expect((await me.save(me.claim(key, bytes))).code).toBe(200)
  })

  it('cannot be written to any more with the credential it came by', async () => {
    const credential = await me.credential({ type: 0, allow: 0 })
    const { url, thumb_url: thumbUrl } = await me.upload('final.png', await picture(5))
    for (const key of [url, thumbUrl]) {
      const put = await me.clientOf(credential).fetch(me.addressOf(credential, key), {
        method: 'PUT',
        body: '<script>alert(1)</script>',
        headers: { 'content-type': 'text/html' },
      })
      expect(put.status).toBe(403)
    }
  })

  it('makes a small picture where none came, and cleans one that came', async () => {
    const { db, storage } = server.context
    const bytes = await picture(6, 1000)
    const made = await me.upload('big.png', bytes)
    expect(made.thumb_url).toMatch(/\.thumb\.webp$/)
    const thumb = await storage.get(made.thumb_url)
    expect(thumb?.info.contentType).toBe('image/webp')
    const thumbKey = me.newKey('thumb.jpg')
    await me.put(thumbKey, await sharp(bytes).jpeg().toBuffer())
    const own = await me.upload('big.png', await picture(7), { thumb_url: thumbKey })
    expect(own.thumb_url).toBe(thumbKey)
    expect((await storage.head(thumbKey))?.contentType).toBe('image/webp')
    expect(await ownsFiles(db, me.member.userId, [made.url, made.thumb_url, own.url, thumbKey])).toBe(true)
    expect(await ownsFiles(db, me.member.userId, [made.url, ''])).toBe(false)
    expect(await ownsFiles(db, other.member.userId, [made.url])).toBe(false)
    expect((await findFiles(db, [made.url, 'chat/1/none'])).get(made.url)).toMatchObject({ width: 1000, height: 500 })
    const badThumb = me.newKey('bad.jpg')
    await me.put(badThumb, Buffer.from('<svg/>'))
    const file = me.newKey('x.png')
    await me.put(file, bytes)
    expect(await me.save(me.claim(file, bytes, { thumb_url: badThumb }))).toMatchObject({
      code: 4000,
      data: { field: 'thumb_url' },
    })
    expect(await storage.head(badThumb)).toBeUndefined()
  })
})

describe('upload-checkIsExist', () => {
  it('knows my own registered files by hash, size and use, and nobody else does', async () => {
    const bytes = await picture(8)
    const ask = async (who: Uploader, more: { file_size?: number; upload_type?: 'avatar' } = {}) =>
      server.succeed(
        uploadsCalls.findUpload,
        { file_hash: sha256(bytes), file_size: bytes.byteLength, content_type: 'image/png', ...more },
        { token: who.member.token },
      )
    const nothing = { is_exist: 0, url: '', thumb_url: '', file_id: 0 }
    expect(await ask(me)).toEqual(nothing)
    const key = me.newKey('again.png')
    await me.put(key, bytes)
    expect(await ask(me)).toEqual(nothing)
    const saved = await me.save(me.claim(key, bytes))
    expect(await ask(me)).toEqual({ is_exist: 1, ...saved.data })
    expect(await ask(me, { file_size: bytes.byteLength + 1 })).toEqual(nothing)
    expect(await ask(me, { upload_type: 'avatar' })).toEqual(nothing)
    expect(await ask(other)).toEqual(nothing)
    await server.context.storage.delete(key)
    expect(await ask(me)).toEqual(nothing)
  })
})
