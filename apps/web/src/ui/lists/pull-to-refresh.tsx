import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './pull-to-refresh.module.css'

interface PullToRefreshProps {
  readonly onRefresh: () => Promise<unknown>
  readonly children: ReactNode
}

/** Pixels of pull that refresh on release, and the share of the finger's way the page follows. */
const enoughPx = 56
const resistance = 0.45

/** Refreshes when the page is pulled down from its top. The scrolling element is the nearest `[data-scroller]`. */
export const PullToRefresh = ({ onRefresh, children }: PullToRefreshProps) => {
  const t = useTexts()
  const [pull, setPull] = useState(0)
  const [isRefreshing, setIsRefreshing] = useState(false)
  const startY = useRef<number | null>(null)

  const start = (event: TouchEvent) => {
    const scroller = event.currentTarget.closest('[data-scroller]')
    startY.current = (scroller?.scrollTop ?? 0) <= 0 ? (event.touches[0]?.clientY ?? null) : null
  }
  const move = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY
    if (startY.current === null || y === undefined || isRefreshing) return
    setPull(Math.max(0, (y - startY.current) * resistance))
  }
  const end = async () => {
    startY.current = null
    if (pull < enoughPx) return setPull(0)
    setIsRefreshing(true)
    setPull(enoughPx)
    try {
      await onRefresh()
    } finally {
      setIsRefreshing(false)
      setPull(0)
    }
  }
  const word = isRefreshing ? 'shell.refreshing' : pull >= enoughPx ? 'shell.releaseToRefresh' : 'shell.pullToRefresh'

  return (
    <div onTouchStart={start} onTouchMove={move} onTouchEnd={() => void end()} onTouchCancel={() => void end()}>
      <div className={styles.space} style={{ height: pull }} aria-live="polite">
        {pull > 0 && (
          <span className={styles.word}>
            {isRefreshing && <Spinner size={16} />}
            {t(word)}
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
