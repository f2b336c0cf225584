import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviceOf, fetchCode, newAddress, newMember, newPasswordMember, testPassword } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { give, payPassword } from '../../testing/wallet.ts'
import { liftCoolingOff } from './cooling-off.ts'

/** The takeover of an account as it was done from outside, step by step, by somebody who has the device id, or a session, of another. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ DEMO: '0', ACCESS_TOKEN_SECONDS: '864000' })
})
afterAll(() => server.close())

const newMail = () => `${randomUUID()}@mail.example`
const pin = (digits: string) => ({ pay_password: digits, pay_password2: digits })
type Caller = { readonly token: string }

async function bind({ token }: Caller, account: string, proof: object = {}) {
  const code = await fetchCode(server, 'email', account, 'bind')
  return server.call(accountCalls.bindAccount, { type: 'email', account, code, ...proof }, { token })
}

/** A member with a password, a mail address, a payment password and 300.00. */
async function victimOf() {
  const member = await newPasswordMember(server)
  const email = newMail()
  expect(await bind(member, email)).toMatchObject({ code: 200 })
  const set = { ...pin(payPassword), login_pwd: testPassword }
  await server.succeed(paymentPasswordCalls.setPaymentPassword, set, { token: member.token })
  await give(server, member.userId, 'money', '300.00')
  // Codes go to one address once a minute.
  server.advance(61_000)
  return { ...member, email }
}

const send = ({ token }: Caller, to: number, pay_password = payPassword) =>
  server.call(transferCalls.transfer, { to_user_id: to, amount: '1.00', pay_password }, { token, key: randomUUID() })

const linkOf = async ({ token }: Caller): Promise<string> => {
  const { list } = await server.succeed(noticeCalls.listMyNotices, {}, { token })
  const link = list[0]?.link ?? ''
  expect(link).toContain('/pages/login/stopChange?token=')
  return decodeURIComponent(link.split('token=')[1] ?? '')
}

