import { withdrawalOperatorCalls as calls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { defaultWalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger, newPayer } from '../../../../testing/wallet.ts'
import {
  addAccount,
  bankForm,
  cancel,
  newCard,
  newWithdrawer,
  openModules,
  requested,
  setWallet,
  type Withdrawer,
} from '../../../wallet/withdrawal/testing.ts'
import { newPicture, payoutActions } from '../../testing.ts'

let server: TestServer
let token: string
let second: string
beforeAll(async () => {
  server = await startTestServer({ ACCESS_TOKEN_SECONDS: '8640000' })
  token = await newOperatorToken(server, 'finance')
  second = await newOperatorToken(server, 'finance')
  await openModules(server)
})
afterAll(() => server.close())
beforeEach(() => setWallet(server, defaultWalletSettings))
afterEach(() => expectSoundLedger(server))

const { approve, deny, take, paid, fail, detail, stateOf } = payoutActions(() => ({ server, token }))

describe('the queue', () => {
  it('shows the open ones by when they are due, overdue ones marked, and others by state and number', async () => {
    const [ana, bao] = [await newWithdrawer(server, '100.00'), await newWithdrawer(server, '100.00')]
    await server.context.db.execute(`update withdrawals set state = -1 where state in (1, 2)`)
    const early = await requested(server, ana, '20.00')
    await setWallet(server, { withdraw_arrive_hours: 1 })
    const urgent = await requested(server, bao, '20.00')
    const list = (filter: object) => server.succeed(calls.listWithdrawalQueue, filter, { token })
    const ids = async (filter: object) => (await list(filter)).list.map(({ id }) => id)
    expect(await ids({})).toEqual([urgent, early])
    await approve(early)
    await server.context.db.execute(`update withdrawals set due_ms = 1 where id = $1`, [urgent])
    expect(await list({})).toMatchObject({
      total: 2,
      waiting: { to_audit: 1, to_pay: 1, overdue: 1 },
      list: [
        { id: urgent, is_overdue: 1, member: { user_no: bao.userNo } },
        { id: early, is_overdue: 0 },
      ],
    })
    expect(await ids({ state: '1' })).toEqual([urgent])
    expect(await ids({ state: 2 })).toEqual([early])
    expect(await ids({ number: ana.userNo })).toEqual([early])
    expect(await ids({ number: (await detail(urgent)).order_no.toLowerCase() })).toEqual([urgent])
    expect(await ids({ type: 'usdt' })).toEqual([])
    expect(await ids({ state: 'all', number: bao.userNo })).toEqual([urgent])
    expect(await ids({ page: 2, limit: 1 })).toEqual([early])
    await deny(urgent)
    await deny(early)
    expect((await list({})).total).toBe(0)
  })

  it('shows what is known of the member and their account, and only the end of the account number', async () => {
    const card = newCard()
    const people = []
    for (let index = 0; index < 2; index++) {
      const payer = await newPayer(server, '100.00')
      const { data } = await addAccount(server, payer, bankForm({ card_no: card }))
      people.push({ ...payer, accountId: data.account.id })
    }
    const [ana, bao] = people as [Withdrawer, Withdrawer]
    const first = await requested(server, ana, '20.00')
    await approve(first)
    await take(first)
    await paid(first)
    await requested(server, bao, '20.00')
    const id = await requested(server, ana, '30.00')
    expect(await detail(id)).toMatchObject({
      facts: { is_certified: 0, is_name_same: 0, paid_total: 1, paid_sum: '20.00', same_payee_total: 1 },
      terms: { min_amount: '10.00', first_free: 1 },
      account: { card_no: `**** ${card.slice(-4)}` },
    })
    expect(JSON.stringify(await detail(id))).not.toContain(card)
    const picture = await newPicture(server, ana)
    const { data } = await addAccount(server, ana, bankForm({ type: 'wechat', qr_url: picture }))
    const next = await requested(server, { ...ana, accountId: data.account.id }, '10.00')
    await approve(next)
    expect((await detail(next)).qr_address).toBe('')
    expect((await take(next)).data.account.qr_url).toBe(picture)
    expect((await detail(next)).qr_address).toMatch(/X-Amz-Signature=/)
    const { withdrawal } = await server.succeed(calls.getQueuedWithdrawal, { id: next }, { token: second })
    expect(withdrawal.qr_address).toBe('')
  })

  it('R-23: is for those who may, and only finance acts', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const id = await requested(server, ana, '20.00')
    const auditor = await newOperatorToken(server, 'auditor')
    const support = await newOperatorToken(server, 'support')
    expect((await server.call(calls.listWithdrawalQueue, {}, { token: auditor })).code).toBe(200)
    expect((await server.call(calls.listWithdrawalQueue, {}, { token: support })).code).toBe(4001)
    for (const action of [approve, deny, take, paid, fail]) expect((await action(id, auditor)).code).toBe(4001)
    expect((await server.call(calls.listWithdrawalQueue, {}, { token: ana.token })).code).toBe(4005)
    expect(await stateOf(id)).toBe(1)
  })

  it('a broken proof of the ledger stops approvals and payments, not requests, refusals and what comes back', async () => {
    const ana = await newWithdrawer(server, '100.00')
    const [one, two, three] = [
      await requested(server, ana, '20.00'),
      await requested(server, ana, '20.00'),
      await requested(server, ana, '20.00'),
    ]
    await approve(two)
    await take(two)
    const prove = (isSound: boolean) =>
      server.context.db.execute(
        `insert into ledger_checks (checked_ms, is_sound, findings, solvency) values (0, $1, '[]', '[]')`,
        [isSound],
      )
    await prove(false)
    const refused = await server.call(calls.approveWithdrawal, { id: one }, { token, language: 'en' })
    expect(refused).toMatchObject({ code: 7031, data: { cause: 'ledger' } })
    expect(refused.msg).toContain('ledger')
    expect((await take(two)).code).toBe(7031)
    expect((await paid(two)).code).toBe(7031)
    expect((await deny(one)).code).toBe(200)
    expect((await fail(two)).code).toBe(200)
    expect((await cancel(server, ana, three)).code).toBe(200)
    const next = await requested(server, ana, '20.00')
    await prove(true)
    expect((await approve(next)).code).toBe(200)
  })
})
