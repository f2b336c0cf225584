import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
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
    const request = async (who: Uploader, more: { file_size?: number; upload_type?: 'avatar' } = {}) =>
      server.succeed(
        uploadsCalls.findUpload,
        { file_hash: sha256(bytes), file_size: bytes.byteLength, content_type: 'image/png', ...more },
        { token: who.member.token },
      )
    const nothing = { is_exist: 0, url: '', thumb_url: '', file_id: 0 }
    expect(await request(me)).toEqual(nothing)
    const key = me.newKey('again.png')
    await me.put(key, bytes)
    expect(await request(me)).toEqual(nothing)
    const saved = await me.save(me.claim(key, bytes))
    expect(await request(me)).toEqual({ is_exist: 1, ...saved.data })
    expect(await request(me, { file_size: bytes.byteLength + 1 })).toEqual(nothing)
    expect(await request(me, { upload_type: 'avatar' })).toEqual(nothing)
    expect(await request(other)).toEqual(nothing)
    await server.context.storage.delete(key)
    expect(await request(me)).toEqual(nothing)
  })
})
