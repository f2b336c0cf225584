import { useEffect, useEffectEvent } from 'react'

interface Held {
  readonly begin: () => void
  /** How far up the finger is by now. */
  readonly slide: (upPx: number) => void
  /** The finger is gone; the browser may have taken it away. */
  readonly letGo: (isTaken: boolean) => void
}

/** Follows a finger that was laid on something else before this was drawn, wherever it goes. */
export const useHeldElsewhere = (isHeld: boolean, held: Held): void => {
  const begin = useEffectEvent(held.begin)
  const slide = useEffectEvent(held.slide)
  const letGo = useEffectEvent(held.letGo)
  useEffect(() => {
    if (!isHeld) return
    begin()
    let startY: number | undefined
    const ending = new AbortController()
    const { signal } = ending
    const follow = ({ clientY }: PointerEvent): void => {
      startY ??= clientY
      slide(startY - clientY)
    }
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => letGo(false), { signal })
    addEventListener('pointercancel', () => letGo(true), { signal })
    return () => ending.abort()
  }, [isHeld])
}
