import { randomUUID } from 'node:crypto'
import type { CallData, CallRequest } from '@cliffhanger/contract/call.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../../testing/wallet.ts'
import { heardBy } from '../../../friends/testing.ts'
import { actionsUpon, moveValue, reason } from '../../testing.ts'

let server: TestServer
let maker: string
let checker: string
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  maker = await newOperatorToken(server, 'finance')
  checker = await newOperatorToken(server, 'finance')
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

type Request = CallData<typeof ledgerOperatorCalls.requestFunding>['request']
const decide = (id: number, decision: 'agree' | 'refuse' | 'withdraw', token: string) =>
  server.call(ledgerOperatorCalls.decideLedgerRequest, { id, decision, reason }, { token })
const fund = async (
  changes: Partial<CallRequest<typeof ledgerOperatorCalls.requestFunding>> = {},
): Promise<Request> => {
  const requested = { pool: 'promo', coin_code: 'money', amount: '100.00', reason, ...changes } as const
  return (await server.succeed(ledgerOperatorCalls.requestFunding, requested, { token: maker, key: randomUUID() }))
    .request
}
const correct = (changes: object) => {
  const requested = { direction: 'in', coin_code: 'money', amount: '5.00', reason_code: 'goodwill', reason } as const
  return server.call(
    ledgerOperatorCalls.requestCorrection,
    { ...requested, ...changes } as CallRequest<typeof ledgerOperatorCalls.requestCorrection>,
    { token: maker, key: randomUUID() },
  )
}
const reverse = (transferId: number) =>
  server.call(
    ledgerOperatorCalls.requestReversal,
    { transfer_id: transferId, reason_code: 'mistake', reason },
    { token: maker, key: randomUUID() },
  )
const pool = async (purpose: string, coin: string) =>
  (await server.succeed(ledgerOperatorCalls.listPlatformAccounts, {}, { token: checker })).list.find(
    (account) => account.purpose === purpose && account.coin_code === coin,
  )?.balance ?? '0'
const ledgerOf = (user_id: number) =>
  server.succeed(ledgerOperatorCalls.getMemberLedger, { user_id }, { token: checker })

describe('filling a budget', () => {
  it('R-23, S-112: takes another operator; nothing moves before, and once after, however many agree', async () => {
    const { id, state } = await fund()
    expect(state).toBe(0)
    expect(await pool('promo_pool', 'money')).toBe('0')
    expect((await decide(id, 'agree', maker)).code).toBe(5021)
    expect((await decide(id, 'refuse', maker)).code).toBe(5021)
    expect((await decide(id, 'withdraw', checker)).code).toBe(4001)
    const replies = await Promise.all([checker, owner, checker, owner].map((token) => decide(id, 'agree', token)))
    expect(codesOf(replies)).toEqual([200, 4003, 4003, 4003])
    expect(await pool('promo_pool', 'money')).toBe('100.00')
    expect(await actionsUpon(server, `request ${id}`, owner)).toMatchObject([
      { action: 'ledger.agree', reason },
      { action: 'ledger.fund', reason },
    ])
  })

  it('A-4: takes one operator where the owner of the machine said so, and only then', async () => {
    const before = Number(await pool('promo_pool', 'gold'))
    const single = (isSingle: boolean) => server.owner.execute(`update operator_policy set is_single = $1`, [isSingle])
    const { id } = await fund({ coin_code: 'gold', amount: '3' })
    await single(true)
    expect((await decide(id, 'agree', maker)).code).toBe(200)
    await single(false)
    expect(Number(await pool('promo_pool', 'gold'))).toBe(before + 3)
    const agreedAlone = `update ledger_requests set decided_by = made_by where id = $1`
    await expect(server.context.db.execute(agreedAlone, [id])).rejects.toThrow('by who made it')
  })

  it('check 17: of agreeing, refusing and withdrawing at once one counts', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await pool('promo_pool', 'gold')
      const { id } = await fund({ coin_code: 'gold', amount: '7' })
      const replies = await Promise.all([
        decide(id, 'agree', checker),
        decide(id, 'refuse', owner),
        decide(id, 'withdraw', maker),
      ])
      expect(codesOf(replies)).toEqual([200, 4003, 4003])
      const grown = Number(await pool('promo_pool', 'gold')) - Number(before)
      expect(grown).toBe(replies[0].code === 200 ? 7 : 0)
    }
  })

  it('V-33: in whole units of the coin, and interest in money', async () => {
    const requested = (changes: object) =>
      server.call(
        ledgerOperatorCalls.requestFunding,
        { pool: 'promo', coin_code: 'gold', amount: '1.5', reason, ...changes },
        { token: maker, key: randomUUID() },
      )
    expect(await requested({})).toMatchObject({ code: 4000, data: { field: 'amount' } })
    expect(await requested({ pool: 'interest', amount: '1' })).toMatchObject({
      code: 4000,
      data: { field: 'coin_code' },
    })
  })
})

