import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { callQuery } from '../../platform/server/queries.ts'
import { useCountdown } from '../../ui/actions/use-countdown.ts'
import { useSettled } from '../../ui/actions/use-settled.ts'

/** How long a quote holds, less what its way here may have taken. Counted from its arrival: this device's clock may be wrong. */
const holdsSeconds = 58
const settleMs = 400

/** What a conversion brings, asked of the server while one types; once a quote is over, the next is asked for. */
export const useQuote = (from: CoinCode, to: CoinCode, amount: string | undefined) => {
  const settled = useSettled(amount, settleMs)
  const isRequested = settled !== undefined && settled === amount
  const query = useQuery({
    ...callQuery(conversionCalls.quoteConversion, { from, to, amount: settled ?? '' }),
    enabled: isRequested,
    staleTime: 0,
    gcTime: 0,
  })
  const { dataUpdatedAt, refetch } = query
  const countdown = useCountdown()
  const start = useEffectEvent(countdown.start)
  const requestAgain = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (dataUpdatedAt === 0) return
    start(holdsSeconds)
    const over = setTimeout(requestAgain, holdsSeconds * 1000)
    return () => clearTimeout(over)
  }, [dataUpdatedAt])
  return {
    quote: isRequested ? query.data : undefined,
    error: isRequested ? query.error : null,
    seconds: countdown.seconds,
    isAsking: amount !== undefined && (!isRequested || query.isFetching),
    refetch,
  }
}
