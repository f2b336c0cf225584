import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import type { WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { configure, type Member, newAddress } from '../../../testing/members.ts'
import type { TestServer } from '../../../testing/server.ts'
import { newPayer, payPassword } from '../../../testing/wallet.ts'
import { changeWalletSettings, readWalletSettings } from '../wallet-settings.ts'

export const modules = { withdraw: 1, usdt: 1, treasure: 1, crowdfunding: 1, commission: 1 } as const

/** Switches every module on, as the demonstration does. */
export const openModules = (server: TestServer, changes: Partial<Record<keyof typeof modules, 0 | 1>> = {}) =>
  configure(server, { modules: { ...modules, ...changes } })

/** Changes settings of the wallet as an operator would. */
export const setWallet = (server: TestServer, changes: Partial<WalletSettings>) =>
  server.context.db.transaction(async (tx) => changeWalletSettings(tx, changes, (await readWalletSettings(tx)).version))

let cards = 0
/** A bank card no other account of the test has. */
export function newCard(): string {
  cards++
  const start = `62220${String(cards).padStart(10, '0')}`
  const sum = [...start].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}

type AccountForm = CallRequest<typeof withdrawalCalls.addWithdrawAccount>

export const bankForm = (changes: Partial<AccountForm> = {}): AccountForm => ({
  type: 'bank',
  real_name: '张三',
  bank_id: 1,
  card_no: newCard(),
  pay_password: payPassword,
  ...changes,
})

export const addAccount = (server: TestServer, { token }: Pick<Member, 'token'>, form: AccountForm = bankForm()) =>
  server.call(withdrawalCalls.addWithdrawAccount, form, { token, address: newAddress() })

/** A member with money and an account to withdraw it to. */
export interface Withdrawer extends Member {
  readonly accountId: number
}

export async function newWithdrawer(server: TestServer, money: string): Promise<Withdrawer> {
  const member = await newPayer(server, money)
  const { data } = await addAccount(server, member)
  return { ...member, accountId: data.account.id }
}

type Requested = Partial<CallRequest<typeof withdrawalCalls.requestWithdrawal>>

export const request = (server: TestServer, who: Withdrawer, form: Requested = {}, key: string = randomUUID()) =>
  server.call(
    withdrawalCalls.requestWithdrawal,
    { amount: '20.00', account_id: who.accountId, pay_password: payPassword, ...form },
    { token: who.token, key, address: newAddress() },
  )

/** Asks and answers the withdrawal's id. */
export async function requested(server: TestServer, who: Withdrawer, amount: string): Promise<number> {
  const reply = await request(server, who, { amount })
  if (reply.code !== 200) throw new Error(`${reply.code} ${reply.msg}`)
  return reply.data.withdraw.id
}

/** Asks what a withdrawal would come to. */
export const check = (server: TestServer, who: Withdrawer, amount: string, form: Requested = {}, language = 'en') =>
  server.call(
    withdrawalCalls.checkOrCancelWithdrawal,
    { amount, account_id: who.accountId, ...form },
    { token: who.token, language },
  )

export const cancel = (server: TestServer, who: Pick<Member, 'token'>, id: number, key: string = randomUUID()) =>
  server.call(withdrawalCalls.checkOrCancelWithdrawal, { id }, { token: who.token, key })

export const getWithdrawal = (server: TestServer, who: Pick<Member, 'token'>, id: number) =>
  server.call(withdrawalCalls.getWithdrawal, { id }, { token: who.token })

/** What a member has, and what of it is frozen. */
export async function moneyOf(server: TestServer, { userId }: Pick<Member, 'userId'>) {
  const [money] = await server.domains.ledger.wallets(server.context.db, userId, 'en')
  return [money?.balance, money?.frozen]
}
