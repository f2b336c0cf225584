import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { CodePurpose } from '@cliffhanger/contract/session/schemas.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLog } from '../../../../platform/log.ts'
import { newAddress } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { seedDemoMembers } from '../../../account/index.ts'
import { reason } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function requestCode(on: TestServer, account_type: 'email' | 'phone', account: string, type: CodePurpose) {
  await on.succeed(sessionCalls.sendCode, { plat_id: 1, account_type, account, type }, { address: newAddress() })
}

it.each<[CodePurpose, 'email' | 'phone', string]>([
  ['reset', 'email', 'victim@mail.example'],
  ['paypass', 'email', 'victim2@mail.example'],
  ['bind', 'email', 'victim3@mail.example'],
  ['reg', 'email', 'victim4@mail.example'],
  ['reset', 'phone', '+84912345678'],
])('A-5: no member of staff reads a code for %s (%s), whatever their role', async (purpose, kind, contact) => {
  await requestCode(server, kind, contact, purpose)
  for (const role of ['support', 'owner'] as const) {
    const token = await newOperatorToken(server, role)
    const { list } = await server.succeed(accountOperatorCalls.listOutbox, { search: contact }, { token })
    expect(list).toMatchObject([{ contact, is_shown: 0 }])
    expect(JSON.stringify(list)).not.toMatch(/"\d{6}"/)
    const reply = await server.call(accountOperatorCalls.revealCode, { id: list[0]?.id ?? 0, reason }, { token })
    expect(reply).toMatchObject({ code: 4001, data: null })
  }
})

it('A-5: a demonstration shows the codes of its own members, and of nobody else', async () => {
  const demo = await startTestServer(
    { DEMO: '1', DEMO_DRAMAS: '1', DEMO_HISTORY: '0', SMS_WEBHOOK_URL: '' },
    { log: openLog('silent') },
  )
  try {
    await seedDemoMembers(demo.context)
    const token = await newOperatorToken(demo, 'support')
    await requestCode(demo, 'email', 'linh@demo.example', 'reset')
    await requestCode(demo, 'email', 'visitor@mail.example', 'reg')
    const shown = async (search: string) =>
      (await demo.succeed(accountOperatorCalls.listOutbox, { search }, { token })).list[0] ?? { id: 0, is_shown: -1 }
    const [own, other] = [await shown('linh@'), await shown('visitor@')]
    expect([own.is_shown, other.is_shown]).toEqual([1, 0])
    expect((await demo.succeed(accountOperatorCalls.revealCode, { id: own.id, reason }, { token })).code).toMatch(
      /^\d{6}$/,
    )
    expect((await demo.call(accountOperatorCalls.revealCode, { id: other.id, reason }, { token })).code).toBe(4001)
  } finally {
    await demo.close()
  }
})
