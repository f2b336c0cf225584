import { type RefObject, useLayoutEffect } from 'react'

const kept = new Map<string, number>()

/** Keeps how far the page was scrolled under a name, and takes it up again when the page comes back. */
export const useKeptScroll = (name: string, inside: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const scroller = inside.current?.closest('[data-scroller]')
    if (!scroller) return
    scroller.scrollTop = kept.get(name) ?? 0
    const keep = () => void kept.set(name, scroller.scrollTop)
    scroller.addEventListener('scroll', keep, { passive: true })
    return () => scroller.removeEventListener('scroll', keep)
  }, [name, inside])
}
