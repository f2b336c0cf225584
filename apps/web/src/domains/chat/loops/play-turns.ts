import { type RefObject, useEffect, useState } from 'react'
import { isSparing } from '../../../platform/server/connection-kind.ts'
import { wantsStillness } from '../../../ui/motion.ts'

/** Films that play at the same time: each is a decoder of the device. */
export const playedAtOnce = 3

/** Who wants to play, those who have waited longest first. */
const places = new Map<object, (isPlaying: boolean) => void>()

const passTurns = (): void => {
  let turn = 0
  for (const hear of places.values()) hear(turn++ < playedAtOnce)
}

const leave = (place: object): void => {
  if (places.delete(place)) passTurns()
}

const take = (place: object, hear: (isPlaying: boolean) => void): void => {
  if (places.has(place)) return
  places.set(place, hear)
  passTurns()
}

/** Whether films may play by themselves on this device, now. */
export const mayPlayItself = (): boolean => !isSparing() && !wantsStillness()

/** So much of a film has to be in view. */
const leastPart = 0.5

/** Whether it is the turn of a film to play: it is in view, in a tab that is looked at, and few others play. */
export const usePlayTurn = (box: RefObject<HTMLElement | null>): boolean => {
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    const { current: element } = box
    if (!element) return
    const place = {}
    let isInView = false
    const decide = (): void => {
      if (isInView && document.visibilityState === 'visible' && mayPlayItself()) return take(place, setIsPlaying)
      leave(place)
      setIsPlaying(false)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInView = (entry?.intersectionRatio ?? 0) >= leastPart
        decide()
      },
      { threshold: leastPart },
    )
    observer.observe(element)
    document.addEventListener('visibilitychange', decide)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', decide)
      leave(place)
    }
  }, [box])
  return isPlaying
}
