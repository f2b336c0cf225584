import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedStorage } from '../../../platform/embedded-storage.ts'
import type { ObjectStore } from '../../../platform/storage.ts'
import { playPath, playRoutes } from './routes.ts'
import { issueTicket, isTicketValid } from './ticket.ts'

const ticketSecret = randomBytes(32)
let root: string
let app: FastifyInstance
let storage: ObjectStore
let nowMs = 1_800_000_000_000

const files = ['master.m3u8', '360/index.m3u8', '360/init.mp4', '360/0000.m4s']

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'play-'))
  storage = await openEmbeddedStorage({ root, secret: randomBytes(32), clock: () => nowMs })
  app = Fastify()
  await app.register(playRoutes, { storage, clock: () => nowMs, ticketSecret })
  for (const assetId of [7, 8]) {
    for (const name of files) {
      await storage.put(`media/${assetId}/${name}`, `${assetId} ${name}`, {
        contentType: 'video/mp4',
        cacheControl: 'private',
      })
    }
  }
})

afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const master = (assetId = 7) => playPath(ticketSecret, { assetId, userId: 42, expiresS: nowMs / 1000 + 900 })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('with its ticket', () => {
  it('every file of the video is served through the same path prefix', async () => {
    for (const name of files) {
      const answer = await get(master().replace('master.m3u8', name))
      expect([answer.statusCode, answer.body]).toEqual([200, `7 ${name}`])
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
  })

  it('ranges, HEAD and what is not there are answered as they should', async () => {
    const url = master().replace('master.m3u8', '360/0000.m4s')
    expect(await get(url, { range: 'bytes=2-4' })).toMatchObject({ statusCode: 206, body: '360' })
    expect(await get(url, { range: 'bytes=99-' })).toMatchObject({ statusCode: 416, body: '' })
    expect(await app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, body: '' })
    expect((await get(url.replace('0000', '0099'))).statusCode).toBe(404)
    expect((await get(url.replace('0000.m4s', 'other.txt'))).statusCode).toBe(404)
  })

  it('a remote store serves the segments itself, by a signed address', async () => {
    const remote = Fastify()
    await remote.register(playRoutes, { storage: { ...storage, kind: 'remote' }, clock: () => nowMs, ticketSecret })
    const segment = await remote.inject({ url: master().replace('master.m3u8', '360/0000.m4s') })
    expect(segment.statusCode).toBe(302)
    expect(segment.headers.location).toContain('/media/7/360/0000.m4s?X-Amz-')
    expect((await remote.inject({ url: master() })).statusCode).toBe(200)
    await remote.close()
  })
})

describe('without it', () => {
  it('no file of a video is readable, however it is asked for', async () => {
    const [, , ticket = ''] = master().split('/')
    const [expiry = '', user = '', mac = ''] = ticket.split('.')
    const later = (Number.parseInt(expiry, 36) + 60).toString(36)
    const flipped = `${mac.slice(0, -1)}${mac.endsWith('A') ? 'B' : 'A'}`
    const tickets = [
      'x',
      '',
      `${later}.${user}.${mac}`,
      `${expiry}.${(43).toString(36)}.${mac}`,
      `${expiry}.${user}.${flipped}`,
    ]
    for (const forged of tickets) {
      for (const name of files) {
        const answer = await get(`/play/${forged}/7/${name}`)
        expect([403, 404]).toContain(answer.statusCode)
        expect(answer.body).not.toContain('7 ')
      }
    }
  })

  it('the ticket of one video opens no other, not even through dots, slashes or another case', async () => {
    const [, , ticket = ''] = master().split('/')
    for (const path of [
      '8/master.m3u8',
      '7/../8/master.m3u8',
      '7/%2e%2e/8/master.m3u8',
      '7//360/0000.m4s',
      '7/360/..%2f..%2f8/master.m3u8',
      '07/master.m3u8',
      '7/MASTER.m3u8',
    ]) {
      const answer = await get(`/play/${ticket}/${path}`)
      expect([403, 404]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('8 ')
    }
  })

  it('C-53: it ends with its time', async () => {
    const url = master()
    nowMs += 899_000
    expect((await get(url)).statusCode).toBe(200)
    nowMs += 1000
    expect((await get(url)).statusCode).toBe(403)
    expect(await app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 403, body: '' })
  })

  it('another secret makes another seal', () => {
    const content = { assetId: 7, userId: 0, expiresS: nowMs / 1000 + 10 }
    expect(isTicketValid(ticketSecret, issueTicket(randomBytes(32), content), 7, nowMs)).toBe(false)
    expect(isTicketValid(ticketSecret, issueTicket(ticketSecret, content), 7, nowMs)).toBe(true)
  })
})
