import type { ServerContext } from '../../context.ts'
import type { WalletDeps } from './deps.ts'
import type { OrderKinds, QuotedKinds } from './orders/order-kind.ts'
import type { Providers } from './providers/registry.ts'

/** What recharges and providers share, in calls and in jobs. */
export interface PaymentDeps extends WalletDeps {
  readonly context: ServerContext
  readonly providers: Providers
}

/** What orders need besides: everything that can be ordered. */
export interface OrderDeps extends PaymentDeps {
  readonly kinds: OrderKinds
  /** These, and what is paid without an order. */
  readonly quoted: QuotedKinds
}
