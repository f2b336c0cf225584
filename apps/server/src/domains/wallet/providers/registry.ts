import type { ProviderName } from '@cliffhanger/contract/wallet/payment-provider.ts'
import type { ServerContext } from '../../../context.ts'
import type { WalletNeeds } from '../needs.ts'
import { manualTransfer } from './manual-transfer.ts'
import type { ManualProvider, OnlineProvider, PaymentProvider } from './provider.ts'
import { openStripe } from './stripe.ts'
import { usdtTransfer } from './usdt-transfer.ts'

/** The providers of this process. One without its keys is not there, and its channels are not shown. */
export interface Providers {
  readonly manual: ManualProvider
  readonly usdt: ManualProvider
  readonly online: OnlineProvider | undefined
  find(name: ProviderName): PaymentProvider | undefined
}

export function openProviders(context: ServerContext, needs: Pick<WalletNeeds, 'platform'>): Providers {
  const manual = manualTransfer(context, needs)
  const online = openStripe(context.settings)
  return {
    manual,
    usdt: usdtTransfer,
    online,
    find: (name) => ({ manual, usdt: usdtTransfer, stripe: online })[name],
  }
}
