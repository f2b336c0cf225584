import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { Domains } from '../../compose-domains.ts'
import { newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { makeHistory } from './history.ts'

const makePast = ({ context }: TestServer) => makeHistory(context, (other) => new Domains(other))

const longMs = 900_000

describe('another past', () => {
  const servers: TestServer[] = []
  const start = async (environment: Record<string, string> = {}) => {
    const server = await startTestServer(environment)
    servers.push(server)
    return server
  }
  afterAll(() => Promise.all(servers.map((server) => server.close())))

  /** Everything that was earned, by names and days. */
  const figuresOf = (server: TestServer) =>
    server.owner.query(
      `select e.nick_name as earner, b.nick_name as buyer, c.level, c.agreed, c.amount, c.state, (c.sold_ms - $1) / $2 as day
         from commissions c join accounts e on e.id = c.user_id join accounts b on b.id = c.buyer_id order by 7, 1, 2, 3, 4`,
      [0, dayMs],
    )

  /** Who came when, and what each of them paid in and took out. */
  const peopleOf = (server: TestServer) =>
    server.owner.query(
      `select a.nick_name, a.created_ms,
              (select jsonb_agg(jsonb_build_array(r.amount, r.state, r.created_ms) order by r.id) from recharges r where r.user_id = a.id) as paid_in,
              (select jsonb_agg(jsonb_build_array(w.amount, w.state, w.created_ms) order by w.id) from withdrawals w where w.user_id = a.id) as taken_out
         from accounts a order by a.id`,
    )

  it('is the same on the same day', { timeout: longMs }, async () => {
    const [one, other] = [await start(), await start()]
    await makePast(one)
    await makePast(other)
    const figures = await figuresOf(one)
    expect(figures.length).toBeGreaterThan(100)
    expect(await figuresOf(other)).toEqual(figures)
    expect(await peopleOf(other)).toEqual(await peopleOf(one))
  })

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
