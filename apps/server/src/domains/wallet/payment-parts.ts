import type { ServerContext } from '../../context.ts'
import type { OrderKinds, QuotedKinds } from './orders/order-kind.ts'
import type { WalletParts } from './parts.ts'
import type { Providers } from './providers/registry.ts'

/** What recharges and providers share, in calls and in jobs. */
export interface PaymentParts extends WalletParts {
  readonly context: ServerContext
  readonly providers: Providers
}

/** What orders need besides: everything that can be ordered. */
export interface OrderParts extends PaymentParts {
  readonly kinds: OrderKinds
  /** These, and what is paid without an order. */
  readonly quoted: QuotedKinds
}
