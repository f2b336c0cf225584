import { randomUUID } from 'node:crypto'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { passkeyCalls as calls, passkeysMax } from '@cliffhanger/contract/wallet/passkey-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator } from '../../../testing/authenticator.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, newPayer, payPassword } from '../../../testing/wallet.ts'

const origin = 'https://app.example'
const wrong = '000000'

let server: TestServer
let payee: Member
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: origin, ACCESS_TOKEN_SECONDS: '864000' })
  payee = await newMember(server)
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const challengeOf = ({ options }: { readonly options: Readonly<Record<string, unknown>> }): string =>
  String(options['challenge'])
const askToAdd = async ({ token }: Member) =>
  challengeOf(await server.succeed(calls.startPasskey, { pay_password: payPassword }, { token }))
const askToPay = async ({ token }: Member) =>
  challengeOf(await server.succeed(calls.startPasskeyPayment, {}, { token }))
const add = ({ token }: Member, passkey: ReturnType<Authenticator['create']>, name = 'Phone') =>
  server.call(calls.addPasskey, { name, passkey }, { token })
const confirm = ({ token }: Member, passkey: ReturnType<Authenticator['get']>) =>
  server.call(calls.confirmPasskey, { passkey }, { token })
const listOf = async ({ token }: Member) => (await server.succeed(calls.listPasskeys, {}, { token })).list

/** A member who has 10.00 and a device with a passkey. */
async function newOwner() {
  const member = await newPayer(server, '10.00')
  const device = new Authenticator()
  expect(await add(member, device.create({ origin, challenge: await askToAdd(member) }))).toMatchObject({ code: 200 })
  return { member, device }
}

/** Has the device confirm a payment. */
async function ticketOf(member: Member, device: Authenticator): Promise<string> {
  device.signCount++
  const { code, data } = await confirm(member, device.get({ origin, challenge: await askToPay(member) }))
  expect(code).toBe(200)
  return data.ticket
}

const pay = ({ token }: Member, pay_password: string, key: string = randomUUID()) =>
  server.call(transferCalls.transfer, { to_user_id: payee.userId, amount: '1.00', pay_password }, { token, key })
const balanceOf = ({ userId }: Member) => server.domains.ledger.balance(server.context.db, userId, 'money')

