import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { NextPreview } from '../player/finished/next-preview.tsx'
import styles from './home-hero.module.css'

/** Whoever looks at it for so long, and scrolls nowhere, sees it move. */
const restMs = 1200
/** How much of it has to be in sight. */
const leastPart = 0.75
/** It begins anew after so long: no more is fetched. */
const loopSeconds = 20

/** The first episode of what is featured, playing without sound in the place of its picture while somebody rests there; nothing where it is not free. */
export const HeroPreview = (props: Pick<ComponentProps<typeof NextPreview>, 'dramaId' | 'makeSlot'>) => {
  const place = useRef<HTMLSpanElement>(null)
  const isAtRest = useRest(place)
  return (
    <span ref={place} className={styles.moving}>
      {isAtRest && <NextPreview {...props} loopSeconds={loopSeconds} />}
    </span>
  )
}

function useRest(place: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setIsInSight] = useState(false)
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsInSight((entry?.intersectionRatio ?? 0) >= leastPart), {
      threshold: leastPart,
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  useEffect(() => {
    if (!isInSight) return
    const rest = () => setTimeout(() => setIsAtRest(true), restMs)
    let timer = rest()
    const wait = () => {
      clearTimeout(timer)
      timer = rest()
    }
    addEventListener('scroll', wait, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', wait, { capture: true })
      setIsAtRest(false)
    }
  }, [isInSight])
  return isAtRest
}
