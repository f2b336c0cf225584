import { fastify } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { freePort } from '../testing/free-port.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { registerMetrics } from './metrics-endpoint.ts'
import { openProductMetrics } from './product-metrics.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const token = 'a-token-of-the-monitoring'
const read = async (headers: Record<string, string> = {}) => {
  if (!server) throw new Error('no server')
  return server.send({ method: 'GET', path: '/metrics', headers })
}

describe('M5: who may read the metrics', () => {
  it('nobody on the port of the members of a production platform, not even its own machine', async () => {
    server = await startTestServer({ DEMO: '0', PUBLIC_URL: 'https://drama.example' })
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { authorization: 'Bearer ' }]) {
      const reply = await read(headers)
      expect(reply.status).toBe(404)
      expect(reply.body).not.toContain('process_cpu')
    }
  })

  it('whoever bears the token', async () => {
    server = await startTestServer({ DEMO: '0', METRICS_TOKEN: token })
    expect((await read()).status).toBe(404)
    expect((await read({ authorization: `Bearer ${token.slice(1)}` })).status).toBe(404)
    const reply = await read({ authorization: `Bearer ${token}`, origin: 'https://evil.example' })
    expect(reply.status).toBe(200)
    expect(reply.body).toContain('cliffhanger_ledger_sound')
  })

  it('gives no page of another site leave to read them', async () => {
    server = await startTestServer({ METRICS_TOKEN: token })
    const reply = await fetch(`http://127.0.0.1:${server.port}/metrics`, {
      headers: { authorization: `Bearer ${token}`, origin: 'https://evil.example' },
    })
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, null])
  })

  it('whoever reaches the port of their own, and there is none of them on the other', async () => {
    const port = await freePort()
    server = await startTestServer({ METRICS_PORT: String(port) })
    expect((await read()).status).toBe(404)
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('cliffhanger_ledger_sound')
  })

  it('the machine of a demonstration, and nobody who comes through its network', async () => {
    const app = fastify()
    registerMetrics(app, { metrics: openProductMetrics(), settings: readSettings({ TRUST_PROXY: '1' }) })
    const statusFor = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/metrics', headers })).statusCode
    expect([await statusFor({}), await statusFor({ 'x-forwarded-for': '192.168.1.20' })]).toEqual([200, 404])
    await app.close()
  })
})
