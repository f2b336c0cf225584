import { randomBytes } from 'node:crypto'
import { captionsFile } from '@cliffhanger/contract/media/captions.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLimits } from '../../../platform/http/limits.ts'
import { openSealer } from '../../../platform/security/sealed.ts'
import { encryptSegment } from '../encryption/encrypt-segments.ts'
import { openKey } from '../encryption/key.ts'
import { saveCaption } from '../queries/captions.ts'
import { openTestMedia, type TestMedia } from '../testing.ts'
import type { PlayDeps } from './play-request.ts'
import { playPath, playRoutes } from './routes.ts'
import { issueTicket, readTicket, type TicketContent } from './ticket.ts'

const ticketSecret = randomBytes(32)
const sealer = openSealer(randomBytes(32))
const sealedKey = sealer.seal(Buffer.from('0123456789abcdef').toString('base64'))
let test: TestMedia
let app: FastifyInstance
let nowMs = 1_800_000_000_000
const endedSessions = new Set<number>()
/** Two encrypted videos, in version 3. */
let mine: number
let other: number

const files = ['master.m3u8', '360/index.m3u8', '360/init.mp4', '360/0000.m4s']
const everything = [...files, 'key', 'captions.json', 'captions/en.vtt', 'stills.vtt', 'stills.webp']

const partsOf = (changes: Partial<PlayDeps> = {}): PlayDeps => ({
  db: test.context.db,
  storage: test.context.storage,
  clock: () => nowMs,
  limits: openLimits(1),
  settings: { PUBLIC_URL: '' },
  sealer,
  ticketSecrets: [ticketSecret],
  session: { isLive: async ({ sessionId }) => !endedSessions.has(sessionId) },
  embedders: async () => ['https://app.example'],
  deliveries: { note: () => undefined },
  stops: { isStopped: () => false },
  ...changes,
})

async function newVideo(): Promise<number> {
  const { db, storage } = test.context
  const { id } = await db.one<{ id: number }>(
    `insert into media_assets (state, source_key, preset, duration_ms, planned, renditions, version, sealed_key, stills, created_ms, updated_ms)
     values ('ready', 'source/x', 'fast', 90000, '{360,1080}', '[{"name":"360"},{"name":"1080"}]', 3, $1, $2::jsonb, 0, 0) returning id`,
    [sealedKey, JSON.stringify({ count: 2, columns: 2, width: 108, height: 192, stepMs: 2000 })],
  )
  for (const name of [...files, 'master-svip.m3u8', '1080/index.m3u8', '1080/0000.m4s'])
    await storage.put(`media/${id}-3/${name}`, `${id} ${name}`, { contentType: 'video/mp4', cacheControl: 'private' })
  const sheet = encryptSegment(openKey(sealer, sealedKey), 'stills.webp', Buffer.from(`${id} sheet`))
  await storage.put(`media/${id}-3/stills.webp`, sheet, { contentType: 'image/webp', cacheControl: 'private' })
  await saveCaption(db, { assetId: id, language: 'en', vtt: `WEBVTT\n\nNOTE ${id} `, nowMs })
  return id
}

beforeAll(async () => {
  test = await openTestMedia()
  app = Fastify()
  await app.register(playRoutes, partsOf())
  mine = await newVideo()
  other = await newVideo()
})

afterAll(async () => {
  await app.close()
  await test.close()
})

