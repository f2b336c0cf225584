import Stripe from 'stripe'

/** Its interface takes numbers. A recharge's limits keep amounts far below where they would lose a digit. */
export const units = (amount: bigint): number => {
  const number = Number(amount)
  if (!Number.isSafeInteger(number)) throw new Error(`${amount} is no amount for Stripe`)
  return number
}

export const idOf = (reference: string | { readonly id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '')

/** Whether Stripe looked at the request and said no; anything else may have happened or not. */
export const isDefinite = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError
