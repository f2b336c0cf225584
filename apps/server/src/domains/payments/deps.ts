import type { ServerContext } from '../../context.ts'
import type { Ledger } from '../ledger/index.ts'
import type { WalletDomain } from '../wallet/index.ts'
import type { PaymentsNeeds } from './needs.ts'
import type { OrderKinds, QuotedKinds } from './orders/order-kind.ts'
import type { Sales } from './orders/sale.ts'
import type { Providers } from './providers/registry.ts'

/** What recharges and providers share, in calls and in jobs. */
export interface PaymentDeps {
  readonly context: ServerContext
  readonly domains: PaymentsNeeds
  /** What other domains sell. */
  readonly sales: Sales
  readonly ledger: Ledger
  /** What orders do with coupons. */
  readonly coupons: WalletDomain['coupons']
  readonly providers: Providers
}

/** What orders need besides: everything that can be ordered. */
export interface OrderDeps extends PaymentDeps {
  readonly kinds: OrderKinds
  /** These, and what is paid without an order. */
  readonly quoted: QuotedKinds
}
