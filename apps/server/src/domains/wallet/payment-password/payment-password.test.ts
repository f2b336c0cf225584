import { randomUUID } from 'node:crypto'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { paymentPasswordCalls as calls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codesOf, fetchCode, newAddress, newMember, newPasswordMember, testPassword } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newPayer, payPassword } from '../../../testing/wallet.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
})
afterAll(() => server.close())

type Caller = { readonly token: string }
const wrong = '000000'
const minute = 60_000

/** Every try comes from an address of its own unless one is given. */
const check = (pay_password: string, { token }: Caller, address = newAddress()) =>
  server.call(calls.checkPaymentPassword, { pay_password }, { token, address })
const both = (pay_password: string) => ({ pay_password, pay_password2: pay_password })
const state = ({ token }: Caller) => server.succeed(calls.getPaymentPasswordState, {}, { token })
const lockOut = async (member: Caller) => {
  for (let times = 0; times < 5; times++) await check(wrong, member)
}

it('7002: nothing is checked before one is set, and V-7 asks for the same six digits twice', async () => {
  const member = await newMember(server)
  expect(await state(member)).toEqual({ is_set: 0, locked_seconds: 0 })
  expect(await check(payPassword, member)).toMatchObject({ code: 7002 })
  const change = { old_password: payPassword, ...both('102938') }
  expect(await server.call(calls.changePaymentPassword, change, member)).toMatchObject({ code: 7002 })
  for (const pay_password of ['12345', '1234567', '12345a', '１２３４５６', ''])
    expect(await server.call(calls.setPaymentPassword, both(pay_password), member)).toMatchObject({
      code: 4000,
      data: { field: 'pay_password' },
    })
  const unequal = { pay_password: '246801', pay_password2: '246802' }
  expect(await server.call(calls.setPaymentPassword, unequal, member)).toMatchObject({ code: 3018 })
  await server.succeed(calls.setPaymentPassword, both(payPassword), member)
  expect(await state(member)).toEqual({ is_set: 1, locked_seconds: 0 })
})

it('A-18: takes no payment password that is tried first', async () => {
  const member = await newMember(server)
  await server.owner.execute(`update accounts set phone = '+84912468013' where id = $1`, [member.userId])
  const code = await fetchCode(server, 'phone', '+84912468013', 'paypass')
  for (const digits of ['111111', '123456', '654321', '890123', '468013'])
    expect(
      await server.call(calls.setPaymentPassword, { ...both(digits), code }, { ...member, language: 'en' }),
    ).toMatchObject({
      code: 4000,
      msg: expect.stringContaining('too easy to guess'),
      data: { field: 'pay_password' },
    })
  await server.succeed(calls.setPaymentPassword, { ...both(payPassword), code }, member)
  const change = { old_password: payPassword, ...both('111111') }
  expect(await server.call(calls.changePaymentPassword, change, member)).toMatchObject({ code: 4000 })
})

it('asks for the login password the first time where there is one', async () => {
  const member = await newPasswordMember(server)
  expect(await server.call(calls.setPaymentPassword, both(payPassword), member)).toMatchObject({
    code: 4000,
    data: { field: 'login_pwd' },
  })
  const guess = { ...both(payPassword), login_pwd: 'something else' }
  expect(await server.call(calls.setPaymentPassword, guess, member)).toMatchObject({ code: 3012 })
  await server.succeed(calls.setPaymentPassword, { ...both(payPassword), login_pwd: testPassword }, member)
})

it('sets the first one once, however many try at once', async () => {
  const member = await newMember(server)
  const digits = ['102938', '293847', '384756', '475610']
  const replies = await Promise.all(digits.map((one) => server.call(calls.setPaymentPassword, both(one), member)))
  expect(codesOf(replies)).toEqual([200, 4000, 4000, 4000])
  const isSet = digits[replies.findIndex(({ code }) => code === 200)] ?? ''
  expect(await check(isSet, member)).toMatchObject({ code: 200 })
})

it('V-8, C-44: says what is wrong and how many tries are left, and locks for two hours after five', async () => {
  const member = await newPayer(server)
  for (const left_tries of [4, 3, 2, 1, 0])
    expect(await check(wrong, member)).toMatchObject({ code: 7003, data: { left_tries } })
  const { locked_seconds } = await state(member)
  expect(locked_seconds).toBeGreaterThan(7190)
  expect(await check(payPassword, member)).toMatchObject({ code: 7004, data: { locked_seconds: expect.any(Number) } })
  server.advance(121 * minute)
  expect(await check(payPassword, member)).toMatchObject({ code: 200 })
})

it('a right one forgets the wrong ones before it', async () => {
  const member = await newPayer(server)
  for (let round = 0; round < 3; round++) {
    for (let times = 0; times < 4; times++) expect(await check(wrong, member)).toMatchObject({ code: 7003 })
    expect(await check(payPassword, member)).toMatchObject({ code: 200 })
  }
})

