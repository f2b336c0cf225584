import { useEffect, useState } from 'react'

/** Seconds left until a moment; counted from the clock, so a sleeping tab wakes with the right number. */
export const useCountdown = () => {
  const [endsAtMs, setEndsAtMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const seconds = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNowMs(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (forSeconds: number) => {
    setNowMs(Date.now())
    setEndsAtMs(Date.now() + forSeconds * 1000)
  }
  return { seconds, start }
}
