import { randomUUID } from 'node:crypto'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codesOf, configure, deviceOf, fetchCode, newMember, testPassword } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { countAccounts } from '../../account/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() =>
  configure(server, {
    plat_status: 1,
    is_reg: 1,
    is_need_invite_code: 0,
    is_required_invite_code: 1,
    is_need_upper_invite_code: 0,
    login_name_format: 'username,email,phone',
    max_number_register: 0,
  }),
)

let names = 0
const newName = () => `member${++names}`

const register = (more: object = {}) =>
  server.call(sessionCalls.register, {
    ...deviceOf(randomUUID()),
    reg_type: 'username',
    login_name: newName(),
    login_pwd: testPassword,
    login_pwd2: testPassword,
    agree: 1,
    ...more,
  })

describe('registration', () => {
  it('V-1: makes an account by user name and signs it in', async () => {
    const name = newName()
    const { code, data } = await register({ login_name: name })
    expect(code).toBe(200)
    expect(data).toMatchObject({
      is_new: 1,
      login_type: 'login',
      user_info: { login_name: name, has_pwd: 1, login_type: 'login' },
    })
    const stored = await server.context.db.one<{ password_hash: string }>(
      `select password_hash from accounts where id = $1`,
      [data.user_info.user_id],
    )
    expect(stored.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('V-5, V-34: makes an account by mail address and its code, which works once', async () => {
    const code = await fetchCode(server, 'email', 'New@Mail.example', 'reg')
    const first = await register({ reg_type: 'email', user_email: 'new@mail.example', code })
    expect(first.data.user_info).toMatchObject({ user_email: 'new@mail.example', login_name: '' })
    expect(await register({ reg_type: 'email', user_email: 'new@mail.example', code })).toMatchObject({ code: 3009 })
  })

  it('V-6: makes an account by phone', async () => {
    const code = await fetchCode(server, 'phone', '+852 6123 4567', 'reg')
    const { data } = await register({ reg_type: 'phone', user_phone: '+85261234567', code })
    expect(data.user_info.user_phone).toBe('+85261234567')
  })

  it('E-33: a name is taken however it is written', async () => {
    const name = newName()
    await register({ login_name: name })
    expect(await register({ login_name: name.toUpperCase() })).toMatchObject({ code: 3006 })
  })

  it('E-33: of five registrations of one name at the same time one succeeds', async () => {
    const name = newName()
    const replies = await Promise.all(Array.from({ length: 5 }, () => register({ login_name: name })))
    expect(codesOf(replies)).toEqual([200, 3006, 3006, 3006, 3006])
  })

  it("of five registrations on one device at the same time each succeeds, and one is the device's own", async () => {
    const device = deviceOf(randomUUID())
    const replies = await Promise.all(Array.from({ length: 5 }, () => register(device)))
    expect(codesOf(replies)).toEqual([200, 200, 200, 200, 200])
    const own = await server.succeed(sessionCalls.signInByDevice, device)
    expect(own).toMatchObject({ is_auth: true, is_new: 0 })
    expect(replies.map(({ data }) => data.user_info.user_id)).toContain(own.user_info.user_id)
  })

  it('S-102: at the same time no more than the limit', async () => {
    await configure(server, { max_number_register: (await countAccounts(server.context.db)) + 1 })
    const replies = await Promise.all(Array.from({ length: 4 }, () => register()))
    expect(codesOf(replies)).toEqual([200, 3005, 3005, 3005])
  })

  it('E-31, E-42, E-43: a closed platform, closed registration and kinds that are off are refused', async () => {
    await configure(server, { login_name_format: 'email' })
    expect(await register()).toMatchObject({ code: 3015 })
    await configure(server, { is_reg: 0 })
    expect(await register()).toMatchObject({ code: 3004 })
    await configure(server, { plat_status: 0 })
    expect(await register()).toMatchObject({ code: 3016 })
  })

  it('V-3: two passwords differ', async () => {
    expect(await register({ login_pwd2: 'correct house' })).toMatchObject({ code: 3018 })
  })

  it('E-36: a wrong code, one for another purpose and one too many tries are refused', async () => {
    const email = 'codes@mail.example'
    const form = { reg_type: 'email', user_email: email }
    expect(await register({ ...form, code: '123456' })).toMatchObject({ code: 3009 })
    const resetCode = await fetchCode(server, 'email', email, 'reset')
    expect(await register({ ...form, code: resetCode })).toMatchObject({ code: 3009 })
    server.advance(61_000)
    const code = await fetchCode(server, 'email', email, 'reg')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index++)
      expect(await register({ ...form, code: wrong })).toMatchObject({ code: 3009 })
    expect(await register({ ...form, code })).toMatchObject({ code: 3009 })
  })

  it('V-4, K-8: wants the invite code when it is required, and a typed one must exist', async () => {
    await configure(server, { is_need_invite_code: 1 })
    expect(await register()).toMatchObject({ code: 3007 })
    expect(await register({ invite_code: 'NOBODY' })).toMatchObject({ code: 3008 })
    const inviter = await newMember(server)
    const { data } = await register({ invite_code: inviter.userCode })
    expect(data.user_info.parent_code).toBe(inviter.userCode)
  })

  it('S-103: the upper invite code wins over the parent code, and a wrong parent code is ignored', async () => {
    const [upper, parent] = [await newMember(server), await newMember(server)]
    const both = await register({ upper_invite_code: upper.userCode, parent_code: parent.userCode })
    expect(both.data.user_info.parent_code).toBe(upper.userCode)
    expect((await register({ parent_code: parent.userCode })).data.user_info.parent_code).toBe(parent.userCode)
    expect((await register({ parent_code: 'NOBODY' })).data.user_info.parent_code).toBe('0')
  })

  it('V-41, E-46: checks every field again', async () => {
    const cases: readonly [object, string][] = [
      [{ login_name: '1abc' }, 'login_name'],
      [{ login_name: undefined }, 'login_name'],
      [{ login_pwd: 'short', login_pwd2: 'short' }, 'login_pwd'],
      // whoever guesses begins with these.
      [{ login_pwd: '1234567', login_pwd2: '1234567' }, 'login_pwd'],
      [{ login_pwd: 'Password1', login_pwd2: 'Password1' }, 'login_pwd'],
      [{ reg_type: 'email', user_email: 'nobody' }, 'user_email'],
      [{ reg_type: 'email', user_email: 'a@b.co' }, 'code'],
      [{ reg_type: 'phone', user_phone: '+49 151 1234567' }, 'user_phone'],
      [{ reg_type: 'fax' }, 'reg_type'],
      [{ agree: 0 }, 'agree'],
      [{ plat_code: 'other' }, 'plat_code'],
    ]
    for (const [change, field] of cases) expect(await register(change)).toMatchObject({ code: 4000, data: { field } })
  })
})