describe('H1: taking an account over', () => {
  it('S1: the id of its device opens no session', async () => {
    const victim = await victimOf()
    const device = deviceOf(victim.deviceId)
    const requested = await server.call(sessionCalls.signInByDevice, device)
    expect(requested.data).not.toHaveProperty('access_token')
    expect(await server.call(sessionCalls.signInByDevice, { ...device, confirm: 1 })).toMatchObject({ code: 3001 })
    for (const device_id of ['aaaaaaaa', 'a'.repeat(32), '123456789012345'])
      expect(await server.call(sessionCalls.signInByDevice, { ...device, device_id })).toMatchObject({
        code: 4000,
        data: { field: 'device_id' },
      })
  })

  it('S2: A-1: a session binds no other address', async () => {
    const victim = await victimOf()
    expect(await bind(victim, newMail())).toMatchObject({ code: 4000, data: { field: 'login_pwd' } })
    expect(await bind(victim, newMail(), { login_pwd: 'wrong horse' })).toMatchObject({ code: 3012 })
    // The payment password is no proof where there is a login password, nor is a code to the new address.
    expect(await bind(victim, newMail(), { pay_password: payPassword })).toMatchObject({ code: 4000 })
    const mine = newMail()
    const old_code = await fetchCode(server, 'email', mine, 'bind')
    expect(await bind(victim, newMail(), { old_code })).toMatchObject({ code: 3009 })
    // A phone beside the address is another way in.
    const code = await fetchCode(server, 'phone', '+84912345678', 'bind')
    const phone = { type: 'phone', account: '+84912345678', code } as const
    expect(await server.call(accountCalls.bindAccount, phone, victim)).toMatchObject({ code: 4000 })
    const { user_info } = await server.succeed(accountCalls.getAccount, {}, victim)
    expect(user_info).toMatchObject({ user_email: victim.email, user_phone: '' })
  })

  it('S3: A-1: a session and a code set no payment password', async () => {
    const victim = await victimOf()
    const code = await fetchCode(server, 'email', victim.email, 'paypass')
    const reset = (more: object) =>
      server.call(paymentPasswordCalls.setPaymentPassword, { ...pin('975310'), ...more }, victim)
    expect(await reset({ code })).toMatchObject({ code: 4000, data: { field: 'login_pwd' } })
    expect(await reset({ code, login_pwd: 'wrong horse' })).toMatchObject({ code: 3012 })
    expect(await reset({ login_pwd: testPassword })).toMatchObject({ code: 4000, data: { field: 'code' } })
  })

  it('S4: A-2: whoever had all it takes cannot take the money out for a day, and the owner can stop it', async () => {
    const [victim, thief] = [await victimOf(), await newMember(server)]
    const theirs = newMail()
    expect(await bind(victim, theirs, { login_pwd: testPassword })).toMatchObject({ code: 200 })
    const end_time = expect.any(Number)
    expect(await send(victim, thief.userId)).toMatchObject({ code: 7032, data: { end_time, hours: 24 } })
    const card = {
      type: 'bank',
      real_name: 'Mallory',
      bank_id: 1,
      card_no: '4111111111111111',
      pay_password: payPassword,
    } as const
    expect((await server.call(withdrawalAccountCalls.addWithdrawAccount, card, victim)).code).toBeOneOf([7031, 7032])
    const token = await linkOf(victim)
    expect(await server.call(accountCalls.stopChange, { token: `${token}x` })).toMatchObject({ code: 4002 })
    expect(await server.call(accountCalls.stopChange, { token })).toMatchObject({ code: 200 })
    expect(await server.call(accountCalls.getLanguage, {}, victim)).toMatchObject({ code: 6001 })
    expect(await server.call(accountCalls.stopChange, { token })).toMatchObject({ code: 4003 })
    const back = await server.succeed(
      sessionCalls.signIn,
      { login_name: victim.email, login_pwd: testPassword },
      { address: newAddress() },
    )
    expect(back.user_info.user_email).toBe(victim.email)
    const owner = { token: back.access_token }
    expect(await send(owner, thief.userId)).toMatchObject({ code: 7032 })
    server.advance(dayMs)
    expect(await send(owner, thief.userId)).toMatchObject({ code: 200 })
  })

  it('S5: a code to the address sets the login password, and money stays', async () => {
    const [victim, other] = [await victimOf(), await newMember(server)]
    const code = await fetchCode(server, 'email', victim.email, 'reset')
    const passwords = { login_pwd: 'battery staple', login_pwd2: 'battery staple' }
    const reset = { account_type: 'email', account: victim.email, code, ...passwords } as const
    await server.succeed(sessionCalls.resetPassword, reset, { address: newAddress() })
    const { access_token: token } = await server.succeed(
      sessionCalls.signIn,
      { login_name: victim.email, login_pwd: 'battery staple' },
      { address: newAddress() },
    )
    expect(await send({ token }, other.userId)).toMatchObject({ code: 7032 })
    expect(await server.call(accountCalls.stopChange, { token: await linkOf({ token }) })).toMatchObject({ code: 200 })
    const again = { login_name: victim.email, login_pwd: testPassword }
    expect(await server.call(sessionCalls.signIn, again, { address: newAddress() })).toMatchObject({ code: 200 })
  })
})

