import { randomUUID } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { defaultWalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { withdrawalCalls as calls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Device } from '../../../testing/device.ts'
import { codesOf, newAddress } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, newPayer, noAmounts } from '../../../testing/wallet.ts'
import {
  addAccount,
  bankForm,
  cancel,
  check,
  getWithdrawal,
  moneyOf,
  newWithdrawer,
  openModules,
  request,
  requested,
  setWallet,
} from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '8640000' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await openModules(server)
  await setWallet(server, defaultWalletSettings)
})
afterEach(() => expectSoundLedger(server))

const day = dayMs

describe('vp-withdraw', () => {
  it('S-87, S-104: freezes the amount, and the first is free; its second pays fee and tax rounded up', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, ana.token)
    await setWallet(server, { withdraw_tax_rate: '0.0300' })
    const first = (await request(server, ana, { amount: '20.01' })).data
    expect(first).toMatchObject({
      balance: '79.99',
      withdraw: {
        amount: '20.01',
        fee: '0.00',
        tax: '0.00',
        arrive_amount: '20.01',
        state: 1,
        is_first: 1,
        coin_code: 'money',
      },
    })
    expect(first.withdraw.order_no).toMatch(/^W\d{6}-[0-9A-Z]{10}$/)
    expect(first.withdraw.account.card_no).toMatch(/^\*\*\*\* \d{4}$/)
    expect((await device.next('withdraw_changed')).data).toEqual({ id: first.withdraw.id, state: 1, reason: '' })
    expect((await device.next('wallet_changed')).data).toMatchObject({
      bill: { bill_type: 'withdraw', direction: 'out', amount: '20.01' },
    })
    const second = (await request(server, ana, { amount: '20.01' })).data.withdraw
    expect(second).toMatchObject({ fee: '0.21', tax: '0.61', arrive_amount: '19.19', is_first: 0 })
    expect(await moneyOf(server, ana)).toEqual(['59.98', '40.02'])
    device.socket.close()
  })

  it('S-110: once per key, for ever, and another request with it is 4008', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const key = randomUUID()
    const replies = await Promise.all([
      request(server, ana, {}, key),
      request(server, ana, {}, key),
      request(server, ana, {}, key),
    ])
    expect(codesOf(replies)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ data }) => data.withdraw.id)).size).toBe(1)
    expect((await request(server, ana, { amount: '21.00' }, key)).code).toBe(4008)
    await server.context.db.execute(`delete from idempotency_keys`)
    expect((await request(server, ana, {}, key)).code).toBe(4008)
    expect(await moneyOf(server, ana)).toEqual(['80.00', '20.00'])
  })

  it('check 4: takes nothing that is no amount of money', async () => {
    const ana = await newWithdrawer(server, '100.00')
    for (const amount of noAmounts)
      expect([amount, await request(server, ana, { amount: amount as string })]).toMatchObject([
        amount,
        { code: 4000, data: { field: 'amount' } },
      ])
    expect(await request(server, ana, { coin_code: 'gold' })).toMatchObject({
      code: 4000,
      data: { field: 'coin_code' },
    })
    expect(await moneyOf(server, ana)).toEqual(['100.00', '0.00'])
  })

  it('V-13, V-14, C-42: not without an account, below, above, beyond what is there or what a day allows', async () => {
    const [ana, bao] = [await newWithdrawer(server, '200.00'), await newWithdrawer(server, '1.00')]
    await setWallet(server, { withdraw_max: '100.00', withdraw_daily_count: 2, withdraw_daily_amount: '150.00' })
    for (const account_id of [0, 999_999, bao.accountId])
      expect((await request(server, ana, { account_id })).code).toBe(7008)
    expect((await request(server, ana, { amount: '9.99' })).code).toBe(7005)
    expect((await request(server, ana, { amount: '100.01' })).code).toBe(7005)
    expect((await request(server, bao, { amount: '10.00' })).code).toBe(7006)
    expect((await request(server, ana, { amount: '100.00' })).code).toBe(200)
    expect((await request(server, ana, { amount: '50.01' })).code).toBe(7006)
    expect((await request(server, ana, { amount: '50.00' })).code).toBe(200)
    expect((await request(server, ana, { amount: '10.00' })).code).toBe(7007)
    server.advance(day)
    expect((await request(server, ana, { amount: '10.00' })).code).toBe(200)
  })

  it('check 18: at the limit of a day many at once pass it not, and one of them is free', async () => {
    const ana = await newWithdrawer(server, '1000.00')
    const replies = await Promise.all(Array.from({ length: 12 }, () => request(server, ana)))
    expect(codesOf(replies)).toEqual([200, 200, 200, ...Array.from({ length: 9 }, () => 7007)])
    const made = replies.flatMap(({ code, data }) => (code === 200 ? [data.withdraw] : []))
    expect(made.map(({ is_first, fee }) => [is_first, fee] as const).sort(([one], [other]) => one - other)).toEqual([
      [0, '0.20'],
      [0, '0.20'],
      [1, '0.00'],
    ])
    expect(await moneyOf(server, ana)).toEqual(['940.00', '60.00'])
  })

  it('V-13: two at once take no more than there is', async () => {
    const ana = await newWithdrawer(server, '30.00')
    expect(codesOf(await Promise.all([request(server, ana), request(server, ana), request(server, ana)]))).toEqual([
      200, 7006, 7006,
    ])
    expect(await moneyOf(server, ana)).toEqual(['10.00', '20.00'])
  })

  it('what a member owes after a charge was taken back is not theirs to withdraw (7006)', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const debt = { route: 'chargeback.stripe_debt', coin: 'money', amount: 3000n, from: ana.userId, to: 0 } as const
    await server.context.db.transaction((tx) =>
      server.domains.ledger.move(tx, { kind: 'chargeback', key: randomUUID(), bizNo: 'TEST', moves: [debt] }),
    )
    expect((await request(server, ana, { amount: '70.01' })).code).toBe(7006)
    expect((await request(server, ana, { amount: '70.00' })).code).toBe(200)
  })

  it('R-22: asks for certification where the platform does', async () => {
    const ana = await newWithdrawer(server, '100.00')
    await setWallet(server, { withdraw_need_real_name: 1 })
    expect((await request(server, ana)).code).toBe(7021)
    expect((await check(server, ana, '20.00')).data).toMatchObject({
      can: 0,
      reason: 'Verify your identity first',
    })
    await server.context.db.execute(
      `insert into real_names (user_id, status, sealed, number_hash, created_ms, updated_ms) values ($1, 2, '', '', 0, 0)`,
      [ana.userId],
    )
    expect((await request(server, ana)).code).toBe(200)
  })

  it('R-24: off, it still takes out what members have, to the last cent, and nothing else', async () => {
    const [ana, poor] = [await newWithdrawer(server, '25.00'), await newWithdrawer(server, '0')]
    await openModules(server, { withdraw: 0 })
    expect((await server.succeed(calls.listWithdrawMethods, {}, ana)).list).toHaveLength(4)
    expect((await server.succeed(calls.listWithdrawMethods, {}, poor)).list).toEqual([])
    expect((await request(server, poor)).code).toBe(7031)
    const id = await requested(server, ana, '20.00')
    const leastNow = async () => (await server.succeed(calls.getWithdrawTerms, {}, ana)).config.min_amount
    expect(await leastNow()).toBe('5.00')
    expect((await request(server, ana, { amount: '4.00' })).code).toBe(7005)
    expect((await request(server, ana, { amount: '5.00' })).code).toBe(200)
    expect((await cancel(server, ana, id)).code).toBe(200)
    expect(await moneyOf(server, ana)).toEqual(['20.00', '5.00'])
  })

  it('R-24: USDT that is off takes nothing new', async () => {
    const ana = await newPayer(server, '100.00')
    const form = { type: 'usdt', chain: 'TRC20', account: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' } as const
    const { data } = await addAccount(server, ana, bankForm(form))
    const who = { ...ana, accountId: data.account.id }
    await openModules(server, { usdt: 0 })
    expect((await request(server, who)).code).toBe(7031)
    expect((await check(server, who, '20.00')).data.can).toBe(0)
    const { list } = await server.succeed(calls.listWithdrawMethods, {}, ana)
    expect(list.map(({ type }) => type)).toEqual(['bank', 'alipay', 'wechat'])
  })

  it('says how soon money usually was there, of a kind of account that ten payouts went to', async () => {
    const ana = await newWithdrawer(server, '500.00')
    await setWallet(server, { withdraw_daily_count: 20 })
    const usual = async () =>
      (await server.succeed(calls.listWithdrawMethods, {}, ana)).list.map((way) => way.usual_minutes)
    for (let each = 0; each < 9; each++) await requested(server, ana, '20.00')
    const pay = `update withdrawals set state = 3, updated_ms = created_ms + 150 * 60000 where user_id = $1 and state = 1`
    await server.context.db.execute(pay, [ana.userId])
    expect(await usual()).toEqual([undefined, undefined, undefined, undefined])
    await requested(server, ana, '20.00')
    await server.context.db.execute(pay, [ana.userId])
    expect(await usual()).toEqual([180, undefined, undefined, undefined])
  })

  it('keeps the account and the settings it was asked for with', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const id = await requested(server, ana, '20.00')
    const before = (await getWithdrawal(server, ana, id)).data.withdraw
    await server.succeed(
      calls.editWithdrawAccount,
      { ...bankForm({ real_name: '李四' }), id: ana.accountId },
      { token: ana.token, address: newAddress() },
    )
    await setWallet(server, { withdraw_fee_rate: '0.5000', withdraw_max: '10.00' })
    expect((await getWithdrawal(server, ana, id)).data.withdraw).toEqual(before)
  })
})
