import { readFile } from 'node:fs/promises'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDrama, type TestDrama } from '../../../../testing/dramas.ts'
import { type Member, newMember } from '../../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { folderOf, storeSmallFilms } from '../../../../testing/small-films.ts'
import { registerSharePages } from './routes.ts'

const built = `<html lang="{{lang}}"><head>{{head}}<script src="/opening.js" async></script></head><body>{{body}}</body></html>`
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

/** A link to an episode whose lightest rendition lies in the store, in pieces that say what they are. */
async function linkTo(drama: TestDrama = {}, number = 1) {
  const { db } = server.context
  const id = await newDrama(db, server.domains.drama.authoring, { episodes: 3, ...drama })
  const { code } = await server.succeed(shareCalls.getShareLink, { video_id: id, number }, { token: sharer.token })
  await storeSmallFilms(server, id)
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

  it('has the face of the client, and leaves nothing of its look to the client once it has gone', async () => {
    const { code } = await linkTo()
    const style = /<style>(.*?)<\/style>/s.exec((await get(`/s/${code}`)).body)?.[1] ?? ''
    const theirs = /--face:\s*([^;]+);/.exec(await readFile('apps/web/src/ui/base.css', 'utf8'))?.[1] ?? ''
    // Its faces for single marks come with the client's own sheet.
    const face = theirs.split(/,\s*/).filter((name) => !name.includes('marks'))
    expect(style).toContain(`var(--face,${face.join(',')})`)
    for (const rule of style.match(/[^{}]+(?=\{[^{}]*\})/g) ?? []) expect(rule).toContain('#opening')
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
    await server.context.storage.delete(`${await folderOf(server, episode.asset_id)}360/0001.m4s`)
    expect((await clipOf(code)).statusCode).toBe(404)
  })
})
