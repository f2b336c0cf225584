import { randomUUID } from 'node:crypto'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, configure, type Member, newMember } from '../../../testing/members.ts'
import type { TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import {
  blackHole,
  bought,
  buy,
  newBank,
  newOnline,
  newPlan,
  newUsdt,
  openModules,
  purseOf,
  startBankServer,
} from './testing.ts'

let server: TestServer
let bank: number
let ana: Member
beforeAll(async () => {
  ;({ server, bank } = await startBankServer())
  ana = await newMember(server)
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

describe('asking for a recharge', () => {
  it('makes an order in state 0 and a recharge in state 1, tells where to pay, and credits nothing', async () => {
    const { order, recharge, collect, pay_url } = await bought(server, ana, { platform_id: bank, amount: '50.5' })
    expect(order).toMatchObject({
      order_type: 'recharge',
      state: 0,
      pay_amount: '50.50',
      pay_type: 'channel',
      platform_id: bank,
    })
    expect(order.order_no).toMatch(/^R\d{6}-[0-9A-Z]{10}$/)
    expect(order.expire_time - order.create_time).toBe(900)
    expect(recharge).toMatchObject({
      state: 1,
      amount: '50.50',
      receive_coin: 'money',
      receive_amount: '50.50',
      plan_id: 0,
    })
    expect(collect).toMatchObject({ kind: 'bank', account_no: '6222000011112222', amount: '50.50' })
    expect(pay_url).toBeUndefined()
    expect(await purseOf(server, ana)).toMatchObject({ money: '0.00' })
  })

  it('V-12: refuses 7005 below the minimum and above the maximum', async () => {
    for (const [amount, code] of [
      ['9.99', 7005],
      ['10', 200],
      ['50000', 200],
      ['50000.01', 7005],
    ] as const)
      expect((await buy(server, ana, { platform_id: bank, amount })).code, amount).toBe(code)
  })

  it('V-33, check 4: refuses 4000 naming the amount for what is no amount', async () => {
    const wrong = [
      '-1',
      '0',
      'NaN',
      'Infinity',
      '1e3',
      '0x10',
      ' 1',
      '20.005',
      '9223372036854775808',
      '9'.repeat(40),
      '１２',
      '',
    ]
    for (const amount of wrong) {
      const { code, data } = await buy(server, ana, { platform_id: bank, amount })
      expect({ amount, code, data }).toEqual({ amount, code: 4000, data: { field: 'amount' } })
    }
    expect(await buy(server, ana, { platform_id: bank })).toMatchObject({ code: 4000, data: { field: 'amount' } })
  })

  it('check 2: the same key 50 times at once is one order, with one answer', async () => {
    const bao = await newMember(server)
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => buy(server, bao, { platform_id: bank, amount: '20' }, key)),
    )
    const made = replies.filter(({ code }) => code === 200).map(({ data }) => data.order.order_no)
    expect(new Set(made).size).toBe(1)
    expect(new Set(codesOf(replies))).toEqual(new Set([200, ...codesOf(replies).filter((code) => code === 4009)]))
    const { total } = await server.succeed(orderCalls.listOrders, {}, { token: bao.token })
    expect(total).toBe(1)
  })

  it('S-110, check 3: the same key with another amount answers 4008, without a key 4007', async () => {
    const key = randomUUID()
    expect((await buy(server, ana, { platform_id: bank, amount: '20' }, key)).code).toBe(200)
    expect((await buy(server, ana, { platform_id: bank, amount: '21' }, key)).code).toBe(4008)
    const bare = await server.call(
      rechargeCalls.requestRecharge,
      { platform_id: bank, amount: '20' },
      { token: ana.token },
    )
    expect(bare.code).toBe(4007)
  })

  it('takes an offer at its price, and refuses 4002 a closed or unknown one', async () => {
    const gold = await newPlan(server)
    const { recharge, order } = await bought(server, ana, { platform_id: bank, plan_id: gold, amount: '99999' })
    expect(recharge).toMatchObject({ amount: '30.00', receive_coin: 'gold', receive_amount: '330', plan_id: gold })
    expect(order).toMatchObject({ title: 'Starter', target_id: gold })
    const closed = await newPlan(server, { is_open: false })
    expect((await buy(server, ana, { platform_id: bank, plan_id: closed })).code).toBe(4002)
    expect((await buy(server, ana, { platform_id: bank, plan_id: 999_999 })).code).toBe(4002)
  })

  it('refuses 4002 an unknown channel and 7029 a closed one, one without an account, and one without keys', async () => {
    const closed = await newBank(server, { is_open: false })
    const online = await newOnline(server)
    const empty = await newBank(server)
    await server.context.db.execute(`update collect_accounts set is_open = false where platform_id = $1`, [empty])
    expect((await buy(server, ana, { platform_id: 999_999, amount: '20' })).code).toBe(4002)
    for (const platform_id of [closed, online, empty])
      expect((await buy(server, ana, { platform_id, amount: '20' })).code).toBe(7029)
    const { list } = await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: ana.token })
    expect(list.map(({ id }) => id)).toEqual([bank])
  })

  it('S-100: keeps the fee of platform and channel of what is received, and shows their sum', async () => {
    const dear = await newBank(server, { fee_rate: '1000000', name: 'Dear' })
    const { recharge } = await bought(server, ana, { platform_id: dear, amount: '10.01' })
    expect(recharge).toMatchObject({ amount: '10.01', receive_amount: '9.90' })
    const { list } = await server.succeed(
      rechargeCalls.listPayPlatforms,
      { order_type: 'recharge' },
      { token: ana.token },
    )
    expect(list.find(({ id }) => id === dear)).toMatchObject({ fee_rate: '0.0100', mode: 'manual' })
    await server.context.db.execute(`update pay_platforms set is_open = false where id = $1`, [dear])
  })
})

