import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PageServer, startPageServer } from '../../testing/doubles/page-server.ts'
import { type PageRequest, publicPages, readPage } from './read-page.ts'

let site: PageServer
beforeAll(async () => {
  site = await startPageServer()
})
afterAll(() => site.close())

const html = { 'content-type': 'text/html; charset=utf-8' }

const read = (address: string, more: Partial<PageRequest> = {}) =>
  readPage(new URL(address), {
    guard: site.guard,
    signal: AbortSignal.timeout(20_000),
    limitOf: (type) => (type === 'text/html' ? { bytes: 1000, isWhole: false } : { bytes: 1000, isWhole: true }),
    ...more,
  })

const redirect = (path: string, to: string, status = 302) =>
  site.serve(path, (_request, response) => void response.writeHead(status, { location: to }).end())

describe('S-130: reading a page', () => {
  it('takes no cookie, credential or referrer along', async () => {
    site.serve('/plain', '<title>Hello</title>')
    const page = await read(site.at('/plain'))
    expect(page).toMatchObject({ mediaType: 'text/html', charset: 'utf-8' })
    expect(page?.body.toString()).toBe('<title>Hello</title>')
    expect(site.lastHeaders()).not.toHaveProperty('cookie')
    expect(site.lastHeaders()).not.toHaveProperty('authorization')
    expect(site.lastHeaders()).not.toHaveProperty('referer')
  })

  it('reads nothing of this computer, by whatever name', async () => {
    site.serve('/secret', 'secret')
    const before = site.asked.length
    for (const guard of [site.guard, publicPages]) {
      expect(await read(site.privately('/secret'), { guard })).toBeUndefined()
      expect(
        await read(site.privately('/secret').replace('127.0.0.1', '[::ffff:127.0.0.1]'), { guard }),
      ).toBeUndefined()
      expect(await read(site.privately('/secret').replace('127.0.0.1', '2130706433'), { guard })).toBeUndefined()
    }
    // A name that leads here is refused at the connection.
    await expect(read('http://localhost/', { guard: { ...publicPages, accepts: () => true } })).rejects.toThrow(
      'no public address',
    )
    expect(site.asked).toHaveLength(before)
  })

  it('asks again at every redirect, and follows three', async () => {
    redirect('/to-private', site.privately('/secret'))
    redirect('/to-metadata', 'http://169.254.169.254/latest/meta-data/')
    redirect('/to-file', 'file:///etc/passwd', 301)
    redirect('/to-nowhere', 'http://[', 307)
    for (const path of ['/to-private', '/to-metadata', '/to-file', '/to-nowhere'])
      expect(await read(site.at(path)), path).toBeUndefined()
    expect(site.asked).not.toContain('/secret')
    site.serve('/end', 'the end')
    redirect('/3', '/end', 308)
    redirect('/2', site.at('/3'), 303)
    redirect('/1', '2')
    redirect('/0', '/1')
    expect((await read(site.at('/1')))?.url.pathname).toBe('/end')
    expect(await read(site.at('/0'))).toBeUndefined()
    redirect('/circle', '/circle')
    expect(await read(site.at('/circle'))).toBeUndefined()
  })

  it('reads a long page as far as it may, and a picture wholly or not at all', async () => {
    site.serve('/long', 'x'.repeat(5000))
    expect((await read(site.at('/long')))?.body).toHaveLength(1000)
    site.serve('/picture', (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(5000))
    })
    expect(await read(site.at('/picture'))).toBeUndefined()
  })

  it('counts bytes as they are unpacked', async () => {
    const packed = { gzip: gzipSync('y'.repeat(9_000_000)), br: brotliCompressSync('y'.repeat(9_000_000)) }
    for (const [coding, bytes] of Object.entries(packed)) {
      site.serve(`/${coding}`, (_request, response) => {
        response.writeHead(200, { ...html, 'content-encoding': coding }).end(bytes)
      })
      expect((await read(site.at(`/${coding}`)))?.body.toString(), coding).toBe('y'.repeat(1000))
    }
    site.serve('/unknown', (_request, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'zip' }).end('z')
    })
    expect(await read(site.at('/unknown'))).toBeUndefined()
  })

  it('ends with its time: a page that does not begin, does not end, or comes in drops', async () => {
    site.serve('/silent', () => undefined)
    site.serve('/drops', (_request, response) => {
      response.writeHead(200, html)
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    })
    site.serve('/torn', (_request, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).write(gzipSync('x'.repeat(300)).subarray(0, 20))
    })
    const limitOf = () => ({ bytes: 1_000_000, isWhole: false })
    for (const path of ['/silent', '/drops', '/torn'])
      await expect(read(site.at(path), { signal: AbortSignal.timeout(700), limitOf }), path).rejects.toThrow()
  })

  it('takes only what is wanted, and only from a page that is there', async () => {
    site.serve('/program', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('MZ')
    })
    const limitOf: PageRequest['limitOf'] = (type) => (type === 'text/html' ? { bytes: 9, isWhole: false } : undefined)
    expect(await read(site.at('/program'), { limitOf })).toBeUndefined()
    expect(await read(site.at('/not-there'))).toBeUndefined()
  })
})
