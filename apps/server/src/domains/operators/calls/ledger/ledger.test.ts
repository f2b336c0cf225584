import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { sessionOperatorCalls } from '@cliffhanger/contract/session/operator-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { codesOf, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../../testing/wallet.ts'
import { soon } from '../../../groups/testing.ts'
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

const ledgerOf = (user_id: number) =>
  server.succeed(ledgerOperatorCalls.getMemberLedger, { user_id }, { token: checker })

describe('looking into the ledger', () => {
  it('shows what a member has, what is held for which record, and both sides of every transfer', async () => {
    const ana = await newMember(server)
    await give(server, ana.userId, 'money', '50.00')
    const held = (bizNo: string, amount: bigint) =>
      moveValue(
        server,
        {
          kind: 'withdraw',
          moves: [{ route: 'withdraw.net', coin: 'money', amount, from: ana.userId, to: ana.userId }],
        },
        bizNo,
      )
    await held('W1', 1000n)
    const { transferId } = await held('W2', 500n)
    await moveValue(
      server,
      {
        kind: 'withdraw_back',
        moves: [{ route: 'withdraw_back.gross', coin: 'money', amount: 1000n, from: ana.userId, to: ana.userId }],
      },
      'W1',
    )
    const { holds, wallets, accounts } = await ledgerOf(ana.userId)
    expect(holds).toMatchObject([{ biz_no: 'W2', amount: '5.00' }])
    expect(wallets[0]).toMatchObject({ balance: '45.00', frozen: '5.00' })
    const cash = accounts.find(({ purpose }) => purpose === 'cash')
    const question = { account_id: cash?.id ?? 0, limit: 2 }
    const page = await server.succeed(ledgerOperatorCalls.listLedgerEntries, question, { token: checker })
    expect(page).toMatchObject({ total: 4, list: [{ amount: '10.00' }, { amount: '-5.00', balance_after: '35.00' }] })
    const last = await server.succeed(
      ledgerOperatorCalls.listLedgerEntries,
      { ...question, page: 2 },
      { token: checker },
    )
    expect(last.list).toMatchObject([{ amount: '-10.00' }, { amount: '50.00', kind: 'recharge' }])
    const { entries } = await server.succeed(
      ledgerOperatorCalls.getLedgerTransfer,
      { id: transferId },
      { token: checker },
    )
    expect(entries).toMatchObject([
      { purpose: 'cash', amount: '-5.00', owner: { user_id: ana.userId } },
      { purpose: 'held', amount: '5.00' },
    ])
    for (const id of [999_999, 888_888])
      expect((await server.call(ledgerOperatorCalls.getLedgerTransfer, { id }, { token: checker })).code).toBe(4002)
    expect(
      (await server.call(ledgerOperatorCalls.listLedgerEntries, { account_id: 999_999 }, { token: checker })).code,
    ).toBe(4002)
    expect(
      (await server.call(ledgerOperatorCalls.getMemberLedger, { user_id: 999_999 }, { token: checker })).code,
    ).toBe(4002)
  })

  it('shows the queue of a deferred account beside it, and credits nobody could be named for', async () => {
    const late = { route: 'recharge_late.manual', coin: 'money', amount: 250n, from: 0, to: 0 } as const
    const { transferId } = await moveValue(server, { kind: 'recharge_late', moves: [late] }, 'R-late')
    const { entries } = await server.succeed(
      ledgerOperatorCalls.getLedgerTransfer,
      { id: transferId },
      { token: checker },
    )
    expect(entries.map((entry) => [entry.amount, entry.owner])).toEqual([
      ['-2.50', null],
      ['2.50', null],
    ])
    const suspense = async () => (await server.succeed(ledgerOperatorCalls.listSuspense, {}, { token: checker })).list
    expect(await suspense()).toContainEqual(expect.objectContaining({ biz_no: 'R-late', amount: '2.50' }))
    const ana = await newMember(server)
    const found = { route: 'recharge_found.cash', coin: 'money', amount: 250n, from: 0, to: ana.userId } as const
    await moveValue(server, { kind: 'recharge_found', moves: [found] }, 'R-late')
    expect((await suspense()).map(({ biz_no }) => biz_no)).not.toContain('R-late')
  })

  it('looks at the whole when asked, and keeps what was found', async () => {
    await server.succeed(ledgerOperatorCalls.proveLedger, {}, { token: checker })
    const proofs = () => server.succeed(ledgerOperatorCalls.listLedgerProofs, {}, { token: checker })
    await vi.waitFor(async () => expect((await proofs()).total).toBeGreaterThan(0), soon)
    const [newest] = (await proofs()).list
    expect(newest).toMatchObject({ is_sound: 1 })
    expect(newest?.solvency.map(({ coin_code }) => coin_code)).toEqual(['money', 'gold', 'point'])
    expect(newest?.findings.every(({ wrong }) => wrong === 0)).toBe(true)
  })
})

describe('what operators set', () => {
  const change = (changes: object, version: number, token: string) =>
    server.call(ledgerOperatorCalls.changeWalletSettings, { version, changes, reason }, { token })

  it('counts at once; who read an older version is refused, and so is what nobody could keep to', async () => {
    const { version } = await server.succeed(ledgerOperatorCalls.getWalletSettings, {}, { token: checker })
    const replies = await Promise.all([
      change({ withdraw_min: '20.00' }, version, owner),
      change({ withdraw_min: '30.00' }, version, owner),
    ])
    expect(codesOf(replies)).toEqual([200, 4003])
    const { settings } = await server.succeed(ledgerOperatorCalls.getWalletSettings, {}, { token: checker })
    expect(settings).toEqual(replies.find(({ code }) => code === 200)?.data.settings)
    const wrong = await change({ withdraw_max: '1.00' }, version + 1, owner)
    expect(wrong).toMatchObject({ code: 4000, data: { field: 'withdraw_max' } })
    expect(await actionsUpon(server, 'wallet', owner)).toMatchObject([
      { action: 'wallet.settings', reason, before: { withdraw_min: '10.00' } },
    ])
  })

  it('R-23: limits that two must agree by are not changed by one of the two', async () => {
    expect((await change({ four_eyes_amount: '1000000.00' }, 1, maker)).code).toBe(4001)
  })

  it('R-24: a regulated module is switched with a reason, which the log keeps', async () => {
    const { version, settings } = await server.succeed(sessionOperatorCalls.getPlatformSettings, {}, { token: owner })
    const changes = { modules: { ...settings.modules, treasure: 1 } } as const
    const without = { version, changes, reason: '' }
    expect((await server.call(sessionOperatorCalls.changePlatformSettings, without, { token: owner })).code).toBe(4000)
    await server.succeed(sessionOperatorCalls.changePlatformSettings, { version, changes, reason }, { token: owner })
    expect(await actionsUpon(server, 'platform', owner)).toMatchObject([
      { reason, before: { modules: { treasure: 0 } }, after: { modules: { treasure: 1 } } },
    ])
  })
})
