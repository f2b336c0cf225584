import { randomBytes } from 'node:crypto'
import { captionsFile } from '@cliffhanger/contract/media/captions.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLimits } from '../../../platform/http/limits.ts'
import { openSealer } from '../../../platform/security/sealed.ts'
import { encryptedPlaylist, encryptSegment } from '../encryption/encrypt-segments.ts'
import { openKey } from '../encryption/key.ts'
import { saveCaption } from '../queries/captions.ts'
import { openTestMedia, type TestMedia } from '../testing.ts'
import { readBeginning } from './clips.ts'
import { playPath, playRoutes } from './routes.ts'
import type { TicketContent } from './ticket.ts'

const ticketSecret = randomBytes(32)
const sealer = openSealer(randomBytes(32))
const sealedKey = sealer.seal(Buffer.from('0123456789abcdef').toString('base64'))
const key = openKey(sealer, sealedKey)
const qualities = ['360', '720', '1080']
const total = 6
const previewSegments = 2
let test: TestMedia
let app: FastifyInstance
let nowMs = 1_800_000_000_000
let isSessionLive = true
/** One that lies encrypted, one that does not yet, and another encrypted one. */
let locked: number
let clear: number
let other: number

const segmentOf = (id: number, name: string) => `moof of ${id} ${name}`
const playlist = [
  '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MAP:URI="init.mp4"\n',
  ...Array.from({ length: total }, (_, index) => `#EXTINF:2.000000,\n000${index}.m4s\n`),
  '#EXT-X-ENDLIST\n',
].join('')

async function newVideo(isEncrypted: boolean): Promise<number> {
  const { db, storage } = test.context
  const { id } = await db.one<{ id: number }>(
    `insert into media_assets (state, source_key, preset, duration_ms, planned, renditions, version, sealed_key, stills, created_ms, updated_ms)
     values ('ready', 'source/x', 'fast', 12000, '{360,720,1080}', '[{"name":"360"},{"name":"720"},{"name":"1080"}]', 1, $1,
       '{"count":6,"columns":6,"width":108,"height":192,"stepMs":2000}', 0, 0) returning id`,
    [isEncrypted ? sealedKey : null],
  )
  const put = (name: string, body: Buffer | string) =>
    storage.put(`media/${id}-1/${name}`, body, { contentType: 'video/mp4', cacheControl: 'public, immutable' })
  for (const name of ['master.m3u8', 'master-svip.m3u8']) await put(name, `${id} ${name}`)
  for (const quality of qualities) {
    await put(`${quality}/index.m3u8`, isEncrypted ? encryptedPlaylist(key, quality, playlist) : playlist)
    await put(`${quality}/init.mp4`, `${id} init`)
    for (let index = 0; index < total; index++) {
      const name = `${quality}/000${index}.m4s`
      const segment = Buffer.from(segmentOf(id, name))
      await put(name, isEncrypted ? encryptSegment(key, name, segment) : segment)
    }
  }
  return id
}

const uncounted = { deliveries: { note: () => undefined }, stops: { isStopped: () => false } }

beforeAll(async () => {
  test = await openTestMedia()
  app = Fastify()
  await app.register(playRoutes, {
    ...{
      db: test.context.db,
      storage: test.context.storage,
      clock: () => nowMs,
      limits: openLimits(1),
      settings: { PUBLIC_URL: '' },
    },
    ...{
      sealer,
      ticketSecrets: [ticketSecret],
      session: { isLive: async () => isSessionLive },
      embedders: async () => [],
      ...uncounted,
    },
  })
  locked = await newVideo(true)
  clear = await newVideo(false)
  other = await newVideo(true)
})
afterAll(async () => {
  await app.close()
  await test.close()
})

const at = (name: string, changes: Partial<TicketContent> = {}) => {
  const content = { assetId: locked, userId: 42, sessionId: 5, isSvip: false, isDownload: false, previewSegments }
  return playPath(
    ticketSecret,
    { ...content, expiresS: nowMs / 1000 + 900, issuedMs: nowMs, quarter: 0, ...changes },
    1,
  ).replace('master.m3u8', name)
}
const get = (url: string) => app.inject({ url })
const refused = { statusCode: 403, body: '' }

