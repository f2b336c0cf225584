import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const touch = () => matchMedia('(hover: none) and (pointer: coarse)')

const listen = (onChange: () => void): (() => void) => {
  const query = touch()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether fingers are what this device is used with. */
export const useIsTouched = (): boolean => useSyncExternalStore(listen, () => touch().matches)

/**
 * Whether a field has keys of the page's own instead of the system's: on devices that are touched. They come with the focus and stay until
 * another field takes it, so that what lies below them does not move under a finger that leaves the field.
 */
export const useOwnKeys = (place: RefObject<HTMLElement | null>) => {
  const isTouched = useIsTouched()
  const [isOpen, setIsOpen] = useState(false)
  const leave = useEffectEvent(({ target }: FocusEvent) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && !place.current?.contains(target)) setIsOpen(false)
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('focusin', leave)
    return () => document.removeEventListener('focusin', leave)
  }, [isOpen])
  return { isTouched, isOpen: isTouched && isOpen, open: () => setIsOpen(true) }
}