describe('correcting a wallet', () => {
  it.each([
    ['money', 'cash', '5.00'],
    ['gold', 'gold_granted', '5'],
    ['point', 'point', '5'],
  ] as const)(
    'adds and takes %s, each agreed to by another, and the member sees a line',
    async (coin_code, purpose, amount) => {
      await decide((await fund()).id, 'agree', checker)
      const ana = await newMember(server)
      for (const direction of ['in', 'out'] as const) {
        const requested = await correct({ user_id: ana.userId, coin_code, amount, direction })
        expect(requested.data.request).toMatchObject({
          member: { user_id: ana.userId },
          reason_code: 'goodwill',
          state: 0,
        })
        expect((await decide(requested.data.request.id, 'agree', checker)).data.request).toMatchObject({ state: 1 })
      }
      const { accounts } = await ledgerOf(ana.userId)
      expect(accounts).toMatchObject([{ purpose, version: 2 }])
      expect(Number(accounts[0]?.balance)).toBe(0)
      expect(await heardBy(server, ana, 'wallet_changed')).toMatchObject([
        { bill: { bill_type: 'operator_in', direction: 'in', amount } },
        { bill: { bill_type: 'operator_out', direction: 'out', amount } },
      ])
    },
  )

  it('7001: takes no more than there is; the request waits on', async () => {
    const ana = await newMember(server)
    const { request } = (await correct({ user_id: ana.userId, direction: 'out' })).data
    expect((await decide(request.id, 'agree', checker)).code).toBe(7001)
    const big = (await correct({ user_id: ana.userId, amount: '90000000.00' })).data.request
    expect((await decide(big.id, 'agree', checker)).code).toBe(7001)
    const waiting = await server.succeed(ledgerOperatorCalls.listLedgerRequests, { state: 0 }, { token: checker })
    expect(waiting.list.map(({ id }) => id).slice(0, 2)).toEqual([big.id, request.id])
    expect((await decide(request.id, 'withdraw', maker)).data.request).toMatchObject({ state: -2, decision: reason })
    expect((await decide(big.id, 'refuse', checker)).data.request).toMatchObject({ state: -1 })
    expect((await correct({ user_id: 999_999 })).code).toBe(7009)
  })
})

describe('taking a transfer back', () => {
  it('goes the way it came, once, whoever asks twice', async () => {
    const [ana, bao] = [await newMember(server), await newMember(server)]
    await give(server, ana.userId, 'money', '20.00')
    const { transferId } = await moveValue(server, {
      kind: 'transfer',
      moves: [{ route: 'transfer.cash', coin: 'money', amount: 800n, from: ana.userId, to: bao.userId }],
    })
    const requested = [(await reverse(transferId)).data.request, (await reverse(transferId)).data.request]
    const replies = await Promise.all(requested.map(({ id }) => decide(id, 'agree', checker)))
    expect(codesOf(replies)).toEqual([200, 4003])
    expect((await ledgerOf(ana.userId)).wallets[0]).toMatchObject({ coin_code: 'money', balance: '20.00' })
    expect((await ledgerOf(bao.userId)).wallets[0]).toMatchObject({ balance: '0.00' })
    const question = { id: transferId }
    const { transfer } = await server.succeed(ledgerOperatorCalls.getLedgerTransfer, question, { token: checker })
    expect(transfer).toMatchObject({
      can_reverse: 0,
      reversed_by: replies.find((r) => r.code === 200)?.data.request.posted_id,
    })
    expect((await reverse(transferId)).code).toBe(4003)
  })

  it('7001: not where it was spent; 4003: not where a record has an end of its own; 4002: not what is not there', async () => {
    const [ana, bao, cai] = [await newMember(server), await newMember(server), await newMember(server)]
    await give(server, ana.userId, 'money', '8.00')
    const pay = (from: number, to: number) =>
      moveValue(server, {
        kind: 'transfer',
        moves: [{ route: 'transfer.cash', coin: 'money', amount: 800n, from, to }],
      })
    const first = await pay(ana.userId, bao.userId)
    await pay(bao.userId, cai.userId)
    const requested = await reverse(first.transferId)
    expect((await decide(requested.data.request.id, 'agree', checker)).code).toBe(7001)
    const { list } = await server.succeed(
      ledgerOperatorCalls.listLedgerTransfers,
      { biz_no: 'TEST' },
      { token: checker },
    )
    expect(list[0]).toMatchObject({ kind: 'recharge', can_reverse: 0 })
    expect((await reverse(list[0]?.id ?? 0)).code).toBe(4003)
    expect((await reverse(999_999)).code).toBe(4002)
  })
})
