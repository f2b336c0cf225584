import { openSealedText } from '@cliffhanger/client/sealed-text.ts'
import { defaultConfigKey } from '@cliffhanger/contract/config-key.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { tmpKey } from '@cliffhanger/contract/uploads/schemas.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { type Uploader, uploaderFor } from './testing.ts'

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
      const opened = tmpKey.parse(JSON.parse(await openSealedText(sealed, defaultConfigKey)))
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
    const query = new URLSearchParams(
      Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const reply = await server.send({
      method: 'GET',
      path: `${uploadsCalls.getCredential.path}?${query.toString()}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(JSON.parse(reply.body)).toMatchObject({ code: 4000, data: { field } })
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
      const reply = await fetch(`http://127.0.0.1:${server.port}/oss/cliffhanger/chat/1/x`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,x-amz-date,x-amz-content-sha256,x-amz-security-token',
        },
      })
      expect(reply.status).toBe(204)
      expect(reply.headers.get('access-control-allow-origin')).toBe('*')
      expect(reply.headers.get('access-control-allow-methods')).toContain(method)
      expect(reply.headers.get('access-control-allow-headers')).toContain('x-amz-security-token')
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
    const request = async () => (await me.credential({ type: 0, allow: 1, keys: url })).urls?.[url] ?? ''
    const halfHourMs = 30 * minuteMs
    const toNextWindowMs = halfHourMs - (Date.now() % halfHourMs)
    server.advance(toNextWindowMs)
    const first = await request()
    server.advance(halfHourMs - 60_000)
    expect(await request()).toBe(first)
    expect((await fetch(first)).status).toBe(200)
    server.advance(120_000)
    expect(await request()).not.toBe(first)
    expect((await fetch(first)).status).toBe(200)
    server.advance(halfHourMs)
    expect((await fetch(first)).status).toBe(403)
    server.advance(-(toNextWindowMs + 2 * halfHourMs + 60_000))
  })
})
