import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCodeAt } from '../../../platform/security/totp.ts'
import { codesOf, fetchCode, newMember, newPasswordMember, testPassword } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const bind = (token: string, form: CallRequest<typeof accountCalls.bindAccount>) =>
  server.call(accountCalls.bindAccount, form, { token })

describe('binding a mail address or a phone', () => {
  it('V-5, V-6: binds both by their codes, and replaces them', async () => {
    const { token } = await newPasswordMember(server)
    for (const account of ['first@mail.example', 'second@mail.example']) {
      const { data } = await bind(token, {
        type: 'email',
        account: account.toUpperCase(),
        code: await fetchCode(server, 'email', account, 'bind'),
        login_pwd: testPassword,
      })
      expect(data.user_info.user_email).toBe(account)
    }
    const code = await fetchCode(server, 'phone', '+1 555 010 9999', 'bind')
    expect((await bind(token, { type: 'phone', account: '+15550109999', code })).data.user_info.user_phone).toBe(
      '+15550109999',
    )
  })

  it('E-38: a contact has one account, also when two bind it at once', async () => {
    const members = await Promise.all([newMember(server), newMember(server)])
    const account = 'shared@mail.example'
    const code = await fetchCode(server, 'email', account, 'bind')
    const bindBoth = (shared: string) =>
      Promise.all(members.map(({ token }) => bind(token, { type: 'email', account, code: shared })))
    const [first, second] = codesOf(await bindBoth(code))
    expect(first).toBe(200)
    expect([3009, 3011]).toContain(second)
    server.advance(61_000)
    const again = await fetchCode(server, 'email', account, 'bind')
    expect(codesOf(await bindBoth(again))).toEqual([3011, 3011])
  })

  it('E-36, E-46: wants a valid contact and its own code', async () => {
    const { token } = await newMember(server)
    expect(await bind(token, { type: 'email' })).toMatchObject({ code: 4000, data: { field: 'account' } })
    expect(await bind(token, { type: 'phone', account: '12345' })).toMatchObject({
      code: 4000,
      data: { field: 'account' },
    })
    expect(await bind(token, { type: 'email', account: 'a@b.co' })).toMatchObject({
      code: 4000,
      data: { field: 'code' },
    })
    expect(await bind(token, { type: 'email', account: 'a@b.co', code: '123456' })).toMatchObject({ code: 3009 })
    const resetCode = await fetchCode(server, 'email', 'a@b.co', 'reset')
    expect(await bind(token, { type: 'email', account: 'a@b.co', code: resetCode })).toMatchObject({ code: 3009 })
  })
})

describe('binding an authenticator', () => {
  const codeNow = (secret = '') => totpCodeAt(secret, server.context.clock())

  it('K-24: is offered, switched on by its code, and off by another', async () => {
    const { token } = await newMember(server)
    const { data } = await bind(token, { type: 'google' })
    expect(data.google?.otpauth_url).toContain(data.google?.secret)
    expect(data.user_info.has_google).toBe(0)
    const secret = data.google?.secret
    const firstCode = codeNow(secret)
    expect((await bind(token, { type: 'google', code: firstCode })).data.user_info.has_google).toBe(1)
    expect(await bind(token, { type: 'google' })).toMatchObject({ code: 3011 })
    expect(await bind(token, { type: 'google', off: 1 })).toMatchObject({ code: 4000, data: { field: 'code' } })
    expect(await bind(token, { type: 'google', off: 1, code: firstCode })).toMatchObject({ code: 3003 })
    server.advance(60_000)
    expect((await bind(token, { type: 'google', off: 1, code: codeNow(secret) })).data.user_info.has_google).toBe(0)
  })

  it('E-30: a wrong code switches nothing on, and the newest offer counts', async () => {
    const { token } = await newMember(server)
    const switchOn = (secret: string) => bind(token, { type: 'google', code: codeNow(secret) })
    const offer = async () => (await bind(token, { type: 'google' })).data.google?.secret ?? ''
    expect(await bind(token, { type: 'google', code: '123456' })).toMatchObject({ code: 3003 })
    const older = await offer()
    const newest = await offer()
    expect(newest).not.toBe(older)
    expect((await server.succeed(accountCalls.getAccount, {}, { token })).user_info.has_google).toBe(0)
    expect(await switchOn(newest)).toMatchObject({ code: 200 })
  })

  it('C-45, E-50: six digits cannot be tried through', async () => {
    const { token } = await newMember(server)
    const secret = (await bind(token, { type: 'google' })).data.google?.secret
    const wrong = codeNow(secret) === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index++)
      expect(await bind(token, { type: 'google', code: wrong })).toMatchObject({ code: 3003 })
    expect(await bind(token, { type: 'google', code: codeNow(secret) })).toMatchObject({
      code: 4006,
      data: { retry_after: 900 },
    })
  })

  it('keeps secrets sealed', async () => {
    const { token, userId } = await newMember(server)
    const secret = (await bind(token, { type: 'google' })).data.google?.secret ?? ''
    const { totp_offered: stored } = await server.context.db.one<{ totp_offered: Buffer }>(
      `select totp_offered from accounts where id = $1`,
      [userId],
    )
    expect(stored.includes(secret)).toBe(false)
  })
})