describe('USDT', () => {
  it('names network, address and what to pay in USDT, rounded up to a hundredth', async () => {
    const channel = await newUsdt(server)
    const { recharge, collect } = await bought(server, ana, { platform_id: channel, amount: '100' })
    expect(recharge).toMatchObject({ kind: 'usdt', pay_currency: 'USDT', receive_amount: '100.00' })
    expect(collect).toMatchObject({ chain: 'TRC20', address: blackHole, amount: '13.890000' })
    const { list } = await server.succeed(rechargeCalls.listUsdtConfigs, {}, { token: ana.token })
    expect(list).toMatchObject([{ chain: 'TRC20', address: blackHole, rate: '7.2', min_amount: '10.00', status: 1 }])
  })

  it('R-24: is hidden and answers 7031 while its module is off', async () => {
    const { list } = await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: ana.token })
    const channel = list.find(({ kind }) => kind === 'usdt')?.id ?? 0
    await configure(server, { modules: { withdraw: 1, usdt: 0, treasure: 1, crowdfunding: 0, commission: 0 } })
    expect((await buy(server, ana, { platform_id: channel, amount: '20' })).code).toBe(7031)
    const { groups } = await server.succeed(rechargeCalls.listPayPlatformGroups, {}, { token: ana.token })
    expect(groups.map(({ kind }) => kind)).toEqual(['bank'])
    expect((await server.succeed(rechargeCalls.listUsdtConfigs, {}, { token: ana.token })).list).toEqual([])
    await openModules(server)
  })
})

describe('what is shown before', () => {
  it('C-41, S-99: limits, threshold and both ends of the reward', async () => {
    const terms = await server.succeed(rechargeCalls.getRechargeTerms, {}, { token: ana.token })
    expect(terms).toMatchObject({
      min_amount: '10.00',
      max_amount: '50000.00',
      reward_threshold: '100.00',
      reward_coin: 'gold',
      reward_min: '10',
      reward_max: '100',
    })
    expect(terms.wallets.map(({ coin_code }) => coin_code)).toEqual(['money', 'gold', 'point', 'treasure'])
    expect(
      await server.call(rechargeCalls.getRechargeTerms, { coin_code: 'point' }, { token: ana.token }),
    ).toMatchObject({
      code: 4000,
      data: { field: 'coin_code' },
    })
  })

  it('shows of a channel what holds for the platform too', async () => {
    const { groups } = await server.succeed(
      rechargeCalls.listPayPlatformGroups,
      {},
      { token: ana.token, language: 'en' },
    )
    expect(groups[0]).toMatchObject({ kind: 'bank', name: 'Bank transfer' })
    expect(groups[0]?.list[0]).toMatchObject({ min_amount: '10.00', max_amount: '50000.00', quick_amounts: ['50.00'] })
    for (const coin_code of ['point', 'treasure'] as const)
      expect(
        (await server.succeed(rechargeCalls.listPayPlatformGroups, { coin_code }, { token: ana.token })).groups,
      ).toEqual([])
  })

  it('quotes a plan; refuses 4002 what nobody sells yet and 7011 a coupon on a recharge', async () => {
    const plan = await newPlan(server)
    const quote = await server.succeed(
      orderCalls.quoteOrder,
      { order_type: 'recharge', target_id: plan },
      { token: ana.token },
    )
    expect(quote).toMatchObject({
      title: 'Starter',
      total: '30.00',
      discount: '0.00',
      pay_amount: '30.00',
      coupons: [],
      stock: -1,
    })
    expect(quote.platforms.map(({ kind }) => kind)).toContain('bank')
    const codeOf = async (input: {
      order_type: 'recharge' | 'vip' | 'goods'
      target_id: number
      coupon_ids?: string
    }) => (await server.call(orderCalls.quoteOrder, input, { token: ana.token })).code
    expect(await codeOf({ order_type: 'vip', target_id: 1 })).toBe(4002)
    expect(await codeOf({ order_type: 'goods', target_id: 1 })).toBe(4002)
    expect(await codeOf({ order_type: 'recharge', target_id: 999_999 })).toBe(4002)
    expect(await codeOf({ order_type: 'recharge', target_id: plan, coupon_ids: '1,2' })).toBe(7011)
  })

  it('R-24: without withdrawals nothing is taken in: 7031, and no offer, no channel', async () => {
    const plan = await newPlan(server)
    await configure(server, { modules: { withdraw: 0, usdt: 1, treasure: 1, crowdfunding: 0, commission: 0 } })
    expect((await buy(server, ana, { platform_id: bank, amount: '20' })).code).toBe(7031)
    expect((await buy(server, ana, { platform_id: bank, plan_id: plan })).code).toBe(7031)
    expect((await server.succeed(rechargeCalls.listRechargePlans, {}, { token: ana.token })).list).toEqual([])
    expect((await server.succeed(rechargeCalls.listPayPlatforms, {}, { token: ana.token })).list).toEqual([])
    await openModules(server)
    expect(
      (await server.succeed(rechargeCalls.listRechargePlans, {}, { token: ana.token })).list.length,
    ).toBeGreaterThan(0)
  })
})
