import { feeOf, type Minor, type Rate } from '../money.ts'

export interface WithdrawalQuote {
  readonly fee: Minor
  readonly tax: Minor
  /** What arrives; 0 or below where fee and tax eat everything, which nobody may ask for. */
  readonly arrive: Minor
}

/** S-104: fee and tax of an amount, each rounded up to one minor unit, none for the free first one; the rest arrives. */
export function quoteWithdrawal(amount: Minor, rates: { fee: Rate; tax: Rate }, isFree: boolean): WithdrawalQuote {
  const fee = isFree ? 0n : feeOf(amount, rates.fee)
  const tax = isFree ? 0n : feeOf(amount, rates.tax)
  return { fee, tax, arrive: amount - fee - tax }
}
