import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { conversionCalls as calls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { codesOf, type Member, newAddress } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give, newPayer, noAmounts, payPassword } from '../../../testing/wallet.ts'

let server: TestServer
let ana: Member
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '864000' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.context.db.execute(
    `update conversion_pairs set rate = case from_coin when 'money' then 1000000000 else 100000000 end, fee_rate = 0, is_open = true`,
  )
  ana = await newPayer(server, '100.00')
})
afterEach(() => expectSoundLedger(server))

type Form = CallRequest<typeof calls.quoteConversion>

const tenMoney = { from: 'money', to: 'gold', amount: '10.00' } as const
const quote = (form: Form, { token }: Member = ana) => server.call(calls.quoteConversion, form, { token })
const convert = (form: Form, quote_id: string, { token }: Member = ana, key: string = randomUUID()) =>
  server.call(calls.convert, { ...form, quote_id, pay_password: payPassword }, { token, key, address: newAddress() })
const quotedId = async (form: Form, member = ana) => (await quote(form, member)).data.quote_id
const balances = async (member = ana) =>
  Object.fromEntries(
    (await server.domains.ledger.wallets(server.context.db, member.userId, 'en')).map((wallet) => [
      wallet.coin_code,
      wallet,
    ]),
  )

it('lists the default pairs with their rates', async () => {
  const { list, total } = await server.succeed(calls.listConversions, {}, { token: ana.token })
  expect(list).toMatchObject([
    { from: 'money', to: 'gold', rate: '10', fee_rate: '0.0000', status: 1 },
    { from: 'point', to: 'gold', rate: '1', status: 1 },
  ])
  expect(total).toBe(2)
})

it('books what was quoted: gold for money is bought, and stands in my conversions', async () => {
  const endsAfter = () => Math.floor(server.context.clock() / 1000) + 60
  const earliest = endsAfter()
  const { data } = await quote(tenMoney)
  expect(data).toMatchObject({ rate: '10', fee: '0.00', receive: '100' })
  expect(data.expire_time).toBeGreaterThanOrEqual(earliest)
  expect(data.expire_time).toBeLessThanOrEqual(endsAfter())
  const done = await convert(tenMoney, data.quote_id)
  expect(done.data).toMatchObject({
    record: { from: 'money', to: 'gold', amount: '10.00', fee: '0.00', rate: '10', receive: '100' },
    wallets: [
      { coin_code: 'money', balance: '90.00' },
      { coin_code: 'gold', balance: '100', bought: '100', granted: '0' },
    ],
  })
  const mine = await server.succeed(calls.listConversions, { type: 'record' }, { token: ana.token })
  expect(mine).toMatchObject({ list: [done.data.record], total: 1 })
  const others = await server.succeed(
    calls.listConversions,
    { type: 'record' },
    { token: (await newPayer(server)).token },
  )
  expect(others).toMatchObject({ list: [], total: 0 })
})

it('S-113: gold for points is granted, and no pair leaves gold or makes money', async () => {
  await give(server, ana.userId, 'point', '50')
  await give(server, ana.userId, 'bought', '50')
  const form = { from: 'point', to: 'gold', amount: '50' } as const
  await convert(form, await quotedId(form))
  expect(await balances()).toMatchObject({ gold: { bought: '50', granted: '50' }, point: { balance: '0' } })
  for (const [from, to] of [
    ['gold', 'money'],
    ['gold', 'point'],
    ['point', 'money'],
    ['treasure', 'money'],
    ['money', 'treasure'],
    ['money', 'money'],
  ] as [CoinCode, CoinCode][])
    expect(await quote({ from, to, amount: '10' })).toMatchObject({ code: 7025 })
  const insert = (from: string, to: string) =>
    server.context.db.execute(
      `insert into conversion_pairs (from_coin, to_coin, rate, fee_rate, min_amount, max_amount, is_open) values ($1, $2, 1, 0, 1, 1, true)`,
      [from, to],
    )
  await expect(insert('gold', 'money')).rejects.toThrow('check')
  await expect(insert('point', 'money')).rejects.toThrow('check')
})

