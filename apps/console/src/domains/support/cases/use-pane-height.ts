import { type RefObject, useEffect, useState } from 'react'

const least = 420
/** What the page leaves free below. */
const below = 8

/** The height from where the panes begin to the lower edge of the window: what stands above them comes and goes. */
export function usePaneHeight(panes: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(least)
  useEffect(() => {
    const measure = (): void => {
      const top = (panes.current?.getBoundingClientRect().top ?? 0) + window.scrollY
      setHeight(Math.max(least, window.innerHeight - top - below))
    }
    measure()
    const observer = new ResizeObserver(measure)
    const parent = panes.current?.parentElement
    if (parent) observer.observe(parent)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [panes])
  return height
}