const contentOf = (changes: Partial<TicketContent> = {}): TicketContent => ({
  ...{ assetId: mine, userId: 42, sessionId: 5, isSvip: false, isDownload: false, previewSegments: 0 },
  ...{ expiresS: nowMs / 1000 + 900, issuedMs: nowMs, quarter: 12 },
  ...changes,
})
const master = (changes: Partial<TicketContent> = {}) => playPath(ticketSecret, contentOf(changes), 3)
const at = (name: string, changes: Partial<TicketContent> = {}) => master(changes).replace('master.m3u8', name)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('with its ticket', () => {
  it('every file of the video is served through the same path prefix', async () => {
    for (const name of files) {
      const reply = await get(at(name))
      expect([reply.statusCode, reply.body]).toEqual([200, `${mine} ${name}`])
    }
  })

  it('ranges, HEAD and what is not there are answered as they should', async () => {
    const url = at('360/0000.m4s')
    const from = `${mine} `.length
    expect(await get(url, { range: `bytes=${from}-${from + 2}` })).toMatchObject({ statusCode: 206, body: '360' })
    expect(await get(url, { range: 'bytes=99-' })).toMatchObject({ statusCode: 416, body: '' })
    expect(await app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, body: '' })
    for (const name of ['360/0099.m4s', '360/other.txt', 'captions/vi.vtt', 'captions/xx.vtt', 'master-svip.m3u8'])
      expect(await get(at(name))).toMatchObject({ statusCode: 404, body: '' })
  })

  it('the key comes as 16 bytes that nobody keeps, and not of a version that does not play', async () => {
    const reply = await get(at('key'))
    expect(reply.rawPayload).toEqual(openKey(sealer, sealedKey))
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/octet-stream' })
    expect((await get(at('key').replace('/3/key', '/2/key'))).statusCode).toBe(404)
  })

  it('the small pictures come in clear, with a track that says where each lies', async () => {
    const { stills = '' } = captionsFile.parse((await get(at('captions.json'))).json())
    const track = await get(at(stills))
    expect(track.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(track.body).toContain('00:00:02.000 --> 00:00:04.000\nstills.webp#xywh=108,0,108,192\n')
    const sheet = await get(at('stills.webp'))
    expect([sheet.body, sheet.headers['content-type']]).toEqual([`${mine} sheet`, 'image/webp'])
    expect(sheet.headers['cache-control']).toMatch(/^private/)
  })

  it('a member who asks for keys all the time is stopped', async () => {
    const narrow = Fastify()
    await narrow.register(playRoutes, partsOf({ limits: openLimits(1 / 60) }))
    const url = at('key', { userId: 77 })
    expect((await narrow.inject({ url })).statusCode).toBe(200)
    expect((await narrow.inject({ url })).statusCode).toBe(200)
    expect(await narrow.inject({ url })).toMatchObject({ statusCode: 429, body: '' })
    expect((await narrow.inject({ url: at('key', { userId: 78 }) })).statusCode).toBe(200)
    await narrow.close()
  })

  it('captions and qualities stand beside the master playlist', async () => {
    const found = captionsFile.parse((await get(at('captions.json'))).json())
    expect(found).toEqual({
      captions: [{ language: 'en', url: 'captions/en.vtt' }],
      stills: 'stills.vtt',
      qualities: [
        { name: '360p', is_open: 1 },
        { name: '1080p', is_open: 0 },
      ],
    })
    const words = await get(at(found.captions[0]?.url ?? ''))
    expect(words.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(words.body).toContain('WEBVTT')
  })

  it('1080p is for SVIP: the ticket of others names no such stream and opens none', async () => {
    expect((await get(at('master.m3u8', { isSvip: true }))).body).toBe(`${mine} master-svip.m3u8`)
    expect((await get(at('1080/0000.m4s', { isSvip: true }))).statusCode).toBe(200)
    expect(await get(at('1080/0000.m4s'))).toMatchObject({ statusCode: 403, body: '' })
    expect(await get(at('1080/index.m3u8'))).toMatchObject({ statusCode: 403, body: '' })
  })

  it('a remote store serves the segments itself, by a signed address', async () => {
    const remote = Fastify()
    await remote.register(playRoutes, partsOf({ storage: { ...test.context.storage, kind: 'remote' } }))
    const segment = await remote.inject({ url: at('360/0000.m4s') })
    expect(segment.statusCode).toBe(302)
    expect(segment.headers.location).toContain(`/media/${mine}-3/360/0000.m4s?X-Amz-`)
    expect((await remote.inject({ url: master() })).statusCode).toBe(200)
    await remote.close()
  })

  it('what was made before there were versions plays from where it lies', async () => {
    await test.context.storage.put('media/900001/master.m3u8', 'old', { contentType: 'video/mp4' })
    expect((await get(playPath(ticketSecret, contentOf({ assetId: 900_001 }), 0))).body).toBe('old')
  })
})

describe('without it (check 7, check 8)', () => {
  const ticket = () => master().split('/')[2] ?? ''
  const forbidden = /m3u8 *$|init\.mp4$|m4s$|WEBVTT|"captions":|0123456789abcdef/
  /** Which of these addresses tell anything, by GET or by HEAD. */
  const openOnes = async (urls: readonly string[], headers: Record<string, string> = {}): Promise<string[]> => {
    const open: string[] = []
    for (const url of urls)
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, body } = await app.inject({ method, url, headers })
        if (![400, 401, 403, 404].includes(statusCode) || forbidden.test(body)) open.push(`${method} ${url}`)
      }
    return open
  }

  it('no file of a video is readable, however it is asked for', async () => {
    const [expiry = '', user = '', session = '', grade = '', mac = ''] = ticket().split('.')
    const later = (Number.parseInt(expiry, 36) + 60).toString(36)
    const flipped = `${mac.slice(0, -1)}${mac.endsWith('A') ? 'B' : 'A'}`
    const forgeries = [
      ...['x', '', 'undefined', `${expiry}.${user}.${session}.${grade}`],
      [later, user, session, grade, mac].join('.'),
      [expiry, (43).toString(36), session, grade, mac].join('.'),
      [expiry, user, (6).toString(36), grade, mac].join('.'),
      [expiry, user, session, 's', mac].join('.'),
      [expiry, user, session, grade, flipped].join('.'),
      [expiry, user, session, grade].join('.').concat('.'),
    ]
    const urls = everything.flatMap((name) => [
      ...forgeries.map((forged) => `/play/${forged}/${mine}/3/${name}`),
      ...[`/play/${mine}/3/${name}`, `/play//${mine}/3/${name}`, `/media/${mine}-3/${name}`],
    ])
    expect(await openOnes(urls)).toEqual([])
    expect(await openOnes(urls, { range: 'bytes=0-3' })).toEqual([])
  })

  it('the ticket of one video opens no other, not even through dots, slashes or another case', async () => {
    const paths = [
      `${other}/3/master.m3u8`,
      `${other}/3/key`,
      `${other}/3/captions.json`,
      `${mine}/../${other}/3/master.m3u8`,
      `${mine}/%2e%2e/${other}/3/master.m3u8`,
      `${mine}/3/../../${other}/3/key`,
      `${mine}/3/360/..%2f..%2f..%2f${other}-3/master.m3u8`,
      `${mine}//3/360/0000.m4s`,
      `${mine}/3//360/0000.m4s`,
      `${mine}/03/master.m3u8`,
      `0${mine}/3/master.m3u8`,
      `${mine}/3/MASTER.m3u8`,
      `${mine}/3/KEY`,
      `${mine}/3/360/%00.m4s`,
      `${mine}/-3/master.m3u8`,
      `${mine}-3/master.m3u8`,
    ]
    expect(await openOnes(paths.map((path) => `/play/${ticket()}/${path}`))).toEqual([])
  })

  it('C-53: it ends with its time', async () => {
    const url = master()
    nowMs += 899_000
    expect((await get(url)).statusCode).toBe(200)
    nowMs += 1000
    expect(await get(url)).toMatchObject({ statusCode: 403, body: '' })
    expect(await app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 403, body: '' })
  })

  it('it ends with the login session it was handed out to', async () => {
    const url = at('key', { sessionId: 9 })
    expect((await get(url)).statusCode).toBe(200)
    endedSessions.add(9)
    expect(await get(url)).toMatchObject({ statusCode: 403, body: '' })
    expect((await get(at('key'))).statusCode).toBe(200)
  })

  it('another secret makes another seal', () => {
    const content = contentOf({ expiresS: nowMs / 1000 + 10 })
    expect(readTicket([ticketSecret], issueTicket(randomBytes(32), content), mine, nowMs)).toBeUndefined()
    expect(readTicket([ticketSecret], issueTicket(ticketSecret, content), mine, nowMs)).toEqual(content)
  })
})

describe('pages of others', () => {
  it('load nothing, while our own and players without a page do', async () => {
    for (const headers of [{ origin: 'https://evil.test' }, { referer: 'https://evil.test/page' }, { origin: 'null' }])
      expect(await get(at('360/0000.m4s'), headers as Record<string, string>)).toMatchObject({
        statusCode: 403,
        body: '',
      })
    const own = await get(master(), { origin: 'https://app.example' })
    expect(own.headers).toMatchObject({ 'access-control-allow-origin': 'https://app.example', vary: 'origin' })
    expect((await get(master(), { host: 'node.example', referer: 'http://node.example/#/play' })).statusCode).toBe(200)
    expect((await get(master(), { origin: 'capacitor://localhost' })).statusCode).toBe(200)
    expect((await get(master())).headers['access-control-allow-origin']).toBeUndefined()
  })
})
