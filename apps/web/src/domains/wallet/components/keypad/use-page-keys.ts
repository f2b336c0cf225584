import { type RefObject, useEffect, useState } from 'react'
import { afterPress } from '../../../../ui/actions/after-press.ts'
import { useIsTouched } from './use-own-keys.ts'

/** A field of the form that the system's keyboard types in: not the amount, which has keys of its own. */
const isTyped = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.inputMode !== 'none'

/**
 * Whether a form has the page's own keys, and whether they are shown: on devices that are touched, but for the time another of its fields is typed
 * in, whose keyboard takes their place.
 */
export const usePageKeys = (form: RefObject<HTMLFormElement | null>) => {
  const isTouched = useIsTouched()
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const element = form.current
    if (!isTouched || !element) return
    const ending = new AbortController()
    const { signal } = ending
    element.addEventListener('focusin', ({ target }) => isTyped(target) && setIsAway(true), { signal })
    // Later than the press that left the field: the button under the finger stays where it is.
    element.addEventListener(
      'focusout',
      () => afterPress(() => setIsAway(isTyped(document.activeElement) && element.contains(document.activeElement))),
      { signal },
    )
    return () => ending.abort()
  }, [isTouched, form])
  return { isTouched, isOpen: isTouched && !isAway }
}
