import type { Coupons } from './coupons/coupons.ts'
import type { Ledger } from './ledger.ts'
import type { WalletNeeds } from './needs.ts'

/** What the calls of this domain share. */
export interface WalletParts extends WalletNeeds {
  readonly ledger: Ledger
  /** What orders do with coupons. */
  readonly coupons: Coupons
}
