import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PagesName, registerPagePolicy } from '../../platform/http/page-policy.ts'
import { readSettings } from '../../settings.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const style = 'http://maps.example/light.json'
const dark = 'http://maps.example/dark.json'
let server: TestServer
let without: TestServer
beforeAll(async () => {
  server = await startTestServer({ MAP_STYLE_URL: style, MAP_DARK_STYLE_URL: dark })
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
    expect(plat_info.map).toEqual({ style, dark_style: dark })
    expect((await without.succeed(sessionCalls.getPlatformInfo, {})).plat_info).not.toHaveProperty('map')
  })

  it('is a foreign site that the client reads, and the console does not', async () => {
    const { settings } = server.context
    expect(await policyOf(settings, 'web')).toMatch(/connect-src [^;]* http:\/\/maps\.example[;\s]/)
    expect(await policyOf(settings, 'console')).not.toContain('maps.example')
    expect(await policyOf(without.context.settings, 'web')).not.toContain('maps.example')
  })

  it.each(['maps.example/light.json', 'javascript:light', 'file:///light.json'])(
    'is refused at the address %s',
    (address) => {
      expect(() => readSettings({ MAP_STYLE_URL: address })).toThrow(/MAP_STYLE_URL/)
    },
  )
})