describe('the ticket of a preview', () => {
  it('opens the first segments in clear, of every quality, and a playlist that ends with them and names no key', async () => {
    expect((await get(at('master.m3u8'))).body).toBe(`${locked} master.m3u8`)
    for (const quality of ['360', '720']) {
      const { body } = await get(at(`${quality}/index.m3u8`))
      expect(body.match(/^\d{4}\.m4s$/gm)).toEqual(['0000.m4s', '0001.m4s'])
      expect(body).toMatch(/#EXT-X-ENDLIST\n$/)
      expect(body).not.toContain('KEY')
      expect((await get(at(`${quality}/init.mp4`))).body).toBe(`${locked} init`)
      for (const name of [`${quality}/0000.m4s`, `${quality}/0001.m4s`]) {
        const reply = await get(at(name))
        expect([reply.statusCode, reply.body]).toEqual([200, segmentOf(locked, name)])
        expect(reply.headers['cache-control']).toMatch(/^private/)
      }
    }
    expect(captionsFile.parse((await get(at('captions.json'))).json()).qualities).toHaveLength(3)
  })

  it('tells nothing of what is said after its end', async () => {
    const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n\n00:00:04.000 --> 00:00:05.000\nHe did it\n'
    await saveCaption(test.context.db, { assetId: locked, language: 'en', vtt, nowMs })
    expect((await get(at('captions/en.vtt'))).body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n')
    expect((await get(at('captions/en.vtt', { previewSegments: 0 }))).body).toBe(vtt)
  })

  it('opens no later segment in any quality, and no key', async () => {
    for (const quality of qualities)
      for (const index of ['0002', '0003', '0005', '00002', '10000'])
        for (const method of ['GET', 'HEAD'] as const)
          expect(await app.inject({ method, url: at(`${quality}/${index}.m4s`) })).toMatchObject(refused)
    expect(await get(at('key'))).toMatchObject(refused)
    expect(await get(at('360/0002.m4s').replace('/360/', '/360/../360/'))).not.toMatchObject({ statusCode: 200 })
  })

  it('shows none of the small pictures, which tell how it goes on', async () => {
    for (const name of ['stills.vtt', 'stills.webp']) expect(await get(at(name))).toMatchObject(refused)
    expect(captionsFile.parse((await get(at('captions.json'))).json()).stills).toBeUndefined()
    const whole = { previewSegments: 0 }
    expect(captionsFile.parse((await get(at('captions.json', whole))).json()).stills).toBe('stills.vtt')
  })

  it('opens 1080p for SVIP alone', async () => {
    expect(await get(at('1080/0000.m4s'))).toMatchObject(refused)
    expect((await get(at('1080/0000.m4s', { isSvip: true }))).body).toBe(segmentOf(locked, '1080/0000.m4s'))
    expect(await get(at('1080/0002.m4s', { isSvip: true }))).toMatchObject(refused)
  })

  it('ends as early where the video still lies in clear, and where the store serves the segments itself', async () => {
    const clearly = { assetId: clear }
    expect((await get(at('360/index.m3u8', clearly))).body.match(/m4s/g)).toHaveLength(2)
    expect((await get(at('360/0001.m4s', clearly))).body).toBe(segmentOf(clear, '360/0001.m4s'))
    expect(await get(at('360/0002.m4s', clearly))).toMatchObject(refused)
    const remote = Fastify()
    await remote.register(playRoutes, {
      ...{ db: test.context.db, storage: { ...test.context.storage, kind: 'remote' }, clock: () => nowMs },
      ...{ limits: openLimits(1), settings: { PUBLIC_URL: '' }, sealer, ticketSecrets: [ticketSecret] },
      ...{ session: { isLive: async () => true }, embedders: async () => [], ...uncounted },
    })
    expect((await remote.inject({ url: at('360/0001.m4s') })).body).toBe(segmentOf(locked, '360/0001.m4s'))
    expect(await remote.inject({ url: at('360/0002.m4s') })).toMatchObject(refused)
    await remote.close()
  })

  it('is not found where the file is gone', async () => {
    for (const name of ['540/index.m3u8', '540/0000.m4s'])
      expect(await get(at(name))).toMatchObject({ statusCode: 404, body: '' })
  })

  it('cannot be made longer, nor into one for the whole, nor for another episode', async () => {
    const url = at('360/0002.m4s')
    for (const forged of ['.bp3.', '.bpz.', '.b.', '.s.', '.bp0.', '.bp02.'])
      expect(await get(url.replace('.bp2.', forged))).toMatchObject(refused)
    expect(await get(url.replace('/0002.m4s', '/0000.m4s').replace(`/${locked}/`, `/${other}/`))).toMatchObject(refused)
    expect(await get(at('key').replace('.bp2.', '.b.'))).toMatchObject(refused)
  })

  it('ends with its time and its login session (C-53)', async () => {
    const url = at('360/0000.m4s')
    isSessionLive = false
    expect(await get(url)).toMatchObject(refused)
    isSessionLive = true
    expect((await get(url)).statusCode).toBe(200)
    nowMs += 900_000
    expect(await get(url)).toMatchObject(refused)
  })
})

it('the ticket of the whole episode opens the key, and every segment as it is kept', async () => {
  const whole = { previewSegments: 0 }
  expect((await get(at('key', whole))).rawPayload).toEqual(key)
  expect((await get(at('360/index.m3u8', whole))).body).toBe(encryptedPlaylist(key, '360', playlist))
  for (const name of ['360/0000.m4s', '360/0005.m4s'])
    expect((await get(at(name, whole))).rawPayload).toEqual(
      encryptSegment(key, name, Buffer.from(segmentOf(locked, name))),
    )
})

describe('the beginning of a video as one file', () => {
  const beginning = async (id: number, seconds: number) =>
    (await readBeginning({ db: test.context.db, storage: test.context.storage, sealer }, id, seconds))?.toString()

  it('is in clear and of the lightest quality, whether it lies encrypted or not', async () => {
    for (const id of [locked, clear])
      expect(await beginning(id, 4)).toBe(`${id} init${segmentOf(id, '360/0000.m4s')}${segmentOf(id, '360/0001.m4s')}`)
  })

  it('is at most half of it, and nothing of nothing', async () => {
    expect((await beginning(locked, 999))?.match(/moof/g)).toHaveLength(total / 2)
    expect(await beginning(locked, 0)).toBeUndefined()
    expect(await beginning(999_999, 4)).toBeUndefined()
  })
})