it('check 19: five wrong ones at once lock, more tell nothing, and the right one is refused by every route', async () => {
  const member = await newPayer(server)
  const replies = await Promise.all(Array.from({ length: 20 }, () => check(wrong, member)))
  expect(codesOf(replies)).toEqual([...Array(5).fill(7003), ...Array(15).fill(7004)])
  expect(await check(payPassword, member)).toMatchObject({ code: 7004 })
  const change = { old_password: payPassword, ...both('102938') }
  expect(await server.call(calls.changePaymentPassword, change, member)).toMatchObject({ code: 7004 })
  // Setting again is no way around: it asks for a code.
  expect(await server.call(calls.setPaymentPassword, both('102938'), member)).toMatchObject({
    code: 4000,
    data: { field: 'code' },
  })
})

it('check 19: right ones at once never lock', async () => {
  const member = await newPayer(server)
  const replies = await Promise.all(Array.from({ length: 12 }, () => check(payPassword, member)))
  expect(new Set(codesOf(replies))).toEqual(new Set([200]))
})

it('A-17: wrong ones of others at an address lock nobody else there', async () => {
  const address = newAddress()
  const [innocent, ...throwAway] = await Promise.all(Array.from({ length: 12 }, () => newPayer(server)))
  if (!innocent) throw new Error('no member')
  for (const member of throwAway) for (let times = 0; times < 5; times++) await check(wrong, member, address)
  expect(await check(payPassword, innocent, address)).toMatchObject({ code: 200 })
})

it('changes it by the old one or by a ticket, which works once, for five minutes, for its own member', async () => {
  const [member, other] = [await newPayer(server), await newPayer(server)]
  const ticketOf = async (pay_password: string) =>
    (await server.succeed(calls.checkPaymentPassword, { pay_password }, { token: member.token })).ticket
  const change = (proof: { ticket?: string; old_password?: string }, next: string, { token }: Caller = member) =>
    server.call(calls.changePaymentPassword, { ...proof, ...both(next) }, { token, address: newAddress() })

  expect(await change({ old_password: payPassword }, '102938')).toMatchObject({ code: 200 })
  const [first, second] = [await ticketOf('102938'), await ticketOf('102938')]
  expect(await change({ ticket: first }, '293847', other)).toMatchObject({ code: 7003 })
  const replies = await Promise.all([change({ ticket: first }, '293847'), change({ ticket: first }, '293847')])
  expect(codesOf(replies)).toEqual([200, 7003])
  // Changing it ended the other ticket.
  expect(await change({ ticket: second }, '384756')).toMatchObject({ code: 7003 })
  const late = await ticketOf('293847')
  server.advance(5 * minute)
  expect(await change({ ticket: late }, '384756')).toMatchObject({ code: 7003 })
  expect(await check('293847', member)).toMatchObject({ code: 200 })
})

it('a ticket from before the lock does not open it', async () => {
  const member = await newPayer(server)
  const { ticket } = await server.succeed(calls.checkPaymentPassword, { pay_password: payPassword }, member)
  await lockOut(member)
  expect(await server.call(calls.changePaymentPassword, { ticket, ...both('102938') }, member)).toMatchObject({
    code: 7004,
  })
})

it('C-44: a code to the own mail address sets another one and opens the lock; a foreign code does not', async () => {
  const member = await newPayer(server)
  const reset = (code: string) => server.call(calls.setPaymentPassword, { ...both('560293'), code }, member)
  const account = `${randomUUID()}@example.com`
  const code = await fetchCode(server, 'email', account, 'bind')
  const bound = { type: 'email', account, code, pay_password: payPassword } as const
  await server.succeed(accountCalls.bindAccount, bound, member)
  server.advance(2 * minute)
  await lockOut(member)
  const foreign = await fetchCode(server, 'email', `${randomUUID()}@example.com`, 'paypass')
  expect(await reset(foreign)).toMatchObject({ code: 3009 })
  // A code for something else is none for this.
  expect(await reset(await fetchCode(server, 'email', account, 'reset'))).toMatchObject({ code: 3009 })
  server.advance(2 * minute)
  const right = await fetchCode(server, 'email', account, 'paypass')
  expect(codesOf([await reset(right), await reset(right)])).toEqual([200, 3009])
  expect(await state(member)).toEqual({ is_set: 1, locked_seconds: 0 })
  expect(await check('560293', member)).toMatchObject({ code: 200 })
})

it('check 19: every call that moves or redirects money asks before it does anything', () => {
  const requesting = [server.domains.wallet, server.domains.payments]
    .flatMap(({ calls: bound }) => bound)
    .filter(({ before, row }) => before && row.errors.includes('paymentPasswordWrong'))
  expect(requesting.map(({ row }) => row.id).toSorted()).toEqual([
    'vp-balanceTransfer',
    'vp-balanceTransferOut',
    'vp-cashoutAccount',
    'vp-cashoutAccountEdit',
    'vp-convert',
    'vp-pay',
    'vp-transfer',
    'vp-withdraw',
  ])
})
