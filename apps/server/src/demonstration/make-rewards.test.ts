import { hourMs } from '@cliffhanger/contract/duration.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemoMembers } from '../domains/account/index.ts'
import { newMember } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { expectSoundLedger } from '../testing/wallet.ts'
import { makeWinners } from './make-rewards.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('lets members of the past spin once, however often it is made', async () => {
  const { context, domains } = server
  await seedDemoMembers(context)
  const past = [await newMember(server, { nickName: 'Yara' }), await newMember(server, { nickName: 'Zeno' })]
  await context.db.execute(`insert into demonstration_parts (name, made_ms) values ('history', $1)`, [
    context.clock() - hourMs,
  ])
  await makeWinners(context, domains)
  await makeWinners(context, domains)
  for (const { token } of past)
    expect((await server.succeed(wheelCalls.listSpins, {}, { token, language: 'en' })).total).toBe(1)
  await expectSoundLedger(server)
})
