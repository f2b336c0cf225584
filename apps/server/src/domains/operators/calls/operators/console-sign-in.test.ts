import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, newOperator, newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const base = () => `http://127.0.0.1:${server.port}`
const request = (path: string, headers: Record<string, string>, body?: object) =>
  fetch(`${base()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
const codeIn = async (reply: Response): Promise<number> => {
  const envelope: unknown = await reply.json()
  return typeof envelope === 'object' && envelope !== null && 'code' in envelope ? Number(envelope.code) : 0
}

/** Signs in as the console does and answers the cookie. */
async function cookieOfOwner(role: 'owner' | 'editor' = 'owner'): Promise<string> {
  const operator = await newOperator(server, role)
  const { login, password } = operator
  const reply = await request(
    '/operator/v1/sign-in',
    {},
    { login, password, code: codeOf(server, operator), cookie: 1 },
  )
  const set = reply.headers.get('set-cookie') ?? ''
  expect(set).toMatch(/^operator=op_[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/)
  expect(await reply.text()).not.toContain('op_')
  return set.split(';')[0] ?? ''
}

describe('an operator in a browser', () => {
  it('L4: has a cookie that no script reads, which other sites cannot use', async () => {
    const cookie = await cookieOfOwner()
    const me = (headers: Record<string, string>) => request('/operator/v1/me', { cookie, ...headers }).then(codeIn)
    expect(await me({ 'x-console': '1' })).toBe(200)
    expect(await me({ 'x-console': '1', origin: base() })).toBe(200)
    expect(await me({})).toBe(4005)
    expect(await me({ 'x-console': '1', origin: 'https://evil.example' })).toBe(4005)
    expect(await me({ 'x-console': '1', origin: 'null' })).toBe(4005)
    const out = await request('/operator/v1/sign-out', { cookie, 'x-console': '1' }, {})
    expect(out.headers.get('set-cookie')).toContain('operator=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
    expect(await me({ 'x-console': '1' })).toBe(4005)
  })

  it('L4: has it under a name that only this host can set, over TLS alone', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://app.example' })
    try {
      const operator = await newOperator(secure, 'owner')
      const { login, password } = operator
      const reply = await fetch(`http://127.0.0.1:${secure.port}/operator/v1/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login, password, code: codeOf(secure, operator), cookie: 1 }),
      })
      expect(reply.headers.get('set-cookie')).toMatch(/^__Host-operator=op_[\w-]+; .*; Secure; Max-Age=43200$/)
    } finally {
      await secure.close()
    }
  })

  it('L4: is answered no site but our own', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const path of ['/operator/v1/sign-in', '/operator/v1/me']) {
      const reply = await fetch(`${base()}${path}`, {
        method: 'OPTIONS',
        headers: { ...headers, 'access-control-request-headers': 'x-console' },
      })
      expect(reply.headers.get('access-control-allow-origin'), path).toBeNull()
    }
    const token = await newOperatorToken(server, 'owner')
    const reply = await request('/operator/v1/me', { authorization: `Bearer ${token}`, origin: 'https://evil.example' })
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    const shared = await request('/api/v6/Comm/getPlatInfo', { origin: 'https://evil.example' })
    expect(shared.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('the API document of a production platform', () => {
  it('L4: is for owners who are signed in', async () => {
    for (const path of ['/docs', '/docs/json', '/docs/static/index.html']) {
      expect((await request(path, {})).status, path).toBe(404)
      expect((await request(path, { cookie: `operator=op_${randomUUID()}` })).status, path).toBe(404)
      expect((await request(path, { cookie: await cookieOfOwner('editor') })).status, path).toBe(404)
    }
    const document = await request('/docs/json', { cookie: await cookieOfOwner() })
    expect(document.status).toBe(200)
  })
})

describe('the console', () => {
  it('L4: talks to its own server only', async () => {
    const policy =
      (await fetch(`${base()}/console`, { redirect: 'manual' })).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})
