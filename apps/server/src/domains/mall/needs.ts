import type { LedgerDomain } from '../ledger/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What the points mall needs of its neighbours. */
export interface MallNeeds {
  readonly ledger: Pick<LedgerDomain, 'postOnce' | 'notify' | 'balance' | 'lockPoints' | 'moveTogether'>
  readonly wallet: Pick<WalletDomain, 'coupons' | 'guardPayments'>
  readonly session: Pick<SessionDomain, 'platform'>
}
