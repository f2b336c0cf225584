import { randomInt } from 'node:crypto'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../../context.ts'
import type { PaymentsNeeds } from '../needs.ts'
import { listOpenAccounts } from '../recharge/queries/collect-accounts.ts'
import type { ManualProvider } from './provider.ts'

const longestReference = 64

/** Transfers to an account of the platform at a bank, Alipay or WeChat. Payments spread over the accounts that are open. */
export const manualTransfer = (
  { storage }: Pick<ServerContext, 'storage'>,
  domains: Pick<PaymentsNeeds, 'session'>,
): ManualProvider => ({
  name: 'manual',
  mode: 'manual',
  async instruct(db, channel, amount) {
    const accounts = await listOpenAccounts(db, channel.id)
    const account = accounts.length > 0 ? accounts[randomInt(accounts.length)] : undefined
    if (!account) return undefined
    const collect = {
      kind: channel.kind,
      bank_name: account.bank_name,
      account_name: account.account_name,
      account_no: account.account_no,
      qr_url: account.qr_key === '' ? '' : storage.publicUrl(account.qr_key),
      chain: '' as const,
      address: '',
      amount: formatMinor(amount, coinScale.money),
      tip: account.tip,
    }
    return { collect, payCurrency: (await domains.session.platform()).money_name, payAmount: amount }
  },
  /** A bank's number of the payment helps to find it twice, but not every bank gives one. */
  readReference(text) {
    const plain = text.trim()
    return plain.length <= longestReference ? plain : undefined
  },
})
