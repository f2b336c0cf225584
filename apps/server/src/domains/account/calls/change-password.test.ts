import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviceOf, newAddress, newMember, newPasswordMember, testPassword } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('changing the password', () => {
  const change = (token: string, fields: object) =>
    server.call(
      accountCalls.changePassword,
      { login_pwd: 'battery staple', login_pwd2: 'battery staple', ...fields },
      { token },
    )

  it('S-22: ends the other sign-ins and keeps this one', async () => {
    const member = await newPasswordMember(server)
    const signIn = (login_pwd: string) =>
      server.call(
        sessionCalls.signIn,
        { ...deviceOf('some-other-device'), login_name: member.loginName, login_pwd },
        { address: newAddress() },
      )
    const other = await signIn(testPassword)
    expect(await change(member.token, { old_pwd: testPassword })).toMatchObject({ code: 200 })
    expect(await server.call(accountCalls.getLanguage, {}, { token: other.data.access_token })).toMatchObject({
      code: 6001,
    })
    expect(await server.call(accountCalls.getLanguage, {}, { token: member.token })).toMatchObject({ code: 200 })
    expect(await signIn(testPassword)).toMatchObject({ code: 3001 })
    expect(await signIn('battery staple')).toMatchObject({ code: 200 })
  })

  it('needs no old one where there is none', async () => {
    const { token } = await newMember(server)
    expect(await change(token, {})).toMatchObject({ code: 200 })
    expect((await server.succeed(accountCalls.getAccount, {}, { token })).user_info.has_pwd).toBe(1)
    expect(await change(token, {})).toMatchObject({ code: 3012 })
  })

  it('E-39, E-40: five wrong old ones lock it', async () => {
    const { token } = await newPasswordMember(server)
    for (let index = 0; index < 5; index++)
      expect(await change(token, { old_pwd: 'wrong horse' })).toMatchObject({ code: 3012 })
    expect(await change(token, { old_pwd: testPassword })).toMatchObject({ code: 3013 })
  })

  it('V-2, V-3: wants a new one, twice the same, of 7 to 32 characters', async () => {
    const { token } = await newPasswordMember(server)
    expect(await change(token, { old_pwd: testPassword, login_pwd2: 'battery' })).toMatchObject({ code: 3018 })
    expect(await change(token, { old_pwd: testPassword, login_pwd: 'short', login_pwd2: 'short' })).toMatchObject({
      code: 4000,
      data: { field: 'login_pwd' },
    })
    expect(
      await change(token, { old_pwd: testPassword, login_pwd: testPassword, login_pwd2: testPassword }),
    ).toMatchObject({ code: 4000, data: { field: 'login_pwd' } })
  })
})
