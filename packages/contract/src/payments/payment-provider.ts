import * as z from 'zod/mini'

/** Who takes payments of which an operator confirms that they came: accounts of the platform, and its USDT addresses. */
export const manualProviders = ['manual', 'usdt'] as const

/** Who takes payments and tells us so. A new one is a row here; the compiler then names its adapter, and the database takes its routes by a migration. */
export const onlineProviders = ['stripe', 'mollie'] as const

export const manualProvider = z.literal(manualProviders)
export const onlineProvider = z.literal(onlineProviders)

export const providerNames = [...manualProviders, ...onlineProviders] as const
export const paymentProvider = z.literal(providerNames)

export type ProviderName = (typeof providerNames)[number]
export type ManualProviderName = (typeof manualProviders)[number]
export type OnlineProviderName = (typeof onlineProviders)[number]

/** The names online providers trade under, the same in every language. */
export const providerTitles: Readonly<Record<OnlineProviderName, string>> = { stripe: 'Stripe', mollie: 'Mollie' }

/** Something for each provider. */
export const byProvider = <Value>(valueOf: (name: ProviderName) => Value): Record<ProviderName, Value> => ({
  manual: valueOf('manual'),
  usdt: valueOf('usdt'),
  stripe: valueOf('stripe'),
  mollie: valueOf('mollie'),
})

export const isOnlineProvider = (name: string): name is OnlineProviderName => Object.hasOwn(providerTitles, name)
