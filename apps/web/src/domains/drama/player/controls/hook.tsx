import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import styles from './hook.module.css'

/** One line of what the drama tells; where there is more of it, a word says so, and a tap shows all of it. */
export const Hook = ({ text }: { readonly text: string }) => {
  const t = useTexts()
  const [isWhole, setIsWhole] = useState(false)
  const story = useRef<HTMLSpanElement>(null)
  const isCut = useIsCut(story, !isWhole)
  if (text === '') return null
  return (
    <button
      type="button"
      className={styles.hook}
      data-whole={isWhole}
      data-own-drag={isWhole || undefined}
      aria-expanded={isWhole}
      title={t('drama.showMore')}
      onClick={() => setIsWhole(!isWhole)}
    >
      <span ref={story} className={styles.story}>
        {text}
      </span>
      {isCut && !isWhole && (
        <span className={styles.more} aria-hidden="true">
          {t('drama.moreOfStory')}
        </span>
      )}
    </button>
  )
}

/** Whether less of it is seen, while it is folded, than there is. */
const useIsCut = (place: RefObject<HTMLElement | null>, isFolded: boolean): boolean => {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const words = place.current
    if (!words || !isFolded) return
    const measure = () => setIsCut(words.scrollHeight > words.clientHeight + 1)
    const sizes = new ResizeObserver(measure)
    sizes.observe(words)
    return () => sizes.disconnect()
  }, [place, isFolded])
  return isCut
}