describe('a passkey', () => {
  it('is added by the payment password alone, tells the member, and is listed', async () => {
    const member = await newPayer(server)
    expect(await server.call(calls.startPasskey, { pay_password: wrong }, member)).toMatchObject({
      code: 7003,
      data: { left_tries: 4 },
    })
    const device = new Authenticator()
    const made = device.create({ origin, challenge: await askToAdd(member) })
    const { data } = await add(member, made, 'Ana’s phone')
    // The answer got lost: the same again is the same passkey.
    expect(await add(member, made, 'Ana’s phone')).toMatchObject({ code: 200, data: { id: data.id } })
    expect(await listOf(member)).toMatchObject([
      { id: data.id, credential_id: device.id, name: 'Ana’s phone', use_time: 0 },
    ])
    const [notices] = await server.owner.query<{ count: number }>(
      `select count(*)::int as count from notices where user_id = $1 and text_key = 'passkeyAdded'`,
      [member.userId],
    )
    expect(notices?.count).toBe(1)
  })

  it('pays once in place of the payment password, and the same payment can be sent again', async () => {
    const { member, device } = await newOwner()
    const ticket = await ticketOf(member, device)
    const key = randomUUID()
    const first = await pay(member, ticket, key)
    expect(first).toMatchObject({ code: 200, data: { balance: '9.00' } })
    expect(await pay(member, ticket, key)).toEqual(first)
    expect(await pay(member, ticket)).toMatchObject({ code: 7003 })
    expect(await balanceOf(member)).toBe('9.00')
    expect((await listOf(member))[0]?.use_time).toBeGreaterThan(0)
    // What is no ticket of theirs counts as no try at the payment password.
    expect(await server.call(calls.startPasskey, { pay_password: wrong }, member)).toMatchObject({
      data: { left_tries: 4 },
    })
  })

  it('pays one of two payments that are sent at once with the same ticket', async () => {
    const { member, device } = await newOwner()
    const ticket = await ticketOf(member, device)
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await pay(member, ticket)).code))
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, ...Array.from({ length: 7 }, () => 7003)])
  })

  it('is refused for every answer but that of its own device to an open question of its own member', async () => {
    const { member, device } = await newOwner()
    const stranger = await newOwner()
    const ask = () => askToPay(member)
    const refused = { code: 7033 }
    expect(
      await confirm(member, device.get({ origin: 'https://app.example.evil', challenge: await ask() })),
    ).toMatchObject(refused)
    expect(await confirm(member, device.get({ origin, challenge: 'AAAA' }))).toMatchObject(refused)
    expect(await confirm(member, device.get({ origin, challenge: await askToPay(stranger.member) }))).toMatchObject(
      refused,
    )
    // A question about adding is none about paying.
    expect(await confirm(member, device.get({ origin, challenge: await askToAdd(member) }))).toMatchObject(refused)
    expect(
      await confirm(stranger.member, device.get({ origin, challenge: await askToPay(stranger.member) })),
    ).toMatchObject(refused)
    const own = device.get({ origin, challenge: await ask() })
    const foreign = stranger.device.get({ origin, challenge: await ask() })
    expect(await confirm(member, { ...own, response: foreign.response })).toMatchObject(refused)
    device.checksPerson = false
    expect(await confirm(member, device.get({ origin, challenge: await ask() }))).toMatchObject(refused)
    expect(await balanceOf(member)).toBe('10.00')
  })

  it('answers a question once, also at once, and for five minutes', async () => {
    const { member, device } = await newOwner()
    device.signCount++
    const answer = device.get({ origin, challenge: await askToPay(member) })
    const codes = await Promise.all(Array.from({ length: 6 }, async () => (await confirm(member, answer)).code))
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, ...Array.from({ length: 5 }, () => 7033)])
    device.signCount++
    const late = device.get({ origin, challenge: await askToPay(member) })
    const ticket = await ticketOf(member, device)
    server.advance(5 * minuteMs + 1)
    expect(await confirm(member, late)).toMatchObject({ code: 7033 })
    expect(await pay(member, ticket)).toMatchObject({ code: 7003 })
  })

  it('is refused when its count went back: somebody copied the device', async () => {
    const { member, device } = await newOwner()
    device.signCount = 9
    await ticketOf(member, device)
    device.signCount = 4
    expect(await confirm(member, device.get({ origin, challenge: await askToPay(member) }))).toMatchObject({
      code: 7033,
    })
  })

  it('check 19: pays nothing while payments are locked', async () => {
    const { member, device } = await newOwner()
    const ticket = await ticketOf(member, device)
    device.signCount++
    const answer = device.get({ origin, challenge: await askToPay(member) })
    for (let times = 0; times < 5; times++) await pay(member, wrong)
    expect(await pay(member, ticket)).toMatchObject({ code: 7004 })
    expect(await confirm(member, answer)).toMatchObject({ code: 7004 })
    expect(await server.call(calls.startPasskeyPayment, {}, member)).toMatchObject({ code: 7004 })
  })

  it('ends with the payment password it was added with', async () => {
    const { member, device } = await newOwner()
    const ticket = await ticketOf(member, device)
    const change = { old_password: payPassword, pay_password: '135791', pay_password2: '135791' }
    await server.succeed(paymentPasswordCalls.changePaymentPassword, change, member)
    expect(await listOf(member)).toEqual([])
    expect(await pay(member, ticket)).toMatchObject({ code: 7003 })
    expect(await server.call(calls.startPasskeyPayment, {}, member)).toMatchObject({ code: 4002 })
  })

  it('is removed by its member alone, with what it confirmed last', async () => {
    const { member, device } = await newOwner()
    const other = await newOwner()
    const ticket = await ticketOf(member, device)
    const [passkey] = await listOf(member)
    await server.succeed(calls.removePasskey, { id: passkey?.id ?? 0 }, other.member)
    expect(await listOf(member)).toHaveLength(1)
    for (let times = 0; times < 2; times++) await server.succeed(calls.removePasskey, { id: passkey?.id ?? 0 }, member)
    expect(await listOf(member)).toEqual([])
    expect(await pay(member, ticket)).toMatchObject({ code: 7003 })
  })

  it('cannot be put under another member, and a member has ten', async () => {
    const { device } = await newOwner()
    const thief = await newPayer(server)
    expect(await add(thief, device.create({ origin, challenge: await askToAdd(thief) }))).toMatchObject({ code: 7033 })
    for (let times = 0; times < passkeysMax; times++)
      await add(thief, new Authenticator().create({ origin, challenge: await askToAdd(thief) }))
    expect(await listOf(thief)).toHaveLength(passkeysMax)
    expect(await server.call(calls.startPasskey, { pay_password: payPassword }, thief)).toMatchObject({ code: 7030 })
  })

  it('does not change the payment password, and what changes it does not pay', async () => {
    const { member, device } = await newOwner()
    const ticket = await ticketOf(member, device)
    const both = { pay_password: '135791', pay_password2: '135791' }
    expect(await server.call(paymentPasswordCalls.changePaymentPassword, { ticket, ...both }, member)).toMatchObject({
      code: 7003,
    })
    const checked = await server.succeed(
      paymentPasswordCalls.checkPaymentPassword,
      { pay_password: payPassword },
      member,
    )
    expect(await pay(member, checked.ticket)).toMatchObject({ code: 7003 })
  })

  it('names the field of an answer that is none', async () => {
    const { member, device } = await newOwner()
    const answer = device.get({ origin, challenge: await askToPay(member) })
    const broken = { ...answer, response: { ...answer.response, signature: 'not base64url!' } }
    expect(await confirm(member, broken)).toMatchObject({ code: 4000, data: { field: 'passkey.response.signature' } })
    expect(await confirm(member, { ...answer, response: { ...answer.response, signature: 'AAAA' } })).toMatchObject({
      code: 7033,
    })
  })
})
