import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import { useEffect, useState } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useTexts } from '../../../platform/texts.ts'
import { forgetGoods } from '../mall-answers.ts'

type Sale = Pick<PointGoods, 'point_price' | 'usual_price' | 'start_time' | 'end_time'>

const reload = (): void => void forgetGoods().catch(ignoreQuietly)

/** Seconds until the running sale of an article ends, by the server's clock; 0 while there is none. Once it ends, prices are asked for again. */
export const useSaleSeconds = ({ point_price, usual_price, end_time }: Sale): number => {
  const [nowMs, setNowMs] = useState(serverNowMs)
  const endMs = point_price === usual_price ? 0 : end_time * 1000
  const seconds = Math.max(0, Math.ceil((endMs - nowMs) / 1000))
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      setNowMs(serverNowMs())
      if (serverNowMs() >= endMs) reload()
    }, 1000)
    return () => clearInterval(timer)
  }, [isRunning, endMs])
  return seconds
}

/** When a sale begins that is announced, in ms; undefined without one. Once it begins, prices are asked for again. */
export const useSaleStart = ({ start_time }: Sale): number | undefined => {
  const [nowMs, setNowMs] = useState(serverNowMs)
  const startMs = start_time * 1000
  const waitMs = startMs - nowMs
  useEffect(() => {
    // Nobody looks at an article for a whole day; a timer could not wait for months.
    if (waitMs <= 0 || waitMs > dayMs) return
    const timer = setTimeout(() => {
      setNowMs(serverNowMs())
      reload()
    }, startMs - serverNowMs())
    return () => clearTimeout(timer)
  }, [waitMs, startMs])
  return waitMs > 0 ? startMs : undefined
}

/** How long a sale still runs: a clock on its last day, days before. */
export const useSaleWords = () => {
  const t = useTexts()
  return (seconds: number): string => {
    const days = Math.floor((seconds * 1000) / dayMs)
    return days > 0 ? t('goods.saleDays', { count: days }) : t('goods.endsIn', { time: formatClock(seconds) })
  }
}
