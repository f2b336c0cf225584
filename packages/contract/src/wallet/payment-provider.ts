import * as z from 'zod/mini'

/** Who takes payments: accounts of the platform, its USDT addresses, or a provider that tells us itself. */
export const paymentProvider = z.literal(['manual', 'usdt', 'stripe'])

export type ProviderName = z.output<typeof paymentProvider>
