import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { linkedContent } from '@cliffhanger/rules/chat/links.ts'
import { textContent, textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../testing/members.ts'
import { startTestServer } from '../../../testing/server.ts'
import { newPage, pageOf, startWithSite } from './testing.ts'

const { site, server, pair, links, close } = await startWithSite()
afterAll(close)

describe('S-130: what has no preview', () => {
  it.each([
    ['a page that says nothing', '<p>words</p>'],
    ['a page without words', '<title> </title>'],
  ])('%s', async (_what, html) => {
    const path = `/${randomUUID()}`
    site.serve(path, html)
    expect(await links.preview(await newMember(server), site.at(path))).toBeUndefined()
  })

  it('what is private, not a page, ours, or nowhere: nothing of it is asked for', async () => {
    const me = await newMember(server)
    site.serve('/inner', pageOf('Inner'))
    const before = site.asked.length
    const addresses = [
      site.privately('/inner'),
      `http://127.0.0.1:${server.port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'file:///etc/passwd',
      'words',
      `https://a.example/${'ü'.repeat(1000)}`,
    ]
    for (const url of addresses) expect(await links.preview(me, url), url).toBeUndefined()
    expect(site.asked).toHaveLength(before)
  })

  it('a picture that leads inside, is none, or is too large: the page is shown without it', async () => {
    const me = await newMember(server)
    site.serve('/no-picture', (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="alert(1)"/>')
    })
    site.serve('/huge', (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(6_000_000, 0xff))
    })
    for (const image of [site.privately('/a.png'), '/no-picture', '/huge', 'data:image/png;base64,AAAA', '/missing'])
      expect(await links.preview(me, newPage(site, 'Plain', image)), image).toMatchObject({
        title: 'Plain',
        image: '',
        width: 0,
      })
  })

  it('a page that cannot be read is tried again later, and one that was read after a day', async () => {
    const me = await newMember(server)
    const path = `/${randomUUID()}`
    expect(await links.preview(me, site.at(path))).toBeUndefined()
    site.serve(path, pageOf('There now', ''))
    expect(await links.preview(me, site.at(path))).toBeUndefined()
    server.advance(11 * 60_000)
    expect(await links.preview(me, site.at(path))).toMatchObject({ title: 'There now' })
    site.serve(path, pageOf('Tomorrow', ''))
    expect(await links.preview(me, site.at(path))).toMatchObject({ title: 'There now' })
    server.advance(dayMs)
    const fresh = await newMember(server)
    expect(await links.preview(fresh, site.at(path))).toMatchObject({ title: 'Tomorrow' })
  })

  it('a message whose page is slow goes without it', async () => {
    const [one, two] = await pair.friends()
    const path = `/${randomUUID()}`
    site.serve(path, () => undefined)
    const { content_text } = await links.write(one, two, linkedContent(site.at(path), { url: site.at(path) }))
    expect(content_text).toBe(textContent(textOf(content_text)))
  })
})

it('S-130: nothing is read where previews are off, or the platform has no address of its own', async () => {
  const off = await startTestServer({}, { pageGuard: site.guard })
  try {
    const me = await newMember(off)
    const before = site.asked.length
    expect(await off.succeed(chatCalls.previewLink, { url: newPage(site, 'Off') }, { token: me.token })).toEqual({})
    expect(site.asked).toHaveLength(before)
  } finally {
    await off.close()
  }
})

it('S-130: a member has only so many pages read', async () => {
  const strict = await startTestServer({ LINK_PREVIEWS: '1', RATE_FACTOR: '1' }, { pageGuard: site.guard })
  try {
    const me = await newMember(strict)
    const ask = (url: string) => strict.succeed(chatCalls.previewLink, { url }, { token: me.token })
    const known = newPage(site, 'Known', '')
    expect((await ask(known)).preview).toBeDefined()
    for (let count = 1; count < 20; count++) expect((await ask(newPage(site, 'More', ''))).preview).toBeDefined()
    expect((await ask(newPage(site, 'Too many', ''))).preview).toBeUndefined()
    // What is known costs nothing.
    expect((await ask(known)).preview).toBeDefined()
  } finally {
    await strict.close()
  }
})
