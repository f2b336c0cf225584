import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDrama, type TestDrama } from '../../../../testing/dramas.ts'
import { configure, type Member, newMember } from '../../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { wantedLanguage } from './page-language.ts'

let server: TestServer
let sharer: Member

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://app.example' })
  sharer = await newMember(server)
  // The client stands elsewhere, so its links' pages lead there.
  await configure(server, { h5_url: 'https://h5.example/' })
})
afterAll(() => server.close())

const hostile = '"><script>alert(1)</script> 👩‍❤️‍👨 \'Tom & "Jerry\''

const linkTo = async (drama: TestDrama = {}, number?: number) => {
  const id = await newDrama(server.context.db, server.domains.drama.authoring, { episodes: 6, ...drama })
  const input = { video_id: id, ...(number !== undefined && { number }) }
  return { id, ...(await server.succeed(shareCalls.getShareLink, input, { token: sharer.token })) }
}

const open = (code: string, headers: Record<string, string> = {}, query = '') =>
  server.send({ method: 'GET', path: `/s/${code}${query}`, headers })

/** What the page says of itself, as a program reads it. */
const metaOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [
      name,
      plain(content),
    ]),
  )
const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe('check 18: /s/{code} without scripts', () => {
  it('says what it leads to, with a title of quotes, markup and emoji escaped everywhere', async () => {
    const { code, url } = await linkTo({ texts: { en: { title: hostile.slice(0, 60), intro: hostile, tags: [] } } })
    const { status, body } = await open(code)
    expect(status).toBe(200)
    expect(metaOf(body)).toMatchObject({
      description: hostile,
      'og:type': 'video.other',
      'og:title': hostile.slice(0, 60),
      'og:description': hostile,
      'og:url': url,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(metaOf(body)['og:image']).toMatch(/^https:\/\/app\.example\/.+\.jpg$/)
    expect(body).toContain(`<link rel="canonical" href="${url}">`)
    // Two scripts and no more: what the page is about, and the way on.
    expect(body.match(/<script/g)).toHaveLength(2)
    expect(body).not.toContain('alert(1)</script>')
    expect(body).toMatch(/<noscript>.*<a href="https:\/\/h5\.example\/#\/pages\/open\?v=\d+&amp;u=/)
  })

  it('runs its own script and nothing else, and is shown in no frame', async () => {
    const { code } = await linkTo()
    const response = await fetch(`http://127.0.0.1:${server.port}/s/${code}`)
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(await response.text()).toContain(`<script nonce="${nonce}">location.replace(`)
    const again = await fetch(`http://127.0.0.1:${server.port}/s/${code}`)
    expect(again.headers.get('content-security-policy')).not.toContain(String(nonce))
  })

  it('has a picture of 1200 by 630 below 300 kB, of upright, wide, noisy and missing covers', async () => {
    const { storage } = server.context
    const noise = await sharp({
      create: {
        width: 1200,
        height: 1600,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .webp({ quality: 100 })
      .toBuffer()
    const wide = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#e0263f' } })
      .webp()
      .toBuffer()
    await storage.put('public/covers/noise.webp', noise, { contentType: 'image/webp' })
    await storage.put('public/covers/wide.webp', wide, { contentType: 'image/webp' })
    const covers = [
      { coverKey: 'public/covers/noise.webp', wideCoverKey: '' },
      { coverKey: 'public/covers/noise.webp', wideCoverKey: 'public/covers/wide.webp' },
      { coverKey: 'public/covers/not-there.webp', wideCoverKey: '' },
      { coverKey: '', wideCoverKey: '' },
    ]
    for (const cover of covers) {
      const { code } = await linkTo(cover)
      const image = new URL(metaOf((await open(code)).body)['og:image'] ?? '')
      const response = await fetch(`http://127.0.0.1:${server.port}${image.pathname}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.length).toBeLessThan(300_000)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    }
  })

  it('is told about a free episode as a video, and about a locked one not', async () => {
    const free = await linkTo({}, 2)
    const { body } = await open(free.code)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(json)).toMatchObject({ '@type': 'VideoObject', duration: 'PT90S', isAccessibleForFree: true })
    const locked = await linkTo({}, 2)
    await server.context.db.execute('update dramas set free_number = 0, coin_price = 30 where id = $1', [locked.id])
    expect((await open(locked.code)).body).not.toContain('VideoObject')
  })

  it('check 9: names nothing that plays', async () => {
    const { code } = await linkTo({}, 2)
    expect((await open(code)).body).not.toMatch(/m3u8|\.m4s|\/play\/|contentUrl|embedUrl/)
  })

  it('opens a locked episode on the last free one and says which one was meant', async () => {
    const { id, code } = await linkTo({}, 5)
    const targetOf = async () => /href="([^"]*pages\/open[^"]*)"/.exec((await open(code)).body)?.[1]
    expect(plain((await targetOf()) ?? '')).toBe(
      `https://h5.example/#/pages/open?v=${id}&n=5&u=${sharer.userCode}&s=${code}`,
    )
    await server.context.db.execute('update dramas set free_number = 3, coin_price = 30 where id = $1', [id])
    expect(plain((await targetOf()) ?? '')).toBe(
      `https://h5.example/#/pages/open?v=${id}&n=3&w=5&u=${sharer.userCode}&s=${code}`,
    )
  })

  it('V-25: shows a friendly page for a code that is none, or whose drama is shared no more', async () => {
    const { id, code } = await linkTo()
    await server.context.db.execute('update dramas set is_shareable = false where id = $1', [id])
    for (const dead of [code, 'zzzzzzzz', 'a', '%3Cscript%3E', `${code}${code}`]) {
      const { status, body } = await open(dead, { 'accept-language': 'en' })
      expect(status).toBe(404)
      expect(body).toContain('This link no longer works')
      expect(body).toContain('href="https://h5.example/"')
      expect(body).not.toContain('<script')
    }
  })

  it('speaks the visitor’s language, else the drama’s own', async () => {
    const texts = {
      en: { title: 'Moon', intro: 'Back again.', tags: [] },
      vi: { title: 'Trăng', intro: 'Trở về.', tags: [] },
    }
    const { code } = await linkTo({ texts })
    expect(metaOf((await open(code, { 'accept-language': 'vi-VN,vi;q=0.9' })).body)['og:title']).toBe('Trăng')
    expect(metaOf((await open(code)).body)['og:title']).toBe('Moon')
    expect((await open(code, { 'accept-language': 'vi' }, '?lang=pt')).body).toContain('<html lang="pt">')
    expect((await open(code, { 'accept-language': 'vi' }, '?lang=pt')).body).toContain('Assistir agora')
  })

  it('leads to the configured web client where it stands elsewhere', async () => {
    const { code, url } = await linkTo()
    expect(url).toBe(`https://h5.example/s/${code}`)
    const { body } = await open(code)
    expect(body).toContain(`location.replace("https://h5.example/#/pages/open?`)
  })
})

describe('the language a visitor wants', () => {
  it.each([
    [undefined, undefined, undefined],
    [undefined, 'de-DE,de;q=0.9', undefined],
    [undefined, 'en;q=0.4, vi;q=0.8', 'vi'],
    [undefined, 'zh-TW', 'zh-CN'],
    [undefined, 'en;q=0, ja', 'ja'],
    ['pt', 'en', 'pt'],
    ['xx', 'en', 'en'],
    [['pt', 'vi'], 'en', 'en'],
  ])('named %j, browser %j: %j', (named, header, expected) => {
    expect(wantedLanguage(named, header)).toBe(expected)
  })
})
