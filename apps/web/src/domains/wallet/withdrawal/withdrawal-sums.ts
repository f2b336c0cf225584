import type { CallData } from '@cliffhanger/contract/call.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { formatMinor, parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { quoteWithdrawal } from '@cliffhanger/rules/wallet/withdrawal-quote.ts'

export type Terms = CallData<typeof withdrawalCalls.getWithdrawTerms>
export type Quote = CallData<typeof withdrawalCalls.checkOrCancelWithdrawal>

/** What an amount costs and what arrives of it. */
export type WithdrawalSums = Pick<Quote, 'fee' | 'tax' | 'arrive_amount'>

/** What the server will say of an amount, by the same rule (S-104): shown while it is asked, and where there is no account to ask it for. */
export const sumsOf = (amount: string, { config, is_first: isFirst }: Terms): WithdrawalSums | undefined => {
  const minor = parseMinor(amount, coinScale.money)
  if (minor === undefined) return undefined
  const rates = { fee: parseRate(config.fee_rate) ?? 0n, tax: parseRate(config.tax_rate) ?? 0n }
  const { fee, tax, arrive } = quoteWithdrawal(minor, rates, isFirst === 1)
  if (arrive <= 0n) return undefined
  const write = (sum: bigint): string => formatMinor(sum, coinScale.money)
  return { fee: write(fee), tax: write(tax), arrive_amount: write(arrive) }
}

export const isSome = (amount: string): boolean => /[1-9]/.test(amount)
