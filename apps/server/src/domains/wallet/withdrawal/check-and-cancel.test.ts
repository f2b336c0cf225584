import { randomUUID } from 'node:crypto'
import { defaultWalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { withdrawalCalls as calls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { languages } from '@cliffhanger/i18n/languages.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codesOf, type Member } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import {
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

const terms = ({ token }: Member) => server.succeed(calls.getWithdrawTerms, {}, { token })

describe('vp-withdrawCan', () => {
  it('S-104: says beforehand what is booked afterwards, and changes nothing', async () => {
    const ana = await newWithdrawer(server, '500.00')
    await requested(server, ana, '20.00')
    const { data } = await check(server, ana, '33.33')
    expect(data).toEqual({
      can: 1,
      reason: '',
      fee: '0.34',
      tax: '0.00',
      arrive_amount: '32.99',
      today_left_count: 2,
      today_left_amount: '99980.00',
    })
    expect(await moneyOf(server, ana)).toEqual(['480.00', '20.00'])
    const { withdraw } = (await request(server, ana, { amount: '33.33' })).data
    expect(withdraw).toMatchObject({ fee: data.fee, tax: data.tax, arrive_amount: data.arrive_amount })
    expect(await terms(ana)).toMatchObject({ today_count: 2, today_amount: '53.33', is_first: 0, available: '446.67' })
  })

  it('says why not, in the language of the reader', async () => {
    const ana = await newWithdrawer(server, '50.00')
    const reasons = new Set<string>()
    for (const language of languages) {
      const { data } = await check(server, ana, '51.00', {}, language)
      expect(data).toMatchObject({ can: 0, arrive_amount: '51.00' })
      reasons.add(data.reason)
    }
    expect(reasons.size).toBe(languages.length)
    expect((await check(server, ana, '20.00', { account_id: 0 })).data).toMatchObject({
      can: 0,
      reason: 'Choose a withdrawal account first',
    })
    expect(await check(server, ana, '1.005')).toMatchObject({ code: 4000, data: { field: 'amount' } })
    const bao = await newWithdrawer(server, '1.00')
    expect((await check(server, ana, '20.00', { account_id: bao.accountId })).code).toBe(4002)
  })

  it('S-87: with an id takes it back while it is to audit, to the cent and once', async () => {
    const ana = await newWithdrawer(server, '100.00')
    await requested(server, ana, '20.00')
    const id = await requested(server, ana, '20.01')
    expect((await server.call(calls.checkOrCancelWithdrawal, { id }, ana)).code).toBe(4007)
    const key = randomUUID()
    const replies = await Promise.all([cancel(server, ana, id, key), cancel(server, ana, id, key)])
    expect(codesOf(replies)).toEqual([200, 200])
    expect(replies[1]?.data).toEqual(replies[0]?.data)
    expect(replies[0]?.data).toMatchObject({
      can: 1,
      fee: '0.21',
      arrive_amount: '19.80',
      balance: '80.00',
      withdraw: { id, state: -2 },
    })
    expect((await cancel(server, ana, id)).code).toBe(4003)
    expect((await server.call(calls.checkOrCancelWithdrawal, { id: id - 1 }, { token: ana.token, key })).code).toBe(
      4008,
    )
    expect(await moneyOf(server, ana)).toEqual(['80.00', '20.00'])
    expect(await terms(ana)).toMatchObject({ today_count: 1, today_amount: '20.00' })
  })

  it('R-21: of somebody else is not there', async () => {
    const [ana, bao] = [await newWithdrawer(server, '100.00'), await newWithdrawer(server, '1.00')]
    const id = await requested(server, ana, '20.00')
    expect((await cancel(server, bao, id)).code).toBe(4002)
    expect((await getWithdrawal(server, bao, id)).code).toBe(4002)
    expect(await moneyOf(server, ana)).toEqual(['80.00', '20.00'])
  })

  it('S-104: the free one comes back with a withdrawal that was taken back', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const id = await requested(server, ana, '20.00')
    expect((await terms(ana)).is_first).toBe(0)
    await cancel(server, ana, id)
    expect((await terms(ana)).is_first).toBe(1)
    expect((await request(server, ana)).data.withdraw.is_first).toBe(1)
    await setWallet(server, { withdraw_first_free: 0 })
    const bao = await newWithdrawer(server, '100.00')
    expect((await terms(bao)).is_first).toBe(0)
    expect((await request(server, bao)).data.withdraw).toMatchObject({ fee: '0.20', is_first: 0 })
  })
})

describe('records', () => {
  it('list the newest first by state, with what was transferred of all, and each with its steps', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const ids = [
      await requested(server, ana, '10.00'),
      await requested(server, ana, '11.00'),
      await requested(server, ana, '12.00'),
    ]
    await cancel(server, ana, ids[1] ?? 0)
    const list = (filter: object) => server.succeed(calls.listWithdrawals, filter, ana)
    expect((await list({})).list.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(await list({ state: -2 })).toMatchObject({ total: 1, sum: '0.00', list: [{ id: ids[1] }] })
    expect((await list({ page: 2, limit: 2 })).list.map(({ id }) => id)).toEqual([ids[0]])
    const { withdraw, logs } = await server.succeed(
      calls.getWithdrawal,
      { id: ids[1] ?? 0 },
      { ...ana, language: 'en' },
    )
    expect(withdraw.state).toBe(-2)
    expect(logs.map(({ state, text }) => [state, text])).toEqual([
      [1, 'Submitted. Waiting for review.'],
      [-2, 'Canceled. The full amount is back in your wallet.'],
    ])
    expect((await terms(ana)).arrive_text).toMatch(/24/)
  })

  it('S-109: asking, taking back and giving at once keep every cent', async () => {
    const ana = await newWithdrawer(server, '100.00')
    await setWallet(server, { withdraw_daily_count: 100 })
    const works = Array.from({ length: 10 }, async (_, index) => {
      const reply = await request(server, ana, { amount: '10.00' })
      if (reply.code === 200 && index % 2 === 0) await cancel(server, ana, reply.data.withdraw.id)
      if (index % 3 === 0) await give(server, ana.userId, 'money', '1.00')
    })
    await Promise.all(works)
    const [balance, frozen] = await moneyOf(server, ana)
    expect(Number(balance) + Number(frozen)).toBe(104)
    expect(frozen).toBe('50.00')
  })
})
