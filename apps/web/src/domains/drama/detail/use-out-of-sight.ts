import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element has left the screen, with what has to be given to it to know. */
export const useOutOfSight = (): readonly [boolean, RefCallback<HTMLElement>] => {
  const [isOut, setIsOut] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isOut, watch]
}
