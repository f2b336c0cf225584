import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { totpCodeAt } from '../../../platform/security/totp.ts'
import {
  codesOf,
  configure,
  deviceOf,
  fetchCode,
  newAddress,
  newMember,
  newPasswordMember,
  testPassword,
} from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { countAccounts, updateEnabled } from '../../account/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => configure(server, { plat_status: 1, is_reg: 1, max_number_register: 0, unable_register_message: '' }))

const signIn = (deviceId: string, more: object = {}) =>
  server.call(sessionCalls.signInByDevice, { ...deviceOf(deviceId), ...more })

/** A member with a password: their device must ask before it signs in. */
async function protectedMember() {
  const member = await newMember(server)
  const password = { login_pwd: 'correct horse', login_pwd2: 'correct horse' }
  await server.succeed(accountCalls.changePassword, password, { token: member.token })
  return member
}

describe('one-click sign-in', () => {
  it('S-10, S-17: makes an account at the first start and signs it in at once', async () => {
    const { code, data } = await signIn(randomUUID())
    expect(code).toBe(200)
    expect(data).toMatchObject({ is_auth: false, is_new: 1, login_type: 'auto' })
    expect(data.user_info).toMatchObject({
      login_name: '',
      login_type: 'auto',
      is_updated_avatar_nickname: 0,
      parent_code: '0',
      status: 1,
    })
    expect(data.user_info.user_no).toMatch(/^\d{8}$/)
    expect(data.user_info.user_code).toMatch(/^[A-Z0-9]{6}$/)
    expect(data.user_info.nick_name).toBe(`user${data.user_info.user_no}`)
    expect(data.plat_info).toMatchObject({ plat_code: 'demo', withdraw_seconds: 120 })
    const account = await server.succeed(accountCalls.getAccount, {}, { token: data.access_token ?? '' })
    expect(account.user_info.user_id).toBe(data.user_info.user_id)
  })

  it('C-18: a repeat gets the same account', async () => {
    const deviceId = randomUUID()
    const first = await signIn(deviceId)
    const second = await signIn(deviceId)
    expect(second.data).toMatchObject({ is_new: 0, user_info: { user_id: first.data.user_info.user_id } })
  })

  it('makes one account when a new device asks five times at once', async () => {
    const deviceId = randomUUID()
    const replies = await Promise.all(Array.from({ length: 5 }, () => signIn(deviceId)))
    expect(new Set(replies.map(({ data }) => data.user_info.user_id)).size).toBe(1)
    expect(replies.filter(({ data }) => data.is_new === 1)).toHaveLength(1)
  })

  it('S-16: a protected account is shown masked, and signed in when confirmed', async () => {
    const { deviceId, deviceSecret, userId } = await protectedMember()
    const requested = await signIn(deviceId)
    expect(requested.data).toMatchObject({ is_auth: true, user_info: { user_id: userId, reg_ip: '', user_code: '' } })
    expect(requested.data).not.toHaveProperty('access_token')
    expect(requested.data).not.toHaveProperty('refresh_token')
    expect(requested.data).not.toHaveProperty('device_secret')
    expect(requested.data.plat_info).not.toHaveProperty('max_number_register')
    const confirmed = await signIn(deviceId, { confirm: 1, device_secret: deviceSecret })
    expect(confirmed.data).toMatchObject({ is_auth: false, is_new: 0, access_token: expect.any(String) })
  })

  it('masks mail address and phone', async () => {
    const member = await newMember(server)
    const code = await fetchCode(server, 'email', 'linh.hoang@mail.example', 'bind')
    await server.succeed(
      accountCalls.bindAccount,
      { type: 'email', account: 'linh.hoang@mail.example', code },
      { token: member.token },
    )
    const { data } = await signIn(member.deviceId)
    expect(data.user_info.user_email).toBe('l•••@mail.example')
  })

  it('E-28: a device that lost the right to one click is refused', async () => {
    const { deviceId, deviceSecret, userId } = await protectedMember()
    await server.context.db.transaction((tx) => server.domains.session.sessions.endAll(tx, userId, 0, 'operator'))
    expect(await signIn(deviceId, { confirm: 1, device_secret: deviceSecret })).toMatchObject({ code: 3001 })
  })

  it('A-3: the id of a device signs no protected account in, nor does the secret of another device or account', async () => {
    const [member, other] = [await protectedMember(), await newPasswordMember(server)]
    for (const device_secret of [undefined, 'not a secret at all', other.deviceSecret, member.deviceId])
      expect(await signIn(member.deviceId, { confirm: 1, device_secret })).toMatchObject({ code: 3001 })
    // A member who signs in under another member's device id receives a secret of their own account.
    const { data } = await server.call(sessionCalls.signIn, {
      ...deviceOf(member.deviceId),
      login_name: other.loginName,
      login_pwd: testPassword,
    })
    expect(await signIn(member.deviceId, { confirm: 1, device_secret: data.device_secret })).toMatchObject({
      code: 3001,
    })
  })

  it('A-3: a secret is renewed at each use; the one before it lasts until the new one was used', async () => {
    const { deviceId, deviceSecret: first } = await protectedMember()
    const confirm = async (device_secret = '') => signIn(deviceId, { confirm: 1, device_secret })
    const second = (await confirm(first)).data.device_secret
    expect(second).not.toBe(first)
    // The answer with the second one was lost, twice.
    expect(await confirm(first)).toMatchObject({ code: 200 })
    const third = (await confirm(first)).data.device_secret
    expect(await confirm(second)).toMatchObject({ code: 3001 })
    const fourth = (await confirm(third)).data.device_secret
    expect(await confirm(first)).toMatchObject({ code: 3001 })
    expect(await confirm(third)).toMatchObject({ code: 200 })
    expect(await confirm(fourth)).toMatchObject({ code: 3001 })
  })

  it('A-3: secrets are kept hashed', async () => {
    const { userId, deviceSecret } = await protectedMember()
    const stored = await server.context.db.one<{ secret_hash: Buffer }>(
      `select secret_hash from account_devices where account_id = $1`,
      [userId],
    )
    expect(stored.secret_hash).toHaveLength(32)
    expect(stored.secret_hash.toString('base64url')).not.toContain(deviceSecret)
    expect(Buffer.from(deviceSecret, 'base64url')).toHaveLength(16)
  })

  it('E-29, E-30: asks for the authenticator, and a code works once', async () => {
    const { deviceId, deviceSecret: device_secret, token } = await protectedMember()
    const { google } = await server.succeed(accountCalls.bindAccount, { type: 'google' }, { token })
    const codeNow = () => totpCodeAt(google?.secret ?? '', server.context.clock())
    const firstCode = codeNow()
    await server.succeed(accountCalls.bindAccount, { type: 'google', code: firstCode }, { token })
    const confirm = (google_code?: string) => signIn(deviceId, { confirm: 1, device_secret, google_code })
    expect(await confirm()).toMatchObject({ code: 3002 })
    expect(await confirm(firstCode)).toMatchObject({ code: 3003 })
    server.advance(60_000)
    expect(await confirm(codeNow())).toMatchObject({ code: 200 })
  })

  it("E-31: closed registration answers the operators' own words, and known devices still sign in", async () => {
    const known = await newMember(server)
    await configure(server, { is_reg: 0, unable_register_message: 'Come back in spring' })
    expect(await signIn(randomUUID())).toMatchObject({ code: 3004, msg: 'Come back in spring' })
    expect(await signIn(known.deviceId)).toMatchObject({ code: 200 })
    await configure(server, { unable_register_message: '' })
    expect((await signIn(randomUUID())).msg).toBe('暂未开放注册')
  })

  it('E-43: a closed platform signs nobody in', async () => {
    const known = await newMember(server)
    await configure(server, { plat_status: 0 })
    expect(await signIn(known.deviceId)).toMatchObject({ code: 3016 })
    expect(await signIn(randomUUID())).toMatchObject({ code: 3016 })
  })

  it('E-44: a disabled account is refused', async () => {
    const { deviceId, userId } = await newMember(server)
    await updateEnabled(server.context.db, userId, false, server.context.clock())
    expect(await signIn(deviceId)).toMatchObject({ code: 3017 })
  })

  it('S-102: many new devices at once do not exceed the limit, and existing accounts still sign in', async () => {
    const known = await newMember(server)
    await configure(server, { max_number_register: (await countAccounts(server.context.db)) + 2 })
    const replies = await Promise.all(Array.from({ length: 6 }, () => signIn(randomUUID())))
    expect(codesOf(replies)).toEqual([200, 200, 3005, 3005, 3005, 3005])
    expect(await signIn(known.deviceId)).toMatchObject({ code: 200 })
  })

  it('S-103, C-22: the parent code of the first start names the inviter; a wrong one nobody', async () => {
    const inviter = await newMember(server)
    const invited = await signIn(randomUUID(), { parent_code: inviter.userCode.toLowerCase() })
    expect(invited.data.user_info.parent_code).toBe(inviter.userCode)
    expect((await signIn(randomUUID(), { parent_code: 'NOBODY' })).data.user_info.parent_code).toBe('0')
    expect((await signIn(randomUUID(), { parent_code: '0' })).data.user_info.parent_code).toBe('0')
  })

  it('E-46: names the field that is missing, too long or of another platform', async () => {
    const cases: readonly [object, string][] = [
      [{ plat_code: 'other' }, 'plat_code'],
      [{ device_id: 'fifteen letters' }, 'device_id'],
      [{ device_id: 'x'.repeat(32) }, 'device_id'],
      [{ device_id: 'x'.repeat(65) }, 'device_id'],
      [{ device_type: 'toaster' }, 'device_type'],
      [{ device_token: 'x'.repeat(2049) }, 'device_token'],
      [{ confirm: 2 }, 'confirm'],
      [{ google_code: '12345' }, 'google_code'],
      [{ domain: 'a\u0000b' }, 'domain'],
    ]
    for (const [change, field] of cases)
      expect(await signIn(randomUUID(), change)).toMatchObject({ code: 4000, data: { field } })
  })

  it('E-50: takes 60 a minute from one address', async () => {
    const strict = await startTestServer({ RATE_FACTOR: '0.05' })
    try {
      const address = newAddress()
      const call = () => strict.call(sessionCalls.signInByDevice, deviceOf(randomUUID()), { address })
      for (let index = 0; index < 3; index++) expect(await call()).toMatchObject({ code: 200 })
      expect(await call()).toMatchObject({ code: 4006, data: { retry_after: expect.any(Number) } })
    } finally {
      await strict.close()
    }
  })
})
