import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '../../platform/log.ts'
import { startMailServer } from '../../testing/doubles/mail-server.ts'
import { startSmsServer } from '../../testing/doubles/sms-server.ts'
import { configure, newAddress, newPasswordMember, testPassword } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { listOutbox } from './queries/codes.ts'

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

const request = (server: TestServer, account_type: 'email' | 'phone', account: string, language = 'en') =>
  server.succeed(
    sessionCalls.sendCode,
    { plat_id: 1, account_type, account, type: 'reg' },
    { address: newAddress(), language },
  )

const patience = { timeout: 30_000 }

describe('codes with a mail server', () => {
  it('V-34: go by mail in the language of the request', async () => {
    const { mail, server } = await start(0)
    await request(server, 'email', 'linh@mail.example')
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), patience)
    const [, code = ''] = /Your verification code is (\d{6})\. It expires in 10 minutes/.exec(mail.mails[0] ?? '') ?? []
    await vi.waitFor(
      async () => expect(await listOutbox(server.context.db, { search: '' }, 10, 0)).toEqual([]),
      patience,
    )
    const form = { plat_id: 1, account_type: 'email', account: 'linh@mail.example', type: 'reg', code } as const
    expect(await server.call(sessionCalls.checkCode, form)).toMatchObject({ code: 200 })
  })

  it('A-5: are tried again when no mail server took them, and meanwhile stay where operators see why', async () => {
    const { mail, server } = await start(2)
    await request(server, 'email', 'paulo@mail.example')
    await vi.waitFor(
      async () =>
        expect(await listOutbox(server.context.db, { search: '' }, 10, 0)).toMatchObject([
          { reason: 'waiting', failures: 1, fault: expect.stringContaining('try later') },
        ]),
      patience,
    )
    expect(mail.mails).toHaveLength(0)
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), patience)
    await vi.waitFor(
      async () => expect(await listOutbox(server.context.db, { search: '' }, 10, 0)).toEqual([]),
      patience,
    )
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
    await request(server, 'phone', '+84912345678')
    await vi.waitFor(() => expect(provider.requests).toHaveLength(1), patience)
    const [, code = ''] = /code is (\d{6})\./.exec(provider.requests[0]?.body ?? '') ?? []
    const form = { plat_id: 1, account_type: 'phone', account: '+84912345678', type: 'reg', code } as const
    await vi.waitFor(
      async () => expect(await listOutbox(server.context.db, { search: '' }, 10, 0)).toEqual([]),
      patience,
    )
    expect(await server.call(sessionCalls.checkCode, form)).toMatchObject({ code: 200 })
  })

  it('A-5: are tried again after a failure that passes, with the same number of the message', async () => {
    const { provider, server } = await startWith([503])
    await request(server, 'phone', '+84912345678')
    await vi.waitFor(() => expect(provider.requests).toHaveLength(2), patience)
    const ids = provider.requests.map(({ headers }) => headers['idempotency-key'])
    expect(ids[0]).toBe(ids[1])
  }, 60_000)

  it('A-5: are given up where the provider will never take them, which operators see', async () => {
    const { server } = await startWith([400])
    await request(server, 'phone', '+84912345678')
    await vi.waitFor(
      async () =>
        expect(await listOutbox(server.context.db, { search: '' }, 10, 0)).toMatchObject([
          { reason: 'failed', failures: 1, fault: expect.stringContaining('400') },
        ]),
      patience,
    )
  })
})

describe('a platform that reaches nobody', () => {
  const question = (account_type: 'email' | 'phone', account: string) =>
    ({ plat_id: 1, account_type, account, type: 'reg' }) as const

  it('A-5: offers no phone without a provider of text messages, and refuses one', async () => {
    const server = await startTestServer({ SMS_WEBHOOK_URL: '' })
    closers.push(() => server.close())
    const requested = question('phone', '+84912345678')
    expect((await server.call(sessionCalls.sendCode, requested, { address: newAddress() })).code).toBe(7031)
    const { plat_info } = await server.succeed(sessionCalls.getPlatformInfo, {})
    expect(plat_info).toMatchObject({ login_name_format: 'username,email', code_kinds: ['email'] })
  })

  it('A-5: offers no mail without a mail server, and refuses one', async () => {
    const server = await startTestServer({ SMTP_URL: '' })
    closers.push(() => server.close())
    const requested = question('email', 'nobody@mail.example')
    expect((await server.call(sessionCalls.sendCode, requested, { address: newAddress() })).code).toBe(7031)
    expect(await listOutbox(server.context.db, { search: '' }, 10, 0)).toEqual([])
    const { plat_info } = await server.succeed(sessionCalls.getPlatformInfo, {})
    expect(plat_info).toMatchObject({ login_name_format: 'username,phone', code_kinds: ['phone'] })
  })

  it('A-5: a change of the configuration offers no more than the platform can keep to', async () => {
    const server = await startTestServer({ SMTP_URL: '', SMS_WEBHOOK_URL: '' })
    closers.push(() => server.close())
    await configure(server, { login_name_format: 'email,username' })
    const { data } = await server.context.db.one<{ data: { plat_info: object } }>(
      `select data from events where action = 'config_changed' order by stream_id, seq desc limit 1`,
    )
    // It offered user names alone before as well.
    expect(data.plat_info).not.toHaveProperty('login_name_format')
  })
})

describe('a member who is told what changed of their account', () => {
  it('A-1: by text to the number that was replaced, with a link that stops it', async () => {
    const provider = await startSmsServer([])
    closers.push(() => provider.close())
    const settings = { SMTP_URL: '', SMS_WEBHOOK_URL: provider.url, SMS_WEBHOOK_SECRET: 'shared' }
    const server = await startTestServer(settings, { log: openLog('silent') })
    closers.push(() => server.close())
    const member = await newPasswordMember(server)
    await server.owner.execute(`update accounts set language = 'en' where id = $1`, [member.userId])
    const [old, young] = ['+84912345670', '+84912345671']
    const texts = (to: string) =>
      provider.requests
        .map(({ body }) => JSON.parse(body) as { to: string; text: string })
        .filter((one) => one.to === to)
    const bind = async (account: string) => {
      const requested = { plat_id: 1, account_type: 'phone', account, type: 'bind' } as const
      await server.succeed(sessionCalls.sendCode, requested, { address: newAddress(), language: 'en' })
      await vi.waitFor(() => expect(texts(account)).toHaveLength(1), patience)
      const [, code = ''] = /code is (\d{6})\./.exec(texts(account)[0]?.text ?? '') ?? []
      const form = { type: 'phone', account, code, login_pwd: testPassword } as const
      await server.succeed(accountCalls.bindAccount, form, { token: member.token })
    }
    await bind(old)
    await bind(young)
    await vi.waitFor(() => expect(texts(old)).toHaveLength(2), patience)
    const [, alarm] = texts(old)
    expect(alarm?.text).toMatch(/your account's phone number was changed/i)
    const [, token = ''] = /token=([\w.-]+)/.exec(alarm?.text ?? '') ?? []
    expect(texts(young)).toHaveLength(1)
    expect((await server.call(accountCalls.stopChange, { token })).code).toBe(200)
    const row = await server.context.db.one<{ phone: string }>(`select phone from accounts where id = $1`, [
      member.userId,
    ])
    expect(row.phone).toBe(old)
  }, 60_000)
})
