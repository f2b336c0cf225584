import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'

const hasAny = (wallets: readonly Wallet[], coin: Wallet['coin_code']): boolean =>
  wallets.some(({ coin_code, balance, frozen }) => coin_code === coin && /[1-9]/.test(balance + frozen))

/** Which ways of the wallet are open: where withdrawals are closed nothing can be paid in either, but what members have stays
 *  theirs to take out, and so does what lies in a treasure that takes nothing more. */
export const openEntries = (modules: PlatInfo['modules'], wallets: readonly Wallet[]) => ({
  recharge: modules.withdraw === 1,
  withdraw: modules.withdraw === 1 || hasAny(wallets, 'money'),
  treasure: modules.treasure === 1 || hasAny(wallets, 'treasure'),
})
