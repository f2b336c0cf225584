import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '../../platform/log.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { newAddress } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { listOutbox } from './index.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function start(refusals: number) {
  const mail = await startMailServer(refusals)
  closers.push(() => mail.close())
  const server = await startTestServer({ SMTP_URL: mail.url }, { log: openLog('silent') })
  closers.push(() => server.close())
  return { mail, server }
}

const ask = (server: TestServer, account_type: 'email' | 'phone', account: string, language = 'en') =>
  server.succeed(
    sessionCalls.sendCode,
    { plat_id: 1, account_type, account, type: 'reg' },
    { address: newAddress(), language },
  )

const patience = { timeout: 30_000 }

describe('codes with a mail server', () => {
  it('V-34: go by mail in the language of the request; those of phones stay in the outbox', async () => {
    const { mail, server } = await start(0)
    await ask(server, 'email', 'linh@mail.example')
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), patience)
    const [, code = ''] =
      /Your verification code is (\d{6})\. It is valid for 10 minutes/.exec(mail.mails[0] ?? '') ?? []
    await ask(server, 'phone', '+84912345678')
    expect(await listOutbox(server.context.db, '', 10, 0)).toMatchObject([{ kind: 'phone', reason: 'no_sender' }])
    const form = { plat_id: 1, account_type: 'email', account: 'linh@mail.example', type: 'reg', code } as const
    expect(await server.call(sessionCalls.checkCode, form)).toMatchObject({ code: 200 })
  })

  it('wait in the outbox when no mail server took them', async () => {
    const { mail, server } = await start(2)
    await ask(server, 'email', 'paulo@mail.example')
    await vi.waitFor(
      async () => expect(await listOutbox(server.context.db, '', 10, 0)).toMatchObject([{ reason: 'failed' }]),
      patience,
    )
    expect(mail.mails).toHaveLength(0)
  })
})
