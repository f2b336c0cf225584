import { type RefObject, useLayoutEffect, useRef } from 'react'

const stored = new Map<string, number>()

/** Keeps how far the page was scrolled under a name, and takes it up again when the page comes back. */
export const useScrollRestoration = (name: string, inside: RefObject<HTMLElement | null>): void => {
  const isNew = useRef(true)
  useLayoutEffect(() => {
    const scroller = inside.current?.closest('[data-scroller]')
    if (!scroller) return
    const top = stored.get(name) ?? 0
    // A new page begins at its top. To say so would have it laid out before it is there.
    if (top > 0 || !isNew.current) scroller.scrollTop = top
    isNew.current = false
    const save = () => void stored.set(name, scroller.scrollTop)
    scroller.addEventListener('scroll', save, { passive: true })
    return () => scroller.removeEventListener('scroll', save)
  }, [name, inside])
}
