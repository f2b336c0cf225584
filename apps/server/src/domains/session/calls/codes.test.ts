import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, fetchCode, newAddress, newPasswordMember, testPassword } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let contacts = 0
const newEmail = () => `person${++contacts}@mail.example`

type SendRequest = CallRequest<typeof sessionCalls.sendCode>
const send = (account: string, more: Partial<SendRequest> = {}, address = newAddress()) =>
  server.call(
    sessionCalls.sendCode,
    { plat_id: 1, account_type: 'email', account, type: 'reset', ...more },
    { address },
  )
const check = (account: string, code: string) =>
  server.call(sessionCalls.checkCode, { plat_id: 1, account_type: 'email', account, code, type: 'reset' })
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

describe('codes', () => {
  it('C-24, E-37: one in 60 s, also when two are asked for at once', async () => {
    const email = newEmail()
    const replies = await Promise.all([send(email), send(email), send(email.toUpperCase())])
    expect(codesOf(replies)).toEqual([200, 3010, 3010])
    expect(replies.find(({ code }) => code === 200)?.data).toEqual({ wait_seconds: 60 })
    server.advance(60_000)
    expect(await send(email)).toMatchObject({ code: 200 })
  })

  it('C-46, E-50: ten a day to one contact', async () => {
    const email = newEmail()
    for (let index = 0; index < 10; index++) {
      expect(await send(email)).toMatchObject({ code: 200 })
      server.advance(61_000)
    }
    expect(await send(email)).toMatchObject({ code: 4006, data: { retry_after: expect.any(Number) } })
    server.advance(dayMs)
    expect(await send(email)).toMatchObject({ code: 200 })
  })

  it('C-46, E-50: thirty an hour from one address', async () => {
    const address = newAddress()
    const replies = await Promise.all(Array.from({ length: 32 }, () => send(newEmail(), {}, address)))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(30)
    expect(replies.filter(({ code }) => code === 4006)).toHaveLength(2)
    server.advance(hourMs)
    expect(await send(newEmail(), {}, address)).toMatchObject({ code: 200 })
  })

  it('are kept hashed, and in the outbox sealed', async () => {
    const email = newEmail()
    const code = await fetchCode(server, 'email', email, 'reset')
    expect(code).toMatch(/^\d{6}$/)
    const rows = await server.context.db.query<{ text: string }>(
      `select c::text || o::text as text from codes c join code_outbox o on o.code_id = c.id where c.contact = $1`,
      [email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(Buffer.from(code).toString('hex'))
  })

  it('checking uses nothing up, and C-46: five wrong tries end the code', async () => {
    const email = newEmail()
    const code = await fetchCode(server, 'email', email, 'reset')
    for (let index = 0; index < 3; index++)
      expect(await check(email, code)).toMatchObject({ code: 200, data: { valid: 1 } })
    for (let index = 0; index < 5; index++) expect(await check(email, otherThan(code))).toMatchObject({ code: 3009 })
    expect(await check(email, code)).toMatchObject({ code: 3009 })
  })

  it('C-46: end after 10 minutes, and a newer one ends the older', async () => {
    const email = newEmail()
    const first = await fetchCode(server, 'email', email, 'reset')
    server.advance(61_000)
    const second = await fetchCode(server, 'email', email, 'reset')
    expect(await check(email, second)).toMatchObject({ code: 200 })
    expect(await check(email, first === second ? otherThan(first) : first)).toMatchObject({ code: 3009 })
    server.advance(600_000)
    expect(await check(email, second)).toMatchObject({ code: 3009 })
  })

  it('E-46: name the wrong field', async () => {
    expect(await send('nobody')).toMatchObject({ code: 4000, data: { field: 'account' } })
    expect(await send('+4915112345678', { account_type: 'phone' })).toMatchObject({
      code: 4000,
      data: { field: 'account' },
    })
    expect(await send(newEmail(), { plat_id: 2 })).toMatchObject({ code: 4000, data: { field: 'plat_id' } })
    expect(await send(newEmail(), { type: 'spam' as 'reg' })).toMatchObject({ code: 4000, data: { field: 'type' } })
    expect(await check(newEmail(), '12345')).toMatchObject({ code: 4000, data: { field: 'code' } })
  })
})

describe('resetting a password', () => {
  const reset = (account: string, code: string, more: object = {}) =>
    server.call(sessionCalls.resetPassword, {
      account_type: 'email',
      account,
      code,
      login_pwd: 'battery staple',
      login_pwd2: 'battery staple',
      ...more,
    })
  const memberWithEmail = async () => {
    const member = await newPasswordMember(server)
    const email = newEmail()
    const code = await fetchCode(server, 'email', email, 'bind')
    await server.succeed(accountCalls.bindAccount, { type: 'email', account: email, code }, { token: member.token })
    server.advance(61_000)
    return { ...member, email }
  }

  it('S-22: sets the password and ends every sign-in', async () => {
    const { email, token, loginName } = await memberWithEmail()
    const code = await fetchCode(server, 'email', email, 'reset')
    expect(await reset(email, code)).toMatchObject({ code: 200, data: {} })
    expect(await server.call(accountCalls.getLanguage, {}, { token })).toMatchObject({ code: 6001 })
    const signIn = (login_pwd: string) =>
      server.call(sessionCalls.signIn, { login_name: loginName, login_pwd }, { address: newAddress() })
    expect(await signIn(testPassword)).toMatchObject({ code: 3001 })
    expect(await signIn('battery staple')).toMatchObject({ code: 200 })
    expect(await reset(email, code)).toMatchObject({ code: 3009 })
  })

  it('E-36: an unknown account answers like a wrong code', async () => {
    const email = newEmail()
    const code = await fetchCode(server, 'email', email, 'reset')
    const unknown = await reset(email, code)
    const wrong = await reset(email, otherThan(code))
    expect(unknown).toMatchObject({ code: 3009 })
    expect(wrong).toEqual(unknown)
  })

  it('E-40: five wrong codes lock the contact, also with the right one', async () => {
    const { email } = await memberWithEmail()
    const code = await fetchCode(server, 'email', email, 'reset')
    for (let index = 0; index < 5; index++) expect(await reset(email, otherThan(code))).toMatchObject({ code: 3009 })
    expect(await reset(email, code)).toMatchObject({ code: 3013 })
  })

  it('V-2, V-3: checks the new password', async () => {
    expect(await reset(newEmail(), '123456', { login_pwd2: 'another' })).toMatchObject({ code: 3018 })
    expect(await reset(newEmail(), '123456', { login_pwd: 'short' })).toMatchObject({
      code: 4000,
      data: { field: 'login_pwd' },
    })
  })
})