it('keeps the fee apart, rounded up, and shows it before', async () => {
  await server.context.db.execute(`update conversion_pairs set fee_rate = 1000000 where from_coin = 'money'`)
  const form = { ...tenMoney, amount: '10.01' }
  const { data } = await quote(form)
  expect(data).toMatchObject({ fee: '0.11', receive: '99' })
  await convert(form, data.quote_id)
  expect(await balances()).toMatchObject({ money: { balance: '89.99' }, gold: { balance: '99' } })
})

it('check 4: refuses what is no amount, naming the field; 7005 what rounds to nothing or is out of the limits', async () => {
  for (const amount of noAmounts)
    expect(await quote({ ...tenMoney, amount: amount as string })).toMatchObject({
      code: 4000,
      data: { field: 'amount' },
    })
  expect(await quote({ from: 'point', to: 'gold', amount: '1.5' })).toMatchObject({ code: 4000 })
  for (const amount of ['0.09', '50000.01']) expect(await quote({ ...tenMoney, amount })).toMatchObject({ code: 7005 })
})

it('7025: a quote holds for 60 seconds, once, for its member and for what it was made', async () => {
  const bao = await newPayer(server, '100.00')
  expect(await convert(tenMoney, 'no such quote')).toMatchObject({ code: 7025 })
  expect(await convert(tenMoney, await quotedId(tenMoney), bao)).toMatchObject({ code: 7025 })
  expect(await convert({ ...tenMoney, amount: '10.01' }, await quotedId(tenMoney))).toMatchObject({ code: 7025 })
  expect(await convert({ ...tenMoney, from: 'point', amount: '1000' }, await quotedId(tenMoney))).toMatchObject({
    code: 7025,
  })
  const old = await quotedId(tenMoney)
  server.advance(60_000)
  expect(await convert(tenMoney, old)).toMatchObject({ code: 7025 })
  const used = await quotedId(tenMoney)
  const replies = await Promise.all(Array.from({ length: 8 }, () => convert(tenMoney, used)))
  expect(codesOf(replies)).toEqual([200, ...Array(7).fill(7025)])
  expect(await balances()).toMatchObject({ money: { balance: '90.00' }, gold: { balance: '100' } })
  expect(
    await server.context.db.query(`select id from conversion_quotes where expires_ms <= $1`, [server.context.clock()]),
  ).toEqual([])
})

it('7025: a quote does not outlive its rate, nor its pair', async () => {
  const change = (set: string) =>
    server.context.db.execute(
      `update conversion_pairs set ${set}, version = version + 1 where from_coin = 'money'`,
      [],
      {
        prepare: false,
      },
    )
  const dear = await quotedId(tenMoney)
  await change('rate = 500000000')
  expect(await convert(tenMoney, dear)).toMatchObject({ code: 7025 })
  const last = await quotedId(tenMoney)
  await change('is_open = false')
  expect(await convert(tenMoney, last)).toMatchObject({ code: 7025 })
  expect(await quote(tenMoney)).toMatchObject({ code: 7025 })
  const { list } = await server.succeed(calls.listConversions, {}, { token: ana.token })
  expect(list).toMatchObject([{ from: 'point' }])
})

it('7001: a quote promises the rate, not the balance, and is not used up by a refusal', async () => {
  const form = { ...tenMoney, amount: '100.01' }
  const id = await quotedId(form)
  expect(await convert(form, id)).toMatchObject({ code: 7001 })
  await give(server, ana.userId, 'money', '0.01')
  expect(await convert(form, id)).toMatchObject({ code: 200 })
})

it('S-110: a repeat with the key has the first reply, also after the minute of the quote', async () => {
  const [id, key] = [await quotedId(tenMoney), randomUUID()]
  const first = await convert(tenMoney, id, ana, key)
  server.advance(120_000)
  expect((await convert(tenMoney, id, ana, key)).data).toEqual(first.data)
  await server.context.db.execute(`delete from idempotency_keys`)
  expect(await convert(tenMoney, id, ana, key)).toMatchObject({ code: 7025 })
  expect(await balances()).toMatchObject({ money: { balance: '90.00' } })
})
