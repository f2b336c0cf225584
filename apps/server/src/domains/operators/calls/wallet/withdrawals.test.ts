import { randomUUID } from 'node:crypto'
import { defaultWalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Device } from '../../../../testing/device.ts'
import { codesOf } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import {
  cancel,
  moneyOf,
  newWithdrawer,
  openModules,
  requested,
  setWallet,
} from '../../../wallet/withdrawal/testing.ts'
import { actionsUpon, payoutActions, reason } from '../../testing.ts'

let server: TestServer
let token: string
let second: string
let owner: string
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '8640000' })
  token = await newOperatorToken(server, 'finance')
  second = await newOperatorToken(server, 'finance')
  owner = await newOperatorToken(server, 'owner')
  await openModules(server)
})
afterAll(() => server.close())
beforeEach(() => setWallet(server, defaultWalletSettings))
afterEach(() => expectSoundLedger(server))

const { approve, deny, take, paid, fail, detail, stateOf } = payoutActions(() => ({ server, token }))
const entriesOf = (id: number) =>
  server.context.db.query<{ purpose: string; amount: number }>(
    `select a.purpose, x.amount from (
       select e.account_id, e.amount, e.transfer_id from ledger_entries e
       union all select u.account_id, u.amount, u.transfer_id from ledger_unposted u
     ) x join ledger_accounts a on a.id = x.account_id join ledger_transfers t on t.id = x.transfer_id
      where t.natural_key = 'withdraw:' || $1::bigint || ':paid' order by a.purpose, x.amount`,
    [id],
  )

describe('S-87: a withdrawal is judged and paid out', () => {
  it('goes to audit, to payment, and out, with fee and tax where they belong', async () => {
    await setWallet(server, { withdraw_tax_rate: '0.0200', withdraw_first_free: 0 })
    const ana = await newWithdrawer(server, '100.00')
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, ana.token)
    const id = await requested(server, ana, '50.00')
    expect((await device.next('withdraw_changed')).data).toMatchObject({ id, state: 1 })
    expect((await approve(id)).data.withdrawal).toMatchObject({ state: 2, needs_two: 0, agreed_by: null })
    expect((await device.next('withdraw_changed')).data).toMatchObject({ id, state: 2 })
    expect((await take(id)).data.account.card_no).toMatch(/^\d{12,19}$/)
    expect((await paid(id, token, 'BANK-1')).data.withdrawal).toMatchObject({ state: 3, payout_reference: 'BANK-1' })
    expect((await device.next('withdraw_changed')).data).toMatchObject({ id, state: 3 })
    expect(await moneyOf(server, ana)).toEqual(['50.00', '0.00'])
    expect((await entriesOf(id)).map(({ purpose, amount }) => [purpose, amount])).toEqual([
      ['held', -4850],
      ['held', -100],
      ['held', -50],
      ['payout_clearing', 4850],
      ['revenue_fee', 50],
      ['tax', 100],
    ])
    // As each row does, it says what left the balance, not what arrived.
    expect(await server.succeed(withdrawalCalls.listWithdrawals, { state: 3 }, ana)).toMatchObject({ sum: '50.00' })
    expect((await detail(id)).steps.map(({ state }) => state)).toEqual([1, 2, 3])
    device.socket.close()
  })

  it('returns everything to the cent where it is denied, to audit or to pay, or where the payout failed', async () => {
    await setWallet(server, { withdraw_first_free: 0 })
    const ana = await newWithdrawer(server, '100.00')
    const [one, two, three] = [
      await requested(server, ana, '10.01'),
      await requested(server, ana, '20.02'),
      await requested(server, ana, '30.03'),
    ]
    const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, ana.token)
    expect((await deny(one)).data.withdrawal).toMatchObject({ state: -1, reason })
    expect((await device.next('withdraw_changed')).data).toEqual({ id: one, state: -1, reason })
    expect((await device.next('wallet_changed')).data).toMatchObject({
      bill: { bill_type: 'withdraw_back', direction: 'in', amount: '10.01' },
    })
    await approve(two)
    expect((await deny(two)).code).toBe(200)
    await approve(three)
    await take(three)
    expect((await fail(three)).data.withdrawal.state).toBe(-1)
    expect(await moneyOf(server, ana)).toEqual(['100.00', '0.00'])
    for (const id of [one, two, three])
      for (const action of [approve, deny, take, paid, fail]) expect((await action(id)).code).toBe(4003)
    for (const action of [approve, deny, take, paid, fail]) expect((await action(999_999)).code).toBe(4002)
    device.socket.close()
  })

  it('keeps what nobody knows the outcome of in 2, and only who pays can end it', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const id = await requested(server, ana, '20.00')
    expect((await take(id)).code).toBe(4003)
    expect((await paid(id)).code).toBe(4003)
    await approve(id)
    expect((await paid(id)).code).toBe(4003)
    expect((await fail(id)).code).toBe(4003)
    expect(codesOf([await take(id), await take(id)])).toEqual([200, 200])
    expect((await cancel(server, ana, id)).code).toBe(4003)
    for (const action of [deny, take, paid, fail]) expect((await action(id, second)).code).toBe(4003)
    expect((await deny(id)).code).toBe(4003)
    expect(await stateOf(id)).toBe(2)
    expect(await moneyOf(server, ana)).toEqual(['80.00', '20.00'])
    expect(await take(id, second, { take_over: 1 })).toMatchObject({ code: 4000, data: { field: 'reason' } })
    expect((await take(id, second, { take_over: 1, reason })).data.withdrawal.payer?.name).toMatch(/^finance/)
    expect((await paid(id)).code).toBe(4003)
    expect((await paid(id, second)).code).toBe(200)
    expect((await actionsUpon(server, `withdrawal ${id}`, owner)).map(({ action }) => action)).toEqual([
      'withdrawal.pay',
      'withdrawal.takeOver',
      'withdrawal.take',
      'withdrawal.take',
      'withdrawal.approve',
    ])
  })

  it('pays one withdrawal by one transfer outside', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const ids = [await requested(server, ana, '20.00'), await requested(server, ana, '20.00')]
    for (const id of ids) {
      await approve(id)
      await take(id)
    }
    const reference = randomUUID()
    const replies = await Promise.all(ids.map((id) => paid(id, token, reference)))
    expect(codesOf(replies)).toEqual([200, 4000])
    expect(await moneyOf(server, ana)).toEqual(['60.00', '20.00'])
    const left = ids[replies.findIndex(({ code }) => code === 4000)] ?? 0
    expect((await paid(left)).code).toBe(200)
  })
})

