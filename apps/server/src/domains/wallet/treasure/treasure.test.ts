import { randomUUID } from 'node:crypto'
import { treasureCalls as calls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { codesOf, configure, type Member, newAddress } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, newPayer, noAmounts, payPassword } from '../../../testing/wallet.ts'

let server: TestServer
let ana: Member
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await switchTreasure(1)
  ana = await newPayer(server, '100.00')
})
afterEach(() => expectSoundLedger(server))

const switchTreasure = (treasure: 0 | 1) =>
  configure(server, { modules: { withdraw: 0, usdt: 0, treasure, crowdfunding: 0, commission: 0 } })
const options = ({ token }: Member, key: string = randomUUID()) => ({ token, key, address: newAddress() })
const moveIn = (amount: string, member = ana, key?: string) =>
  server.call(calls.moveToTreasure, { amount, pay_password: payPassword }, options(member, key))
const moveOut = (amount: string, member = ana, key?: string) =>
  server.call(calls.moveFromTreasure, { amount, pay_password: payPassword }, options(member, key))
const treasureOf = async ({ token }: Member) => (await server.succeed(calls.getTreasure, {}, { token })).treasure

it('shows nothing before there is anything, and that an empty pool pays nothing', async () => {
  expect(await treasureOf(ana)).toEqual({
    balance: '0.00',
    yesterday_income: '0.00',
    total_income: '0.00',
    day_rate: '0.0001',
    is_paused: 1,
    update_time: 0,
  })
  expect(await server.succeed(calls.listTreasureLogs, {}, { token: ana.token })).toMatchObject({ list: [], total: 0 })
})

it('moves money in and out, each a line of both', async () => {
  expect(await moveIn('60.00')).toMatchObject({ data: { treasure: { balance: '60.00' }, balance: '40.00' } })
  expect(await moveOut('10.50')).toMatchObject({ data: { treasure: { balance: '49.50' }, balance: '50.50' } })
  const logs = (type?: 'in' | 'out' | 'income') =>
    server.succeed(calls.listTreasureLogs, type ? { type } : {}, { token: ana.token })
  expect(await logs()).toMatchObject({
    list: [
      { type: 'out', amount: '10.50', balance_after: '49.50' },
      { type: 'in', amount: '60.00', balance_after: '60.00' },
    ],
    total: 2,
  })
  expect(await logs('in')).toMatchObject({ list: [{ type: 'in' }], total: 1 })
  expect(await logs('income')).toMatchObject({ list: [], total: 0 })
})

it('7001: neither more in than there is, nor more out; at once, one', async () => {
  expect(await moveIn('100.01')).toMatchObject({ code: 7001 })
  await moveIn('50.00')
  expect(await moveOut('50.01')).toMatchObject({ code: 7001 })
  const replies = await Promise.all(Array.from({ length: 10 }, () => moveOut('50.00')))
  expect(codesOf(replies)).toEqual([200, ...Array(9).fill(7001)])
})

it('check 4: refuses what is no amount, naming the field', async () => {
  for (const amount of noAmounts)
    for (const move of [moveIn, moveOut])
      expect(await move(amount as string)).toMatchObject({ code: 4000, data: { field: 'amount' } })
})

it('S-110: a key moves once for ever', async () => {
  const key = randomUUID()
  await moveIn('10.00', ana, key)
  expect(await moveIn('10.00', ana, key)).toMatchObject({ code: 200 })
  expect(await moveIn('11.00', ana, key)).toMatchObject({ code: 4008 })
  await server.context.db.execute(`delete from idempotency_keys`)
  expect(await moveIn('10.00', ana, key)).toMatchObject({ code: 4008 })
  // Not even in the other direction.
  expect(await moveOut('10.00', ana, key)).toMatchObject({ code: 4008 })
  expect((await treasureOf(ana)).balance).toBe('10.00')
})

it('R-24: where the service is not open nothing goes in, and everything can be read and taken out', async () => {
  await moveIn('60.00')
  await switchTreasure(0)
  expect(await moveIn('1.00')).toMatchObject({ code: 7031 })
  expect((await treasureOf(ana)).balance).toBe('60.00')
  expect(await moveOut('60.00')).toMatchObject({ code: 200, data: { balance: '100.00' } })
})

it('R-21: every member has their own', async () => {
  await moveIn('60.00')
  const bao = await newPayer(server)
  expect(await moveOut('1.00', bao)).toMatchObject({ code: 7001 })
  expect(await treasureOf(bao)).toMatchObject({ balance: '0.00' })
})
