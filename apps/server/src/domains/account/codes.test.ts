import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '../../platform/log.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { newAddress } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { startSmsServer } from '../../testing/sms-server.ts'
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
  it('V-34: go by mail in the language of the request', async () => {
    const { mail, server } = await start(0)
    await ask(server, 'email', 'linh@mail.example')
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), patience)
    const [, code = ''] =
      /Your verification code is (\d{6})\. It is valid for 10 minutes/.exec(mail.mails[0] ?? '') ?? []
    await vi.waitFor(async () => expect(await listOutbox(server.context.db, '', 10, 0)).toEqual([]), patience)
    const form = { plat_id: 1, account_type: 'email', account: 'linh@mail.example', type: 'reg', code } as const
    expect(await server.call(sessionCalls.checkCode, form)).toMatchObject({ code: 200 })
  })

  it('A-5: are tried again when no mail server took them, and meanwhile stay where operators see why', async () => {
    const { mail, server } = await start(2)
    await ask(server, 'email', 'paulo@mail.example')
    await vi.waitFor(
      async () =>
        expect(await listOutbox(server.context.db, '', 10, 0)).toMatchObject([
          { reason: 'waiting', failures: 1, fault: expect.stringContaining('try later') },
        ]),
      patience,
    )
    expect(mail.mails).toHaveLength(0)
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), patience)
    await vi.waitFor(async () => expect(await listOutbox(server.context.db, '', 10, 0)).toEqual([]), patience)
  }, 60_000)
})

describe('codes with a provider of text messages', () => {
  const startWith = async (statuses: readonly number[]) => {
    const provider = await startSmsServer(statuses)
    closers.push(() => provider.close())
    const settings = { SMS_WEBHOOK_URL: provider.url, SMS_WEBHOOK_SECRET: 'shared' }
    const server = await startTestServer(settings, { log: openLog('silent') })
    closers.push(() => server.close())
    return { provider, server }
  }

  it('A-5: go to the phone, and nothing of them stays', async () => {
    const { provider, server } = await startWith([])
    await ask(server, 'phone', '+84912345678')
    await vi.waitFor(() => expect(provider.requests).toHaveLength(1), patience)
    const [, code = ''] = /code is (\d{6})\./.exec(provider.requests[0]?.body ?? '') ?? []
    const form = { plat_id: 1, account_type: 'phone', account: '+84912345678', type: 'reg', code } as const
    await vi.waitFor(async () => expect(await listOutbox(server.context.db, '', 10, 0)).toEqual([]), patience)
    expect(await server.call(sessionCalls.checkCode, form)).toMatchObject({ code: 200 })
  })

  it('A-5: are tried again after a failure that passes, with the same number of the message', async () => {
    const { provider, server } = await startWith([503])
    await ask(server, 'phone', '+84912345678')
    await vi.waitFor(() => expect(provider.requests).toHaveLength(2), patience)
    const ids = provider.requests.map(({ headers }) => headers['idempotency-key'])
    expect(ids[0]).toBe(ids[1])
  }, 60_000)

  it('A-5: are given up where the provider will never take them, which operators see', async () => {
    const { server } = await startWith([400])
    await ask(server, 'phone', '+84912345678')
    await vi.waitFor(
      async () =>
        expect(await listOutbox(server.context.db, '', 10, 0)).toMatchObject([
          { reason: 'failed', failures: 1, fault: expect.stringContaining('400') },
        ]),
      patience,
    )
  })
})

describe('a platform without a provider of text messages', () => {
  it('A-5: offers no phone, and refuses one', async () => {
    const server = await startTestServer({ SMS_WEBHOOK_URL: '' })
    closers.push(() => server.close())
    const question = { plat_id: 1, account_type: 'phone', account: '+84912345678', type: 'reg' } as const
    expect((await server.call(sessionCalls.sendCode, question, { address: newAddress() })).code).toBe(7031)
    const { plat_info } = await server.succeed(sessionCalls.getPlatformInfo, {})
    expect(plat_info.login_name_format).toBe('username,email')
  })
})
