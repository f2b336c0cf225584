import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { overviewCalls as calls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import { monthSpan, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newAddress, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give, newPayer, payPassword } from '../../../testing/wallet.ts'
import { expireGold } from '../../ledger/jobs.ts'
import { proveLedger } from '../../ledger/proof.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '86400000' })
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

const bills = (member: Member, form: CallRequest<typeof calls.listBills> = {}) =>
  server.succeed(calls.listBills, form, { token: member.token, language: 'en' })
const send = (from: Member, to: Member, amount: string, remark = '') =>
  server.succeed(
    transferCalls.transfer,
    { to_user_id: to.userId, amount, remark, pay_password: payPassword },
    { token: from.token, key: randomUUID(), address: newAddress() },
  )
const monthOf = (ms: number) => platformDay(ms, server.context.settings.TIME_ZONE).slice(0, 7)

describe('vg-userInfo', () => {
  it('shows who I am, what I have, and what waits for me', async () => {
    const [plain, ana] = [await newMember(server), await newPayer(server, '12.50')]
    await give(server, ana.userId, 'granted', '30', server.context.clock() + dayMs)
    const overview = ({ token }: Member) => server.succeed(calls.getOverview, {}, { token, language: 'en' })
    expect(await overview(plain)).toMatchObject({
      user: { user_id: plain.userId, user_no: plain.userNo, nick_name: plain.nickName, user_code: plain.userCode },
      vip_type: 0,
      coupon_total: 0,
      real_status: 0,
      is_set_pass: 0,
      passkey_total: 0,
      counts: { history: 0 },
    })
    const { wallets, is_set_pass: isSet } = await overview(ana)
    expect(isSet).toBe(1)
    expect(wallets.map(({ coin_code, balance }) => [coin_code, balance])).toEqual([
      ['money', '12.50'],
      ['gold', '30'],
      ['point', '0'],
      ['treasure', '0.00'],
    ])
    expect(wallets[1]).toMatchObject({ bought: '0', granted: '30', expiring: [{ amount: '30' }] })
  })
})

describe('vg-coinNote', () => {
  it('lists the lines of one coin with its balance', async () => {
    const ana = await newPayer(server, '5.00')
    await give(server, ana.userId, 'bought', '10')
    await give(server, ana.userId, 'granted', '20')
    const lines = (form: CallRequest<typeof calls.listCoinLines> = {}) =>
      server.succeed(calls.listCoinLines, form, { token: ana.token })
    expect(await lines()).toMatchObject({
      list: [
        { purse: 'granted', amount: '20', balance_after: '20', bill_type: 'operator_in' },
        { purse: 'bought', amount: '10', balance_after: '10', bill_type: 'recharge' },
      ],
      total: 2,
      balance: '30',
    })
    expect(await lines({ coin_code: 'money' })).toMatchObject({ list: [{ coin_code: 'money' }], balance: '5.00' })
    expect(await lines({ direction: 'out' })).toMatchObject({ list: [], total: 0, balance: '30' })
  })
})

describe('vg-tranNote', () => {
  it('shows every line of every coin, filtered by coin, direction, kind and month, with sums of one coin', async () => {
    const [ana, bao] = [await newPayer(server, '100.00'), await newPayer(server, '100.00')]
    const thisMonth = monthOf(server.context.clock())
    await give(server, ana.userId, 'point', '7')
    await send(ana, bao, '30.00', 'rent')
    await send(bao, ana, '1.50')
    expect(await bills(ana)).toMatchObject({ total: 4, list: { length: 4 } })
    expect((await bills(ana)).in_sum).toBeUndefined()
    const money = await bills(ana, { coin_code: 'money' })
    expect(money).toMatchObject({ total: 3, in_sum: '101.50', out_sum: '30.00' })
    expect(money.list).toMatchObject([
      { bill_type: 'transfer_in', title: 'Transfer received', other_user: { user_id: bao.userId } },
      { bill_type: 'transfer_out', direction: 'out', amount: '30.00', balance_after: '70.00', remark: 'rent' },
      { bill_type: 'recharge', other_user: null },
    ])
    expect(await bills(ana, { coin_code: 'money', direction: 'out' })).toMatchObject({
      total: 1,
      in_sum: '0.00',
      out_sum: '30.00',
    })
    expect(await bills(ana, { bill_type: 'recharge' })).toMatchObject({ total: 1, list: [{ bill_type: 'recharge' }] })
    server.advance(40 * dayMs)
    await send(ana, bao, '2.00')
    const later = monthOf(server.context.clock())
    expect(await bills(ana, { month: later, coin_code: 'money' })).toMatchObject({
      total: 1,
      in_sum: '0.00',
      out_sum: '2.00',
    })
    expect(await bills(ana, { month: thisMonth })).toMatchObject({ total: 4, list: { length: 4 } })
    expect(await bills(ana, { month: '2001-01', coin_code: 'money' })).toMatchObject({
      list: [],
      total: 0,
      in_sum: '0.00',
    })
    expect(await server.call(calls.listBills, { month: '2026-13' }, { token: ana.token })).toMatchObject({ code: 4000 })
  })

  it('S-152: counts months as their reader does, whatever zone the platform has', async () => {
    const [ana, bao] = [await newPayer(server, '100.00'), await newPayer(server)]
    const { clock, settings } = server.context
    const endMs = monthSpan(monthOf(clock()), settings.TIME_ZONE).endMs
    server.advance(endMs - clock() + 60_000)
    // The platform has a new month by now, and New York is in the old one.
    const [before, now] = [monthOf(endMs - 1), monthOf(endMs)]
    await send(ana, bao, '3.00')
    const readerZone = { coin_code: 'money', time_zone: 'America/New_York' } as const
    const moved = { total: 1, in_sum: '0.00', out_sum: '3.00', list: [{ bill_type: 'transfer_out' }] }
    const nothing = { total: 0, in_sum: '0.00', out_sum: '0.00', list: [] }
    const sent = { bill_type: 'transfer_out' } as const
    expect(await bills(ana, { coin_code: 'money', month: now })).toMatchObject(moved)
    expect(await bills(ana, { ...readerZone, month: now })).toMatchObject(nothing)
    expect(await bills(ana, { ...readerZone, ...sent, month: before })).toMatchObject(moved)
    expect(await bills(ana, { coin_code: 'money', ...sent, month: before })).toMatchObject(nothing)
    expect(await bills(ana, { ...readerZone, month: before })).toMatchObject({
      total: 2,
      in_sum: '100.00',
      out_sum: '3.00',
    })
    const { csv = '' } = await bills(ana, { ...readerZone, month: before, export: 1 })
    expect(readCsv(csv)).toHaveLength(3)
    const wrong = { month: now, time_zone: 'Mars/Olympus' }
    expect(await server.call(calls.listBills, wrong, { token: ana.token })).toMatchObject({ code: 4000 })
    expect(await server.call(calls.getStatement, wrong, { token: ana.token })).toMatchObject({ code: 4000 })
  })

  it('shows one line in full, and 4002 for a line of somebody else (R-21)', async () => {
    const [ana, bao] = [await newPayer(server, '10.00'), await newPayer(server)]
    await send(ana, bao, '4.00')
    const [line] = (await bills(ana)).list
    const { bill } = await bills(ana, { id: line?.id })
    expect(bill).toEqual({ ...line, detail: { balance_before: '10.00', others: [] } })
    expect(await server.call(calls.listBills, { id: line?.id }, { token: bao.token })).toMatchObject({ code: 4002 })
    const [theirs] = (await bills(bao)).list
    expect(await server.call(calls.listBills, { id: theirs?.id }, { token: ana.token })).toMatchObject({ code: 4002 })
    expect(await server.call(calls.listBills, { id: 999_999_999 }, { token: ana.token })).toMatchObject({ code: 4002 })
  })

  it('check 25: the export, added up again, is every balance', async () => {
    const [ana, bao] = [await newPayer(server, '1000.00'), await newPayer(server, '10.00')]
    await give(server, ana.userId, 'bought', '9')
    await give(server, ana.userId, 'granted', '20')
    for (const amount of ['1.01', '2.50', '0.99']) await send(ana, bao, amount, '=cmd|"calc", 1\n2')
    await send(bao, ana, '3.33')
    const { csv = '' } = await bills(ana, { export: 1 })
    expect(csv).not.toMatch(/(^|,)=/m)
    const [header, ...rows] = readCsv(csv)
    const sums = new Map<string, bigint>()
    for (const row of rows) {
      const cell = (name: string) => row[header?.indexOf(name) ?? -1] ?? ''
      const scale = coinScale[cell('coin') as 'money']
      const minor = parseMinor(cell('amount').replace('-', ''), scale) ?? 0n
      const purse = `${cell('coin')} ${cell('purse')}`
      sums.set(purse, (sums.get(purse) ?? 0n) + (cell('amount').startsWith('-') ? -minor : minor))
      expect(formatMinor(sums.get(purse) ?? 0n, scale)).toBe(cell('balance_after'))
    }
    const wallets = await server.domains.ledger.wallets(server.context.db, ana.userId, 'en')
    expect(formatMinor(sums.get('money ') ?? 0n, 2)).toBe(wallets[0]?.balance)
    expect([sums.get('gold bought'), sums.get('gold granted')]).toEqual([9n, 20n])
    expect(rows).toHaveLength((await bills(ana)).total)
  })

  it('pages while lines are added: nothing is left out, and what comes twice has its id', async () => {
    const [ana, bao] = [await newPayer(server, '100.00'), await newPayer(server)]
    for (let index = 0; index < 25; index++) await send(ana, bao, '0.01')
    const before = (await bills(ana, { limit: 100 })).list.map(({ id }) => id)
    const seen = new Set<number>()
    for (let page = 1; page <= 4; page++) {
      for (const { id } of (await bills(ana, { page, limit: 10 })).list) seen.add(id)
      await send(ana, bao, '0.01')
    }
    expect(before.filter((id) => !seen.has(id))).toEqual([])
  })
})

describe('S-113: granted gold', () => {
  it('ends at its date, alone, once, as a line of the bill', async () => {
    const ana = await newPayer(server)
    const nowMs = server.context.clock()
    await give(server, ana.userId, 'bought', '5')
    await give(server, ana.userId, 'granted', '10', nowMs + 60_000)
    await give(server, ana.userId, 'granted', '20', nowMs + 120_000)
    await give(server, ana.userId, 'granted', '40')
    const expire = () => expireGold(server.context, server.domains.ledger)
    const gold = async () => (await server.domains.ledger.wallets(server.context.db, ana.userId, 'en'))[1]
    await expire()
    expect(await gold()).toMatchObject({ granted: '70' })
    server.advance(60_000)
    await Promise.all([expire(), expire()])
    expect(await gold()).toMatchObject({ bought: '5', granted: '60', expiring: [{ amount: '20' }] })
    server.advance(dayMs)
    await expire()
    expect(await gold()).toMatchObject({ bought: '5', granted: '40', expiring: [] })
    const { list } = await bills(ana, { bill_type: 'expire' })
    expect(list.map(({ amount, purse }) => [amount, purse])).toEqual([
      ['20', 'granted'],
      ['10', 'granted'],
    ])
  })
})

it('pay-getMoney: everybody may see the last look at the ledger', async () => {
  await newPayer(server, '10.00')
  const nowMs = server.context.clock()
  await proveLedger(server.context.db, nowMs)
  const { proof } = await server.succeed(sessionCalls.getCoins, {})
  expect(proof.ok).toBe(1)
  expect(proof.checked_at).toBe(Math.floor(nowMs / 1000))
  expect(proof.list.map(({ coin_code }) => coin_code)).toEqual(['money', 'gold', 'point'])
  for (const { liabilities, assets } of proof.list) expect(assets).toBe(liabilities)
  expect(Number(proof.list[0]?.liabilities)).toBeGreaterThanOrEqual(10)
})

/** Cells of a CSV text (RFC 4180). */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}
