import { formatMinor } from '@cliffhanger/rules/money.ts'
import { transactionHash, usdtFor, usdtScale } from '@cliffhanger/rules/wallet/usdt-payment.ts'
import type { ManualProvider } from './provider.ts'

export const usdtCurrency = 'USDT'

/** USDT to an address of the platform. An operator finds the transaction on the chain; its hash counts once. */
export const usdtTransfer: ManualProvider = {
  name: 'usdt',
  mode: 'manual',
  async instruct(_db, channel, amount) {
    const rate = BigInt(channel.usdt_rate ?? 0)
    if (!channel.usdt_is_open || channel.chain === null || rate === 0n) return undefined
    const payAmount = usdtFor(amount, rate)
    const collect = {
      kind: channel.kind,
      bank_name: '',
      account_name: '',
      account_no: '',
      qr_url: '',
      chain: channel.chain,
      address: channel.address ?? '',
      amount: formatMinor(payAmount, usdtScale),
      tip: '',
    }
    return { collect, payCurrency: usdtCurrency, payAmount }
  },
  readReference: (text, { chain }) => (chain === '' ? undefined : transactionHash(chain, text)),
}
