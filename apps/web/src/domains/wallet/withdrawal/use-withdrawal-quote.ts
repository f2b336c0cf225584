import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { callQuery, queryClient } from '../../../platform/server/queries.ts'
import { useSettled } from '../../../ui/actions/use-settled.ts'

/** How long typing must pause before the server is asked. */
const settleMs = 400

const quoteOf = (amount: string, accountId: number) => ({
  ...callQuery(withdrawalCalls.checkOrCancelWithdrawal, { amount, account_id: accountId }),
  // It holds for this moment only: the next withdrawal changes what is left.
  staleTime: 0,
  gcTime: 0,
})

/** What holds right now, for what is about to be confirmed. */
export const requestQuote = (amount: string, accountId: number) => queryClient.fetchQuery(quoteOf(amount, accountId))

/** What the server says of a withdrawal before it is asked for: fee, tax, what arrives, what is left today, and why not.
 *  Undefined `amount` or account: nothing to ask. */
export const useWithdrawalQuote = (amount: string | undefined, accountId: number | undefined) => {
  const requested = useSettled(amount, settleMs)
  const isRequested = accountId !== undefined && requested !== undefined && requested === amount
  const query = useQuery({ ...quoteOf(requested ?? '0', accountId ?? 0), enabled: isRequested })
  return {
    quote: isRequested ? query.data : undefined,
    error: isRequested ? query.error : null,
    isAsking: amount !== undefined && accountId !== undefined && (!isRequested || query.isFetching),
    refetch: query.refetch,
  }
}
