import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { registerFirstPage } from './routes.ts'

const built = '<html><head><meta name="viewport" content="width=device-width" /></head><body></body></html>'
let server: TestServer
const apps: FastifyInstance[] = []

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://app.example' })
})
afterEach(async () => {
  await server.context.db.execute('delete from banners')
  for (const app of apps.splice(0)) await app.close()
})
afterAll(() => server.close())

/** A platform that asks newcomers for these things before home. */
const open = async (asked: Partial<Record<string, 0 | 1>> = {}, context = server.context) => {
  const app = fastify()
  apps.push(app)
  const { session } = server.domains
  const free = { is_need_avatar_nickname: 0, is_need_invite_code: 0, is_need_upper_invite_code: 0 } as const
  const platform = async () => ({ ...(await session.platform()), ...free, ...asked })
  registerFirstPage(app, context, { session: { ...session, platform } }, built)
  const { statusCode, body, headers } = await app.inject({ url: '/', headers: { host: 'app.example' } })
  expect(statusCode).toBe(200)
  return { body, headers }
}

const feature = (imageKey: string, sort = 1) =>
  server.context.db.transaction((tx) =>
    server.domains.drama.authoring.createBanner(tx, {
      ...{ position: 'home', titles: { en: 'Look' }, imageKey, sort },
      ...{ linkType: 'page', link: 'vip' },
    }),
  )

describe('the client’s document', () => {
  it('names the first picture of home, and how many there are', async () => {
    await feature('public/second.webp', 2)
    await feature('public/first.webp', 1)
    const { body, headers } = await open()
    expect(body).toMatch(
      /<meta name="first-picture" content="https:\/\/app\.example\/[^"]*public\/first\.webp" data-count="2" data-newcomer="home" \/><meta name="viewport"/,
    )
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('says which drama the picture leads to: home does not begin with one that is being watched', async () => {
    const id = await newDrama(server.context.db, server.domains.drama.authoring)
    await server.context.db.transaction((tx) =>
      server.domains.drama.authoring.createBanner(tx, {
        ...{ position: 'home', titles: { en: 'Look' }, imageKey: 'public/drama.webp', sort: 0 },
        ...{ linkType: 'video', link: String(id) },
      }),
    )
    expect((await open()).body).toContain(`data-count="1" data-drama="${id}" data-newcomer="home"`)
  })

  it('is the built one where nothing is featured', async () => {
    expect((await open()).body).toBe(built)
  })

  it.each([
    { is_need_avatar_nickname: 1 },
    { is_need_invite_code: 1 },
    { is_need_upper_invite_code: 1 },
    { plat_status: 0 },
  ] as const)('says that newcomers do not begin with home where they do not: %o', async (asked) => {
    await feature('public/first.webp')
    expect((await open(asked)).body).toContain('data-newcomer="form"')
  })

  it('holds no markup that a name of a picture brings', async () => {
    await feature('public/"><script>alert(1)</script>.webp')
    expect((await open()).body).not.toContain('<script')
  })

  it('comes without a picture while the database is away', async () => {
    const away = () => Promise.reject(new Error('away'))
    const { body } = await open({}, { ...server.context, db: { ...server.context.db, query: away } })
    expect(body).toBe(built)
  })
})
