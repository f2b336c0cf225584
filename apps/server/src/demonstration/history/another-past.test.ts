import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { Domains } from '../../compose-domains.ts'
import { newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { makeHistory } from './history.ts'

const makePast = ({ context }: TestServer) => makeHistory(context, (other) => new Domains(other))

describe('another past', () => {
  const servers: TestServer[] = []
  const start = async (environment: Record<string, string> = {}) => {
    const server = await startTestServer(environment)
    servers.push(server)
    return server
  }
  afterAll(() => Promise.all(servers.map((server) => server.close())))

  it('is not made where there is a member already', async () => {
    const server = await start()
    const ana = await newMember(server, { nickName: 'Ana' })
    expect(await makePast(server)).toEqual([])
    expect(await server.owner.query('select id from accounts')).toEqual([{ id: ana.userId }])
    expect(await server.succeed(accountCalls.getAccount, {}, { token: ana.token })).toBeDefined()
  })

  it('is not made where there is an operator already', async () => {
    const server = await start()
    await newOperatorToken(server, 'owner')
    expect(await makePast(server)).toEqual([])
    expect(await server.owner.query('select from accounts')).toEqual([])
  })

  it('is not made without a demonstration, nor where the setting says so', async () => {
    const server = await start()
    expect(await server.owner.query('select from accounts union all select from operators')).toEqual([])
    const without = await start({ DEMO_HISTORY: '0' })
    expect(await makePast(without)).toEqual([])
    expect(await without.owner.query('select from accounts')).toEqual([])
  })

  it('is nothing at all where a part of it fails', async () => {
    const server = await start()
    const failing = { ...server.context, settings: { ...server.context.settings, PLAT_CODE: '' } }
    await expect(makeHistory(failing, (other) => new Domains(other))).rejects.toThrow()
    const left = await server.owner.query(
      'select from accounts union all select from operators union all select from demonstration_parts',
    )
    expect(left).toEqual([])
  })
})
