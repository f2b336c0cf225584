import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './infinite-scroll.module.css'

interface InfiniteScrollProps {
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** The last page failed: the row asks before it tries again. */
  readonly hasFailed?: boolean
  readonly onMore: () => void
}

/** The end of a list: asks for the next page 600 px before it comes into view. */
export const InfiniteScroll = ({ hasMore, isLoading, hasFailed, onMore }: InfiniteScrollProps) => {
  const t = useTexts()
  const row = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  const isWaiting = hasMore && !isLoading && hasFailed !== true
  useEffect(() => {
    if (!isWaiting || !row.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '600px' })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [isWaiting])
  return (
    <div ref={row} className={styles.row}>
      {isLoading && <Spinner size={20} />}
      {hasFailed && !isLoading && (
        <Button kind="text" size="small" onClick={onMore}>
          {t('shell.retry')}
        </Button>
      )}
      {!hasMore && t('shell.allShown')}
    </div>
  )
}
