/** What was asked for, or what a provider says was paid. `currency` in lower case; `amount` in its minor units. */
export interface PaymentFacts {
  readonly amount: bigint
  readonly currency: string
  readonly reference: string
}

/** Why a payment is not credited by itself: it is not what was asked for, or what it was for is closed. */
export type SuspenseCause = 'amount' | 'currency' | 'reference' | 'late' | 'twice'

/** Compares what came back with what was asked; undefined where all of it is the same. */
export function mismatchOf(requested: PaymentFacts, paid: PaymentFacts): SuspenseCause | undefined {
  if (requested.reference !== paid.reference) return 'reference'
  if (requested.currency !== paid.currency) return 'currency'
  return requested.amount === paid.amount ? undefined : 'amount'
}
