import { formatClock, formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { serverNowMs } from '../../platform/server/server-clock.ts'
import { useLanguage } from '../../platform/texts.ts'

const daySeconds = 86_400

/** Seconds until a moment (in seconds), by the server's clock; 0 once it is over, which `onOver` is told. */
export const useSecondsUntil = (moment: number, onOver: () => void): number => {
  const [nowMs, setNowMs] = useState(serverNowMs)
  const seconds = Math.max(0, Math.ceil(moment - nowMs / 1000))
  const isRunning = seconds > 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      setNowMs(serverNowMs())
      if (serverNowMs() >= moment * 1000) over()
    }, 1000)
    return () => clearInterval(timer)
  }, [isRunning, moment])
  return seconds
}

/** How long something still takes: a clock on its last day, days before. */
export const useWaitWords = () => {
  const language = useLanguage()
  return (seconds: number): string => (seconds >= daySeconds ? formatDuration(seconds, language) : formatClock(seconds))
}
