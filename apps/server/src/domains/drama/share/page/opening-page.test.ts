import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDrama, type TestDrama } from '../../../../testing/dramas.ts'
import { type Member, newMember } from '../../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { versionPrefix } from '../../../media/asset.ts'
import { registerSharePages } from './routes.ts'

const built = `<html lang="{{lang}}"><head>{{head}}<script src="/opening.js" async></script></head><body>{{body}}</body></html>`
const segments = 5
let server: TestServer
let app: FastifyInstance
let sharer: Member

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://app.example' })
  sharer = await newMember(server)
  app = fastify()
  registerSharePages(app, server.context, server.domains, built)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const folderOf = async (assetId: number): Promise<string> => {
  const [asset] = await server.domains.media.findAssets(server.context.db, [assetId])
  return versionPrefix(assetId, asset?.version ?? 0)
}

/** A link to an episode whose lightest rendition lies in the store, in pieces that say what they are. */
async function linkTo(drama: TestDrama = {}, number = 1) {
  const { db, storage } = server.context
  const id = await newDrama(db, server.domains.drama.authoring, { episodes: 3, ...drama })
  const { code } = await server.succeed(shareCalls.getShareLink, { video_id: id, number }, { token: sharer.token })
  const episodes = await db.query<{ asset_id: number }>('select asset_id from episodes where drama_id = $1', [id])
  for (const { asset_id } of episodes) {
    const folder = await folderOf(asset_id)
    const put = (name: string, body: string) =>
      storage.put(`${folder}360/${name}`, Buffer.from(body), { contentType: 'video/mp4' })
    const names = Array.from({ length: segments }, (_, index) => `000${index}.m4s`)
    await put(
      'index.m3u8',
      `#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n${names.map((name) => `#EXTINF:2.0,\n${name}\n`).join('')}`,
    )
    await put('init.mp4', 'init.')
    for (const name of names) await put(name, `${name}.`)
  }
  return { id, code }
}

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: path, headers: { host: 'app.example', ...headers } })
const clipOf = (code: string, headers?: Record<string, string>) => get(`/s/${code}/opening.mp4`, headers)
const change = (id: number, assignments: string) =>
  server.context.db.execute(`update dramas set ${assignments} where id = $1`, [id])

describe('the page of a link as the beginning of the client', () => {
  it('plays the first seconds by itself, without a script, and keeps the words and the way on', async () => {
    const { id, code } = await linkTo({ title: '"><script>alert(1)</script>' }, 2)
    const { statusCode, body, headers } = await get(`/s/${code}`, { 'accept-language': 'en' })
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="en">')
    expect(body).toContain(`data-drama="${id}" data-number="2"`)
    expect(body).toMatch(new RegExp(`<video src="/s/${code}/opening.mp4"[^>]* autoplay muted loop playsinline`))
    expect(body).toMatch(/<a class="go" href="https:\/\/app\.example\/#\/pages\/open\?v=\d+&amp;n=2/)
    expect(body).not.toContain('alert(1)</script>')
    // What it is about is told to programs as before; only files of our own run.
    expect(body).toContain('property="og:title"')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('hands out 8 seconds of a free episode as one file, whole and in ranges', async () => {
    const { code } = await linkTo()
    const whole = await clipOf(code)
    expect(whole.statusCode).toBe(200)
    expect(whole.headers['content-type']).toBe('video/mp4')
    expect(whole.body).toBe('init.0000.m4s.0001.m4s.0002.m4s.0003.m4s.')
    const part = await clipOf(code, { range: 'bytes=5-13' })
    expect([part.statusCode, part.body]).toEqual([206, '0000.m4s.'])
    expect(part.headers['content-range']).toBe(`bytes 5-13/${whole.body.length}`)
    expect((await clipOf(code, { range: 'bytes=9999-' })).statusCode).toBe(416)
  })

  it('hands out no more of a locked one than its preview, and nothing where there is none', async () => {
    const { id, code } = await linkTo({}, 1)
    await change(id, 'free_number = 0, coin_price = 30, preview_seconds = 4')
    expect((await clipOf(code)).body).toBe('init.0000.m4s.0001.m4s.')
    await change(id, 'preview_seconds = 0')
    expect((await clipOf(code)).statusCode).toBe(404)
    const { body } = await get(`/s/${code}`)
    expect(body).not.toContain('<video')
    expect(body).toContain('<img src="')
  })

  it('opens a locked episode on the last free one', async () => {
    const { id, code } = await linkTo({}, 3)
    await change(id, 'free_number = 1, coin_price = 30')
    expect((await get(`/s/${code}`)).body).toContain(`data-drama="${id}" data-number="1"`)
    expect((await clipOf(code)).body).toContain('0003.m4s')
  })

  it('V-25: hands out nothing by a code that is none, or whose drama is shared no more', async () => {
    const { id, code } = await linkTo()
    await change(id, 'is_shareable = false')
    for (const dead of [code, 'zzzzzzzz', 'a', '%3Cscript%3E']) expect((await clipOf(dead)).statusCode).toBe(404)
    expect((await get(`/s/${code}`)).statusCode).toBe(404)
  })

  it('hands out nothing where a file is missing', async () => {
    const { code } = await linkTo()
    const episode = await server.context.db.one<{ asset_id: number }>(
      `select e.asset_id from episodes e join share_codes s on s.drama_id = e.drama_id and s.number = e.number where s.code = $1`,
      [code],
    )
    await server.context.storage.delete(`${await folderOf(episode.asset_id)}360/0001.m4s`)
    expect((await clipOf(code)).statusCode).toBe(404)
  })
})
