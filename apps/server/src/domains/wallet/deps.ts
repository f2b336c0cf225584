import type { Ledger } from '../ledger/index.ts'
import type { Coupons } from './coupons/coupons.ts'
import type { WalletNeeds } from './needs.ts'

/** What the calls of this domain share. */
export interface WalletDeps {
  readonly domains: WalletNeeds
  readonly ledger: Ledger
  /** What orders do with coupons. */
  readonly coupons: Coupons
}
