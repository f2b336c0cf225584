import type { OnlineProviderName, ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { ServerContext } from '../../../context.ts'
import type { PaymentsNeeds } from '../needs.ts'
import { manualTransfer } from './manual-transfer.ts'
import { openMollie } from './mollie/mollie.ts'
import type { ManualProvider, OnlineProvider, PaymentProvider } from './provider.ts'
import { openStripe } from './stripe/stripe.ts'
import { usdtTransfer } from './usdt-transfer.ts'

/** The providers of this process by name. One without its keys is not there, and its channels are not shown. */
export type Providers = ReadonlyMap<ProviderName, PaymentProvider>

/** The adapters; each answers undefined without its keys. */
const adapters: Readonly<
  Record<OnlineProviderName, (settings: ServerContext['settings']) => OnlineProvider | undefined>
> = { stripe: openStripe, mollie: openMollie }

export function openProviders(context: ServerContext, domains: Pick<PaymentsNeeds, 'session'>): Providers {
  const online = Object.values(adapters).flatMap((open) => open(context.settings) ?? [])
  const all = [manualTransfer(context, domains), usdtTransfer, ...online]
  return new Map(all.map((provider) => [provider.name, provider]))
}

/** Undefined where it is not set up, or an operator confirms what it takes. */
export function findOnline(providers: Providers, name: string): OnlineProvider | undefined {
  const provider = [...providers.values()].find((each) => each.name === name)
  return provider?.mode === 'online' ? provider : undefined
}

export const listOnline = (providers: Providers): readonly OnlineProvider[] =>
  [...providers.values()].filter((provider) => provider.mode === 'online')

/** Undefined where it tells us itself. */
export function findManual(providers: Providers, name: ProviderName): ManualProvider | undefined {
  const provider = providers.get(name)
  return provider?.mode === 'manual' ? provider : undefined
}
