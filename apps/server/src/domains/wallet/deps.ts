import type { Coupons } from './coupons/coupons.ts'
import type { Ledger } from './ledger.ts'
import type { WalletNeeds } from './needs.ts'
import type { Sales } from './orders/sale.ts'

/** What the calls of this domain share. */
export interface WalletDeps {
  readonly domains: WalletNeeds
  /** What other domains sell. */
  readonly sales: Sales
  readonly ledger: Ledger
  /** What orders do with coupons. */
  readonly coupons: Coupons
}