describe('A-1: proofs', () => {
  it('a code to the address that is replaced is one', async () => {
    const victim = await victimOf()
    const old_code = await fetchCode(server, 'email', victim.email, 'bind')
    const next = newMail()
    expect(await bind(victim, next, { old_code })).toMatchObject({
      code: 200,
      data: { user_info: { user_email: next } },
    })
    server.advance(61_000)
    expect(await bind(victim, newMail(), { old_code })).toMatchObject({ code: 3009 })
  })

  it('the payment password is one where there is no login password', async () => {
    const member = await newMember(server)
    await server.succeed(paymentPasswordCalls.setPaymentPassword, pin(payPassword), member)
    const email = newMail()
    expect(await bind(member, email)).toMatchObject({ code: 4000, data: { field: 'pay_password' } })
    server.advance(61_000)
    expect(await bind(member, email, { pay_password: '000000' })).toMatchObject({ code: 7003 })
    server.advance(61_000)
    expect(await bind(member, email, { pay_password: payPassword })).toMatchObject({ code: 200 })
    // A stolen session makes no login password that would be its own proof.
    const first = { login_pwd: 'battery staple', login_pwd2: 'battery staple' }
    expect(await server.call(accountCalls.changePassword, first, member)).toMatchObject({
      code: 4000,
      data: { field: 'pay_password' },
    })
    const proved = { ...first, pay_password: payPassword }
    expect(await server.call(accountCalls.changePassword, proved, member)).toMatchObject({ code: 200 })
  })

  it('an account with only a contact sets no payment password by its session', async () => {
    const member = await newMember(server)
    const email = newMail()
    expect(await bind(member, email)).toMatchObject({ code: 200 })
    expect(await server.call(paymentPasswordCalls.setPaymentPassword, pin(payPassword), member)).toMatchObject({
      code: 4000,
      data: { field: 'code' },
    })
    server.advance(61_000)
    const set = { ...pin(payPassword), code: await fetchCode(server, 'email', email, 'paypass') }
    expect(await server.call(paymentPasswordCalls.setPaymentPassword, set, member)).toMatchObject({ code: 200 })
  })

  it('A-3: an account that has nothing binds its first address with the secret of its device; what it holds stays a day', async () => {
    const [member, other] = [await newMember(server), await newMember(server)]
    await server.succeed(paymentPasswordCalls.setPaymentPassword, pin(payPassword), other)
    await give(server, member.userId, 'money', '10.00')
    server.advance(11 * minuteMs)
    const device = deviceOf(member.deviceId)
    const byId = await server.succeed(sessionCalls.signInByDevice, device)
    const token = byId.access_token ?? ''
    expect(await bind({ token }, newMail())).toMatchObject({ code: 4001 })
    expect(await server.call(paymentPasswordCalls.setPaymentPassword, pin(payPassword), { token })).toMatchObject({
      code: 4001,
    })
    const bySecret = await server.succeed(sessionCalls.signInByDevice, {
      ...device,
      device_secret: member.deviceSecret,
    })
    const owner = { token: bySecret.access_token ?? '' }
    await server.succeed(paymentPasswordCalls.setPaymentPassword, pin(payPassword), owner)
    expect(await send(owner, other.userId)).toMatchObject({ code: 200 })
    expect(await bind(owner, newMail(), { pay_password: payPassword })).toMatchObject({ code: 200 })
    expect(await send(owner, other.userId)).toMatchObject({ code: 7032 })
  })
})

it('A-2: two operators end a cooling-off before its time, one does not', async () => {
  const [victim, other] = [await victimOf(), await newMember(server)]
  await bind(victim, newMail(), { login_pwd: testPassword })
  const requested = { reason: 'called back', counts: async () => true, isSingle: false }
  const lift = (operatorId: number) =>
    server.context.db.transaction((tx) =>
      liftCoolingOff(tx, victim.userId, { operatorId, ...requested }, server.context.clock()),
    )
  const [one, two] = await Promise.all(
    ['one', 'two'].map((login) =>
      server.owner.one<{ id: number }>(
        `insert into operators (login, name, role, password_hash, totp_secret, created_ms) values ($1, $1, 'owner', '', '', 0) returning id`,
        [login],
      ),
    ),
  )
  expect(await lift(one?.id ?? 0)).toMatchObject({ isLifted: false })
  await expect(lift(one?.id ?? 0)).rejects.toMatchObject({ refusal: 'cannotDoToSelf' })
  expect(await send(victim, other.userId)).toMatchObject({ code: 7032 })
  expect(await lift(two?.id ?? 0)).toMatchObject({ isLifted: true })
  expect(await send(victim, other.userId)).toMatchObject({ code: 200 })
})