describe('check 17: two at once', () => {
  it('approve, deny and cancel: one of them happens', async () => {
    for (let round = 0; round < 5; round++) {
      const ana = await newWithdrawer(server, '20.00')
      const id = await requested(server, ana, '20.00')
      const replies = await Promise.all([deny(id), deny(id, second), cancel(server, ana, id)])
      expect(codesOf(replies)).toEqual([200, 4003, 4003])
      expect(await moneyOf(server, ana)).toEqual(['20.00', '0.00'])
      const next = await requested(server, ana, '20.00')
      expect(codesOf(await Promise.all([approve(next), approve(next, second)]))).toEqual([200, 4003])
      const [took, denied] = await Promise.all([take(next), deny(next, second)])
      expect(codesOf([took, denied])).toEqual([200, 4003])
      if (took.code !== 200) continue
      const ends = await Promise.all([paid(next), paid(next), fail(next)])
      expect(codesOf(ends)).toEqual([200, 4003, 4003])
      expect(await moneyOf(server, ana)).toEqual((await stateOf(next)) === 3 ? ['0.00', '0.00'] : ['20.00', '0.00'])
    }
  })

  it('R-23: a large one needs two different operators, one after the other or at once', async () => {
    await setWallet(server, { four_eyes_amount: '50.00' })
    const ana = await newWithdrawer(server, '500.00')
    const id = await requested(server, ana, '50.00')
    expect((await approve(id)).data.withdrawal).toMatchObject({
      state: 1,
      needs_two: 1,
      agreed_by: { name: expect.any(String) },
    })
    expect((await approve(id)).code).toBe(4001)
    await setWallet(server, { four_eyes_amount: '5000.00' })
    expect((await approve(id)).code).toBe(4001)
    expect((await approve(id, second)).data.withdrawal.state).toBe(2)
    expect(await actionsUpon(server, `withdrawal ${id}`, owner)).toMatchObject([
      { action: 'withdrawal.approve', before: { state: 1 }, after: { state: 2 } },
      { action: 'withdrawal.agree', before: { agreed_by: 0 } },
    ])
    await setWallet(server, { four_eyes_amount: '50.00' })
    const next = await requested(server, ana, '50.00')
    expect(codesOf(await Promise.all([approve(next), approve(next)]))).toEqual([200, 4001])
    expect(await stateOf(next)).toBe(1)
    const small = await requested(server, ana, '49.99')
    expect((await approve(small)).data.withdrawal).toMatchObject({ state: 2, needs_two: 0 })
  })
})
