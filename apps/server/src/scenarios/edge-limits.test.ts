import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { rateOf } from '@cliffhanger/contract/call.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseRate } from '../platform/http/limits.ts'
import { newMember } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ DEMO: '0', PUBLIC_URL: 'https://drama.example', RATE_FACTOR: '0.05' })
})
afterAll(() => server.close())

const codesOf = async (
  times: number,
  request: (turn: number) => Promise<{ readonly code: number }>,
): Promise<number[]> => {
  const codes: number[] = []
  for (let turn = 0; turn < times; turn++) codes.push((await request(turn)).code)
  return codes
}

describe('L5: budgets', () => {
  it('every call has one', () => {
    const rows = server.domains.all.flatMap(({ calls }) => calls.map(({ row }) => row))
    expect(rows.length).toBeGreaterThan(300)
    for (const row of rows) expect(parseRate(rateOf(row)).points, row.id).toBeGreaterThan(0)
  })

  it('a call that names none is refused in a loop', async () => {
    const { token } = await newMember(server)
    expect(accountCalls.getAccount.rate).toBeUndefined()
    const codes = await codesOf(40, () => server.call(accountCalls.getAccount, {}, { token }))
    expect([codes[0], codes.at(-1)]).toEqual([200, 4006])
  })
})

describe('L2: looking up by number', () => {
  it('a stranger walks through no groups', async () => {
    const { token } = await newMember(server)
    const codes = await codesOf(10, (turn) => server.call(groupsCalls.getGroup, { group_id: turn + 1 }, { token }))
    expect(codes.filter((code) => code !== 4006)).toHaveLength(5)
  })

  it('nobody walks through members', async () => {
    const { token } = await newMember(server)
    const codes = await codesOf(12, (turn) => server.call(transferCalls.findPayee, { user_id: turn + 1 }, { token }))
    expect(codes.at(-1)).toBe(4006)
  })
})

describe('L4: transport', () => {
  it('a platform with TLS tells browsers to stay with it', async () => {
    for (const path of ['/healthz', '/config/app.json', '/nothing-here']) {
      const reply = await fetch(`http://127.0.0.1:${server.port}${path}`)
      expect(reply.headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains')
      expect(reply.headers.get('x-content-type-options'), path).toBe('nosniff')
    }
  })
})

describe('L1: whose address links begin with', () => {
  it('is never the one the request names', async () => {
    const reply = await server.send({ method: 'GET', path: '/s/AAAAAAAA', headers: { host: 'evil.example' } })
    expect(reply.body).toContain('https://drama.example')
    expect(reply.body).not.toContain('evil.example')
  })
})
