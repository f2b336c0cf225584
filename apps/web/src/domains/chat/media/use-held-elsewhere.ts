import { useEffect, useEffectEvent } from 'react'

interface Held {
  readonly begin: () => void
  /** How far to a side and how far up the finger is by now. */
  readonly slide: (asidePx: number, upPx: number) => void
  /** The finger is gone; the browser may have taken it away. */
  readonly letGo: (isTaken: boolean) => void
}

/** Follows a finger that was laid on something else before this was drawn, wherever it goes, until what it holds is let go otherwise. */
export const useHeldElsewhere = (isHeld: boolean, isFollowed: boolean, held: Held): void => {
  const begin = useEffectEvent(held.begin)
  const slide = useEffectEvent(held.slide)
  const letGo = useEffectEvent(held.letGo)
  useEffect(() => {
    if (isHeld) begin()
  }, [isHeld])
  useEffect(() => {
    if (!isHeld || !isFollowed) return
    let from: { readonly x: number; readonly y: number } | undefined
    const ending = new AbortController()
    const { signal } = ending
    const follow = ({ clientX: x, clientY: y }: PointerEvent): void => {
      from ??= { x, y }
      slide(Math.abs(x - from.x), from.y - y)
    }
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => letGo(false), { signal })
    addEventListener('pointercancel', () => letGo(true), { signal })
    return () => ending.abort()
  }, [isHeld, isFollowed])
}
