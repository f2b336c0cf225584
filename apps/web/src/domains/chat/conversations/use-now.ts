import { useEffect, useState } from 'react'

/** The time in ms, drawn again every half minute. */
export const useNow = (): number => {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
