import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { expect } from 'vitest'
import { configure, type Member } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { insertChannel, type NewChannel } from './queries/channels.ts'
import { insertAccount } from './queries/collect-accounts.ts'
import { insertPlan, type NewPlan } from './queries/plans.ts'
import { insertAgreed } from './queries/usdt-networks.ts'

/** The black hole of TRON: an address with a right checksum that nobody has the key of. */
export const blackHole = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

/** Opens everything R-24 lets operators close. */
export const openModules = (server: TestServer): Promise<void> =>
  configure(server, { modules: { withdraw: 1, usdt: 1, treasure: 1, crowdfunding: 0, commission: 0 } })

const channel: NewChannel = {
  name: 'Bank',
  names: {},
  icon_key: '',
  kind: 'bank',
  provider: 'manual',
  usdt_id: null,
  min_amount: '1000',
  max_amount: '5000000',
  quick_amounts: ['5000', '100'],
  fee_rate: '0',
  order_types: ['recharge'],
  sort: 0,
  is_open: true,
}

/** A channel with an account to pay to; answers its id. */
export async function newBank(server: TestServer, more: Partial<NewChannel> = {}): Promise<number> {
  const { db, clock } = server.context
  const id = await insertChannel(db, { ...channel, ...more }, clock())
  const account = {
    platform_id: id,
    bank_name: 'First Bank',
    account_name: 'Cliffhanger Ltd',
    account_no: '6222000011112222',
    qr_key: '',
    tip: 'Write the number of the order',
    is_open: true,
  }
  await insertAccount(db, account, clock())
  return id
}

/** A server where money is paid in by bank; its clock may go far ahead without signing anybody out. */
export async function startBankServer(): Promise<{ readonly server: TestServer; readonly bank: number }> {
  const server = await startTestServer({ ACCESS_TOKEN_SECONDS: '99999999' })
  await openModules(server)
  return { server, bank: await newBank(server) }
}

/** A channel that is paid online; its provider has to be set up. */
export const newOnline = (server: TestServer, more: Partial<NewChannel> = {}): Promise<number> =>
  insertChannel(
    server.context.db,
    { ...channel, name: 'Card', kind: 'online', provider: 'stripe', ...more },
    server.context.clock(),
  )

/** A USDT channel on TRON at 7.2 money per USDT. */
export async function newUsdt(server: TestServer): Promise<number> {
  const { db, clock } = server.context
  const agreed = {
    chain: 'TRC20',
    address: blackHole,
    rate: '720000000',
    minAmount: '1000',
    confirmations: 20,
  } as const
  const network = await insertAgreed(db, agreed, clock())
  return insertChannel(db, { ...channel, name: 'USDT', kind: 'usdt', provider: 'usdt', usdt_id: network.id }, clock())
}

export const newPlan = async (server: TestServer, more: Partial<NewPlan> = {}): Promise<number> =>
  (
    await insertPlan(
      server.context.db,
      {
        name: 'Starter',
        amount: '3000',
        coin_code: 'gold',
        receive_amount: '330',
        bonus_coin: 'gold',
        bonus_amount: '0',
        is_hot: true,
        sort: 0,
        is_open: true,
        ...more,
      },
      server.context.clock(),
    )
  ).id

interface Wanted {
  readonly platform_id: number
  readonly amount?: string
  readonly plan_id?: number
}

export const buy = (server: TestServer, who: Member, wanted: Wanted, key: string = randomUUID()) =>
  server.call(rechargeCalls.requestRecharge, wanted, { token: who.token, key })

/** Makes a recharge, which has to go well. */
export async function bought(server: TestServer, who: Member, wanted: Wanted) {
  const { code, data } = await buy(server, who, wanted)
  expect(code).toBe(200)
  return data
}

type Paying = Omit<CallRequest<typeof orderCalls.payOrder>, 'order_no'>

export const pay = (server: TestServer, who: Member, orderNo: string, more: Paying, key: string = randomUUID()) =>
  server.call(orderCalls.payOrder, { order_no: orderNo, ...more }, { token: who.token, key })

export const cancel = (server: TestServer, who: Member, orderNo: string) =>
  pay(server, who, orderNo, { action: 'cancel' })

export const orderOf = (server: TestServer, who: Member, orderNo: string) =>
  server.succeed(orderCalls.getOrder, { order_no: orderNo }, { token: who.token })

/** One round of what nobody asks for, such as orders whose time is over. */
export const tend = (server: TestServer): Promise<void> => server.domains.payments.tend(new AbortController().signal)

/** What a member has of money and of both kinds of gold. */
export async function purseOf({ domains, context }: TestServer, { userId }: Member) {
  const wallets = await domains.ledger.wallets(context.db, userId, 'en')
  const [money, gold] = [wallets[0], wallets[1]]
  return { money: money?.balance, bought: gold?.bought, granted: gold?.granted }
}
