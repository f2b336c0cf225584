import { type RefObject, useLayoutEffect } from 'react'

const stored = new Map<string, number>()

/** Keeps how far the page was scrolled under a name, and takes it up again when the page comes back. */
export const useScrollRestoration = (name: string, inside: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const scroller = inside.current?.closest('[data-scroller]')
    if (!scroller) return
    scroller.scrollTop = stored.get(name) ?? 0
    const save = () => void stored.set(name, scroller.scrollTop)
    scroller.addEventListener('scroll', save, { passive: true })
    return () => scroller.removeEventListener('scroll', save)
  }, [name, inside])
}
