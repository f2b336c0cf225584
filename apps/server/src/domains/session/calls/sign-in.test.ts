import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { totpCodeAt } from '../../../platform/security/totp.ts'
import {
  codesOf,
  configure,
  deviceOf,
  fetchCode,
  newAddress,
  newPasswordMember,
  testPassword,
} from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { updateEnabled } from '../../account/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => configure(server, { plat_status: 1 }))

const signIn = (login_name: string, login_pwd = testPassword, more: object = {}, address = newAddress()) =>
  server.call(sessionCalls.signIn, { login_name, login_pwd, ...more }, { address })

describe('sign-in with a password', () => {
  it('V-32: takes a user name however it is written, with or without device information', async () => {
    const { loginName, userId } = await newPasswordMember(server)
    const plain = await signIn(loginName.toUpperCase())
    expect(plain).toMatchObject({
      code: 200,
      data: { login_type: 'login', user_info: { user_id: userId, has_pwd: 1, login_type: 'login' } },
    })
    expect(plain.data.plat_info).toHaveProperty('withdraw_seconds')
    const { data } = await signIn(` ${loginName} `, testPassword, deviceOf(randomUUID()))
    expect(await server.call(accountCalls.getAccount, {}, { token: data.access_token })).toMatchObject({ code: 200 })
  })

  it('V-5, V-6: takes a bound mail address or phone', async () => {
    const { token, userId } = await newPasswordMember(server)
    const bind = async (type: 'email' | 'phone', account: string) =>
      server.succeed(
        accountCalls.bindAccount,
        { type, account, code: await fetchCode(server, type, account, 'bind') },
        { token },
      )
    await bind('email', 'Paulo@Mail.example')
    await bind('phone', '+84 0912 345 678')
    for (const name of ['paulo@mail.EXAMPLE', '+84912345678', '+84-912-345-678'])
      expect(await signIn(name)).toMatchObject({
        code: 200,
        data: { user_info: { user_id: userId, user_phone: '+84912345678' } },
      })
  })

  it('E-28: a wrong password and an unknown name answer the same', async () => {
    const { loginName } = await newPasswordMember(server)
    const wrong = await signIn(loginName, 'wrong horse')
    expect(wrong).toMatchObject({ code: 3001, data: null })
    expect(await signIn(`nobody${Date.now()}`)).toEqual(wrong)
    expect(await signIn('+84999999999')).toEqual(wrong)
    expect(await signIn('nobody@mail.example')).toEqual(wrong)
  })

  it('C-45: five wrong tries lock the name at their address for 15 minutes', async () => {
    const { loginName } = await newPasswordMember(server)
    const address = newAddress()
    const at = (login_pwd?: string) => signIn(loginName, login_pwd, {}, address)
    for (let index = 0; index < 5; index++) expect(await at('wrong horse')).toMatchObject({ code: 3001 })
    expect(await at()).toMatchObject({ code: 3013 })
    server.advance(14 * minuteMs)
    expect(await at()).toMatchObject({ code: 3013 })
    server.advance(60_000)
    expect(await at()).toMatchObject({ code: 200 })
  })

  it('A-17: wrong tries of others lock neither another address nor a device that signed in before', async () => {
    const { loginName, deviceId } = await newPasswordMember(server)
    const address = newAddress()
    for (let index = 0; index < 6; index++) await signIn(loginName, 'wrong horse', {}, address)
    expect(await signIn(loginName, testPassword, {}, address)).toMatchObject({ code: 3013 })
    expect(await signIn(loginName, testPassword, deviceOf(randomUUID()), address)).toMatchObject({ code: 3013 })
    expect(await signIn(loginName)).toMatchObject({ code: 200 })
    const own = deviceOf(deviceId)
    for (let index = 0; index < 30; index++) await signIn(`nobody${index}`, 'wrong horse', {}, address)
    expect(await signIn(loginName, testPassword, own, address)).toMatchObject({ code: 200 })
    // Its own wrong tries count, of course.
    for (let index = 0; index < 5; index++) await signIn(loginName, 'wrong horse', own, address)
    expect(await signIn(loginName, testPassword, own, address)).toMatchObject({ code: 3013 })
  })

  it('A-17: many addresses together guess no further, and the own device still signs in', async () => {
    const { loginName, deviceId } = await newPasswordMember(server)
    const guesses = await Promise.all(Array.from({ length: 100 }, () => signIn(loginName, 'wrong horse')))
    expect(codesOf(guesses)).toEqual(Array(100).fill(3001))
    expect(await signIn(loginName)).toMatchObject({ code: 3013 })
    expect(await signIn(loginName, testPassword, deviceOf(deviceId))).toMatchObject({ code: 200 })
    server.advance(hourMs)
    expect(await signIn(loginName)).toMatchObject({ code: 200 })
  })

  it('C-45: a right password forgets the wrong ones', async () => {
    const { loginName } = await newPasswordMember(server)
    const address = newAddress()
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 4; index++)
        expect(await signIn(loginName, 'wrong horse', {}, address)).toMatchObject({ code: 3001 })
      expect(await signIn(loginName, testPassword, {}, address)).toMatchObject({ code: 200 })
    }
  })

  it('C-45: twenty guesses at once are five guesses', async () => {
    const { loginName } = await newPasswordMember(server)
    const address = newAddress()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signIn(loginName, `wrong horse ${index}`, {}, address)),
    )
    expect(replies.filter(({ code }) => code === 3001)).toHaveLength(5)
    expect(replies.filter(({ code }) => code === 3013)).toHaveLength(15)
  })

  it('A-17: an address has a slower budget over all names', async () => {
    const address = newAddress()
    const { loginName } = await newPasswordMember(server)
    for (let index = 0; index < 30; index++)
      expect(await signIn(`nobody${index}`, 'wrong horse', {}, address)).toMatchObject({ code: 3001 })
    expect(await signIn(loginName, testPassword, {}, address)).toMatchObject({ code: 3013 })
    expect(await signIn(loginName)).toMatchObject({ code: 200 })
  })

  it('S-19: an account with an authenticator asks for its code, which works once', async () => {
    const { loginName, token } = await newPasswordMember(server)
    const { google } = await server.succeed(accountCalls.bindAccount, { type: 'google' }, { token })
    const codeNow = () => totpCodeAt(google?.secret ?? '', server.context.clock())
    const firstCode = codeNow()
    const on = await server.succeed(accountCalls.bindAccount, { type: 'google', code: firstCode }, { token })
    expect(on.user_info.has_google).toBe(1)
    for (let index = 0; index < 6; index++) expect(await signIn(loginName)).toMatchObject({ code: 3002, data: null })
    expect(await signIn(loginName, testPassword, { google_code: firstCode })).toMatchObject({ code: 3003 })
    server.advance(60_000)
    const google_code = codeNow()
    expect(await signIn(loginName, testPassword, { google_code })).toMatchObject({ code: 200 })
    expect(await signIn(loginName, testPassword, { google_code })).toMatchObject({ code: 3003 })
  })

  it('C-45: wrong authenticator codes lock the name, whatever happens between them', async () => {
    const { loginName, token } = await newPasswordMember(server)
    const address = newAddress()
    const { google } = await server.succeed(accountCalls.bindAccount, { type: 'google' }, { token })
    const code = totpCodeAt(google?.secret ?? '', server.context.clock())
    await server.succeed(accountCalls.bindAccount, { type: 'google', code }, { token })
    const wrongCode = code === '000000' ? '000001' : '000000'
    const signInWithWrongCode = () => signIn(loginName, testPassword, { google_code: wrongCode }, address)
    for (let index = 0; index < 4; index++) {
      expect(await signInWithWrongCode()).toMatchObject({ code: 3003 })
      expect(await signIn(loginName, testPassword, {}, address)).toMatchObject({ code: 3002 })
    }
    expect(await signInWithWrongCode()).toMatchObject({ code: 3003 })
    expect(await signIn(loginName, testPassword, {}, address)).toMatchObject({ code: 3013 })
  })

  it('E-43, E-44: a closed platform and a disabled account are refused, the latter only to who knows the password', async () => {
    const { loginName, userId } = await newPasswordMember(server)
    await updateEnabled(server.context.db, userId, false, server.context.clock())
    expect(await signIn(loginName)).toMatchObject({ code: 3017 })
    expect(await signIn(loginName, 'wrong horse')).toMatchObject({ code: 3001 })
    await configure(server, { plat_status: 0 })
    expect(await signIn(loginName)).toMatchObject({ code: 3016 })
  })

  it('K-10: a token sent along is ignored', async () => {
    const { loginName } = await newPasswordMember(server)
    const reply = await server.call(
      sessionCalls.signIn,
      { login_name: loginName, login_pwd: testPassword },
      { token: 'nonsense', address: newAddress() },
    )
    expect(reply).toMatchObject({ code: 200 })
  })

  it('V-2, V-32, E-46: names the wrong field in the language of the request', async () => {
    expect(await signIn('linh', '123456')).toMatchObject({ code: 4000, data: { field: 'login_pwd' } })
    expect(await signIn('')).toMatchObject({ code: 4000, data: { field: 'login_name' } })
    expect(await signIn('linh', testPassword, { google_code: 'abcdef' })).toMatchObject({
      code: 4000,
      data: { field: 'google_code' },
    })
    const { status, body } = await server.send({
      method: 'POST',
      path: sessionCalls.signIn.path,
      body: '{"login_name":',
      headers: { 'content-type': 'application/json', lang: 'en' },
    })
    expect([status, JSON.parse(body)]).toMatchObject([200, { code: 4000, msg: 'Missing or invalid parameter: body' }])
  })
})
