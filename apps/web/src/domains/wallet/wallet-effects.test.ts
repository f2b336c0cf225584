import '../../testing/browser.ts'
import type { EventData, EventRow } from '@cliffhanger/contract/event.ts'
import {
  orderChanged,
  realNameChanged,
  rechargeChanged,
  walletChanged,
  withdrawChanged,
} from '@cliffhanger/contract/wallet/events.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../../platform/server/queries.ts'
import {
  closeDatabase,
  deleteDatabase,
  type LocalDatabase,
  openDatabase,
} from '../../platform/storage/local-database.ts'
import { hearEvent } from '../../testing/heard-events.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { storeWallets } from './wallet-store.ts'

vi.mock('../../ui/overlays/toast.tsx', () => ({ toast: vi.fn() }))

const me = 1
let database: LocalDatabase

beforeEach(async () => {
  vi.mocked(toast).mockClear()
  database = await openDatabase(me)
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(me)
})

const hear = <Row extends EventRow>(row: Row, data: EventData<Row>): Promise<void> => hearEvent(database, row, data)

const money = (balance: string, version: number): Wallet => ({
  coin_code: 'money',
  coin_name: 'USD',
  balance,
  frozen: '0.00',
  total_in: '0.00',
  total_out: '0.00',
  version,
  update_time: 0,
})
const balance = async (): Promise<string | undefined> => (await database.wallets.get('money'))?.balance

describe('S-109: a balance', () => {
  it('moves with an event, and asks again for what shows it', async () => {
    queryClient.setQueryData(callKey(overviewCalls.listBills, {}), { list: [] })
    await hear(walletChanged, { wallets: [money('7.50', 3)], bill: null })
    expect(await balance()).toBe('7.50')
    await vi.waitFor(() =>
      expect(queryClient.getQueryState(callKey(overviewCalls.listBills, {}))?.isInvalidated).toBe(true),
    )
  })

  it('is what the higher version says, in whatever order they come', async () => {
    await hear(walletChanged, { wallets: [money('7.50', 3)], bill: null })
    await hear(walletChanged, { wallets: [money('9.00', 2)], bill: null })
    expect(await balance()).toBe('7.50')
    await storeWallets(database, [money('1.00', 1)])
    expect(await balance()).toBe('7.50')
    await storeWallets(database, [money('2.00', 4)])
    expect(await balance()).toBe('2.00')
  })
})

describe('what happened to my money is told', () => {
  const said = () => vi.mocked(toast).mock.calls.map(([text]) => text)

  it('S-85: a recharge only when it is credited', async () => {
    const recharge = { id: 1, order_no: 'R1', reason: '' }
    await hear(rechargeChanged, { ...recharge, state: 2 })
    expect(said()).toEqual([])
    await hear(rechargeChanged, { ...recharge, state: 3 })
    expect(said()).toEqual(['wallet.recharged'])
  })

  it('S-87: a withdrawal when it is paid or denied', async () => {
    await hear(withdrawChanged, { id: 1, state: 2, reason: '' })
    await hear(withdrawChanged, { id: 1, state: 3, reason: '' })
    await hear(withdrawChanged, { id: 2, state: -1, reason: 'another name' })
    expect(said()).toEqual(['wallet.withdrawn', 'wallet.withdrawDenied'])
  })

  it('S-88: an order that ran out of time, not one I cancelled', async () => {
    const order = { order_no: 'O1', order_type: 'vip' as const, state: 2 as const }
    await hear(orderChanged, { ...order, cancel_reason: 'user' })
    await hear(orderChanged, { ...order, cancel_reason: 'timeout' })
    expect(said()).toEqual(['wallet.orderTimedOut'])
  })

  it('S-84: how my certification ended', async () => {
    await hear(realNameChanged, { status: 2, reason: '' })
    await hear(realNameChanged, { status: 3, reason: 'blurred' })
    expect(said()).toEqual(['payment.certified', 'payment.refused'])
  })
})
