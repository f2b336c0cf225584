import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PagesName, registerPagePolicy } from '../../platform/http/page-policy.ts'
import { readSettings } from '../../settings.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const tiles = 'https://tiles.example/{z}/{x}/{y}.png'
let server: TestServer
let without: TestServer
beforeAll(async () => {
  server = await startTestServer({ MAP_TILES_URL: tiles, MAP_CREDIT: 'Tiles of Example' })
  without = await startTestServer()
})
afterAll(async () => {
  await server.close()
  await without.close()
})

const policyOf = async (settings: TestServer['context']['settings'], name: PagesName): Promise<unknown> => {
  const app = fastify()
  await registerPagePolicy(app, settings, name)
  app.get('/', async () => '')
  const { headers } = await app.inject('/')
  await app.close()
  return headers['content-security-policy']
}

describe('the map of a platform', () => {
  it('is told to clients where there is a provider, and only there', async () => {
    const { plat_info } = await server.succeed(sessionCalls.getPlatformInfo, {})
    expect(plat_info.map).toEqual({ tiles, credit: 'Tiles of Example' })
    expect((await without.succeed(sessionCalls.getPlatformInfo, {})).plat_info).not.toHaveProperty('map')
  })

  it('is the one foreign site whose pictures the client shows, and the console does not', async () => {
    const { settings } = server.context
    expect(await policyOf(settings, 'web')).toMatch(/img-src [^;]* https:\/\/tiles\.example[;\s]/)
    expect(await policyOf(settings, 'console')).not.toContain('tiles.example')
    expect(await policyOf(without.context.settings, 'web')).not.toContain('tiles.example')
  })

  it.each(['tiles.example/{z}/{x}/{y}', 'https://tiles.example/{z}/{x}', 'javascript:{z}{x}{y}'])(
    'is refused at the address %s',
    (address) => {
      expect(() => readSettings({ MAP_TILES_URL: address })).toThrow(/MAP_TILES_URL/)
    },
  )
})
