import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { deviceOf, newAddress, newPasswordMember, testPassword } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

const production = { DEMO: '0', PUBLIC_URL: 'https://app.example', TRUST_PROXY: '1', RATE_FACTOR: '1' }

/** The header after one balancer, for a request whose sender forged it: the balancer appends the address the request came from. */
const forged = (claimed: string, real: string) => `${claimed}, ${real}`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(production)
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

describe('H4: a caller who forges X-Forwarded-For', () => {
  it('gets one budget for new accounts, whatever addresses they claim', async () => {
    const codes = await codesOf(70, () =>
      server.call(sessionCalls.signInByDevice, deviceOf(randomUUID()), {
        address: forged(newAddress(), '198.51.100.7'),
      }),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(60)
    expect(codes.slice(60)).toEqual(Array.from({ length: 10 }, () => 4006))
  })

  it('gets one budget for codes to other people', async () => {
    const codes = await codesOf(40, (turn) =>
      server.call(
        sessionCalls.sendCode,
        { plat_id: 1, account_type: 'email', account: `somebody${turn}@example.org`, type: 'reg' },
        { address: forged(newAddress(), '198.51.100.8') },
      ),
    )
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(30)
    expect(codes.at(-1)).not.toBe(200)
  })

  it('locks no address that they only claim to have', async () => {
    const member = await newPasswordMember(server)
    const wrong = { plat_code: 'demo', login_type: 'username', login_pwd: 'wrong wrong', plat_id: 1 } as const
    for (let turn = 0; turn < 20; turn++)
      await server.call(
        sessionCalls.signIn,
        { ...deviceOf(randomUUID()), ...wrong, login_name: `nobody${turn}` },
        { address: forged('192.0.2.99', '198.51.100.9') },
      )
    const honest = { ...deviceOf(member.deviceId), ...wrong, login_name: member.loginName, login_pwd: testPassword }
    expect(await server.call(sessionCalls.signIn, honest, { address: '192.0.2.99' })).toMatchObject({ code: 200 })
  })
})

describe('H4: sockets opened from one address', () => {
  it('share one budget, whatever addresses are claimed', async () => {
    const strict = await startTestServer({ ...production, RATE_FACTOR: '0.01' })
    try {
      const statuses: number[] = []
      for (let turn = 0; turn < 15; turn++) {
        const socket = new WebSocket(`ws://127.0.0.1:${strict.port}/ws`, {
          headers: { 'x-forwarded-for': forged(newAddress(), '198.51.100.10') },
        })
        const [, reply] = await once(
          socket.on('error', () => undefined),
          'unexpected-response',
        )
        statuses.push(reply.statusCode)
      }
      expect(statuses).toEqual([...Array.from({ length: 12 }, () => 401), 429, 429, 429])
    } finally {
      await strict.close()
    }
  })
})
